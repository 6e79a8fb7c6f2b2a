#include "CCollation.h"

#include <cstring>
#include <memory>

#include <unicode/locid.h>
#include <unicode/ucol.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uvernum.h>

using icu::Locale;

int32_t collationLocaleCount(void) { return uloc_countAvailable(); }

const char *collationLocale(int32_t position) { return uloc_getAvailable(position); }

int32_t collationCanonicalLocale(const char *identifier, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    Locale locale = Locale::forLanguageTag(identifier, status);
    if (U_FAILURE(status) || locale.isBogus()) locale = Locale::createCanonical(identifier);
    status = U_ZERO_ERROR;
    locale.canonicalize(status);
    const size_t length = std::strlen(locale.getName());
    if (U_FAILURE(status) || locale.isBogus() || length >= static_cast<size_t>(capacity)) return -1;
    std::memcpy(buffer, locale.getName(), length + 1);
    return static_cast<int32_t>(length);
}

int32_t collationTypes(const char *locale, char *buffer, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UEnumeration, decltype(&uenum_close)> types(
        ucol_getKeywordValuesForLocale("collation", locale, false, &status), &uenum_close);
    int32_t total = 0, length = 0;
    while (const char *type = uenum_next(types.get(), &length, &status)) {
        if (total + length + 1 >= capacity) return -1;
        if (total > 0) buffer[total++] = ' ';
        std::memcpy(buffer + total, type, static_cast<size_t>(length));
        total += length;
    }
    if (U_FAILURE(status) || capacity < 1) return -1;
    buffer[total] = '\0';
    return total;
}

const char *collationLibraryVersion(void) { return U_ICU_VERSION; }

const char *collationScriptName(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    const char *name = uscript_getName(uscript_getScript(static_cast<UChar32>(scalar), &status));
    return U_SUCCESS(status) && name != nullptr ? name : "Unknown";
}
