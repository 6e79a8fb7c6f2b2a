#include <hb.h>
#include <hb-ot.h>

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    void *start;
    size_t length;
} thumbindex_font_pages;

static inline void thumbindex_unmap_font(void *pages) {
    munmap(((thumbindex_font_pages *)pages)->start, ((thumbindex_font_pages *)pages)->length);
    free(pages);
}

/// The bytes of a font file as pages of the file, which `thumbindex_release_font` may take from memory; NULL where that
/// cannot be.
static inline hb_blob_t *thumbindex_map_font(const char *path) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return NULL;
    struct stat status;
    void *start = MAP_FAILED;
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 && status.st_size <= 0x7FFFFFFF)
        start = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (start == MAP_FAILED) return NULL;
    thumbindex_font_pages *pages = (thumbindex_font_pages *)malloc(sizeof *pages);
    if (!pages) {
        munmap(start, (size_t)status.st_size);
        return NULL;
    }
    pages->start = start;
    pages->length = (size_t)status.st_size;
    return hb_blob_create(
        (const char *)start, (unsigned)pages->length, HB_MEMORY_MODE_READONLY, pages, thumbindex_unmap_font);
}

/// Takes the pages of a font that `thumbindex_map_font` has mapped from memory; what is read next comes from the file
/// again. Other threads may read meanwhile.
static inline void thumbindex_release_font(hb_blob_t *blob) {
    unsigned length = 0;
    const char *start = hb_blob_get_data(blob, &length);
    if (length > 0) madvise((void *)start, length, MADV_DONTNEED);
}

// The call was renamed, and the old name deprecated, in HarfBuzz 7.
static inline void thumbindex_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
