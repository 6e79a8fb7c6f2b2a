#include "CPixels.h"

#include <string.h>

#include "loops.h"

// The loops of bytes that have a pixel on their left; without branches, so that many are done at once.

WIDE static void subtract(const uint8_t *row, const uint8_t *other, size_t count, uint8_t *filtered) {
    for (size_t i = 0; i < count; i++) filtered[i] = row[i] - other[i];
}

WIDE static void subtract_average(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, size_t count, uint8_t *filtered) {
    for (size_t i = 0; i < count; i++) filtered[i] = row[i] - ((unsigned)left[i] + above[i]) / 2;
}

// The predictor of the PNG specification: of left, above and above left the one nearest to left + above - above left.
WIDE static void subtract_paeth(
    const uint8_t *row, const uint8_t *left, const uint8_t *above, const uint8_t *corner, size_t count,
    uint8_t *filtered) {
    for (size_t i = 0; i < count; i++) {
        int16_t a = left[i], b = above[i], c = corner[i];
        int16_t p = b - c, q = a - c, r = p + q;
        p = p < 0 ? -p : p;
        q = q < 0 ? -q : q;
        r = r < 0 ? -r : r;
        int16_t other = q <= r ? b : c;
        int16_t nearest = ((p <= q) & (p <= r)) ? a : other;
        filtered[i] = row[i] - nearest;
    }
}

WIDE static uint64_t weight(const uint8_t *bytes, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t opposite = -bytes[i];
        sum += bytes[i] < opposite ? bytes[i] : opposite;
    }
    return sum;
}

void thumbindex_filter_row_as(
    uint8_t type, const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, uint8_t *filtered) {
    size_t step = bytesPerPixel < count ? bytesPerPixel : count, rest = count - step;
    // Beyond the left end and the top are zeros; there the predictor of type 4 is the byte above.
    memcpy(filtered, row, type >= 2 && !above ? count : step);
    if (above && type >= 2) {
        for (size_t i = 0; i < step; i++) filtered[i] = row[i] - (type == 3 ? above[i] / 2 : above[i]);
    }
    switch (type) {
    case 0: memcpy(filtered + step, row + step, rest); break;
    case 1: subtract(row + step, row, rest, filtered + step); break;
    case 2:
        if (above) subtract(row + step, above + step, rest, filtered + step);
        break;
    case 3:
        if (above) subtract_average(row + step, row, above + step, rest, filtered + step);
        else for (size_t i = step; i < count; i++) filtered[i] = row[i] - row[i - step] / 2;
        break;
    default:
        if (above) subtract_paeth(row + step, row, above + step, above, rest, filtered + step);
        else subtract(row + step, row, rest, filtered + step);
    }
}

uint8_t thumbindex_filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, unsigned types, uint8_t *filtered) {
    uint8_t best = 0, written = 0;
    uint64_t least = weight(row, count);
    for (uint8_t type = 1; type <= 4; type++) {
        if (!(types >> type & 1)) continue;
        thumbindex_filter_row_as(type, row, above, count, bytesPerPixel, filtered);
        uint64_t sum = weight(filtered, count);
        written = type;
        if (sum < least) {
            least = sum;
            best = type;
        }
    }
    if (best != written || !written) thumbindex_filter_row_as(best, row, above, count, bytesPerPixel, filtered);
    return best;
}
