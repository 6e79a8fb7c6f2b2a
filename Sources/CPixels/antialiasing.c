#include "CPixels.h"

#include <string.h>

#include "loops.h"

#define INLINE static inline __attribute__((always_inline))

typedef uint32_t Four __attribute__((vector_size(16)));
typedef uint32_t Eight __attribute__((vector_size(32)));
typedef int32_t Counts __attribute__((vector_size(16)));
typedef int32_t Shades __attribute__((vector_size(32)));
typedef _Bool Flags __attribute__((ext_vector_type(8)));

// A pixel with its neighbours on the left and on the right, and one more, which has to be there too.
INLINE Four pixels_around(const uint8_t *row, size_t x) {
    Four pixels;
    memcpy(&pixels, row + 4 * x - 4, sizeof pixels);
    return pixels;
}

// How many pixels around one are the same; `rows` begin with the one above it.
INLINE int count_equal(const uint8_t *const rows[3], size_t x) {
    Four above = pixels_around(rows[0], x), beside = pixels_around(rows[1], x), below = pixels_around(rows[2], x);
    uint32_t center = beside[1];
    Counts counts = (Counts)(above == center) + (Counts)(beside == center) + (Counts)(below == center);
    return -(counts[0] + counts[1] + counts[2]) - 1;
}

INLINE int is_plain(const uint8_t *const first[3], const uint8_t *const second[3], size_t x) {
    return count_equal(first, x) > 2 && count_equal(second, x) > 2;
}

// Brightness in whole numbers: the shares of red, green and blue, of 2^22. A difference of two is wrong by DOUBT at most.
enum { RED = 1253658, GREEN = 2460473, BLUE = 480173, DOUBT = 383 };

INLINE int brightness(uint32_t pixel) {
    return (int)((pixel & 0xFF) * RED + (pixel >> 8 & 0xFF) * GREEN + (pixel >> 16 & 0xFF) * BLUE);
}

// Wide vectors are handed over by their place: how they would be passed depends on the processor.
INLINE void take_from(int center, const Eight *pixels, Shades *deltas) {
    *deltas = center - (Shades)((*pixels & 0xFF) * RED + (*pixels >> 8 & 0xFF) * GREEN + (*pixels >> 16 & 0xFF) * BLUE);
}

// A bit for each that is true.
INLINE unsigned bits(const Shades *truths) {
    Flags flags = __builtin_convertvector(*truths, Flags);
    uint8_t bits;
    memcpy(&bits, &flags, sizeof bits);
    return bits;
}

// Of the rows of one picture, whether the pixel lies between a darker and a brighter one, of which one is part of a plain
// area in both pictures; negative where a pixel is not opaque, or where brightness would have to be known more exactly.
INLINE int smooths_edge(const uint8_t *const rows[5], const uint8_t *const others[5], size_t x) {
    static const int columns[8] = {-1, -1, -1, 0, 0, 1, 1, 1}, lines[8] = {-1, 0, 1, -1, 1, -1, 0, 1};
    if (count_equal(rows + 1, x) > 2) return 0;
    Four above = pixels_around(rows[1], x), beside = pixels_around(rows[2], x), below = pixels_around(rows[3], x);
    // Column by column: of neighbours as dark the first one counts.
    Eight sides = __builtin_shufflevector(above, below, 0, 4, 1, 5, 2, 6, 0, 4);
    Eight middle = __builtin_shufflevector(beside, beside, 0, 2, 1, 1, 1, 1, 1, 1);
    Eight around = __builtin_shufflevector(sides, middle, 0, 8, 1, 2, 3, 4, 9, 5);
    uint32_t center = beside[1];
    if ((__builtin_reduce_and(around) & center) < 0xFF000000) return -1;
    Shades deltas;
    take_from(brightness(center), &around, &deltas);
    int darkest = __builtin_reduce_min(deltas), brightest = __builtin_reduce_max(deltas);
    // The first of those that may be the darkest, and of those that may be the brightest.
    Shades darks = deltas <= darkest + 2 * DOUBT, brights = deltas >= brightest - 2 * DOUBT;
    unsigned dark = __builtin_ctz(bits(&darks)), bright = __builtin_ctz(bits(&brights));
    // What may be as bright is so for certain only if it is the same.
    Shades same = (Shades)(around == center), close = (deltas >= -DOUBT) & (deltas <= DOUBT);
    Shades doubtful = (same ^ close) | (darks & (Shades)(around != around[dark]))
        | (brights & (Shades)(around != around[bright]));
    if (bits(&doubtful)) return -1;
    if (darkest >= 0 || brightest <= 0 || __builtin_popcount(bits(&same)) > 2) return 0;
    return is_plain(rows + 1 + lines[dark], others + 1 + lines[dark], x + columns[dark])
        || is_plain(rows + 1 + lines[bright], others + 1 + lines[bright], x + columns[bright]);
}

WIDEST static void mark_antialiased(
    const uint8_t *const first[5], const uint8_t *const second[5], size_t width, uint32_t *columns, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t x = columns[i];
        int verdict = -1;
        if (x >= 2 && x + 3 < width) {
            verdict = smooths_edge(first, second, x);
            if (verdict == 0) verdict = smooths_edge(second, first, x);
        }
        columns[i] |= verdict < 0 ? THUMBINDEX_UNDECIDED : verdict > 0 ? THUMBINDEX_ANTIALIASED : 0;
    }
}

void thumbindex_mark_antialiased(
    thumbindex_rows first, thumbindex_rows second, size_t width, size_t y, uint32_t *columns, size_t count) {
    const uint8_t *ones[5], *others[5];
    for (size_t i = 0; i < 5; i++) {
        ones[i] = first.start + ((y + i - 2) & first.places) * first.length;
        others[i] = second.start + ((y + i - 2) & second.places) * second.length;
    }
    mark_antialiased(ones, others, width, columns, count);
}
