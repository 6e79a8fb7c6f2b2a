#include <stdlib.h>
#include <string.h>
#include <png.h>

// Decodes a file as 8-bit red, green, blue, alpha; 1 where it is whole and has as many bytes.
static inline int thumbindex_libpng_read(const unsigned char *file, size_t length, unsigned char *rgba, size_t count) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, file, length)) return 0;
    image.format = PNG_FORMAT_RGBA;
    if (PNG_IMAGE_SIZE(image) != count) {
        png_image_free(&image);
        return 0;
    }
    return png_image_finish_read(&image, NULL, rgba, 0, NULL) && image.warning_or_error == 0;
}

static void thumbindex_count(png_structp png, png_bytep bytes, png_size_t length) {
    (void)bytes;
    *(long *)png_get_io_ptr(png) += (long)length;
}

static void thumbindex_flush(png_structp png) { (void)png; }

// The bytes of the file that libpng writes at level 9, choosing among all of its filters; 0 where it fails.
static inline long thumbindex_libpng_length(
    const unsigned char *rgba, unsigned width, unsigned height, int isOpaque) {
    long length = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, &length, thumbindex_count, thumbindex_flush);
    png_set_compression_level(png, 9);
    png_set_filter(png, 0, PNG_ALL_FILTERS);
    png_set_IHDR(
        png, info, width, height, 8, isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, 0);
    png_write_info(png, info);
    if (isOpaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (unsigned row = 0; row < height; row++) png_write_row(png, rgba + (size_t)row * width * 4);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return length;
}

// A file being read from memory.
typedef struct {
    const unsigned char *bytes;
    size_t left;
} thumbindex_file;

static void thumbindex_take(png_structp png, png_bytep target, png_size_t length) {
    thumbindex_file *file = png_get_io_ptr(png);
    if (length > file->left) png_error(png, "the file ends");
    memcpy(target, file->bytes, length);
    file->bytes += length;
    file->left -= length;
}

// Decodes a file's samples as they are stored, without gamma, as 8-bit red, green, blue, alpha: of 16 bits the upper
// eight. 1 where it is whole and has as many bytes.
static inline int thumbindex_libpng_samples(const unsigned char *bytes, size_t length, unsigned char *rgba, size_t count) {
    thumbindex_file file = {bytes, length};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_read_fn(png, &file, thumbindex_take);
    png_read_info(png, info);
    size_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
    if (width * height * 4 != count) png_error(png, "another size is expected");
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < height; row++) png_read_row(png, rgba + row * width * 4, NULL);
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}
