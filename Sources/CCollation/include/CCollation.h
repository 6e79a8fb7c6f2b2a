// The alphabetic index of ICU with a plain C face.
//
// ICU offers it in C++ only, and the names of ICU's C functions carry its version, so that Swift can
// call neither. All texts are UTF-8 with a length; none needs to end in a zero.

#ifndef CCOLLATION_H
#define CCOLLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A locale's collator and the buckets of its alphabetic index; immutable, so that threads may share it.
typedef struct CollationIndex CollationIndex;

/// Builds the index of a locale, with the labels of further locales added to its own.
///
/// @param locale an ICU locale identifier
/// @param labelLocales as many ICU locale identifiers as `labelLocaleCount`
/// @param numeric whether runs of digits compare by their value; false leaves it to the locale
/// @param failure receives the name of ICU's error, valid for ever, or null
/// @return null where ICU fails
CollationIndex *collationIndexCreate(const char *locale, const char *const *labelLocales,
                                     int32_t labelLocaleCount, bool numeric, const char **failure);

void collationIndexDestroy(CollationIndex *index);

/// Whether Han characters stand in the order of their Mandarin readings: `pinyin` and `zhuyin` collations.
bool collationIndexIsPhonetic(const CollationIndex *index);

int32_t collationIndexBucketCount(const CollationIndex *index);

/// Whether a bucket stands for letters of its own; underflow, inflow and overflow buckets do not.
bool collationIndexBucketIsLabelled(const CollationIndex *index, int32_t bucket);

/// A bucket's label, zero-terminated; lives as long as the index.
const char *collationIndexBucketLabel(const CollationIndex *index, int32_t bucket);

/// The bucket of a name, by ICU's own search.
int32_t collationIndexBucket(const CollationIndex *index, const char *name, size_t length);

/// Writes the sort key of a name without its final zero and returns its length.
///
/// Where the length exceeds the capacity, what is in the buffer is of no use. Returns -1 without memory.
int64_t collationIndexSortKey(const CollationIndex *index, const char *name, size_t length,
                              uint8_t *buffer, size_t capacity);

/// The number of places in the order of sort keys at which the bucket may change.
int32_t collationIndexBoundaryCount(const CollationIndex *index);

/// A boundary: every sort key not less than `key`, and less than the next boundary's, is in `bucket`.
///
/// The key lives as long as the index. Keys less than the first boundary's are in bucket 0.
typedef struct {
    const uint8_t *key;
    size_t length;
    int32_t bucket;
} CollationBoundary;

/// Boundaries stand in the order of their keys.
CollationBoundary collationIndexBoundary(const CollationIndex *index, int32_t boundary);

/// The number of locales that ICU has data for.
int32_t collationLocaleCount(void);

/// The identifier of such a locale, as `zh_Hant_TW`; valid for ever.
const char *collationLocale(int32_t position);

/// Writes the names of the collations that a locale can choose among, separated by spaces, zero-terminated.
///
/// Returns the length without the zero, -1 where ICU fails or the capacity is too small.
int32_t collationTypes(const char *locale, char *buffer, int32_t capacity);

/// Turns a BCP 47 tag or an ICU identifier into an ICU identifier, zero-terminated.
///
/// Returns the length without the zero, -1 for what is neither and for what does not fit.
int32_t collationCanonicalLocale(const char *identifier, char *buffer, int32_t capacity);

/// The name of the script that a Unicode scalar belongs to, as `Cyrillic`; valid for ever.
const char *collationScriptName(uint32_t scalar);

/// The version of ICU, as `72.1`; valid for ever.
const char *collationLibraryVersion(void);

#ifdef __cplusplus
}
#endif

#endif
