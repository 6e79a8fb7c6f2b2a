#include "CPixels.h"

#include <string.h>

#include "loops.h"

// Filters of the PNG specification (third edition, section 9), undone while pixels of three or four bytes become pixels
// of four. An alpha that is not stored is 255 in every neighbour and 0 in what is added to them, and so comes out as 255.

enum { NONE, LEFT, ABOVE, AVERAGE, PAETH, FILTERS };

// Bytes of four pixels.
typedef uint8_t Four __attribute__((vector_size(16)));
typedef uint32_t Lanes __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

INLINE Four four(uint8_t color, uint8_t alpha) {
    return (Four){color, color, color, alpha, color, color, color, alpha,
                  color, color, color, alpha, color, color, color, alpha};
}

// What of four stored bytes belongs to a pixel.
INLINE Four mask(size_t length) { return four(255, length == 4 ? 255 : 0); }

// A pixel to the left of a row.
INLINE Four edge(size_t length) { return four(0, length == 4 ? 0 : 255); }

INLINE Four load(const void *place) {
    Four bytes;
    memcpy(&bytes, place, sizeof bytes);
    return bytes;
}

INLINE uint32_t load_lane(const void *place) {
    uint32_t lane;
    memcpy(&lane, place, sizeof lane);
    return lane;
}

// Four stored pixels; up to sixteen bytes are read.
INLINE Four stored_pixels(const uint8_t *stored, size_t length) {
    Four bytes = load(stored);
    if (length == 4) return bytes;
    bytes = __builtin_shufflevector(bytes, bytes, 0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11);
    return bytes & mask(length);
}

INLINE Four average(Four left, Four above) { return (left & above) + ((left ^ above) >> 1); }

// Of left, above and corner the one nearest to left + above - corner, the first named of those as near. The distance of
// corner is the sum of the two others where it lies beyond both neighbours, and then the greatest; else it is their
// difference. So no sum needs a ninth bit.
INLINE Four nearest(Four left, Four above, Four corner) {
    Four to_left = __builtin_elementwise_max(above, corner) - __builtin_elementwise_min(above, corner);
    Four to_above = __builtin_elementwise_max(left, corner) - __builtin_elementwise_min(left, corner);
    Four beyond = (Four)((above >= corner) == (left >= corner));
    Four to_corner = beyond
        | (__builtin_elementwise_max(to_left, to_above) - __builtin_elementwise_min(to_left, to_above));
    Four is_left = (Four)(to_left <= __builtin_elementwise_min(to_above, to_corner));
    Four is_above = (Four)(to_above <= to_corner);
    Four other = (above & is_above) | (corner & ~is_above);
    return (left & is_left) | (other & ~is_left);
}

// Rows as a file stores them, each behind its filter's number, and as pixels.
typedef struct {
    const uint8_t *stored;
    size_t stored_stride;
    const uint8_t *above;
    uint8_t *pixels;
    size_t stride;
    size_t width;
} Rows;

INLINE void undo_alone(const uint8_t *stored, const uint8_t *above, uint8_t *pixels, size_t width, size_t length) {
    uint8_t filter = stored[-1];
    if (filter == NONE && length == 4) {
        memcpy(pixels, stored, 4 * width);
        return;
    }
    const Four nothing = edge(length);
    Lanes left = (Lanes)nothing;
    size_t x = 0;
    // The last pixels of three bytes are too near to the row's end for sixteen bytes.
    for (; x + (length == 4 ? 4 : 6) <= width; x += 4) {
        Four sum = stored_pixels(stored + length * x, length);
        if (filter == NONE) sum |= nothing;
        else if (filter == ABOVE) sum += load(above + 4 * x);
        else {
            const Four zero = {0};
            sum += __builtin_shufflevector(sum, zero, 16, 17, 18, 19, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
            sum += __builtin_shufflevector(sum, zero, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7);
            sum += (Four)__builtin_shufflevector(left, left, 3, 3, 3, 3);
            left = (Lanes)sum;
        }
        memcpy(pixels + 4 * x, &sum, sizeof sum);
    }
    for (; x < width; x++) {
        for (size_t part = 0; part < 4; part++) {
            uint8_t before = x ? pixels[4 * x - 4 + part] : nothing[part];
            uint8_t prediction = filter == LEFT ? before : filter == ABOVE ? above[4 * x + part] : nothing[part];
            pixels[4 * x + part] = (part < length ? stored[length * x + part] : 0) + prediction;
        }
    }
}

// Which rows of four have a filter.
INLINE Four rows_with(uint8_t filter, const Rows *rows) {
    Lanes lanes = {0};
    for (size_t row = 0; row < 4; row++) lanes[row] = rows->stored[row * rows->stored_stride] == filter ? ~0u : 0;
    return (Four)lanes;
}

// Four rows on their way.
typedef struct {
    Four is_left, is_above, is_average, is_paeth, is_none;
    // What came out last, and what stood above it.
    Four left, above;
} Progress;

// One step of four rows, each of which is a column behind the one above it: what stands above a pixel came out of the
// step before, in the lane before. `kind` is the filter of all rows, or FILTERS where they differ; `is_whole` says that
// no row is before its beginning or beyond its end.
INLINE void step_four(const Rows *rows, Progress *at, size_t step, size_t length, unsigned kind, int is_whole) {
    Four corner = at->above;
    Lanes first = {step < rows->width ? load_lane(rows->above + 4 * step) : 0};
    Four above = (Four)__builtin_shufflevector((Lanes)at->left, first, 4, 0, 1, 2);
    Lanes lanes = {0};
    for (size_t row = 0; row < 4; row++) {
        if (is_whole || (step >= row && step - row < rows->width))
            lanes[row] = load_lane(rows->stored + row * rows->stored_stride + 1 + length * (step - row));
    }
    Four prediction = nearest(at->left, above, corner);
    if (kind != PAETH) {
        prediction = (prediction & at->is_paeth) | (average(at->left, above) & at->is_average)
            | (at->left & at->is_left) | (above & at->is_above) | (edge(length) & at->is_none);
    }
    Lanes pixels = (Lanes)(prediction + ((Four)lanes & mask(length)));
    for (size_t row = 0; row < 4; row++) {
        uint32_t pixel = pixels[row];
        if (is_whole || (step >= row && step - row < rows->width))
            memcpy(rows->pixels + row * rows->stride + 4 * (step - row), &pixel, sizeof pixel);
        else if (step < row)
            pixels[row] = ((Lanes)edge(length))[0];
    }
    at->left = (Four)pixels;
    at->above = above;
}

INLINE void undo_four(const Rows *rows, size_t length, unsigned kind) {
    Progress at = {
        rows_with(LEFT, rows), rows_with(ABOVE, rows), rows_with(AVERAGE, rows), rows_with(PAETH, rows),
        rows_with(NONE, rows), edge(length), edge(length)};
    size_t step = 0;
    for (; step < 3; step++) step_four(rows, &at, step, length, kind, 0);
    for (; step < rows->width; step++) step_four(rows, &at, step, length, kind, 1);
    for (; step < rows->width + 3; step++) step_four(rows, &at, step, length, kind, 0);
}

// Whether a row's pixels wait for the ones on their left in a way that one row alone cannot hasten.
INLINE int is_slow(uint8_t filter) { return filter == AVERAGE || filter == PAETH; }

INLINE void undo_slow_alone(const uint8_t *stored, const uint8_t *above, uint8_t *pixels, size_t width, size_t length) {
    Four left = edge(length), corner = left;
    for (size_t x = 0; x < width; x++) {
        Four up = (Four)(Lanes){load_lane(above + 4 * x)};
        Four prediction = stored[-1] == PAETH ? nearest(left, up, corner) : average(left, up);
        left = prediction + ((Four)(Lanes){load_lane(stored + length * x)} & mask(length));
        corner = up;
        uint32_t lane = ((Lanes)left)[0];
        memcpy(pixels + 4 * x, &lane, sizeof lane);
    }
}

INLINE void undo_rows(Rows rows, size_t count, size_t length) {
    while (count > 0) {
        uint8_t slow = 0, same = 1;
        for (size_t row = 0; row < 4 && row < count; row++) {
            slow += is_slow(rows.stored[row * rows.stored_stride]);
            same &= rows.stored[row * rows.stored_stride] == PAETH;
        }
        size_t done = 1;
        if (slow > 1 && count >= 4) {
            if (same) undo_four(&rows, length, PAETH);
            else undo_four(&rows, length, FILTERS);
            done = 4;
        } else if (is_slow(rows.stored[0])) {
            undo_slow_alone(rows.stored + 1, rows.above, rows.pixels, rows.width, length);
        } else {
            undo_alone(rows.stored + 1, rows.above, rows.pixels, rows.width, length);
        }
        rows.above = rows.pixels + (done - 1) * rows.stride;
        rows.stored += done * rows.stored_stride;
        rows.pixels += done * rows.stride;
        count -= done;
    }
}

WIDE static void undo_rgb(const Rows *rows, size_t count) { undo_rows(*rows, count, 3); }

WIDE static void undo_rgba(const Rows *rows, size_t count) { undo_rows(*rows, count, 4); }

int thumbindex_unfilter_rows(
    const uint8_t *stored, size_t count, size_t width, size_t bytesPerPixel, const uint8_t *above, uint8_t *pixels) {
    Rows rows = {stored, 1 + bytesPerPixel * width, above, pixels, 4 * width, width};
    for (size_t row = 0; row < count; row++) {
        if (stored[row * rows.stored_stride] >= FILTERS) return 0;
    }
    if (bytesPerPixel == 3) undo_rgb(&rows, count);
    else undo_rgba(&rows, count);
    return 1;
}
