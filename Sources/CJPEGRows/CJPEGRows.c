#include "CJPEGRows.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// A picture of many scans over the same pixels takes as many times as long; encoders write about ten.
enum { most_scans = 64 };

struct thumbindex_jpeg {
    struct jpeg_decompress_struct decompressor;
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    jmp_buf caller;
    thumbindex_jpeg_status status;
    int inverts;
    char message[JMSG_LENGTH_MAX];
};

static void leave(thumbindex_jpeg *reader, thumbindex_jpeg_status status, const char *message) {
    reader->status = status;
    snprintf(reader->message, sizeof reader->message, "%s", message);
    longjmp(reader->caller, 1);
}

static thumbindex_jpeg_status status_of(int code) {
    switch (code) {
    case JERR_OUT_OF_MEMORY: return thumbindex_jpeg_out_of_memory;
    case JERR_ARITH_NOTIMPL:
    case JERR_BAD_J_COLORSPACE:
    case JERR_BAD_PRECISION:
    case JERR_CCIR601_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_SOF_UNSUPPORTED: return thumbindex_jpeg_unsupported;
    default: return thumbindex_jpeg_damaged;
    }
}

static void on_error(j_common_ptr common) {
    char message[JMSG_LENGTH_MAX];
    common->err->format_message(common, message);
    leave(common->client_data, status_of(common->err->msg_code), message);
}

// What libjpeg calls a warning may leave grey areas: then the file is damaged. Others are harmless.
static void on_message(j_common_ptr common, int level) {
    if (level >= 0) return;
    switch (common->err->msg_code) {
    case JWRN_ARITH_BAD_CODE:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_JPEG_EOF:
    case JWRN_MUST_RESYNC: on_error(common);
    default: break;
    }
}

static void start_source(j_decompress_ptr decompressor) { (void)decompressor; }

static boolean on_end_of_bytes(j_decompress_ptr decompressor) {
    leave(decompressor->client_data, thumbindex_jpeg_truncated, "the file ends too early");
    return FALSE;
}

static void skip_bytes(j_decompress_ptr decompressor, long count) {
    struct jpeg_source_mgr *source = decompressor->src;
    if (count <= 0) return;
    if ((size_t)count > source->bytes_in_buffer) on_end_of_bytes(decompressor);
    source->next_input_byte += count;
    source->bytes_in_buffer -= (size_t)count;
}

static void on_progress(j_common_ptr common) {
    if (((j_decompress_ptr)common)->input_scan_number > most_scans) {
        leave(common->client_data, thumbindex_jpeg_unsupported, "it has more than 64 scans");
    }
}

static void set_source(thumbindex_jpeg *reader, const uint8_t *bytes, size_t length) {
    struct jpeg_source_mgr *source = &reader->source;
    source->next_input_byte = bytes;
    source->bytes_in_buffer = length;
    source->init_source = start_source;
    source->fill_input_buffer = on_end_of_bytes;
    source->skip_input_data = skip_bytes;
    source->resync_to_restart = jpeg_resync_to_restart;
    source->term_source = start_source;
    reader->decompressor.src = source;
}

thumbindex_jpeg *thumbindex_jpeg_new(const uint8_t *bytes, size_t length) {
    thumbindex_jpeg *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    reader->decompressor.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = on_error;
    reader->errors.emit_message = on_message;
    reader->decompressor.client_data = reader;
    if (setjmp(reader->caller) != 0) {
        thumbindex_jpeg_free(reader);
        return NULL;
    }
    jpeg_create_decompress(&reader->decompressor);
    reader->progress.progress_monitor = on_progress;
    reader->decompressor.progress = &reader->progress;
    set_source(reader, bytes, length);
    return reader;
}

void thumbindex_jpeg_free(thumbindex_jpeg *reader) {
    if (reader == NULL) return;
    if (setjmp(reader->caller) == 0) jpeg_destroy_decompress(&reader->decompressor);
    free(reader);
}

thumbindex_jpeg_status thumbindex_jpeg_read_header(thumbindex_jpeg *reader, thumbindex_jpeg_header *header) {
    struct jpeg_decompress_struct *decompressor = &reader->decompressor;
    if (setjmp(reader->caller) != 0) return reader->status;
    jpeg_save_markers(decompressor, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(decompressor, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(decompressor, TRUE);
    header->width = decompressor->image_width;
    header->height = decompressor->image_height;
    header->has_several_scans = jpeg_has_multiple_scans(decompressor);
    switch (decompressor->jpeg_color_space) {
    case JCS_GRAYSCALE: header->colors = thumbindex_jpeg_gray; break;
    case JCS_RGB:
    case JCS_YCbCr: header->colors = thumbindex_jpeg_rgb; break;
    case JCS_CMYK:
    case JCS_YCCK: header->colors = thumbindex_jpeg_cmyk; break;
    default: leave(reader, thumbindex_jpeg_unsupported, "its colours are of an unknown kind");
    }
    return thumbindex_jpeg_done;
}

int thumbindex_jpeg_read_losses(const thumbindex_jpeg *reader, thumbindex_jpeg_losses *losses) {
    // A step of more leaves nothing, and does not fit the library's words of 16 bits.
    enum { largest_step = 2048 };
    const struct jpeg_decompress_struct *decompressor = &reader->decompressor;
    int is_of_light = decompressor->jpeg_color_space == JCS_GRAYSCALE || decompressor->jpeg_color_space == JCS_YCbCr;
    if (!is_of_light || decompressor->data_precision != 8) return 0;
    losses->component_count = decompressor->num_components;
    if (losses->component_count != 1 && losses->component_count != 3) return 0;
    int squares = 0;
    for (int index = 0; index < losses->component_count; index++) {
        const jpeg_component_info *component = &decompressor->comp_info[index];
        int number = component->quant_tbl_no;
        const JQUANT_TBL *table = number >= 0 && number < NUM_QUANT_TBLS ? decompressor->quant_tbl_ptrs[number] : NULL;
        if (table == NULL) return 0;
        for (int place = 0; place < DCTSIZE2; place++) {
            int step = table->quantval[place];
            losses->steps[index][place] = step < 1 ? 1 : step > largest_step ? largest_step : step;
        }
        losses->across[index] = component->h_samp_factor;
        losses->down[index] = component->v_samp_factor;
        squares += component->h_samp_factor * component->v_samp_factor;
    }
    // Some files keep components one by one, with more squares than may stand together.
    return squares <= C_MAX_BLOCKS_IN_MCU || losses->component_count == 1;
}

uint8_t *thumbindex_jpeg_profile(thumbindex_jpeg *reader, size_t *length) {
    JOCTET *profile = NULL;
    unsigned count = 0;
    if (setjmp(reader->caller) != 0) return NULL;
    if (!jpeg_read_icc_profile(&reader->decompressor, &profile, &count)) return NULL;
    *length = count;
    return profile;
}

const uint8_t *thumbindex_jpeg_exif(thumbindex_jpeg *reader, size_t *length) {
    static const char name[6] = "Exif\0";
    for (jpeg_saved_marker_ptr marker = reader->decompressor.marker_list; marker != NULL; marker = marker->next) {
        if (marker->marker != JPEG_APP0 + 1 || marker->data_length < sizeof name) continue;
        if (memcmp(marker->data, name, sizeof name) != 0) continue;
        *length = marker->data_length - sizeof name;
        return marker->data + sizeof name;
    }
    return NULL;
}

thumbindex_jpeg_status thumbindex_jpeg_start(
    thumbindex_jpeg *reader, unsigned eighths, uint32_t *width, uint32_t *height) {
    struct jpeg_decompress_struct *decompressor = &reader->decompressor;
    if (setjmp(reader->caller) != 0) return reader->status;
    int is_cmyk = decompressor->num_components == 4;
    decompressor->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    decompressor->scale_num = eighths;
    decompressor->scale_denom = 8;
    // Adobe's files hold ink as light, other files as ink.
    reader->inverts = is_cmyk && !decompressor->saw_Adobe_marker;
    jpeg_start_decompress(decompressor);
    *width = decompressor->output_width;
    *height = decompressor->output_height;
    return thumbindex_jpeg_done;
}

thumbindex_jpeg_status thumbindex_jpeg_read_row(thumbindex_jpeg *reader, uint8_t *row) {
    if (setjmp(reader->caller) != 0) return reader->status;
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(&reader->decompressor, rows, 1) != 1) {
        leave(reader, thumbindex_jpeg_truncated, "a row is missing");
    }
    if (reader->inverts) {
        size_t count = (size_t)reader->decompressor.output_width * 4;
        for (size_t index = 0; index < count; index++) row[index] = 255 - row[index];
    }
    return thumbindex_jpeg_done;
}

thumbindex_jpeg_status thumbindex_jpeg_finish(thumbindex_jpeg *reader) {
    if (setjmp(reader->caller) != 0) return reader->status;
    jpeg_finish_decompress(&reader->decompressor);
    return thumbindex_jpeg_done;
}

const char *thumbindex_jpeg_message(const thumbindex_jpeg *reader) { return reader->message; }
