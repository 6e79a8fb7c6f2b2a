// What a careful C++ programmer would write against ICU directly: reads names, one a line, and sorts them into
// the sections of a locale's alphabetic index, with sort keys computed once. The measure of the Swift module.
//
// plain FILE LOCALE prints the milliseconds of processor time and the peak of memory in megabytes.

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <unicode/alphaindex.h>
#include <unicode/tblcoll.h>
#include <unicode/ucol.h>
#include <unicode/uset.h>

using namespace icu;

struct Name {
    uint64_t prefix;  // the first eight bytes of the sort key
    uint32_t key, keyLength;
    uint32_t start, length;
};

static std::string readFile(const char *path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    std::string text(static_cast<size_t>(file.tellg()), '\0');
    file.seekg(0);
    file.read(&text[0], static_cast<std::streamsize>(text.size()));
    return text;
}

static uint64_t prefixOf(const uint8_t *key, uint32_t length) {
    uint64_t prefix = 0;
    for (uint32_t i = 0; i < 8; i++) prefix = prefix << 8 | (i < length ? key[i] : 0);
    return prefix;
}

// The strings that a collation marks as the beginnings of scripts and of groups of Han characters.
static std::vector<UnicodeString> boundaryStrings(const RuleBasedCollator &collator, UErrorCode &status) {
    std::vector<UnicodeString> found;
    USet *set = uset_openEmpty();
    ucol_getContractionsAndExpansions(collator.toUCollator(), set, nullptr, false, &status);
    for (int32_t i = 0; i < uset_getItemCount(set); i++) {
        char16_t text[64];
        UChar32 first, last;
        const int32_t length = uset_getItem(set, i, &first, &last, text, 64, &status);
        if (length > 1 && (text[0] == 0xFDD0 || text[0] == 0xFDD1)) found.emplace_back(text, length);
    }
    uset_close(set);
    return found;
}

int main(int argc, char **argv) {
    if (argc < 3) return 64;
    UErrorCode status = U_ZERO_ERROR;
    AlphabeticIndex builder(Locale(argv[2]), status);
    std::unique_ptr<AlphabeticIndex::ImmutableIndex> index(builder.buildImmutableIndex(status));
    const RuleBasedCollator &collator = builder.getCollator();

    const std::string text = readFile(argv[1]);
    std::vector<Name> names;
    std::vector<uint8_t> keys;
    for (size_t start = 0; start < text.size();) {
        const void *found = std::memchr(text.data() + start, '\n', text.size() - start);
        const size_t end = found ? static_cast<size_t>(static_cast<const char *>(found) - text.data()) : text.size();
        const auto length = static_cast<int32_t>(end - start);
        const UnicodeString name = UnicodeString::fromUTF8({text.data() + start, length});
        const auto key = static_cast<uint32_t>(keys.size());
        keys.resize(key + static_cast<size_t>(length) * 4 + 64);
        const auto room = static_cast<int32_t>(keys.size() - key);
        const auto keyLength = static_cast<uint32_t>(collator.getSortKey(name, keys.data() + key, room));
        keys.resize(key + keyLength);
        names.push_back({prefixOf(keys.data() + key, keyLength), key, keyLength, static_cast<uint32_t>(start),
                         static_cast<uint32_t>(length)});
        start = end + 1;
    }
    std::sort(names.begin(), names.end(), [&](const Name &left, const Name &right) {
        if (left.prefix != right.prefix) return left.prefix < right.prefix;
        const int order = std::memcmp(keys.data() + left.key, keys.data() + right.key,
                                      std::min(left.keyLength, right.keyLength));
        if (order != 0) return order < 0;
        return left.keyLength != right.keyLength ? left.keyLength < right.keyLength : left.start < right.start;
    });

    std::unique_ptr<RuleBasedCollator> primary(collator.clone());
    primary->setStrength(Collator::PRIMARY);
    std::vector<std::pair<std::string, int32_t>> boundaries{{"", 0}};
    std::vector<UnicodeString> starts = boundaryStrings(collator, status);
    for (int32_t i = 0; i < index->getBucketCount(); i++) starts.push_back(index->getBucket(i)->getLabel());
    for (const UnicodeString &start : starts) {
        uint8_t key[256];
        const int32_t length = primary->getSortKey(start, key, sizeof key);
        boundaries.emplace_back(std::string(reinterpret_cast<char *>(key), static_cast<size_t>(length - 1)),
                                index->getBucketIndex(start, status));
    }
    std::sort(boundaries.begin(), boundaries.end());
    std::vector<std::vector<uint32_t>> sections(static_cast<size_t>(index->getBucketCount()));
    size_t from = 0;
    for (size_t i = 0; i < boundaries.size(); i++) {
        size_t to = names.size();
        if (i + 1 < boundaries.size()) {
            const std::string &next = boundaries[i + 1].first;
            const auto found = std::lower_bound(
                names.begin() + static_cast<ptrdiff_t>(from), names.end(), next,
                [&](const Name &name, const std::string &bound) {
                    const size_t common = std::min<size_t>(name.keyLength, bound.size());
                    const int order = std::memcmp(keys.data() + name.key, bound.data(), common);
                    return order != 0 ? order < 0 : name.keyLength < bound.size();
                });
            to = static_cast<size_t>(found - names.begin());
        }
        for (; from < to; from++) sections[static_cast<size_t>(boundaries[i].second)].push_back(names[from].start);
    }

    size_t count = 0;
    for (const auto &section : sections) count += section.size();
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    const double milliseconds = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
                                (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
    std::printf("{\"names\": %zu, \"milliseconds\": %.1f, \"megabytes\": %.1f}\n", count, milliseconds,
                static_cast<double>(usage.ru_maxrss) / 1024);
    return U_SUCCESS(status) ? 0 : 1;
}
