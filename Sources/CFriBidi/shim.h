#include <fribidi.h>

// Swift takes a global that is not constant for shared state.
static inline const char *thumbindex_fribidi_version(void) {
    return fribidi_version_info;
}
