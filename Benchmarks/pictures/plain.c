/* What Thumbindex is measured against: the WeChat look's touch-down-middle picture, as one would write it by hand
 * with Cairo and Pango.
 *
 *   plain NAMES PICTURES OUT.png
 *
 * NAMES has a line for each section, "H<tab>title", and for each row, "R<tab>name<tab>subtitle".
 * Prints the milliseconds a picture of drawing and of encoding and writing, processor time. */
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { WIDTH = 375, HEIGHT = 812, SCALE = 2, HEADER = 30, ROW = 56, TABLE_HEADER = 52, SLOT = 16 };

typedef struct { char *name, *subtitle; } Row;
typedef struct { char *title; Row *rows; int row_count; double top; } Section;
typedef struct { Section *sections; int count; double height; } List;

typedef struct {
    cairo_t *cr;
    PangoLayout *layout;
    PangoFontDescription *title, *subtitle, *header, *index, *bubble, *monogram, *search;
} Pen;

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static List read_list(const char *path) {
    List list = {0};
    FILE *file = fopen(path, "r");
    char line[4096];
    if (!file) { perror(path); exit(2); }
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        char *kind = strtok(line, "\t"), *text = strtok(NULL, "\t"), *more = strtok(NULL, "\t");
        if (!kind || !text) continue;
        if (*kind == 'H') {
            list.sections = realloc(list.sections, (list.count + 1) * sizeof(Section));
            list.sections[list.count++] = (Section){strdup(text), NULL, 0, 0};
        } else if (list.count) {
            Section *section = &list.sections[list.count - 1];
            section->rows = realloc(section->rows, (section->row_count + 1) * sizeof(Row));
            section->rows[section->row_count++] = (Row){strdup(text), more ? strdup(more) : NULL};
        }
    }
    fclose(file);
    double y = TABLE_HEADER;
    for (int i = 0; i < list.count; i++) {
        list.sections[i].top = y;
        y += HEADER + (double)list.sections[i].row_count * ROW;
    }
    list.height = y;
    return list;
}

static void set_color(cairo_t *cr, unsigned rgb) {
    cairo_set_source_rgb(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void fill_rect(cairo_t *cr, double x, double y, double width, double height, unsigned rgb) {
    set_color(cr, rgb);
    cairo_rectangle(cr, x, y, width, height);
    cairo_fill(cr);
}

static void rounded_rect(cairo_t *cr, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

/* A line with its baseline at y. */
static void line_at(Pen *pen, PangoFontDescription *font, const char *text, double x, double y, unsigned rgb) {
    pango_layout_set_font_description(pen->layout, font);
    pango_layout_set_text(pen->layout, text, -1);
    set_color(pen->cr, rgb);
    cairo_move_to(pen->cr, x, y - (double)pango_layout_get_baseline(pen->layout) / PANGO_SCALE);
    pango_cairo_show_layout(pen->cr, pen->layout);
}

/* A title with its ink in the middle of a place. */
static void centered(Pen *pen, PangoFontDescription *font, const char *text, double x, double y, unsigned rgb) {
    PangoRectangle ink;
    pango_layout_set_font_description(pen->layout, font);
    pango_layout_set_text(pen->layout, text, -1);
    pango_layout_get_extents(pen->layout, &ink, NULL);
    set_color(pen->cr, rgb);
    cairo_move_to(pen->cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE, y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
    pango_cairo_show_layout(pen->cr, pen->layout);
}

static void draw_row(Pen *pen, const Row *row, double y, int last) {
    static const unsigned tiles[] = {0x5B9BD5, 0x57B894, 0xE59866, 0xB58ED6, 0xE57F84, 0x6FA8A0, 0xD4AC4B, 0x7E8FB8};
    unsigned long hash = 0xCBF29CE484222325;
    for (const char *c = row->name; *c; c++) hash = (hash ^ (unsigned char)*c) * 0x100000001B3;
    char monogram[8] = {0};
    memcpy(monogram, row->name, g_utf8_next_char(row->name) - row->name);
    if (!last) fill_rect(pen->cr, 68, y + ROW - 0.5, WIDTH - 68, 0.5, 0xE4E4E4);
    rounded_rect(pen->cr, 16, y + 8, 40, 40, 5);
    set_color(pen->cr, tiles[hash % 8]);
    cairo_fill(pen->cr);
    centered(pen, pen->monogram, monogram, 36, y + 28, 0xFFFFFF);
    line_at(pen, pen->title, row->name, 68, y + 26, 0x191919);
    if (row->subtitle) line_at(pen, pen->subtitle, row->subtitle, 68, y + 44, 0x9A9A9A);
}

static void draw_header(Pen *pen, const char *title, double y, unsigned rgb) {
    fill_rect(pen->cr, 0, y, WIDTH, HEADER, 0xEDEDED);
    line_at(pen, pen->header, title, 16, y + 20, rgb);
}

static void draw_list(Pen *pen, const List *list, double offset) {
    fill_rect(pen->cr, 0, 0, WIDTH, HEIGHT, 0xFFFFFF);
    for (int i = 0; i < list->count; i++) {
        const Section *section = &list->sections[i];
        double end = section->top + HEADER + section->row_count * ROW;
        if (end <= offset || section->top >= offset + HEIGHT) continue;
        for (int row = 0; row < section->row_count; row++) {
            double y = section->top + HEADER + row * ROW - offset;
            if (y + ROW > 0 && y < HEIGHT) draw_row(pen, &section->rows[row], y, row == section->row_count - 1);
        }
    }
    for (int i = 0; i < list->count; i++) {
        const Section *section = &list->sections[i];
        double end = section->top + HEADER + section->row_count * ROW;
        if (end <= offset || section->top >= offset + HEIGHT) continue;
        double y = fmin(fmax(offset, section->top), end - HEADER) - offset;
        draw_header(pen, section->title, y, offset >= section->top ? 0x07C160 : 0x8E8E93);
    }
}

static void draw_bar(Pen *pen, const List *list, int current) {
    cairo_t *cr = pen->cr;
    double top = (HEIGHT - SLOT * (list->count + 1)) / 2.0, x = WIDTH - 5 - SLOT / 2.0;
    set_color(cr, 0x555555);
    cairo_set_line_width(cr, 1.06);
    cairo_new_path(cr);
    cairo_arc(cr, x - 1.5, top + 6.5, 2.75, 0, 2 * M_PI);
    cairo_stroke(cr);
    cairo_move_to(cr, x + 0.5, top + 8.5);
    cairo_line_to(cr, x + 4.3, top + 12.3);
    cairo_stroke(cr);
    for (int i = 0; i < list->count; i++) {
        double y = top + SLOT * (i + 1.5);
        if (i == current) {
            set_color(cr, 0x07C160);
            cairo_new_path(cr);
            cairo_arc(cr, x, y, SLOT / 2.0, 0, 2 * M_PI);
            cairo_fill(cr);
        }
        centered(pen, pen->index, list->sections[i].title, x, y, i == current ? 0xFFFFFF : 0x555555);
    }
    double radius = 25, cy = top + SLOT * (current + 1.5), cx = WIDTH - 5 - SLOT - 10 - M_SQRT2 * radius;
    set_color(cr, 0xC8C8C8);
    cairo_new_path(cr);
    cairo_move_to(cr, cx + M_SQRT2 * radius, cy);
    cairo_arc(cr, cx, cy, radius, M_PI / 4, 2 * M_PI - M_PI / 4);
    cairo_close_path(cr);
    cairo_fill(cr);
    centered(pen, pen->bubble, list->sections[current].title, cx, cy, 0xFFFFFF);
}

static PangoFontDescription *font(double size, int weight) {
    PangoFontDescription *description = pango_font_description_from_string("Inter, Noto Sans CJK SC, Noto Color Emoji");
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_font_description_set_weight(description, weight);
    return description;
}

int main(int argc, char **argv) {
    if (argc != 4) { fprintf(stderr, "usage: plain NAMES PICTURES OUT.png\n"); return 64; }
    List list = read_list(argv[1]);
    int pictures = atoi(argv[2]), current = (list.count - 1) / 2;
    double drawing = 0, encoding = 0;
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    Pen pen = {.title = font(17, 400), .subtitle = font(12, 400), .header = font(14, 500), .index = font(12, 500),
               .bubble = font(38, 400), .monogram = font(18, 500), .search = font(16, 400)};
    for (int i = 0; i < pictures; i++) {
        double start = milliseconds();
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * SCALE, HEIGHT * SCALE);
        pen.cr = cairo_create(surface);
        cairo_scale(pen.cr, SCALE, SCALE);
        pen.layout = pango_cairo_create_layout(pen.cr);
        PangoContext *context = pango_layout_get_context(pen.layout);
        pango_cairo_context_set_font_options(context, options);
        pango_context_set_round_glyph_positions(context, FALSE);
        pango_layout_context_changed(pen.layout);
        draw_list(&pen, &list, list.sections[current].top);
        draw_bar(&pen, &list, current);
        cairo_surface_flush(surface);
        double drawn = milliseconds();
        cairo_status_t status = cairo_surface_write_to_png(surface, argv[3]);
        encoding += milliseconds() - drawn;
        drawing += drawn - start;
        g_object_unref(pen.layout);
        cairo_destroy(pen.cr);
        cairo_surface_destroy(surface);
        if (status != CAIRO_STATUS_SUCCESS) { fprintf(stderr, "%s\n", cairo_status_to_string(status)); return 2; }
    }
    struct stat file = {0};
    stat(argv[3], &file);
    printf("{\"drawing\": %.4f, \"encoding\": %.4f, \"bytes\": %ld}\n", drawing / pictures, encoding / pictures,
           (long)file.st_size);
    return 0;
}
