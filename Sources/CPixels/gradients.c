#include "CPixels.h"

#include <float.h>

#include "loops.h"

// Colours of whole numbers of 65,536ths along a gradient, in single precision with the steps in which Cairo's pixman takes
// them, so that both round alike. Sums must not be fused with products.
#pragma STDC FP_CONTRACT OFF

static void mix(const thumbindex_gradient_stop *left, const thumbindex_gradient_stop *right, thumbindex_gradient_part *part) {
    const float start = left->place * (1.0f / 65536.0f), end = right->place * (1.0f / 65536.0f), length = end - start;
    for (int i = 0; i < 4; i++) {
        const float first = left->components[i] * (1.0f / 257.0f), last = right->components[i] * (1.0f / 257.0f);
        if (length < FLT_MIN) {
            part->slopes[i] = 0;
            part->bases[i] = (first + last) / 510.0f;
        } else {
            const float share = 1.0f / length;
            part->bases[i] = (first * end - last * start) * share * (1.0f / 255.0f);
            part->slopes[i] = (last - first) * share * (1.0f / 255.0f);
        }
    }
}

void thumbindex_gradient_parts(const thumbindex_gradient_stop *stops, size_t count, thumbindex_gradient_part *parts) {
    mix(&stops[0], &stops[0], &parts[0]);
    parts[0].end = stops[0].place;
    for (size_t i = 1; i < count; i++) {
        mix(&stops[i - 1], &stops[i], &parts[i]);
        parts[i].end = stops[i].place;
    }
    mix(&stops[count - 1], &stops[count - 1], &parts[count]);
    parts[count].end = INT32_MAX;
}

void thumbindex_gradient_places(double step, size_t count, int32_t *places) {
    for (size_t i = 0; i < count; i++) places[i] = (int32_t)(step * (double)i);
}

static inline __attribute__((always_inline)) void shade_part(
    const thumbindex_gradient_part *part, int32_t start, const int32_t *places, size_t from, size_t to, int isEven,
    uint32_t *pixels) {
    const float even = 255.0f * part->bases[3];
    for (size_t i = from; i < to; i++) {
        const float y = (float)(start + places[i]) * (1.0f / 65536.0f);
        const float alpha = isEven ? even : 255.0f * (part->slopes[3] * y + part->bases[3]);
        const float red = alpha * (part->slopes[0] * y + part->bases[0]);
        const float green = alpha * (part->slopes[1] * y + part->bases[1]);
        const float blue = alpha * (part->slopes[2] * y + part->bases[2]);
        pixels[i] = ((uint32_t)(int32_t)(alpha + .5f) & 255) << 24 | ((uint32_t)(int32_t)(red + .5f) & 255) << 16
            | ((uint32_t)(int32_t)(green + .5f) & 255) << 8 | ((uint32_t)(int32_t)(blue + .5f) & 255);
    }
}

WIDEST static void shade(
    const thumbindex_gradient_part *part, int32_t start, const int32_t *places, size_t from, size_t to,
    uint32_t *restrict pixels) {
    shade_part(part, start, places, from, to, 0, pixels);
}

// Where the opacity stays the same, it need not be found for each pixel.
WIDEST static void shade_evenly(
    const thumbindex_gradient_part *part, int32_t start, const int32_t *places, size_t from, size_t to,
    uint32_t *restrict pixels) {
    shade_part(part, start, places, from, to, 1, pixels);
}

void thumbindex_shade_row(
    const thumbindex_gradient_part *parts, size_t partCount, int32_t start, const int32_t *places, size_t count,
    uint32_t *pixels) {
    size_t done = 0;
    while (done < count) {
        const int32_t place = start + places[done];
        size_t number = 0;
        while (number + 1 < partCount && place >= parts[number].end) number++;
        // Places go one way along a row: of the pixels in this part the last is found by halving.
        const int32_t lower = number ? parts[number - 1].end : INT32_MIN, upper = parts[number].end;
        size_t inside = done, outside = count;
        while (outside - inside > 1) {
            const size_t middle = inside + (outside - inside) / 2;
            const int32_t there = start + places[middle];
            if (there >= lower && (there < upper || upper == INT32_MAX)) inside = middle;
            else outside = middle;
        }
        (parts[number].slopes[3] == 0 ? shade_evenly : shade)(
            &parts[number], start, places, done, inside + 1, pixels);
        done = inside + 1;
    }
}
