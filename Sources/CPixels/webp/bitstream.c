#include <stdlib.h>
#include <string.h>

#include "writer.h"

thumbindex_webp_writer *thumbindex_webp_make(void) { return calloc(1, sizeof(thumbindex_webp_writer)); }

void thumbindex_webp_free(thumbindex_webp_writer *writer) {
    if (writer == NULL) return;
    free(writer->tokens);
    free(writer->pixels);
    free(writer->bytes);
    free(writer);
}

/// Makes room for so many elements, whose values may be lost; NULL where there is no memory.
static void *reserved(void *elements, size_t *capacity, size_t count, size_t size) {
    if (count <= *capacity) return elements;
    free(elements);
    elements = malloc(count * size);
    *capacity = elements == NULL ? 0 : count;
    return elements;
}

static void put_header(thumbindex_webp_writer *writer, size_t width, size_t height, int has_alpha) {
    put_bits(writer, 0x2F, 8);
    put_bits(writer, width - 1, 14);
    put_bits(writer, height - 1, 14);
    put_bits(writer, has_alpha ? 1 : 0, 1);
    // The version.
    put_bits(writer, 0, 3);
    // One transform: green is subtracted from red and blue.
    put_bits(writer, 1, 1);
    put_bits(writer, 2, 2);
    put_bits(writer, 0, 1);
    // A colour cache, and one group of codes for all pixels.
    put_bits(writer, 1, 1);
    put_bits(writer, cache_bits, 4);
    put_bits(writer, 0, 1);
}

static void put_symbol(thumbindex_webp_writer *writer, int code, size_t symbol) {
    put_bits(writer, writer->codes[code].words[symbol], writer->codes[code].lengths[symbol]);
}

static void put_number(thumbindex_webp_writer *writer, int code, size_t first, uint32_t value) {
    unsigned bits;
    uint32_t extra;
    put_symbol(writer, code, first + prefix_of(value, &bits, &extra));
    put_bits(writer, extra, bits);
}

static void put_tokens(thumbindex_webp_writer *writer) {
    for (size_t i = 0; i < writer->token_count; i++) {
        token next = writer->tokens[i];
        if (next.length == 0) {
            put_symbol(writer, green, next.value >> 8 & 0xFF);
            put_symbol(writer, red, next.value >> 16 & 0xFF);
            put_symbol(writer, blue, next.value & 0xFF);
            put_symbol(writer, alpha, next.value >> 24);
        } else if (next.length == cached) {
            put_symbol(writer, green, 256 + length_codes + next.value);
        } else {
            put_number(writer, green, 256, next.length);
            put_number(writer, distance, 0, next.value);
        }
    }
}

/// Stores what is left of bits.
static void finish_bits(thumbindex_webp_writer *writer) {
    for (unsigned stored = 0; stored < writer->bit_count; stored += 8) {
        writer->bytes[writer->byte_count++] = (uint8_t)(writer->bits >> stored);
    }
}

static int has_alpha(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xFF000000;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all >> 24 != 0xFF;
}

/// The pixels without gaps between their rows; NULL where there is no memory.
static const uint32_t *without_gaps(
    thumbindex_webp_writer *writer, const uint32_t *pixels, size_t stride, size_t width, size_t height) {
    if (stride == width) return pixels;
    writer->pixels = reserved(writer->pixels, &writer->pixel_capacity, width * height, sizeof *writer->pixels);
    if (writer->pixels == NULL) return NULL;
    for (size_t y = 0; y < height; y++) {
        memcpy(writer->pixels + y * width, pixels + y * stride, width * sizeof *writer->pixels);
    }
    return writer->pixels;
}

thumbindex_webp_bytes thumbindex_webp_write(
    thumbindex_webp_writer *writer, const uint32_t *pixels, size_t stride, size_t width, size_t height) {
    thumbindex_webp_bytes none = {NULL, 0, 0};
    size_t count = width * height;
    const uint32_t *packed = without_gaps(writer, pixels, stride, width, height);
    writer->tokens = reserved(writer->tokens, &writer->token_capacity, count, sizeof *writer->tokens);
    if (packed == NULL || writer->tokens == NULL) return none;
    size_t literals = webp_make_tokens(writer, packed, width, count);
    // A token has at most 60 bits, the length of a symbol's word less than 16.
    size_t room = writer->token_count * 8 + code_count * green_codes * 2 + 64;
    writer->bytes = reserved(writer->bytes, &writer->byte_capacity, room, 1);
    if (writer->bytes == NULL) return none;
    writer->byte_count = 0;
    writer->bits = 0;
    writer->bit_count = 0;
    put_header(writer, width, height, has_alpha(packed, count));
    for (int code = 0; code < code_count; code++) webp_put_code(writer, code);
    put_tokens(writer);
    finish_bits(writer);
    return (thumbindex_webp_bytes){writer->bytes, writer->byte_count, literals};
}
