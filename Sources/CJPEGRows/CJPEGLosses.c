#include "CJPEGRows.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
enum { pixel_bytes = JCS_EXT_ARGB };
#else
enum { pixel_bytes = JCS_EXT_BGRA };
#endif

// A picture on its way to a file in memory and back.
typedef struct {
    struct jpeg_compress_struct compressor;
    struct jpeg_decompress_struct decompressor;
    struct jpeg_error_mgr errors;
    jmp_buf caller;
    // Room for the file, and the file: elsewhere where the room did not do.
    unsigned char *room;
    unsigned char *file;
    unsigned long length;
    // A row with what stands before it.
    uint32_t *row;
} losing;

static void on_error(j_common_ptr common) { longjmp(((losing *)common->client_data)->caller, 1); }

static void on_message(j_common_ptr common, int level) {
    (void)common;
    (void)level;
}

// Steps are kept in natural order, which jpeg_add_quant_table takes as well.
static void set_losses(j_compress_ptr compressor, const thumbindex_jpeg_losses *losses) {
    jpeg_set_colorspace(compressor, losses->component_count == 1 ? JCS_GRAYSCALE : JCS_YCbCr);
    for (int index = 0; index < losses->component_count; index++) {
        unsigned steps[DCTSIZE2];
        for (int place = 0; place < DCTSIZE2; place++) steps[place] = losses->steps[index][place];
        jpeg_add_quant_table(compressor, index, steps, 100, FALSE);
        jpeg_component_info *component = &compressor->comp_info[index];
        component->quant_tbl_no = index;
        component->h_samp_factor = losses->across[index];
        component->v_samp_factor = losses->down[index];
    }
}

static void compress(
    losing *way, const thumbindex_jpeg_losses *losses, const uint32_t *pixels, uint32_t width, uint32_t height, uint32_t x,
    uint32_t y) {
    j_compress_ptr compressor = &way->compressor;
    jpeg_create_compress(compressor);
    way->file = way->room;
    jpeg_mem_dest(compressor, &way->file, &way->length);
    compressor->image_width = width + x;
    compressor->image_height = height + y;
    compressor->input_components = 4;
    compressor->in_color_space = pixel_bytes;
    jpeg_set_defaults(compressor);
    set_losses(compressor, losses);
    jpeg_start_compress(compressor, TRUE);
    // What stands before the corner is as what is next to it.
    for (uint32_t line = 0; line < height + y; line++) {
        const uint32_t *source = pixels + (size_t)(line < y ? 0 : line - y) * width;
        for (uint32_t column = 0; column < x; column++) way->row[column] = source[0];
        memcpy(way->row + x, source, (size_t)width * sizeof *source);
        JSAMPROW rows[1] = {(JSAMPROW)way->row};
        jpeg_write_scanlines(compressor, rows, 1);
    }
    jpeg_finish_compress(compressor);
}

static void decompress(losing *way, uint32_t *pixels, uint32_t width, uint32_t x, uint32_t y) {
    j_decompress_ptr decompressor = &way->decompressor;
    jpeg_create_decompress(decompressor);
    jpeg_mem_src(decompressor, way->file, way->length);
    jpeg_read_header(decompressor, TRUE);
    decompressor->out_color_space = pixel_bytes;
    jpeg_start_decompress(decompressor);
    while (decompressor->output_scanline < decompressor->output_height) {
        uint32_t line = decompressor->output_scanline;
        JSAMPROW rows[1] = {(JSAMPROW)way->row};
        jpeg_read_scanlines(decompressor, rows, 1);
        if (line >= y) memcpy(pixels + (size_t)(line - y) * width, way->row + x, (size_t)width * sizeof *pixels);
    }
    jpeg_finish_decompress(decompressor);
}

thumbindex_jpeg_status thumbindex_jpeg_lose(
    const thumbindex_jpeg_losses *losses, uint32_t *pixels, uint32_t width, uint32_t height, uint32_t x, uint32_t y) {
    losing *way = calloc(1, sizeof *way);
    if (way == NULL) return thumbindex_jpeg_out_of_memory;
    thumbindex_jpeg_status status = thumbindex_jpeg_done;
    way->length = (unsigned long)width * height + (1 << 16);
    way->room = malloc(way->length);
    way->row = malloc(((size_t)width + x) * sizeof *way->row);
    way->compressor.err = way->decompressor.err = jpeg_std_error(&way->errors);
    way->errors.error_exit = on_error;
    way->errors.emit_message = on_message;
    way->compressor.client_data = way->decompressor.client_data = way;
    if (way->row == NULL || way->room == NULL) {
        status = thumbindex_jpeg_out_of_memory;
    } else if (setjmp(way->caller) == 0) {
        compress(way, losses, pixels, width, height, x, y);
        decompress(way, pixels, width, x, y);
    } else {
        status = thumbindex_jpeg_unsupported;
    }
    if (setjmp(way->caller) == 0) jpeg_destroy_compress(&way->compressor);
    if (setjmp(way->caller) == 0) jpeg_destroy_decompress(&way->decompressor);
    if (way->file != way->room) free(way->file);
    free(way->room);
    free(way->row);
    free(way);
    return status;
}
