#include <lcms2.h>

// Format descriptions are computed by macros, which Swift does not import.
// Four bytes a pixel in and out; grey is taken from the first of them, a fourth that is no ink passes unchanged.
static inline cmsUInt32Number thumbindex_format_rgba(void) { return TYPE_RGBA_8; }
static inline cmsUInt32Number thumbindex_format_cmyk_as_light(void) { return TYPE_CMYK_8_REV; }
static inline cmsUInt32Number thumbindex_format_gray_in_rgba(void) {
    return COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
}
