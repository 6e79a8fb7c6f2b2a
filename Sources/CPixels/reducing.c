#include "CPixels.h"

#include <string.h>

#include "loops.h"

// A product is rounded before it is added, on every processor.
#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

enum { lanes = thumbindex_reduced_rows, components = 4, step = lanes * components };

// A pixel; those of all rows.
typedef float Four __attribute__((vector_size(16)));
typedef uint8_t FourBytes __attribute__((vector_size(4)));
typedef float Sixteen __attribute__((vector_size(64)));

INLINE void load(const float *numbers, Four *pixel) { memcpy(pixel, numbers, sizeof *pixel); }

// The pixels of all rows at a place, times a weight, added to their sums.
INLINE void add_tap(const float *pixels, float weight, Sixteen *sums) {
    Sixteen row;
    memcpy(&row, pixels, sizeof row);
    *sums += row * weight;
}

// Each sum waits for its last addition: those of four places at a time keep the processor busy.
WIDEST void thumbindex_filter_rows(
    const float *pixels, const long *firsts, const long *starts, const float *weights, size_t count, float *result) {
    for (size_t place = 0; place < count; place += 4) {
        const size_t places = count - place < 4 ? count - place : 4;
        Sixteen sums[4] = {{0}};
        const float *from[4], *by[4];
        long counts[4], common = places < 4 ? 0 : starts[place + 1] - starts[place];
        for (size_t i = 0; i < places; i++) {
            from[i] = pixels + step * firsts[place + i];
            by[i] = weights + starts[place + i];
            counts[i] = starts[place + i + 1] - starts[place + i];
            if (counts[i] < common) common = counts[i];
        }
        for (long tap = 0; tap < common; tap++) {
            for (size_t i = 0; i < 4; i++) add_tap(from[i] + step * tap, by[i][tap], &sums[i]);
        }
        for (size_t i = 0; i < places; i++) {
            for (long tap = common; tap < counts[i]; tap++) add_tap(from[i] + step * tap, by[i][tap], &sums[i]);
            for (size_t lane = 0; lane < lanes; lane++) {
                float *target = result + components * (lane * count + place + i);
                memcpy(target, (const float *)&sums[i] + components * lane, components * sizeof(float));
            }
        }
    }
}

// Sums stay at hand until all rows are added.
WIDE void thumbindex_add_rows(
    const float *rows, const float *weights, size_t rowCount, size_t length, int isFirst, float *sums) {
    for (size_t i = 0; i < length; i++) {
        float sum = rows[i] * weights[0];
        if (!isFirst) sum = sums[i] + sum;
        sums[i] = sum;
    }
    if (rowCount == 4) {
        const float *second = rows + length, *third = second + length, *fourth = third + length;
        for (size_t i = 0; i < length; i++) {
            float sum = sums[i] + second[i] * weights[1];
            sum += third[i] * weights[2];
            sums[i] = sum + fourth[i] * weights[3];
        }
        return;
    }
    for (size_t row = 1; row < rowCount; row++) {
        for (size_t i = 0; i < length; i++) sums[i] += rows[row * length + i] * weights[row];
    }
}

// The components of a pixel, colours multiplied by alpha.
INLINE void components_of(const uint8_t *pixel, int hasAlpha, Four *value) {
    FourBytes bytes;
    memcpy(&bytes, pixel, sizeof bytes);
    *value = __builtin_convertvector(bytes, Four);
    if (!hasAlpha || pixel[3] == 255) return;
    const float alpha = pixel[3];
    *value *= alpha / 255;
    (*value)[3] = alpha;
}

INLINE void add_blocks(
    const uint8_t *row, size_t width, size_t side, int hasAlpha, int isFirst, float *sums, size_t stride) {
    for (size_t column = 0; column < width; sums += stride) {
        const size_t end = column + side < width ? column + side : width;
        Four sum = {0}, value;
        if (!isFirst) load(sums, &sum);
        for (; column < end; column++) {
            components_of(row + components * column, hasAlpha, &value);
            sum += value;
        }
        memcpy(sums, &sum, sizeof sum);
    }
}

WIDE static void add_opaque(
    const uint8_t *row, size_t width, size_t side, int isFirst, float *sums, size_t stride) {
    add_blocks(row, width, side, 0, isFirst, sums, stride);
}

WIDE static void add_opaque_pixels(const uint8_t *row, size_t width, float *sums, size_t stride) {
    add_blocks(row, width, 1, 0, 1, sums, stride);
}

WIDE static void add_transparent(
    const uint8_t *row, size_t width, size_t side, int isFirst, float *sums, size_t stride) {
    add_blocks(row, width, side, 1, isFirst, sums, stride);
}

void thumbindex_add_blocks(
    const uint8_t *row, size_t width, size_t side, int hasAlpha, int isFirst, float *sums, size_t stride) {
    if (hasAlpha) {
        add_transparent(row, width, side, isFirst, sums, stride);
    } else if (side == 1 && isFirst) {
        add_opaque_pixels(row, width, sums, stride);
    } else {
        add_opaque(row, width, side, isFirst, sums, stride);
    }
}

// From 2^23 on a float has no fraction: the sum is rounded, halves to the even number, and its last bits are the byte.
INLINE uint8_t byte_of(float value) {
    value = value > 0 ? value : 0;
    value = (value < 255 ? value : 255) + 12582912.0f;
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint8_t)bits;
}

WIDE static void store_opaque(const float *sums, size_t count, size_t stride, uint8_t *bytes) {
    for (size_t i = 0; i < count; i++, sums += stride, bytes += components) {
        for (size_t j = 0; j < components; j++) bytes[j] = byte_of(sums[j]);
    }
}

// The kernel's negative lobes may leave more of a colour than of alpha.
WIDE static void store_transparent(const float *sums, size_t count, size_t stride, uint8_t *bytes) {
    for (size_t i = 0; i < count; i++, sums += stride, bytes += components) {
        const float alpha = sums[3];
        if (!(alpha >= 0.5f)) {
            memset(bytes, 0, components);
            continue;
        }
        const float factor = 255 / alpha;
        for (size_t j = 0; j < 3; j++) bytes[j] = byte_of(sums[j] * factor);
        bytes[3] = byte_of(alpha);
    }
}

void thumbindex_store_sums(const float *sums, size_t count, size_t stride, int hasAlpha, uint8_t *bytes) {
    (hasAlpha ? store_transparent : store_opaque)(sums, count, stride, bytes);
}

// Two components of four pixels, each in half of a number, summed up and divided with their rounding.
INLINE uint32_t quarter_of(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
    const uint32_t mask = 0x00FF00FF;
    return ((a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x00020002) >> 2 & mask;
}

WIDE static void halve_rows(const uint32_t *above, const uint32_t *below, size_t width, uint32_t *halves) {
    for (size_t i = 0; i < width / 2; i++) {
        const uint32_t a = above[2 * i], b = above[2 * i + 1], c = below[2 * i], d = below[2 * i + 1];
        halves[i] = quarter_of(a, b, c, d) | quarter_of(a >> 8, b >> 8, c >> 8, d >> 8) << 8;
    }
    if (width % 2 == 0) return;
    const uint32_t a = above[width - 1], c = below[width - 1];
    halves[width / 2] = quarter_of(a, a, c, c) | quarter_of(a >> 8, a >> 8, c >> 8, c >> 8) << 8;
}

void thumbindex_halve_rows(const uint8_t *above, const uint8_t *below, size_t width, uint8_t *halves) {
    halve_rows((const uint32_t *)above, (const uint32_t *)below, width, (uint32_t *)halves);
}

WIDE static void multiply_by_alpha(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    for (size_t i = 0; i < count; i++, bytes += 4) {
        const uint32_t alpha = bytes[3];
        uint32_t red = bytes[0] * alpha + 128, green = bytes[1] * alpha + 128, blue = bytes[2] * alpha + 128;
        red = (red + (red >> 8)) >> 8;
        green = (green + (green >> 8)) >> 8;
        blue = (blue + (blue >> 8)) >> 8;
        pixels[i] = alpha << 24 | red << 16 | green << 8 | blue;
    }
}

void thumbindex_multiply_by_alpha(const uint8_t *bytes, size_t count, uint32_t *pixels) {
    multiply_by_alpha(bytes, count, pixels);
}
