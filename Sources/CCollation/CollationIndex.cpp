#include "CCollation.h"

#include <algorithm>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include <unicode/alphaindex.h>
#include <unicode/tblcoll.h>
#include <unicode/ucol.h>
#include <unicode/uniset.h>
#include <unicode/usetiter.h>
#include <unicode/ustring.h>

using icu::AlphabeticIndex;
using icu::Collator;
using icu::Locale;
using icu::UnicodeSet;
using icu::UnicodeString;

namespace {

/// Names up to this many UTF-16 units are converted on the stack.
constexpr size_t shortName = 256;

/// What begins the strings by which CLDR marks the first character of a group of Han characters, and of a script.
constexpr char16_t groupMark = 0xFDD0;
constexpr char16_t scriptMark = 0xFDD1;

struct Boundary {
    std::string key;
    int32_t bucket;
};

/// The bytes of a sort key without its final zero.
std::string sortKey(const Collator &collator, const UnicodeString &text) {
    std::string key(64, '\0');
    const auto write = [&] {
        return collator.getSortKey(text, reinterpret_cast<uint8_t *>(&key[0]), static_cast<int32_t>(key.size()));
    };
    const auto length = static_cast<size_t>(write());
    if (length > key.size()) {
        key.resize(length);
        write();
    }
    key.resize(length > 0 ? length - 1 : 0);
    return key;
}

/// The strings of a collation that begin with a mark: the lower boundaries which its index may use.
///
/// ICU's own index asks for them in this way. The public call gathers every contraction, in quadratic time.
std::vector<UnicodeString> markedStrings(const Collator &collator, UErrorCode &status) {
    std::vector<UnicodeString> marked;
    const auto *rules = dynamic_cast<const icu::RuleBasedCollator *>(&collator);
    if (rules == nullptr) return marked;
    for (const char16_t mark : {groupMark, scriptMark}) {
        UnicodeSet strings;
        rules->internalAddContractions(mark, strings, status);
        for (icu::UnicodeSetIterator each(strings); U_SUCCESS(status) && each.next();) {
            if (each.isString()) marked.push_back(each.getString());
        }
    }
    return marked;
}

/// Whether a group of Han characters is named by a Latin or a Bopomofo letter, and so by a sound.
bool namesSound(const UnicodeString &marked) {
    const char16_t name = marked.charAt(1);
    return marked.charAt(0) == groupMark && (name == u'A' || name == u'\u3105');
}

}  // namespace

struct CollationIndex {
    std::unique_ptr<AlphabeticIndex::ImmutableIndex> buckets;
    std::unique_ptr<Collator> collator;
    std::vector<std::string> labels;
    std::vector<Boundary> boundaries;
    bool isPhonetic = false;

    void readLabels() {
        for (int32_t bucket = 0; bucket < buckets->getBucketCount(); bucket++) {
            labels.emplace_back();
            buckets->getBucket(bucket)->getLabel().toUTF8String(labels.back());
        }
    }

    /// The bucket is constant between one boundary and the next, so a search among them replaces ICU's by name.
    void readBoundaries(UErrorCode &status) {
        std::unique_ptr<Collator> primary(collator->clone());
        primary->setStrength(Collator::PRIMARY);
        std::vector<UnicodeString> starts = markedStrings(*collator, status);
        isPhonetic = std::any_of(starts.begin(), starts.end(), namesSound);
        for (const std::string &label : labels) starts.push_back(UnicodeString::fromUTF8(label));
        for (const UnicodeString &start : starts) {
            boundaries.push_back({sortKey(*primary, start), buckets->getBucketIndex(start, status)});
        }
        std::sort(boundaries.begin(), boundaries.end(),
                  [](const Boundary &left, const Boundary &right) { return left.key < right.key; });
        auto sameBucket = [](const Boundary &left, const Boundary &right) { return left.bucket == right.bucket; };
        boundaries.erase(std::unique(boundaries.begin(), boundaries.end(), sameBucket), boundaries.end());
    }
};

namespace {

std::unique_ptr<CollationIndex> makeIndex(const char *locale, const char *const *labelLocales,
                                          int32_t labelLocaleCount, bool numeric, UErrorCode &status) {
    AlphabeticIndex builder(Locale(locale), status);
    for (int32_t i = 0; i < labelLocaleCount && U_SUCCESS(status); i++) {
        builder.addLabels(Locale(labelLocales[i]), status);
    }
    if (U_FAILURE(status)) return nullptr;
    auto index = std::make_unique<CollationIndex>();
    index->buckets.reset(builder.buildImmutableIndex(status));
    index->collator.reset(builder.getCollator().clone());
    if (U_FAILURE(status)) return nullptr;
    if (numeric) index->collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
    index->readLabels();
    index->readBoundaries(status);
    return index;
}

}  // namespace

CollationIndex *collationIndexCreate(const char *locale, const char *const *labelLocales,
                                     int32_t labelLocaleCount, bool numeric, const char **failure) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<CollationIndex> index;
    try {
        index = makeIndex(locale, labelLocales, labelLocaleCount, numeric, status);
    } catch (const std::bad_alloc &) {
        status = U_MEMORY_ALLOCATION_ERROR;
    }
    *failure = U_FAILURE(status) ? u_errorName(status) : nullptr;
    return U_FAILURE(status) ? nullptr : index.release();
}

void collationIndexDestroy(CollationIndex *index) { delete index; }

bool collationIndexIsPhonetic(const CollationIndex *index) { return index->isPhonetic; }

int32_t collationIndexBucketCount(const CollationIndex *index) {
    return static_cast<int32_t>(index->labels.size());
}

bool collationIndexBucketIsLabelled(const CollationIndex *index, int32_t bucket) {
    return index->buckets->getBucket(bucket)->getLabelType() == U_ALPHAINDEX_NORMAL;
}

const char *collationIndexBucketLabel(const CollationIndex *index, int32_t bucket) {
    return index->labels[static_cast<size_t>(bucket)].c_str();
}

int32_t collationIndexBucket(const CollationIndex *index, const char *name, size_t length) {
    UErrorCode status = U_ZERO_ERROR;
    const auto text = UnicodeString::fromUTF8({name, static_cast<int32_t>(length)});
    const int32_t bucket = index->buckets->getBucketIndex(text, status);
    return U_SUCCESS(status) ? bucket : 0;
}

int64_t collationIndexSortKey(const CollationIndex *index, const char *name, size_t length, uint8_t *buffer,
                              size_t capacity) {
    // A UTF-16 text never has more units than the same in UTF-8 has bytes.
    char16_t onStack[shortName];
    std::unique_ptr<char16_t[]> onHeap;
    if (length > shortName) onHeap.reset(new (std::nothrow) char16_t[length]);
    char16_t *text = length > shortName ? onHeap.get() : onStack;
    if (text == nullptr) return -1;
    int32_t units = 0;
    UErrorCode status = U_ZERO_ERROR;
    const auto bytes = static_cast<int32_t>(length);
    u_strFromUTF8WithSub(text, std::max<int32_t>(bytes, shortName), &units, name, bytes, 0xFFFD, nullptr, &status);
    if (U_FAILURE(status)) return -1;
    const auto room = static_cast<int32_t>(std::min<size_t>(capacity, INT32_MAX));
    return static_cast<int64_t>(index->collator->getSortKey(text, units, buffer, room)) - 1;
}

int32_t collationIndexBoundaryCount(const CollationIndex *index) {
    return static_cast<int32_t>(index->boundaries.size());
}

CollationBoundary collationIndexBoundary(const CollationIndex *index, int32_t boundary) {
    const Boundary &found = index->boundaries[static_cast<size_t>(boundary)];
    return {reinterpret_cast<const uint8_t *>(found.key.data()), found.key.size(), found.bucket};
}
