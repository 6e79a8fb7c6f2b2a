#include "CPixels.h"

#include <string.h>

#include "loops.h"

#define INLINE static inline __attribute__((always_inline))

// Eight pixels, and their components, two in each half. Functions take pointers to them: how such vectors are handed over
// depends on the processor.
typedef uint32_t Eight __attribute__((vector_size(32)));
typedef uint16_t Halves __attribute__((vector_size(32)));
typedef uint8_t EightBytes __attribute__((vector_size(8)));

// Every component times factor / 255, rounded; those of sixteen halves at a time, which products of two bytes fit in. By
// 255 a pixel stays as it is.
INLINE void multiply(Eight *pixels, const Eight *factors) {
    const Halves components = (Halves)*pixels, factor = (Halves)(*factors | *factors << 16);
    Halves low = (components & 0xFF) * factor + 128;
    low = (low + (low >> 8)) >> 8;
    Halves high = (components >> 8) * factor + 128;
    high = (high + (high >> 8)) & 0xFF00;
    *pixels = (Eight)(low | high);
}

INLINE void blend_eight(const EightBytes *mask, uint32_t color, uint32_t *pixels) {
    Eight source = (Eight){} + color, under;
    const Eight coverage = __builtin_convertvector(*mask, Eight);
    multiply(&source, &coverage);
    memcpy(&under, pixels, sizeof under);
    const Eight through = 255 - (source >> 24);
    multiply(&under, &through);
    under += source;
    memcpy(pixels, &under, sizeof under);
}

WIDE void thumbindex_blend_mask(
    const uint8_t *coverage, size_t coverageStride, size_t width, size_t height, uint32_t color, uint32_t *pixels,
    size_t stride) {
    size_t rest = width % 8, whole = width - rest;
    for (size_t y = 0; y < height; y++) {
        const uint8_t *mask = coverage + y * coverageStride;
        uint32_t *line = pixels + y * stride;
        EightBytes eight;
        for (size_t x = 0; x < whole; x += 8) {
            // What is not covered stays as it is.
            uint64_t all;
            memcpy(&all, mask + x, sizeof all);
            if (all == 0) continue;
            memcpy(&eight, mask + x, sizeof eight);
            blend_eight(&eight, color, line + x);
        }
        if (rest == 0) continue;
        if (whole > 0) {
            // The last eight, without those that are done.
            uint64_t last;
            memcpy(&last, mask + width - 8, sizeof last);
            last = last >> 8 * (8 - rest) << 8 * (8 - rest);
            memcpy(&eight, &last, sizeof eight);
            blend_eight(&eight, color, line + width - 8);
        } else {
            uint32_t copy[8] = {0};
            eight = (EightBytes){};
            memcpy(&eight, mask, rest);
            memcpy(copy, line, 4 * rest);
            blend_eight(&eight, color, copy);
            memcpy(line, copy, 4 * rest);
        }
    }
}

WIDE static void fill_pixels(uint32_t pixel, uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) pixels[i] = pixel;
}

void thumbindex_fill_pixels(uint32_t pixel, uint32_t *pixels, size_t count) { fill_pixels(pixel, pixels, count); }

// The same for one pixel.
static inline uint32_t multiplied(uint32_t pixel, uint32_t factor) {
    const uint32_t mask = 0x00FF00FF;
    uint32_t low = (pixel & mask) * factor + 0x00800080;
    low = (low + (low >> 8 & mask)) >> 8 & mask;
    uint32_t high = (pixel >> 8 & mask) * factor + 0x00800080;
    high = (high + (high >> 8 & mask)) & ~mask;
    return low | high;
}

WIDE void thumbindex_blend_color(uint32_t color, uint32_t *pixels, size_t count) {
    const Eight through = (Eight){} + (255 - (color >> 24));
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        Eight under;
        memcpy(&under, pixels + i, sizeof under);
        multiply(&under, &through);
        under += color;
        memcpy(pixels + i, &under, sizeof under);
    }
    for (; i < count; i++) pixels[i] = color + multiplied(pixels[i], 255 - (color >> 24));
}

WIDE void thumbindex_blend_pixels(
    const uint32_t *source, size_t sourceStride, size_t width, size_t height, uint32_t *pixels, size_t stride) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *upper = source + y * sourceStride;
        uint32_t *line = pixels + y * stride;
        for (size_t x = 0; x < width; x++) line[x] = upper[x] + multiplied(line[x], 255 - (upper[x] >> 24));
    }
}

WIDE static void blend_covered(const uint32_t *source, const uint8_t *coverage, size_t count, uint32_t *pixels) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t upper = multiplied(source[i], coverage[i]);
        pixels[i] = upper + multiplied(pixels[i], 255 - (upper >> 24));
    }
}

WIDE void thumbindex_keep_covered_pixels(
    const uint32_t *before, const uint8_t *coverage, size_t coverageStride, size_t width, size_t height,
    uint32_t *pixels, size_t stride) {
    for (size_t y = 0; y < height; y++) {
        const uint32_t *under = before + y * width;
        const uint8_t *share = coverage + y * coverageStride;
        uint32_t *line = pixels + y * stride;
        for (size_t x = 0; x < width; x++) {
            line[x] = multiplied(line[x], share[x]) + multiplied(under[x], 255 - share[x]);
        }
    }
}

void thumbindex_blend_covered_pixels(const uint32_t *source, const uint8_t *coverage, size_t count, uint32_t *pixels) {
    blend_covered(source, coverage, count, pixels);
}
