#include "CPixels.h"

#include <string.h>

#include "loops.h"

// Four components of a pixel, or of a cell of several, with eight bits behind the point.
typedef uint32_t Four __attribute__((vector_size(16)));
typedef int32_t Whole __attribute__((vector_size(16)));
typedef uint16_t Sums __attribute__((vector_size(8)));
typedef uint32_t Sixteen __attribute__((vector_size(64)));
typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef float Fractions __attribute__((vector_size(16)));

enum { greatest_divisor = 127 };

static inline Four unpacked(uint32_t pixel) {
    return (Four){pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24};
}

// Each cell is the mean of side × side pixels, of fewer at the right and lower edge. `sums` is room for the components of a
// row of pixels, added up from several rows.
WIDE static void shrink(
    const uint32_t *pixels, size_t width, size_t height, unsigned shift, Four *cells, size_t columns, uint16_t *sums) {
    const size_t side = (size_t)1 << shift;
    for (size_t top = 0, row = 0; top < height; top += side, row++) {
        memset(sums, 0, 4 * width * sizeof *sums);
        const size_t rows = height - top < side ? height - top : side;
        for (size_t y = 0; y < rows; y++) {
            const uint8_t *source = (const uint8_t *)(pixels + (top + y) * width);
            for (size_t i = 0; i < 4 * width; i++) sums[i] += source[i];
        }
        for (size_t column = 0; column < columns; column++) {
            const size_t left = column << shift, wide = width - left < side ? width - left : side;
            const uint32_t count = (uint32_t)(wide * rows);
            Four sum = {0};
            for (size_t x = left; x < left + wide; x++) {
                Sums pixel;
                memcpy(&pixel, sums + 4 * x, sizeof pixel);
                sum += __builtin_convertvector(pixel, Four);
            }
            cells[row * columns + column] = (sum * 256 + count / 2) / count;
        }
    }
}

// Of numbers whose quotients are at most 2^16, by a divisor of at most `greatest_divisor`: the error of a float quotient is
// less than its distance to the next whole number, unless it is one.
static inline Four quotients(Four dividends, float divisor) {
    return (Four)__builtin_convertvector(__builtin_convertvector((Whole)dividends, Fractions) / divisor, Whole);
}

// The mean of 2 · radius + 1 cells around each of a line; those at its ends go on beyond them.
static void average(const Four *cells, size_t step, size_t count, size_t radius, Four *line) {
    const uint32_t window = (uint32_t)(2 * radius + 1);
    Four sum = cells[0] * (uint32_t)(radius + 1);
    for (size_t i = 1; i <= radius; i++) sum += cells[(i < count ? i : count - 1) * step];
    for (size_t i = 0; i < count; i++) {
        const Four rounded = sum + window / 2;
        line[i] = window <= greatest_divisor ? quotients(rounded, (float)window) : rounded / window;
        const size_t next = i + radius + 1 < count ? i + radius + 1 : count - 1, last = i > radius ? i - radius : 0;
        sum += cells[next * step] - cells[last * step];
    }
}

// Three means one after the other are all but a Gaussian.
static void blur(Four *cells, size_t columns, size_t rows, const unsigned radii[3], Four *line) {
    for (unsigned pass = 0; pass < 3; pass++) {
        if (radii[pass] == 0) continue;
        for (size_t row = 0; row < rows; row++) {
            average(cells + row * columns, 1, columns, radii[pass], line);
            memcpy(cells + row * columns, line, columns * sizeof *line);
        }
        for (size_t column = 0; column < columns; column++) {
            average(cells + column, columns, rows, radii[pass], line);
            for (size_t row = 0; row < rows; row++) cells[row * columns + column] = line[row];
        }
    }
}

// Where a pixel's centre is among cells, in 256ths of one; cells' own centres lie half a cell from their edges.
static inline size_t place(size_t pixel, unsigned shift, size_t count, uint32_t *share) {
    const int64_t at = (int64_t)(((2 * pixel + 1) << 8) >> (shift + 1)) - 128;
    if (at <= 0) return *share = 0, 0;
    if ((size_t)(at >> 8) >= count - 1) return *share = 0, count - 1;
    return *share = at & 0xFF, (size_t)(at >> 8);
}

// Saturates and tints, which is the same before cells are mixed and after.
static void colour(Four *cells, size_t count, uint32_t saturation, uint32_t tintPixel) {
    const Four tint = unpacked(tintPixel) << 8;
    const uint32_t through = 255 - (tintPixel >> 24);
    for (size_t cell = 0; cell < count; cell++) {
        Four color = cells[cell];
        const int32_t gray = (int32_t)(19 * color[0] + 183 * color[1] + 54 * color[2] + 128) >> 8;
        const int32_t alpha = (int32_t)color[3];
        for (unsigned i = 0; saturation != 256 && i < 3; i++) {
            const int32_t moved = gray + (((int32_t)color[i] - gray) * (int32_t)saturation >> 8);
            color[i] = (uint32_t)(moved < 0 ? 0 : moved > alpha ? alpha : moved);
        }
        cells[cell] = tint + (color * through + 127) / 255;
    }
}

// Pixels each of which differs from the one before by a step, with sixteen bits behind the point.
static inline __attribute__((always_inline)) void spread(Four start, Four step, size_t count, uint32_t *pixels) {
    const Four steps = 4 * step;
    Four four[4] = {start, start + step, start + 2 * step, start + 3 * step}, more[4] = {steps, steps, steps, steps};
    Sixteen value, change;
    memcpy(&value, four, sizeof value);
    memcpy(&change, more, sizeof change);
    size_t i = 0;
    for (; i + 4 <= count; i += 4, value += change) {
        const Bytes bytes = __builtin_convertvector(value >> 16, Bytes);
        memcpy(pixels + i, &bytes, sizeof bytes);
    }
    const Bytes bytes = __builtin_convertvector(value >> 16, Bytes);
    if (i < count) memcpy(pixels + i, &bytes, (count - i) * sizeof *pixels);
}

WIDE static void grow(
    const Four *cells, size_t columns, size_t rows, unsigned shift, size_t left, size_t top, size_t width, size_t height,
    Four *line, uint32_t *result) {
    const size_t half = ((size_t)1 << shift) / 2;
    for (size_t y = 0; y < height; y++) {
        uint32_t down;
        const size_t row = place(top + y, shift, rows, &down);
        const Four *upper = cells + row * columns, *lower = row + 1 < rows ? upper + columns : upper;
        for (size_t column = 0; column < columns; column++) {
            line[column] = (upper[column] * (256 - down) + lower[column] * down) >> 8;
        }
        for (size_t x = 0; x < width;) {
            uint32_t along;
            const size_t pixel = left + x, column = place(pixel, shift, columns, &along);
            // What pixels have up to the middle of the next cell; up to that of the first, and from that of the last, one
            // cell.
            size_t end = ((column + 1) << shift) + half;
            Four change = {0};
            if (pixel < half) {
                end = half;
            } else if (column + 1 == columns) {
                end = left + width;
            } else {
                change = line[column + 1] - line[column];
            }
            const size_t count = end - pixel < width - x ? end - pixel : width - x;
            // Sixteen bits are behind the point.
            const Four start = line[column] * 256 + change * along + (1 << 15), step = change * (256 >> shift);
            spread(start, step, count, result + y * width + x);
            x += count;
        }
    }
}

int thumbindex_material(
    const uint32_t *pixels, size_t width, size_t height, unsigned shift, const unsigned radii[3], uint32_t saturation,
    uint32_t tint, size_t left, size_t top, size_t resultWidth, size_t resultHeight, uint32_t *result) {
    const size_t side = (size_t)1 << shift, columns = (width + side - 1) >> shift, rows = (height + side - 1) >> shift;
    const size_t longest = columns > rows ? columns : rows;
    Four *cells = aligned_alloc(sizeof(Four), (columns * rows + longest + width) * sizeof(Four));
    if (cells == NULL) return 0;
    Four *line = cells + columns * rows;
    shrink(pixels, width, height, shift, cells, columns, (uint16_t *)(line + longest));
    blur(cells, columns, rows, radii, line);
    colour(cells, columns * rows, saturation, tint);
    grow(cells, columns, rows, shift, left, top, resultWidth, resultHeight, line, result);
    free(cells);
    return 1;
}
