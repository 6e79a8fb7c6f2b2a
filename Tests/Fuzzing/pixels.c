// libFuzzer's way through the loops over pixels: each input chooses one and gives its pixels. Memory is as large as a loop
// may touch and no larger, so that AddressSanitizer sees a byte too many; what can be undone is compared with what it was.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>

#include "CPixels.h"

enum { limit = 1 << 16 };

static void check(int isTrue, const char *what) {
    if (isTrue) return;
    fprintf(stderr, "%s\n", what);
    abort();
}

static void *room(size_t count) {
    void *start = malloc(count ? count : 1);
    check(start != NULL, "no memory");
    return start;
}

static uint32_t *pixels_of(const uint8_t *data, size_t count) {
    uint32_t *pixels = room(4 * count);
    memcpy(pixels, data, 4 * count);
    return pixels;
}

/// No component above alpha.
static void premultiply(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t alpha = pixels[i] >> 24, result = alpha << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            uint32_t component = pixels[i] >> shift & 0xFF;
            result |= (component < alpha ? component : alpha) << shift;
        }
        pixels[i] = result;
    }
}

/// PNG's filters and back; `types` says which may be chosen.
static void filter(const uint8_t *data, size_t width, size_t rows, size_t bytesPerPixel, unsigned types) {
    size_t count = width * bytesPerPixel;
    uint8_t *stored = room(rows * (count + 1) + 1), *pixels = room(4 * width * rows), *top = room(4 * width);
    for (size_t y = 0; y < rows; y++) {
        uint8_t *row = room(count), *above = room(count), *filtered = room(count), *again = room(count);
        memcpy(row, data + y * count, count);
        if (y) memcpy(above, data + (y - 1) * count, count);
        uint8_t type = thumbindex_filter_row(row, y ? above : NULL, count, bytesPerPixel, types, filtered);
        thumbindex_filter_row_as(type, row, y ? above : NULL, count, bytesPerPixel, again);
        check(memcmp(filtered, again, count) == 0, "a row is filtered in two ways");
        stored[y * (count + 1)] = type;
        memcpy(stored + y * (count + 1) + 1, filtered, count);
        free(row), free(above), free(filtered), free(again);
    }
    memset(top, 0, 4 * width);
    if (bytesPerPixel == 3)
        for (size_t x = 0; x < width; x++) top[4 * x + 3] = 255;
    check(thumbindex_unfilter_rows(stored, rows, width, bytesPerPixel, top, pixels), "filters are refused");
    for (size_t i = 0; i < width * rows; i++) {
        check(memcmp(pixels + 4 * i, data + bytesPerPixel * i, bytesPerPixel) == 0, "unfiltered pixels are others");
        if (bytesPerPixel == 3) check(pixels[4 * i + 3] == 255, "an alpha comes from nowhere");
    }
    // What no filter wrote is undone too, or refused.
    memcpy(stored, data, rows * count < rows * (count + 1) ? rows * count : rows * (count + 1));
    thumbindex_unfilter_rows(stored, rows, width, bytesPerPixel, top, pixels);
    free(stored), free(pixels), free(top);
}

static void write_webp(const uint8_t *data, size_t width, size_t rows) {
    size_t count = width * rows;
    uint32_t *pixels = pixels_of(data, count);
    thumbindex_webp_writer *writer = thumbindex_webp_make();
    check(writer != NULL, "no memory");
    // What was written before decides nothing.
    thumbindex_webp_write(writer, pixels, width, width, 1);
    thumbindex_webp_bytes chunk = thumbindex_webp_write(writer, pixels, width, width, rows);
    check(chunk.start != NULL, "no memory");
    size_t padded = chunk.count + chunk.count % 2, size = 20 + padded;
    uint8_t *file = calloc(size, 1);
    check(file != NULL, "no memory");
    uint32_t lengths[] = {(uint32_t)size - 8, (uint32_t)chunk.count};
    memcpy(file, "RIFF", 4), memcpy(file + 4, lengths, 4), memcpy(file + 8, "WEBPVP8L", 8);
    memcpy(file + 16, lengths + 1, 4), memcpy(file + 20, chunk.start, chunk.count);
    int decodedWidth, decodedHeight;
    uint8_t *decoded = WebPDecodeBGRA(file, size, &decodedWidth, &decodedHeight);
    check(decoded != NULL, "libwebp refuses what was written");
    check((size_t)decodedWidth == width && (size_t)decodedHeight == rows, "a picture has another size");
    // Of pixels that nothing shows of, any colour may be kept.
    int isOpaque = 1;
    for (size_t i = 0; i < count; i++) isOpaque = isOpaque && pixels[i] >> 24 == 255;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel;
        memcpy(&pixel, decoded + 4 * i, 4);
        if (isOpaque) pixel |= 0xFF000000;
        check(pixel == pixels[i] || (pixel >> 24 == 0 && pixels[i] >> 24 == 0), "decoded pixels are others");
    }
    WebPFree(decoded), free(file), thumbindex_webp_free(writer), free(pixels);
}

static void store(const uint8_t *data, size_t width, size_t rows) {
    size_t count = width * rows;
    uint32_t *pixels = pixels_of(data, count), *straight = room(4 * count), *changes = room(4 * rows);
    premultiply(pixels, count);
    thumbindex_pixel_facts facts = {0xFFFFFFFF, 0};
    thumbindex_store_straight(pixels, width, width, rows, 0, straight, changes, &facts);
    uint16_t *places = calloc(thumbindex_color_slots, 2);
    uint32_t *colors = room(4 * 256);
    check(places != NULL, "no memory");
    size_t found = thumbindex_add_colors(straight, width, rows, 0, places, colors, 0);
    uint8_t *bytes = room(3 * count);
    thumbindex_pack_rgb(straight, count, bytes);
    for (size_t i = 0; i < count; i++) check(memcmp(bytes + 3 * i, straight + i, 3) == 0, "packed pixels are others");
    thumbindex_pack_gray(straight, count, bytes);
    thumbindex_pack_gray_alpha(straight, count, bytes);
    if (found <= 256) {
        unsigned bits = found <= 2 ? 1 : found <= 4 ? 2 : found <= 16 ? 4 : 8;
        uint8_t *indices = room((count * bits + 7) / 8);
        thumbindex_place_colors(colors, found, places);
        thumbindex_pack_indices(straight, count, colors, places, bits, indices);
        for (size_t i = 0; i < count; i++) {
            unsigned place = indices[i * bits / 8] >> (8 - bits - i * bits % 8) & ((1u << bits) - 1);
            check(place < found && colors[place] == straight[i], "an index leads to another colour");
        }
        free(indices);
    }
    free(pixels), free(straight), free(changes), free(places), free(colors), free(bytes);
}

static void blend(const uint8_t *data, size_t width, size_t rows, uint32_t color) {
    size_t count = width * rows;
    uint32_t *pixels = pixels_of(data, count), *source = pixels_of(data + 4 * count, count);
    uint8_t *mask = room(count);
    memcpy(mask, data + 8 * count, count);
    premultiply(pixels, count), premultiply(source, count), premultiply(&color, 1);
    thumbindex_blend_mask(mask, width, width, rows, color, pixels, width);
    thumbindex_blend_pixels(source, width, width, rows, pixels, width);
    thumbindex_fill_pixels(color, pixels, count);
    for (size_t i = 0; i < count; i++) check(pixels[i] == color, "a pixel is not filled");
    free(pixels), free(source), free(mask);
}

static void compare(const uint8_t *data, size_t width, size_t rows, float limitOfDistance) {
    size_t count = width * rows;
    uint32_t *first = pixels_of(data, count), *second = pixels_of(data + 4 * count, count);
    thumbindex_rows sides[] = {
        {(const uint8_t *)first, 4 * width, SIZE_MAX}, {(const uint8_t *)second, 4 * width, SIZE_MAX}};
    for (size_t y = 0; y < rows; y++) {
        uint32_t *columns = room(4 * width);
        size_t found = thumbindex_distant_pixels(
            sides[0].start + 4 * width * y, sides[1].start + 4 * width * y, width, limitOfDistance, columns);
        check(found <= width, "more columns than there are");
        for (size_t i = 0; i < found; i++) {
            uint32_t x = columns[i] & ~(THUMBINDEX_CERTAIN | THUMBINDEX_ANTIALIASED | THUMBINDEX_UNDECIDED);
            check(x < width, "a column beyond the row");
            check(first[y * width + x] != second[y * width + x], "equal pixels differ");
        }
        if (y >= 2 && y + 2 < rows) thumbindex_mark_antialiased(sides[0], sides[1], width, y, columns, found);
        free(columns);
    }
    free(first), free(second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 8 || size > limit) return -1;
    unsigned kind = data[0] % 6, option = data[2];
    size_t width = 1 + data[1];
    uint32_t color;
    memcpy(&color, data + 4, 4);
    data += 8, size -= 8;
    size_t bytesPerPixel = kind == 0 ? 3 : kind == 4 ? 9 : kind == 5 ? 8 : 4;
    size_t rows = size / (width * bytesPerPixel);
    if (rows == 0) return -1;
    switch (kind) {
    case 0:
    case 1: filter(data, width, rows, bytesPerPixel, option); break;
    case 2: write_webp(data, width, rows); break;
    case 3: store(data, width, rows); break;
    case 4: blend(data, width, rows, color); break;
    case 5: compare(data, width, rows, (float)(color % 40000)); break;
    }
    return 0;
}
