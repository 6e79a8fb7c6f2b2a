#include "CPixels.h"

#include "loops.h"

// Every component times factor / 255, rounded; two components at a time. By 255 a pixel stays as it is.
static inline uint32_t multiplied(uint32_t pixel, uint32_t factor) {
    const uint32_t mask = 0x00FF00FF;
    uint32_t low = (pixel & mask) * factor + 0x00800080;
    low = (low + (low >> 8 & mask)) >> 8 & mask;
    uint32_t high = (pixel >> 8 & mask) * factor + 0x00800080;
    high = (high + (high >> 8 & mask)) & ~mask;
    return low | high;
}

WIDE void thumbindex_blend_mask(
    const uint8_t *coverage, size_t coverageStride, size_t width, size_t height, uint32_t color, uint32_t *pixels,
    size_t stride) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *mask = coverage + y * coverageStride;
        uint32_t *line = pixels + y * stride;
        for (size_t x = 0; x < width; x++) {
            uint32_t source = multiplied(color, mask[x]);
            line[x] = source + multiplied(line[x], 255 - (source >> 24));
        }
    }
}

WIDE void thumbindex_blend_pixels(
    const uint32_t *source, size_t sourceStride, size_t width, size_t height, uint32_t *pixels, size_t stride) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *upper = source + y * sourceStride;
        uint32_t *line = pixels + y * stride;
        for (size_t x = 0; x < width; x++) line[x] = upper[x] + multiplied(line[x], 255 - (upper[x] >> 24));
    }
}
