#ifndef THUMBINDEX_JPEG_ROWS_H
#define THUMBINDEX_JPEG_ROWS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Reads JPEG files row by row. libjpeg leaves a function by longjmp when a file is damaged, which must not cross Swift
// code: every function here catches it and returns a status.
typedef struct thumbindex_jpeg thumbindex_jpeg;

typedef enum {
    thumbindex_jpeg_done = 0,
    thumbindex_jpeg_truncated,
    thumbindex_jpeg_damaged,
    thumbindex_jpeg_unsupported,
    thumbindex_jpeg_out_of_memory,
} thumbindex_jpeg_status;

typedef enum { thumbindex_jpeg_gray, thumbindex_jpeg_rgb, thumbindex_jpeg_cmyk } thumbindex_jpeg_colors;

typedef struct {
    uint32_t width;
    uint32_t height;
    thumbindex_jpeg_colors colors;
    // Whether the file has several scans, all of whose coefficients are held in memory before the first row.
    int has_several_scans;
} thumbindex_jpeg_header;

// The bytes must outlive the reader. NULL where there is no memory.
thumbindex_jpeg *thumbindex_jpeg_new(const uint8_t *bytes, size_t length);
void thumbindex_jpeg_free(thumbindex_jpeg *reader);

thumbindex_jpeg_status thumbindex_jpeg_read_header(thumbindex_jpeg *reader, thumbindex_jpeg_header *header);

// The embedded profile, to be freed; NULL where there is none. To be called after the header was read.
uint8_t *thumbindex_jpeg_profile(thumbindex_jpeg *reader, size_t *length);
// The contents of the first marker that begins with "Exif\0\0", after these six bytes; NULL where there is none.
const uint8_t *thumbindex_jpeg_exif(thumbindex_jpeg *reader, size_t *length);

// Has the rows come at eighths / 8 of the picture's size, rounded up: 1, 2, 4 or 8.
thumbindex_jpeg_status thumbindex_jpeg_start(
    thumbindex_jpeg *reader, unsigned eighths, uint32_t *width, uint32_t *height);
// Four bytes a pixel: red, green, blue, 255; or cyan, magenta, yellow, black, where 255 is no ink.
thumbindex_jpeg_status thumbindex_jpeg_read_row(thumbindex_jpeg *reader, uint8_t *row);
// Reads what follows the last row, to the file's end.
thumbindex_jpeg_status thumbindex_jpeg_finish(thumbindex_jpeg *reader);

// What compressing a picture as a file was compressed takes away from it.
typedef struct {
    // 1, light alone, or 3, light and two colours.
    int component_count;
    // Of each component, in which steps its frequencies are kept, in natural order, 1 to 2048.
    uint16_t steps[3][64];
    // How finely a component is kept beside the others, 1 to 4 each way.
    uint8_t across[3];
    uint8_t down[3];
} thumbindex_jpeg_losses;

// Whether the file is of light and colours, eight bits each, with what its pixels lost said before them. To be called
// after the header was read.
int thumbindex_jpeg_read_losses(const thumbindex_jpeg *reader, thumbindex_jpeg_losses *losses);

// Compresses a picture and reads it back. Its corner lies at a place, less than 32 each way, from that of the squares that
// are compressed together. Pixels are 0xAARRGGBB, opaque.
thumbindex_jpeg_status thumbindex_jpeg_lose(
    const thumbindex_jpeg_losses *losses, uint32_t *pixels, uint32_t width, uint32_t height, uint32_t x, uint32_t y);

// What is wrong, in the library's words.
const char *thumbindex_jpeg_message(const thumbindex_jpeg *reader);

#ifdef __cplusplus
}
#endif

#endif
