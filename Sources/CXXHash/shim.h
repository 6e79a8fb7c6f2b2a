#include <xxhash.h>
// Chooses among versions of the loop for this processor, where the library has them.
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif

// Swift does not see macros that name other functions.
static inline XXH128_hash_t thumbindex_xxh3_128(const void *bytes, size_t count) { return XXH3_128bits(bytes, count); }

static inline void thumbindex_xxh3_update(XXH3_state_t *state, const void *bytes, size_t count) {
    XXH3_128bits_update(state, bytes, count);
}
