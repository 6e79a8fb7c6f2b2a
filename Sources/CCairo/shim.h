#include <stdlib.h>
#include <cairo.h>
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include <fontconfig/fontconfig.h>

static inline void *thumbindex_allocate(FT_Memory memory, long size) {
    (void)memory;
    return malloc((size_t)size);
}

static inline void thumbindex_release(FT_Memory memory, void *block) {
    (void)memory;
    free(block);
}

static inline void *thumbindex_reallocate(FT_Memory memory, long oldSize, long newSize, void *block) {
    (void)memory;
    (void)oldSize;
    return realloc(block, (size_t)newSize);
}

// FreeType 2.13.3 gave the arrays of tags and of contours' ends other types.
static inline FT_Outline thumbindex_outline(
    FT_Vector *points, unsigned char *tags, unsigned short *ends, int pointCount, int contourCount) {
    FT_Outline outline = {0};
    outline.n_points = pointCount;
    outline.n_contours = contourCount;
    outline.points = points;
    outline.tags = (void *)tags;
    outline.contours = (void *)ends;
    return outline;
}

// FT_Init_FreeType reads rendering properties from the environment; a library made by hand does not.
static inline FT_Library thumbindex_new_freetype(void) {
    static struct FT_MemoryRec_ memory = {
        NULL, thumbindex_allocate, thumbindex_release, thumbindex_reallocate};
    FT_Library library = NULL;
    if (FT_New_Library(&memory, &library) != 0) return NULL;
    FT_Add_Default_Modules(library);
    return library;
}
