#include "CPixels.h"

#include <string.h>

#include "loops.h"

// Pixels that are looked at together.
enum { BLOCK = 16 };

// A component laid over white, as far from white as it is.
static inline __attribute__((always_inline)) float shade(uint32_t pixel, unsigned shift) {
    return (float)((int)(pixel >> shift & 0xFF) - 255) * (float)(int)(pixel >> 24) * (1.0f / 255);
}

static inline __attribute__((always_inline)) float distance(uint32_t first, uint32_t second) {
    float red = shade(first, 0) - shade(second, 0), green = shade(first, 8) - shade(second, 8);
    float blue = shade(first, 16) - shade(second, 16);
    float y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
    float i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
    float q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
    return 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
}

// No number here is greater than 255 until it is squared, and each of some twenty operations is wrong by 2^-24 of it at
// most: the sum of the squares is wrong by less than a quarter.
static const float doubt = 0.5f;

WIDEST static size_t find_distant(
    const uint8_t *first, const uint8_t *second, size_t count, float limit, uint32_t *columns) {
    size_t found = 0;
    for (size_t start = 0; start < count; start += BLOCK) {
        size_t length = count - start < BLOCK ? count - start : BLOCK;
        uint32_t ones[BLOCK] = {0}, others[BLOCK] = {0};
        if (length == BLOCK) {
            // A copy of a known length takes two instructions.
            memcpy(ones, first + 4 * start, sizeof ones);
            memcpy(others, second + 4 * start, sizeof others);
        } else {
            memcpy(ones, first + 4 * start, 4 * length);
            memcpy(others, second + 4 * start, 4 * length);
        }
        if (memcmp(ones, others, sizeof ones) == 0) continue;
        float distances[BLOCK];
        for (size_t i = 0; i < BLOCK; i++) distances[i] = distance(ones[i], others[i]);
        // 1 for those that are distant, 2 for those that are so for certain.
        uint8_t verdicts[BLOCK];
        for (size_t i = 0; i < BLOCK; i++) {
            verdicts[i] = distances[i] > limit - doubt && ones[i] != others[i];
            verdicts[i] += verdicts[i] && distances[i] > limit + doubt;
        }
        uint64_t halves[2];
        memcpy(halves, verdicts, sizeof halves);
        if ((halves[0] | halves[1]) == 0) continue;
        for (size_t i = 0; i < length; i++) {
            columns[found] = (uint32_t)(start + i) | (verdicts[i] > 1 ? THUMBINDEX_CERTAIN : 0);
            found += verdicts[i] > 0;
        }
    }
    return found;
}

size_t thumbindex_distant_pixels(
    const uint8_t *first, const uint8_t *second, size_t count, float limit, uint32_t *columns) {
    return find_distant(first, second, count, limit, columns);
}
