#include "CPixels.h"

#include <string.h>

#include "loops.h"

static inline uint32_t swapped(uint32_t pixel) {
    return (pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
}

// Stores pixels as if they let nothing show through, which the facts tell; returns how many differ from the one on their
// left.
static inline __attribute__((always_inline)) uint32_t store_row(
    const uint32_t *pixels, size_t count, uint32_t *straight, int mayBeGray, thumbindex_pixel_facts *facts) {
    if (count == 0) return 0;
    uint32_t common = pixels[0], spread = pixels[0] ^ pixels[0] >> 8, repeats = 0;
    straight[0] = swapped(pixels[0]);
    for (size_t i = 1; i < count; i++) {
        uint32_t pixel = pixels[i];
        common &= pixel;
        if (mayBeGray) spread |= pixel ^ pixel >> 8;
        repeats += pixel == pixels[i - 1];
        straight[i] = swapped(pixel);
    }
    facts->common &= common;
    facts->spread |= spread & 0xFFFF;
    return count - 1 - repeats;
}

WIDE static uint32_t store_first_colors(
    const uint32_t *pixels, size_t count, uint32_t *straight, thumbindex_pixel_facts *facts) {
    return store_row(pixels, count, straight, 1, facts);
}

// Where red, green and blue have differed before, nobody need look whether they do.
WIDE static uint32_t store_more_colors(
    const uint32_t *pixels, size_t count, uint32_t *straight, thumbindex_pixel_facts *facts) {
    return store_row(pixels, count, straight, 0, facts);
}

// Dividend and divisor are whole numbers below 2^16: the error of a float quotient is less than its distance to the
// next whole number, unless it is one.
static inline uint32_t divided(uint32_t component, int32_t alpha) {
    int32_t divisor = alpha ? alpha : 1;
    int32_t quotient = (int32_t)((float)((int32_t)component * 255 + divisor / 2) / (float)divisor);
    return quotient < 255 ? quotient : 255;
}

// Most pixels of a picture that lets something show through let nothing, and are stored already: only blocks of pixels
// are divided in which one does, and of these none that is equal to the block above it, if there is a row above.
WIDE static void store_divided(
    const uint32_t *pixels, size_t count, const uint32_t *above, size_t stride, uint32_t *straight) {
    enum { block = 64 };
    for (size_t start = 0; start < count; start += block) {
        const size_t end = count - start < block ? count : start + block;
        uint32_t common = 0xFF000000;
        for (size_t i = start; i < end; i++) common &= pixels[i];
        if (common == 0xFF000000) continue;
        const size_t length = sizeof(uint32_t) * (end - start);
        if (above && memcmp(pixels + start, above + start, length) == 0) {
            memcpy(straight + start, straight + start - stride, length);
            continue;
        }
        for (size_t i = start; i < end; i++) {
            uint32_t pixel = pixels[i];
            int32_t alpha = pixel >> 24;
            uint32_t color = divided(pixel >> 16 & 0xFF, alpha) | divided(pixel >> 8 & 0xFF, alpha) << 8
                | divided(pixel & 0xFF, alpha) << 16;
            straight[i] = alpha ? (uint32_t)alpha << 24 | color : 0;
        }
    }
}

void thumbindex_store_straight(
    const uint32_t *pixels, size_t stride, size_t width, size_t rows, int hasRowAbove, uint32_t *straight,
    uint32_t *changes, thumbindex_pixel_facts *facts) {
    for (size_t row = 0; row < rows; row++) {
        const uint32_t *source = pixels + row * stride, *above = row || hasRowAbove ? source - stride : NULL;
        uint32_t *target = straight + row * stride;
        if (above && memcmp(source, above, 4 * width) == 0) {
            changes[row] = thumbindex_row_above;
            memcpy(target, target - stride, 4 * width);
            continue;
        }
        thumbindex_pixel_facts part = {0xFFFFFFFF, facts->spread};
        changes[row] = (part.spread ? store_more_colors : store_first_colors)(source, width, target, &part);
        if (part.common < 0xFF000000) store_divided(source, width, above, stride, target);
        facts->common &= part.common;
        facts->spread = part.spread;
    }
}
