#ifndef RUNS_H
#define RUNS_H

#include <stddef.h>
#include <stdint.h>

enum { block = 16 };

/// Whether a block of pixels is the same at two places: a loop without a way out, which compilers make wide.
static inline __attribute__((always_inline)) int is_same_block(const uint32_t *first, const uint32_t *second) {
    uint32_t difference = 0;
    for (int i = 0; i < block; i++) difference |= first[i] ^ second[i];
    return difference == 0;
}

/// How many pixels from two places on are the same, up to `limit`.
static inline __attribute__((always_inline)) size_t equal_pixels(const uint32_t *first, const uint32_t *second, size_t limit) {
    size_t count = 0;
    for (; count + block <= limit; count += block) {
        if (is_same_block(first + count, second + count)) continue;
        uint32_t different = 0;
        for (int i = 0; i < block; i++) different |= (uint32_t)(first[count + i] != second[count + i]) << i;
        return count + (size_t)__builtin_ctz(different);
    }
    while (count < limit && first[count] == second[count]) count++;
    return count;
}

#endif
