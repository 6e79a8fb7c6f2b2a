#ifndef WEBP_WRITER_H
#define WEBP_WRITER_H

#include "CPixels.h"

// Lossless WebP by the bitstream of RFC 9649: its section 3, to whose numbers comments refer.

enum {
    cache_bits = 10,
    cache_size = 1 << cache_bits,
    pair_bits = 16,
    length_codes = 24,
    green_codes = 256 + length_codes + cache_size,
    distance_codes = 40,
};

/// The codes of a group, in the order in which they are stored.
enum { green, red, blue, alpha, distance, code_count };

/// A copy's length and distance code, a place of the colour cache, or a pixel with green subtracted.
typedef struct {
    uint32_t value;
    /// 0 of a pixel, `cached` of a place in the cache, else the length of a copy, whose distance code `value` is.
    uint32_t length;
} token;

static const uint32_t cached = UINT32_MAX;

/// The words of a prefix code, the first bit lowest, and how many bits each has.
typedef struct {
    uint16_t words[green_codes];
    uint8_t lengths[green_codes];
} prefix_code;

struct thumbindex_webp_writer {
    uint32_t cache[cache_size];
    /// Where two colours that stand beside each other stood last, plus one; 0 where they did not.
    uint32_t pairs[1 << pair_bits];
    /// How often each symbol of each code comes.
    uint32_t counts[code_count][green_codes];
    prefix_code codes[code_count];
    token *tokens;
    size_t token_count, token_capacity;
    uint32_t *pixels;
    size_t pixel_capacity;
    uint8_t *bytes;
    size_t byte_count, byte_capacity;
    /// Those that do not fill a word yet, the first lowest.
    uint64_t bits;
    unsigned bit_count;
};

/// Appends so many bits, at most 32, the lowest first.
static inline void put_bits(thumbindex_webp_writer *writer, uint64_t value, unsigned count) {
    writer->bits |= value << writer->bit_count;
    writer->bit_count += count;
    if (writer->bit_count < 32) return;
    uint8_t *bytes = writer->bytes + writer->byte_count;
    for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(writer->bits >> (8 * i));
    writer->byte_count += 4;
    writer->bits >>= 32;
    writer->bit_count -= 32;
}

/// The prefix code of a length or a distance code, which begin at 1, and the bits that follow it (5.2.2).
static inline unsigned prefix_of(uint32_t value, unsigned *extra_bits, uint32_t *extra) {
    uint32_t rest = value - 1;
    *extra_bits = 0;
    *extra = 0;
    if (rest < 2) return rest;
    unsigned highest = 31 - (unsigned)__builtin_clz(rest);
    *extra_bits = highest - 1;
    *extra = rest & ((1u << (highest - 1)) - 1);
    return 2 * highest + (rest >> (highest - 1) & 1);
}

/// Finds the tokens of pixels that have no gaps between their rows, of which there is room for as many as pixels, and
/// counts their symbols; returns how many pixels are neither copied nor in the cache.
size_t webp_make_tokens(thumbindex_webp_writer *writer, const uint32_t *pixels, size_t width, size_t count);

/// Makes a code for the symbols that were counted, stores it, and leaves it ready for use.
void webp_put_code(thumbindex_webp_writer *writer, int code);

#endif
