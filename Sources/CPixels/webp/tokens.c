#include <string.h>

#include "../runs.h"
#include "writer.h"

// What drawn pictures are made of: rows equal to the one above, runs of one colour, and glyphs that came before.

enum {
    longest_copy = 4096,
    short_codes = 120,
    // The format's farthest, less the short codes, which come first.
    farthest_copy = (1 << 20) - short_codes,
    // Short codes that stand for the pixel above and for the pixel on the left (5.2.2).
    code_above = 1,
    code_left = 2,
    // Copies from so many pixels on are good enough to look no further for a longer one.
    good_above = 16,
    good_neighbor = 64,
    // A copy from afar takes more bits: it must be so long, and so much longer than one of a neighbour.
    least_far_copy = 16,
    far_margin = 2,
};

static uint32_t subtract_green(uint32_t pixel) {
    uint32_t subtrahend = pixel >> 8 & 0xFF;
    uint32_t difference = (pixel & 0x00FF00FF) + 0x01000100 - (subtrahend << 16 | subtrahend);
    return (pixel & 0xFF00FF00) | (difference & 0x00FF00FF);
}

/// The place of a pixel, green subtracted, in the colour cache (5.2.3).
static uint32_t cache_place(uint32_t pixel) { return (uint32_t)(0x1E35A7BDu * pixel) >> (32 - cache_bits); }

static uint32_t pair_place(const uint32_t *pixels) {
    return (uint32_t)((pixels[0] * 0x9E3779B1u) ^ (pixels[1] * 0x85EBCA77u)) >> (32 - pair_bits);
}

static void add_copy(thumbindex_webp_writer *writer, uint32_t length, uint32_t code) {
    unsigned bits;
    uint32_t extra;
    writer->tokens[writer->token_count++] = (token){code, length};
    writer->counts[green][256 + prefix_of(length, &bits, &extra)]++;
    writer->counts[distance][prefix_of(code, &bits, &extra)]++;
}

/// Adds a pixel by its place in the cache, or as it is; 1 in the latter case.
static size_t add_pixel(thumbindex_webp_writer *writer, uint32_t pixel) {
    uint32_t difference = subtract_green(pixel);
    uint32_t place = cache_place(difference);
    if (writer->cache[place] == difference) {
        writer->tokens[writer->token_count++] = (token){place, cached};
        writer->counts[green][256 + length_codes + place]++;
        return 0;
    }
    writer->cache[place] = difference;
    writer->tokens[writer->token_count++] = (token){difference, 0};
    writer->counts[alpha][difference >> 24]++;
    writer->counts[red][difference >> 16 & 0xFF]++;
    writer->counts[green][difference >> 8 & 0xFF]++;
    writer->counts[blue][difference & 0xFF]++;
    return 1;
}

/// Remembers the pixels of a copy; one that equals its left neighbour is remembered already.
static void remember_copy(
    thumbindex_webp_writer *writer, const uint32_t *pixels, size_t start, size_t end, size_t count) {
    for (size_t i = start; i < end; i++) {
        while (i > 0 && i + block <= end && is_same_block(pixels + i, pixels + i - 1)) i += block;
        if (i == end) return;
        if (i > 0 && pixels[i] == pixels[i - 1]) continue;
        uint32_t difference = subtract_green(pixels[i]);
        writer->cache[cache_place(difference)] = difference;
        if (i + 1 < count) writer->pairs[pair_place(pixels + i)] = (uint32_t)i + 1;
    }
}

typedef struct {
    size_t length;
    uint32_t code;
} copy;

/// The copy that begins at a pixel: of the row above, of the pixel on the left, or of where its two colours stood last.
static copy find_copy(
    thumbindex_webp_writer *writer, const uint32_t *pixels, size_t width, size_t i, size_t count) {
    size_t limit = count - i < longest_copy ? count - i : longest_copy;
    copy best = {0, 0};
    if (i >= width && width <= farthest_copy) {
        best = (copy){equal_pixels(pixels + i, pixels + i - width, limit), code_above};
    }
    if (best.length < good_above && i > 0) {
        size_t length = equal_pixels(pixels + i, pixels + i - 1, limit);
        if (length > best.length) best = (copy){length, code_left};
    }
    if (best.length >= good_neighbor || limit < 2) return best;
    uint32_t *last = &writer->pairs[pair_place(pixels + i)];
    size_t place = *last;
    *last = (uint32_t)i + 1;
    if (place == 0 || i + 1 - place > farthest_copy) return best;
    size_t length = equal_pixels(pixels + i, pixels + place - 1, limit);
    if (length < least_far_copy || length <= best.length + far_margin) return best;
    return (copy){length, (uint32_t)(i + 1 - place) + short_codes};
}

size_t webp_make_tokens(thumbindex_webp_writer *writer, const uint32_t *pixels, size_t width, size_t count) {
    size_t literals = 0;
    writer->token_count = 0;
    memset(writer->cache, 0, sizeof writer->cache);
    memset(writer->pairs, 0, sizeof writer->pairs);
    memset(writer->counts, 0, sizeof writer->counts);
    for (size_t i = 0; i < count;) {
        copy found = find_copy(writer, pixels, width, i, count);
        if (found.length >= 2) {
            add_copy(writer, (uint32_t)found.length, found.code);
            remember_copy(writer, pixels, i, i + found.length, count);
            i += found.length;
        } else {
            literals += add_pixel(writer, pixels[i]);
            i++;
        }
    }
    return literals;
}
