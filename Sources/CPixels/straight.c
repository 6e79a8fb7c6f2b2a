#include "CPixels.h"

#include <string.h>

#include "loops.h"

static inline uint32_t swapped(uint32_t pixel) {
    return (pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
}

typedef struct {
    // How many pixels differ from the one on their left.
    uint32_t changes;
    // Zero where all are equal to those above.
    uint32_t difference;
} RowFacts;

// Stores pixels as if they let nothing show through, which the facts tell.
WIDE static RowFacts store_opaque(
    const uint32_t *pixels, const uint32_t *above, size_t count, uint32_t *straight, thumbindex_pixel_facts *facts) {
    if (count == 0) return (RowFacts){0, 0};
    uint32_t common = pixels[0], spread = pixels[0] ^ pixels[0] >> 8, changes = 0, difference = pixels[0] ^ above[0];
    straight[0] = swapped(pixels[0]);
    for (size_t i = 1; i < count; i++) {
        uint32_t pixel = pixels[i];
        common &= pixel;
        spread |= pixel ^ pixel >> 8;
        changes += pixel != pixels[i - 1];
        difference |= pixel ^ above[i];
        straight[i] = swapped(pixel);
    }
    *facts = (thumbindex_pixel_facts){common, spread & 0xFFFF};
    return (RowFacts){changes, difference};
}

// Dividend and divisor are whole numbers below 2^16: the error of a float quotient is less than its distance to the
// next whole number, unless it is one.
static inline uint32_t divided(uint32_t component, int32_t alpha) {
    int32_t divisor = alpha ? alpha : 1;
    int32_t quotient = (int32_t)((float)((int32_t)component * 255 + divisor / 2) / (float)divisor);
    return quotient < 255 ? quotient : 255;
}

WIDE static void store_divided(const uint32_t *pixels, size_t count, uint32_t *straight) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        int32_t alpha = pixel >> 24;
        uint32_t color = divided(pixel >> 16 & 0xFF, alpha) | divided(pixel >> 8 & 0xFF, alpha) << 8
            | divided(pixel & 0xFF, alpha) << 16;
        straight[i] = alpha ? (uint32_t)alpha << 24 | color : 0;
    }
}

void thumbindex_store_straight(
    const uint32_t *pixels, size_t width, size_t rows, int hasRowAbove, uint32_t *straight, uint32_t *changes,
    thumbindex_pixel_facts *facts) {
    for (size_t row = 0; row < rows; row++) {
        const uint32_t *source = pixels + row * width;
        uint32_t *target = straight + row * width;
        const int hasAbove = row || hasRowAbove;
        thumbindex_pixel_facts part = {0xFFFFFFFF, 0};
        RowFacts found = store_opaque(source, hasAbove ? source - width : source, width, target, &part);
        changes[row] = hasAbove && found.difference == 0 ? thumbindex_row_above : found.changes;
        if (part.common < 0xFF000000) {
            if (changes[row] == thumbindex_row_above) memcpy(target, target - width, 4 * width);
            else store_divided(source, width, target);
        }
        facts->common &= part.common;
        facts->spread |= part.spread;
    }
}
