/* What Thumbindex's grids are measured against: pages of the Shop's and of the Launcher's look, as one would write them
 * by hand with Cairo, Pango, libspng, libjpeg and libwebp.
 *
 *   plain-grid shop|launcher ITEMS PICTURES OUT.png
 *
 * ITEMS has a line for each item: "picture<tab>name<tab>subtitle<tab>badge". Every picture file is decoded once, the
 * pages are drawn one after the other. Prints the milliseconds a picture of drawing, decoding included, and of encoding
 * and writing, processor time. */
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>

#include <jpeglib.h>
#include <spng.h>
#include <webp/decode.h>

enum { SCALE = 2 };

typedef struct { char *picture, *name, *subtitle, *badge; cairo_surface_t *image; } Item;
typedef struct { Item *items; int count; } Items;

typedef struct {
    int width, height, columns, rows;
    double item_width, item_height, picture_inset, picture_size, radius, blur;
    unsigned background, card, label, subtitle, badge, dot, current, shadow;
    double shadow_alpha;
} Look;

static const Look looks[] = {
    {375, 500, 3, 3, 88, 120, 0, 88, 10, 8, 0xF2F1EE, 0xFFFFFF, 0x1F1B17, 0xB93B12, 0xC8451B, 0xD0CCC6, 0xC8451B,
     0x3A2A1A, 0.12},
    {393, 852, 4, 5, 76, 100, 8, 60, 14, 6, 0xE9EEF8, 0, 0x1B243D, 0, 0xF23B30, 0xA7B0C8, 0x1B243D, 0x1B243D, 0.18},
};

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static unsigned char *read_file(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) { perror(path); exit(2); }
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*length);
    if (fread(bytes, 1, *length, file) != *length) exit(2);
    fclose(file);
    return bytes;
}

/* Premultiplied pixels of Cairo's from red, green, blue and alpha. */
static cairo_surface_t *surface_of(const unsigned char *rgba, int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    unsigned char *rows = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) {
        unsigned *row = (unsigned *)(rows + y * stride);
        for (int x = 0; x < width; x++, rgba += 4) {
            unsigned alpha = rgba[3], red = rgba[0], green = rgba[1], blue = rgba[2];
            if (alpha != 255) {
                red = (red * alpha + 127) / 255;
                green = (green * alpha + 127) / 255;
                blue = (blue * alpha + 127) / 255;
            }
            row[x] = alpha << 24 | red << 16 | green << 8 | blue;
        }
    }
    cairo_surface_mark_dirty(surface);
    return surface;
}

static cairo_surface_t *decode_png(const unsigned char *bytes, size_t length) {
    spng_ctx *context = spng_ctx_new(0);
    struct spng_ihdr header;
    size_t size;
    spng_set_png_buffer(context, bytes, length);
    if (spng_get_ihdr(context, &header) || spng_decoded_image_size(context, SPNG_FMT_RGBA8, &size)) exit(2);
    unsigned char *pixels = malloc(size);
    if (spng_decode_image(context, pixels, size, SPNG_FMT_RGBA8, SPNG_DECODE_TRNS)) exit(2);
    cairo_surface_t *surface = surface_of(pixels, (int)header.width, (int)header.height);
    free(pixels);
    spng_ctx_free(context);
    return surface;
}

static cairo_surface_t *decode_jpeg(const unsigned char *bytes, size_t length, double wanted) {
    struct jpeg_decompress_struct info;
    struct jpeg_error_mgr errors;
    info.err = jpeg_std_error(&errors);
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, length);
    jpeg_read_header(&info, TRUE);
    info.out_color_space = JCS_EXT_RGBA;
    /* As small as still has two pixels for one. */
    info.scale_num = 1;
    info.scale_denom = 1;
    while (info.scale_denom < 8 && fmin(info.image_width, info.image_height) / (2.0 * info.scale_denom) >= 2 * wanted) {
        info.scale_denom *= 2;
    }
    jpeg_start_decompress(&info);
    unsigned char *pixels = malloc((size_t)info.output_width * info.output_height * 4);
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = pixels + (size_t)info.output_scanline * info.output_width * 4;
        jpeg_read_scanlines(&info, &row, 1);
    }
    jpeg_finish_decompress(&info);
    cairo_surface_t *surface = surface_of(pixels, (int)info.output_width, (int)info.output_height);
    jpeg_destroy_decompress(&info);
    free(pixels);
    return surface;
}

static cairo_surface_t *decode_webp(const unsigned char *bytes, size_t length) {
    int width, height;
    unsigned char *pixels = WebPDecodeRGBA(bytes, length, &width, &height);
    if (!pixels) exit(2);
    cairo_surface_t *surface = surface_of(pixels, width, height);
    WebPFree(pixels);
    return surface;
}

/* The file decoded, then scaled by Cairo to the pixels in which every page shows it. */
static cairo_surface_t *load(const char *path, double size) {
    size_t length;
    unsigned char *bytes = read_file(path, &length);
    const char *dot = strrchr(path, '.');
    cairo_surface_t *whole = !strcasecmp(dot, ".png") ? decode_png(bytes, length)
        : !strcasecmp(dot, ".webp") ? decode_webp(bytes, length) : decode_jpeg(bytes, length, size);
    free(bytes);
    int width = cairo_image_surface_get_width(whole), height = cairo_image_surface_get_height(whole);
    cairo_surface_t *scaled = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)size, (int)size);
    cairo_t *cr = cairo_create(scaled);
    double factor = fmax(size / width, size / height);
    cairo_translate(cr, (size - width * factor) / 2, (size - height * factor) / 2);
    cairo_scale(cr, factor, factor);
    cairo_set_source_surface(cr, whole, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_destroy(whole);
    return scaled;
}

static Items read_items(const char *path) {
    Items items = {0};
    FILE *file = fopen(path, "r");
    char line[4096];
    if (!file) { perror(path); exit(2); }
    while (fgets(line, sizeof line, file)) {
        char *fields[4] = {0}, *rest = line;
        line[strcspn(line, "\n")] = 0;
        for (int i = 0; i < 4; i++) fields[i] = strdup((rest ? strsep(&rest, "\t") : ""));
        items.items = realloc(items.items, (items.count + 1) * sizeof(Item));
        items.items[items.count++] = (Item){fields[0], fields[1], fields[2], fields[3], NULL};
    }
    fclose(file);
    return items;
}

/* The picture of an item, as another item that shows the same file has it, or else loaded. */
static cairo_surface_t *image_of(const Items *items, int item, double size) {
    for (int i = 0; i < item; i++) {
        if (items->items[i].image && !strcmp(items->items[i].picture, items->items[item].picture))
            return items->items[i].image;
    }
    return load(items->items[item].picture, size);
}

static void set_color(cairo_t *cr, unsigned rgb, double alpha) {
    cairo_set_source_rgba(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha);
}

static void rounded_rect(cairo_t *cr, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

/* One box of a blur along rows, by a running sum; turned on its side, so that three calls twice blur both ways. */
static void box_blur(const unsigned char *from, unsigned char *to, int width, int height, int radius) {
    int length = 2 * radius + 1;
    for (int y = 0; y < height; y++) {
        int sum = 0;
        for (int x = 0; x < radius && x < width; x++) sum += from[y * width + x];
        for (int x = 0; x < width; x++) {
            if (x + radius < width) sum += from[y * width + x + radius];
            to[x * height + y] = (unsigned char)(sum / length);
            if (x >= radius) sum -= from[y * width + x - radius];
        }
    }
}

/* The shadow of one card, which all cards of a page share. */
static cairo_surface_t *shadow_of(const Look *look, double width, double height, int *margin) {
    double deviation = look->blur / 2 * SCALE;
    int radius = (int)(deviation * 3 * sqrt(2 * M_PI) / 8 + 0.5);
    *margin = 3 * radius + 2;
    int columns = (int)(width * SCALE) + 2 * *margin, rows = (int)(height * SCALE) + 2 * *margin;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, columns, rows);
    cairo_t *cr = cairo_create(surface);
    rounded_rect(cr, *margin, *margin, width * SCALE, height * SCALE, look->radius * SCALE);
    cairo_fill(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    unsigned char *one = malloc((size_t)columns * rows), *other = malloc((size_t)columns * rows);
    unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < rows; y++) memcpy(one + y * columns, data + y * stride, (size_t)columns);
    for (int i = 0; i < 3; i++) {
        box_blur(one, other, columns, rows, radius);
        box_blur(other, one, rows, columns, radius);
    }
    for (int y = 0; y < rows; y++) memcpy(data + y * stride, one + y * columns, (size_t)columns);
    cairo_surface_mark_dirty(surface);
    free(one);
    free(other);
    return surface;
}

typedef struct {
    cairo_t *cr;
    PangoLayout *layout;
    PangoFontDescription *label, *subtitle, *badge;
} Pen;

static void centered(Pen *pen, PangoFontDescription *font, const char *text, double x, double y, unsigned rgb) {
    int width, height;
    pango_layout_set_font_description(pen->layout, font);
    pango_layout_set_text(pen->layout, text, -1);
    pango_layout_get_size(pen->layout, &width, &height);
    set_color(pen->cr, rgb, 1);
    cairo_move_to(pen->cr, x - width / 2.0 / PANGO_SCALE, y - height / 2.0 / PANGO_SCALE);
    pango_cairo_show_layout(pen->cr, pen->layout);
}

static void draw_badge(Pen *pen, const Look *look, const char *text, double right, double top) {
    int width;
    pango_layout_set_font_description(pen->layout, pen->badge);
    pango_layout_set_text(pen->layout, text, -1);
    pango_layout_get_size(pen->layout, &width, NULL);
    double room = fmax(15, width / (double)PANGO_SCALE + 10);
    rounded_rect(pen->cr, right - room, top, room, 15, 7.5);
    set_color(pen->cr, look->badge, 1);
    cairo_fill(pen->cr);
    centered(pen, pen->badge, text, right - room / 2, top + 7.5, 0xFFFFFF);
}

static void draw_item(Pen *pen, const Look *look, const Item *item, cairo_surface_t *shadow, int margin, double x, double y) {
    cairo_t *cr = pen->cr;
    int is_card = look->card != 0;
    double left = x + look->picture_inset, top = y + look->picture_inset, size = look->picture_size;
    set_color(cr, look->shadow, look->shadow_alpha);
    cairo_save(cr);
    cairo_translate(cr, (is_card ? x : left) - margin / (double)SCALE, (is_card ? y : top) + 2 - margin / (double)SCALE);
    cairo_scale(cr, 1.0 / SCALE, 1.0 / SCALE);
    cairo_mask_surface(cr, shadow, 0, 0);
    cairo_restore(cr);
    if (is_card) {
        rounded_rect(cr, x, y, look->item_width, look->item_height, look->radius);
        set_color(cr, look->card, 1);
        cairo_fill(cr);
    }
    cairo_save(cr);
    if (is_card) rounded_rect(cr, x, y, look->item_width, look->item_height, look->radius);
    else rounded_rect(cr, left, top, size, size, look->radius);
    cairo_clip(cr);
    cairo_translate(cr, left, top);
    cairo_scale(cr, 1.0 / SCALE, 1.0 / SCALE);
    if (item->image) {
        cairo_set_source_surface(cr, item->image, 0, 0);
        cairo_paint(cr);
    }
    cairo_restore(cr);
    double middle = x + look->item_width / 2, below = y + look->item_height;
    centered(pen, pen->label, item->name, middle, is_card ? below - 23 : below - 10, look->label);
    if (*item->subtitle && is_card) centered(pen, pen->subtitle, item->subtitle, middle, below - 9, look->subtitle);
    if (*item->badge) draw_badge(pen, look, item->badge, x + look->item_width - 2, y + 2);
}

static void draw_page(Pen *pen, const Look *look, const Items *items, int page, cairo_surface_t *shadow, int margin) {
    int each = look->columns * look->rows, pages = (items->count + each - 1) / each;
    set_color(pen->cr, look->background, 1);
    cairo_paint(pen->cr);
    double across = (look->width - look->columns * look->item_width) / (look->columns + 1);
    double down = (look->height - 40 - look->rows * look->item_height) / (look->rows + 1);
    for (int i = 0; i < each && page * each + i < items->count; i++) {
        double x = across + (i % look->columns) * (look->item_width + across);
        double y = down + i / look->columns * (look->item_height + down);
        draw_item(pen, look, &items->items[page * each + i], shadow, margin, round(x * SCALE) / SCALE, round(y * SCALE) / SCALE);
    }
    for (int dot = 0; dot < pages; dot++) {
        double x = look->width / 2.0 + (dot - (pages - 1) / 2.0) * 16;
        cairo_new_path(pen->cr);
        cairo_arc(pen->cr, x, look->height - 20, 3.5, 0, 2 * M_PI);
        set_color(pen->cr, dot == page ? look->current : look->dot, 1);
        cairo_fill(pen->cr);
    }
}

static PangoFontDescription *font(double size, int weight) {
    PangoFontDescription *description = pango_font_description_from_string("Inter, Noto Sans CJK SC");
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_font_description_set_weight(description, weight);
    return description;
}

int main(int argc, char **argv) {
    if (argc != 5) { fprintf(stderr, "usage: plain-grid shop|launcher ITEMS PICTURES OUT.png\n"); return 64; }
    const Look *look = &looks[strcmp(argv[1], "shop") != 0];
    Items items = read_items(argv[2]);
    int pictures = atoi(argv[3]), each = look->columns * look->rows, pages = (items.count + each - 1) / each;
    double begin = milliseconds(), encoding = 0;
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    Pen pen = {.label = font(look->card ? 10.5 : 12, 500), .subtitle = font(11, 700), .badge = font(8.5, 700)};
    int margin;
    double width = look->card ? look->item_width : look->picture_size;
    cairo_surface_t *shadow = shadow_of(look, width, look->card ? look->item_height : look->picture_size, &margin);
    for (int i = 0; i < pictures; i++) {
        int page = i % pages;
        for (int item = page * each; item < (page + 1) * each && item < items.count; item++) {
            Item *shown = &items.items[item];
            if (!shown->image && *shown->picture) shown->image = image_of(&items, item, look->picture_size * SCALE);
        }
        cairo_surface_t *surface =
            cairo_image_surface_create(CAIRO_FORMAT_RGB24, look->width * SCALE, look->height * SCALE);
        pen.cr = cairo_create(surface);
        cairo_scale(pen.cr, SCALE, SCALE);
        pen.layout = pango_cairo_create_layout(pen.cr);
        PangoContext *context = pango_layout_get_context(pen.layout);
        pango_cairo_context_set_font_options(context, options);
        pango_context_set_round_glyph_positions(context, FALSE);
        pango_layout_context_changed(pen.layout);
        draw_page(&pen, look, &items, page, shadow, margin);
        cairo_surface_flush(surface);
        double drawn = milliseconds();
        cairo_status_t status = cairo_surface_write_to_png(surface, argv[4]);
        encoding += milliseconds() - drawn;
        g_object_unref(pen.layout);
        cairo_destroy(pen.cr);
        cairo_surface_destroy(surface);
        if (status != CAIRO_STATUS_SUCCESS) { fprintf(stderr, "%s\n", cairo_status_to_string(status)); return 2; }
    }
    double drawing = milliseconds() - begin - encoding;
    struct stat file = {0};
    stat(argv[4], &file);
    printf("{\"drawing\": %.4f, \"encoding\": %.4f, \"bytes\": %ld}\n", drawing / pictures, encoding / pictures,
           (long)file.st_size);
    return 0;
}
