#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// What is true of all pixels of a run; of none: 0xFFFFFFFF, 0.
typedef struct {
    /// The bits that every pixel has, as 0xAARRGGBB.
    uint32_t common;
    /// Not zero where red, green and blue of any pixel differ.
    uint32_t spread;
} thumbindex_pixel_facts;

/// Stands for a row that is equal to the one above.
static const uint32_t thumbindex_row_above = 0xFFFFFFFF;

/// Stores rows of premultiplied pixels 0xAARRGGBB as bytes red, green, blue, alpha, the colours divided by alpha and
/// rounded, and adds what is true of them to `facts`. From a row to the next are `stride` pixels in both. `changes` is
/// told how many pixels of each row differ from the one on their left, or that the row is equal to the one above; that of
/// the first lies a stride before both pointers, if there is one.
void thumbindex_store_straight(
    const uint32_t *pixels, size_t stride, size_t width, size_t rows, int hasRowAbove, uint32_t *straight,
    uint32_t *changes, thumbindex_pixel_facts *facts);

enum { thumbindex_color_slots = 1024 };

/// Adds the different pixels of `rows` rows to `count` colours, in the order of their first appearance; returns their
/// number, or 257 where there are more than 256. `places` are that many slots of the same colours, zeros at first.
size_t thumbindex_add_colors(
    const uint32_t *straight, size_t width, size_t rows, int hasRowAbove, uint16_t *places, uint32_t *colors,
    size_t count);

/// Makes all pixels the same.
void thumbindex_fill_pixels(uint32_t pixel, uint32_t *pixels, size_t count);

/// Lays a colour over pixels, both `0xAARRGGBB` and multiplied by alpha.
void thumbindex_blend_color(uint32_t color, uint32_t *pixels, size_t count);

/// Lays a premultiplied colour over pixels where a mask covers them, 255 being all; strides in elements.
void thumbindex_blend_mask(
    const uint8_t *coverage, size_t coverageStride, size_t width, size_t height, uint32_t color, uint32_t *pixels,
    size_t stride);

/// What shows through a material of premultiplied pixels beneath it: they are blurred, saturated (256 is as they are) and
/// tinted with a premultiplied colour. Of `width` × `height` pixels those from `left` and `top` on become the result;
/// beyond the others their edges go on. The blur is three means of 2 · radius + 1 cells of 2^shift pixels a side. Returns
/// 0 where there is no memory.
int thumbindex_material(
    const uint32_t *pixels, size_t width, size_t height, unsigned shift, const unsigned radii[3], uint32_t saturation,
    uint32_t tint, size_t left, size_t top, size_t resultWidth, size_t resultHeight, uint32_t *result);

/// Lays premultiplied pixels over others; strides in elements.
void thumbindex_blend_pixels(
    const uint32_t *source, size_t sourceStride, size_t width, size_t height, uint32_t *pixels, size_t stride);

/// The same for those of a row that a mask covers, 255 being all.
void thumbindex_blend_covered_pixels(const uint32_t *source, const uint8_t *coverage, size_t count, uint32_t *pixels);

/// Keeps of pixels what a mask covers, 255 being all; where it does not, what was there before shines through. Strides in
/// elements; that of what was there is the width.
void thumbindex_keep_covered_pixels(
    const uint32_t *before, const uint8_t *coverage, size_t coverageStride, size_t width, size_t height,
    uint32_t *pixels, size_t stride);

/// A colour of a gradient.
typedef struct {
    /// In 65,536ths of the gradient's length.
    int32_t place;
    /// Red, green, blue and alpha, 65,535 being all, the colours not multiplied by alpha.
    uint16_t components[4];
} thumbindex_gradient_stop;

/// The colours between two of a gradient's stops, or beyond the first or the last.
typedef struct {
    /// The place from which on the next part has them.
    int32_t end;
    float slopes[4];
    float bases[4];
} thumbindex_gradient_part;

/// The parts of a gradient, one more than its stops, which come in ascending order.
void thumbindex_gradient_parts(const thumbindex_gradient_stop *stops, size_t count, thumbindex_gradient_part *parts);

/// The places of pixels along a gradient, each `step` from the one before, cut to whole numbers; the first is 0.
void thumbindex_gradient_places(double step, size_t count, int32_t *places);

/// Gives pixels the premultiplied colours of a gradient at such places, counted from `start`; sums are within an int32_t
/// all along the row.
void thumbindex_shade_row(
    const thumbindex_gradient_part *parts, size_t partCount, int32_t start, const int32_t *places, size_t count,
    uint32_t *pixels);

/// How many rows are filtered together; their pixels of one column lie side by side, four numbers each.
enum { thumbindex_reduced_rows = 4 };

/// Adds a row of `width` pixels of four bytes to sums of blocks of `side` pixels, the last of which may be narrower: four
/// numbers a block, which is `stride` numbers from the next. The first three bytes are multiplied by the fourth, of 255,
/// if that is an alpha. The sums begin with the row if it is the first.
void thumbindex_add_blocks(
    const uint8_t *row, size_t width, size_t side, int hasAlpha, int isFirst, float *sums, size_t stride);

/// Filters rows that lie side by side: a place of the result is the sum of pixels from its one of `firsts` on, each times
/// its weight; the weights of a place begin at its one of `starts`, which has one more than there are places. Sums are
/// rounded in the order of the pixels. The rows of the result follow each other.
void thumbindex_filter_rows(
    const float *pixels, const long *firsts, const long *starts, const float *weights, size_t count, float *result);

/// Makes a row of a mask of another size: a place of it is the sum of `rows` rows of `width` bytes, each times its weight and
/// times that of its pixels, from the place's one of `firsts` on; the weights of a place begin at its one of `starts`, which
/// has one more than there are places. Sums are rounded in the order of the rows, then of the pixels. There is room for as
/// many products as there are pixels.
void thumbindex_resample_row(
    const uint8_t *coverage, size_t width, const float *rowWeights, size_t rows, const long *firsts, const long *starts,
    const float *weights, size_t count, float *products, uint8_t *result);

/// Rows of `width` numbers as columns.
void thumbindex_transpose(const uint32_t *values, size_t width, size_t height, uint32_t *result);

/// Adds rows of `length` numbers, one after the other, each times its weight, to sums, which begin with the first of them
/// if that `isFirst`. There is at least one.
void thumbindex_add_rows(
    const float *rows, const float *weights, size_t rowCount, size_t length, int isFirst, float *sums);

/// Stores sums of four numbers, `stride` from each other, as bytes, rounded to the nearest, halves to the even one; the
/// first three divided by the fourth, of 255, if that is an alpha.
void thumbindex_store_sums(const float *sums, size_t count, size_t stride, int hasAlpha, uint8_t *bytes);

/// Averages squares of two by two pixels of four bytes each, halves rounded up; of an odd width the last squares are one
/// pixel wide.
void thumbindex_halve_rows(const uint8_t *above, const uint8_t *below, size_t width, uint8_t *halves);

/// Pixels 0xAARRGGBB from bytes red, green, blue, alpha, the colours multiplied by alpha and rounded.
void thumbindex_multiply_by_alpha(const uint8_t *bytes, size_t count, uint32_t *pixels);

/// Red, green and blue of each pixel.
void thumbindex_pack_rgb(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Red of each pixel.
void thumbindex_pack_gray(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Red and alpha of each pixel.
void thumbindex_pack_gray_alpha(const uint32_t *straight, size_t count, uint8_t *bytes);

/// Where to find each of at most 256 different colours among them, for `thumbindex_pack_indices`; there is room for
/// `thumbindex_color_slots`.
void thumbindex_place_colors(const uint32_t *colors, size_t colorCount, uint16_t *places);

/// Each pixel's place among colours, which hold it, in `bits` bits, the leftmost in the highest ones.
void thumbindex_pack_indices(
    const uint32_t *straight, size_t count, const uint32_t *colors, const uint16_t *places, unsigned bits,
    uint8_t *bytes);

/// Filters a row as one of PNG's five types, the one whose bytes, taken as signed, have the least sum; returns the type.
/// Type 0 is always tried, the others where their bit of `types` is set; `above` may be NULL, which stands for zeros.
uint8_t thumbindex_filter_row(
    const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, unsigned types, uint8_t *filtered);

/// Filters a row as one of PNG's types; `above` may be NULL, which stands for zeros.
void thumbindex_filter_row_as(
    uint8_t type, const uint8_t *row, const uint8_t *above, size_t count, size_t bytesPerPixel, uint8_t *filtered);

/// Undoes the filters of rows of pixels of three or four bytes, which stand one after the other, each behind its filter's
/// number, and stores them as pixels of four bytes without gaps. `above` is the row above them as pixels; above a
/// picture's first row all is 0, but for an alpha that is not stored, which is 255. Up to a byte beyond the stored rows is
/// read. Returns 0 and writes nothing where a filter's number is not one.
int thumbindex_unfilter_rows(
    const uint8_t *stored, size_t count, size_t width, size_t bytesPerPixel, const uint8_t *above, uint8_t *pixels);

/// Marks of a column: the pixel is surely as it is said to be; it smooths an edge; whether it does is not decided.
#define THUMBINDEX_CERTAIN 0x80000000u
#define THUMBINDEX_ANTIALIASED 0x40000000u
#define THUMBINDEX_UNDECIDED 0x20000000u

/// The columns of those pixels of a row (red, green, blue, alpha, not multiplied by alpha) whose perceived distance in
/// YIQ, laid over white and squared, may be above the limit; where it surely is, they are marked. `columns` has room for
/// `count`, at most 2^29; the result is how many were found. Pixels that are the same are not among them.
size_t thumbindex_distant_pixels(
    const uint8_t *first, const uint8_t *second, size_t count, float limit, uint32_t *columns);

/// The rows of a picture: row `y` is at `start + (y & places) * length`.
typedef struct {
    const uint8_t *start;
    size_t length;
    size_t places;
} thumbindex_rows;

/// Marks those columns of a row that has two rows above and below it where a pixel smooths an edge in either picture, and
/// those near the picture's sides or with pixels that are not opaque, which are left undecided.
void thumbindex_mark_antialiased(
    thumbindex_rows first, thumbindex_rows second, size_t width, size_t y, uint32_t *columns, size_t count);

/// Writes pictures without loss as WebP does. A writer keeps its memory for the next picture; what it wrote before
/// decides nothing.
/// Deflates rows of drawn pixels as PNG files have them, in a fraction of the time that it takes to look for what came
/// before. One begins with the number of rows, adds them, and finishes.
typedef struct thumbindex_row_deflater thumbindex_row_deflater;

/// NULL where there is no memory.
thumbindex_row_deflater *thumbindex_row_deflater_make(void);

void thumbindex_row_deflater_free(thumbindex_row_deflater *deflater);

/// Makes room for so many rows at most, of pixels that are stored in three or four bytes; 0 where there is no memory.
int thumbindex_row_deflater_begin(thumbindex_row_deflater *deflater, size_t width, size_t rows, unsigned pixelSize);

/// Adds a row of straight pixels, of which those before `from` and those from `to` on are the same as above; filtered as
/// type 2, or where there is no row above, which NULL says, as type 0.
void thumbindex_row_deflater_add(
    thumbindex_row_deflater *deflater, const uint32_t *row, const uint32_t *above, size_t width, size_t from, size_t to);

/// What rows have become.
typedef struct {
    /// Blocks that end on a byte, none of them the last of a stream; the deflater's, until it begins again. NULL where
    /// there is no memory.
    const uint8_t *start;
    size_t count;
    /// Adler-32 of the rows before they were deflated.
    uint32_t checksum;
} thumbindex_deflated_rows;

thumbindex_deflated_rows thumbindex_row_deflater_finish(thumbindex_row_deflater *deflater);

typedef struct thumbindex_webp_writer thumbindex_webp_writer;

/// NULL where there is no memory.
thumbindex_webp_writer *thumbindex_webp_make(void);

void thumbindex_webp_free(thumbindex_webp_writer *writer);

/// What a writer wrote.
typedef struct {
    /// Of a VP8L chunk; the writer's, until it writes again. NULL where there is no memory.
    const uint8_t *start;
    size_t count;
    /// How many pixels had to be stored as they are: few of drawings, many of photographs, for which other encoders do
    /// better.
    size_t literals;
} thumbindex_webp_bytes;

/// Writes pixels 0xAARRGGBB, not multiplied by alpha; sides from 1 to 16,384, the stride in pixels.
thumbindex_webp_bytes thumbindex_webp_write(
    thumbindex_webp_writer *writer, const uint32_t *pixels, size_t stride, size_t width, size_t height);

/// How light the blocks of one row of blocks are, from 0 to 255: the mean of (2 red + 5 green + blue) / 8 of pixels
/// 0xAARRGGBB. `pixels` begins with the first of at least one and at most 65,536 rows; block `i` has the columns from
/// `columns[i]` to before `columns[i + 1]`, at most 65,536 pixels; one without any is 0. `sums` is room for `width`.
void thumbindex_light_row(
    const uint32_t *pixels, size_t width, size_t rows, const uint32_t *columns, size_t count, uint32_t *sums,
    float *values);

/// Sums over the values of two areas that lie at the same place in each.
typedef struct {
    float first, second, firstSquares, secondSquares, products;
} thumbindex_light_sums;

/// The sums of two areas of `width` × `height` values, of which each `step`th counts in both directions; strides in
/// values.
thumbindex_light_sums thumbindex_compare_light(
    const float *first, size_t firstStride, const float *second, size_t secondStride, size_t width, size_t height,
    size_t step);

/// Whether two places in memory hold the same bytes.
static inline bool thumbindex_are_equal(const void *first, const void *second, size_t count) {
    return memcmp(first, second, count) == 0;
}

/// Whether a byte is among others.
static inline bool thumbindex_holds(const void *bytes, size_t count, uint8_t byte) {
    return count > 0 && memchr(bytes, byte, count) != NULL;
}

/// Asks the system for large pages, where it has them; `start` lies at the beginning of one.
void thumbindex_advise_large_pages(void *start, size_t count);

#endif
