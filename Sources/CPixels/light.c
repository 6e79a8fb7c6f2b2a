#include "CPixels.h"

#include "loops.h"

// Eight times how light a pixel is.
static inline __attribute__((always_inline)) uint32_t light(uint32_t pixel) {
    return (pixel >> 16 & 0xFF) * 2 + (pixel >> 8 & 0xFF) * 5 + (pixel & 0xFF);
}

WIDE static void add_rows(const uint32_t *pixels, size_t width, size_t rows, uint32_t *sums) {
    for (size_t x = 0; x < width; x++) sums[x] = light(pixels[x]);
    for (size_t y = 1; y < rows; y++) {
        for (size_t x = 0; x < width; x++) sums[x] += light(pixels[y * width + x]);
    }
}

// The means of blocks of one width, many at a time where it is known to the compiler.
static inline __attribute__((always_inline)) void average(
    const uint32_t *sums, size_t count, size_t width, size_t rows, float *values) {
    for (size_t i = 0; i < count; i++) {
        uint32_t sum = 0;
        for (size_t x = 0; x < width; x++) sum += sums[i * width + x];
        values[i] = (float)sum / (float)(8 * rows * width);
    }
}

WIDE static void average_pairs(const uint32_t *sums, size_t count, size_t rows, float *values) {
    average(sums, count, 2, rows, values);
}

WIDE static void average_threes(const uint32_t *sums, size_t count, size_t rows, float *values) {
    average(sums, count, 3, rows, values);
}

// Of all blocks; 0 where they differ.
static size_t common_width(const uint32_t *columns, size_t count) {
    size_t width = columns[1] - columns[0], others = 0;
    for (size_t i = 1; i < count; i++) others += columns[i + 1] - columns[i] != width;
    return others == 0 ? width : 0;
}

void thumbindex_light_row(
    const uint32_t *pixels, size_t width, size_t rows, const uint32_t *columns, size_t count, uint32_t *sums,
    float *values) {
    add_rows(pixels, width, rows, sums);
    size_t common = count > 0 ? common_width(columns, count) : 0;
    if (common == 2) return average_pairs(sums + columns[0], count, rows, values);
    if (common == 3) return average_threes(sums + columns[0], count, rows, values);
    for (size_t i = 0; i < count; i++) {
        values[i] = 0;
        if (columns[i] < columns[i + 1]) {
            average(sums + columns[i], 1, columns[i + 1] - columns[i], rows, values + i);
        }
    }
}

enum { LANES = 8 };

// Of neighbours in rows, eight at a time; each lane keeps its own sums, so that they come out the same everywhere.
WIDE static void add_products(
    const float *first, size_t firstStride, const float *second, size_t secondStride, size_t width, size_t height,
    thumbindex_light_sums *sums) {
    float a[LANES] = {0}, b[LANES] = {0}, aa[LANES] = {0}, bb[LANES] = {0}, ab[LANES] = {0};
    for (size_t y = 0; y < height; y++) {
        const float *ones = first + y * firstStride, *others = second + y * secondStride;
        for (size_t x = 0; x + LANES <= width; x += LANES) {
            for (size_t i = 0; i < LANES; i++) {
                float one = ones[x + i], other = others[x + i];
                a[i] += one;
                b[i] += other;
                aa[i] += one * one;
                bb[i] += other * other;
                ab[i] += one * other;
            }
        }
    }
    for (size_t i = 0; i < LANES; i++) {
        sums->first += a[i];
        sums->second += b[i];
        sums->firstSquares += aa[i];
        sums->secondSquares += bb[i];
        sums->products += ab[i];
    }
}

static void add_product(float one, float other, thumbindex_light_sums *sums) {
    sums->first += one;
    sums->second += other;
    sums->firstSquares += one * one;
    sums->secondSquares += other * other;
    sums->products += one * other;
}

thumbindex_light_sums thumbindex_compare_light(
    const float *first, size_t firstStride, const float *second, size_t secondStride, size_t width, size_t height,
    size_t step) {
    thumbindex_light_sums sums = {0, 0, 0, 0, 0};
    size_t done = 0;
    if (step == 1) {
        add_products(first, firstStride, second, secondStride, width, height, &sums);
        done = width / LANES * LANES;
    }
    for (size_t y = 0; y < height; y += step) {
        for (size_t x = done; x < width; x += step) {
            add_product(first[y * firstStride + x], second[y * secondStride + x], &sums);
        }
    }
    return sums;
}
