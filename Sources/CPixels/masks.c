#include "CPixels.h"

#include "loops.h"

// A product is rounded before it is added, on every processor.
#pragma STDC FP_CONTRACT OFF

WIDE static void weigh(const uint8_t *coverage, size_t count, float weight, float *products) {
    for (size_t i = 0; i < count; i++) products[i] = (float)coverage[i] * weight;
}

// Rounded, halves up.
static inline uint8_t byte_of(float sum) {
    const float value = sum > 0 ? (sum < 255 ? sum : 255) : 0;
    const uint8_t whole = (uint8_t)value;
    return whole + (value - (float)whole >= 0.5f);
}

void thumbindex_resample_row(
    const uint8_t *coverage, size_t width, const float *rowWeights, size_t rows, const long *firsts, const long *starts,
    const float *weights, size_t count, float *products, uint8_t *result) {
    for (size_t row = 0; row < rows; row++) {
        weigh(coverage + row * width, width, rowWeights[row], products + row * width);
    }
    for (size_t place = 0; place < count; place++) {
        const float *by = weights + starts[place], *from = products + firsts[place];
        const long taps = starts[place + 1] - starts[place];
        float sum = 0;
        for (size_t row = 0; row < rows; row++, from += width) {
            for (long tap = 0; tap < taps; tap++) sum += from[tap] * by[tap];
        }
        result[place] = byte_of(sum);
    }
}

void thumbindex_transpose(const uint32_t *values, size_t width, size_t height, uint32_t *result) {
    enum { side = 16 };
    for (size_t top = 0; top < height; top += side) {
        const size_t bottom = height - top < side ? height : top + side;
        for (size_t left = 0; left < width; left += side) {
            const size_t right = width - left < side ? width : left + side;
            for (size_t column = left; column < right; column++) {
                for (size_t row = top; row < bottom; row++) result[column * height + row] = values[row * width + column];
            }
        }
    }
}
