#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// What is true of all pixels of a run.
typedef struct {
    /// The bits that every pixel has, as 0xAARRGGBB.
    uint32_t common;
    /// Not zero where red, green and blue of any pixel differ.
    uint32_t spread;
} thumbindex_pixel_facts;

/// Stores premultiplied pixels 0xAARRGGBB as bytes red, green, blue, alpha, the colours divided by alpha and rounded.
void thumbindex_store_straight(
    const uint32_t *pixels, size_t count, uint32_t *straight, thumbindex_pixel_facts *facts);

/// The different pixels of `rows` rows, in the order of their first appearance; 257 where there are more than 256.
size_t thumbindex_colors(const uint32_t *straight, size_t width, size_t rows, uint32_t *colors);

/// How many pixels differ from the one on their left; the first does not count.
size_t thumbindex_changes(const uint32_t *straight, size_t count);

/// Lays a premultiplied colour over pixels where a mask covers them, 255 being all; strides in elements.
void thumbindex_blend_mask(
    const uint8_t *coverage, size_t coverageStride, size_t width, size_t height, uint32_t color, uint32_t *pixels,
    size_t stride);

/// Lays premultiplied pixels over others; strides in elements.
void thumbindex_blend_pixels(
    const uint32_t *source, size_t sourceStride, size_t width, size_t height, uint32_t *pixels, size_t stride);

/// Whether two runs of pixels are the same.
int thumbindex_equal(const uint32_t *first, const uint32_t *second, size_t count);

/// Red, green and blue of each pixel.
void thumbindex_pack_rgb(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Red of each pixel.
void thumbindex_pack_gray(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Red and alpha of each pixel.
void thumbindex_pack_gray_alpha(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Each pixel's place among `colorCount` colours, which hold it, in `bits` bits, the leftmost in the highest ones.
void thumbindex_pack_indices(
    const uint32_t *straight, size_t count, const uint32_t *colors, size_t colorCount, unsigned bits, uint8_t *bytes);

/// Filters a row as one of PNG's five types, the one whose bytes, taken as signed, have the least sum; returns the type.
/// `above` may be NULL, where only those types are tried that need no row above.
uint8_t thumbindex_filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, uint8_t *filtered);

/// Filters a row as one of PNG's types; `above` may be NULL, which stands for zeros.
void thumbindex_filter_row_as(
    uint8_t type, const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, uint8_t *filtered);

#endif
