#include "CPixels.h"

#include <string.h>

#include "loops.h"

typedef uint8_t Sixteen __attribute__((vector_size(16)));
typedef uint8_t ThirtyTwo __attribute__((vector_size(32)));

WIDE static void pack_rgb(const uint32_t *straight, size_t count, uint8_t *bytes) {
    size_t i = 0;
    // Eight pixels at a time, then four; the bytes too many are written over by the next ones.
    for (; i + 11 <= count; i += 8) {
        ThirtyTwo eight;
        memcpy(&eight, straight + i, 32);
        eight = __builtin_shufflevector(
            eight, eight, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30, 31,
            31, 31, 31, 31, 31, 31, 31);
        memcpy(bytes + 3 * i, &eight, 32);
    }
    for (; i + 6 <= count; i += 4) {
        Sixteen four;
        memcpy(&four, straight + i, 16);
        four = __builtin_shufflevector(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 15, 15, 15);
        memcpy(bytes + 3 * i, &four, 16);
    }
    for (; i < count; i++) memcpy(bytes + 3 * i, straight + i, 3);
}

void thumbindex_pack_rgb(const uint32_t *straight, size_t count, uint8_t *bytes) { pack_rgb(straight, count, bytes); }

void thumbindex_pack_gray(const uint32_t *straight, size_t count, uint8_t *bytes) {
    for (size_t i = 0; i < count; i++) bytes[i] = straight[i];
}

void thumbindex_pack_gray_alpha(const uint32_t *straight, size_t count, uint8_t *bytes) {
    for (size_t i = 0; i < count; i++) {
        bytes[2 * i] = straight[i];
        bytes[2 * i + 1] = straight[i] >> 24;
    }
}
