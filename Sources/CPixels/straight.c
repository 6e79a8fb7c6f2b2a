#include "CPixels.h"

#include "loops.h"

WIDE static void gather(const uint32_t *pixels, size_t count, thumbindex_pixel_facts *facts) {
    uint32_t common = facts->common, spread = facts->spread;
    for (size_t i = 0; i < count; i++) {
        common &= pixels[i];
        spread |= (pixels[i] ^ pixels[i] >> 8) & 0xFFFF;
    }
    facts->common = common;
    facts->spread = spread;
}

WIDE static void store_opaque(const uint32_t *pixels, size_t count, uint32_t *straight) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        straight[i] = (pixel & 0xFF00FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16;
    }
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
    const uint32_t *pixels, size_t count, uint32_t *straight, thumbindex_pixel_facts *facts) {
    thumbindex_pixel_facts all = {0xFFFFFFFF, 0};
    // Parts that stay in the nearest cache between the two loops.
    for (size_t start = 0; start < count; start += 2048) {
        size_t length = count - start < 2048 ? count - start : 2048;
        thumbindex_pixel_facts part = {0xFFFFFFFF, 0};
        gather(pixels + start, length, &part);
        if (part.common >= 0xFF000000) store_opaque(pixels + start, length, straight + start);
        else store_divided(pixels + start, length, straight + start);
        all.common &= part.common;
        all.spread |= part.spread;
    }
    *facts = all;
}
