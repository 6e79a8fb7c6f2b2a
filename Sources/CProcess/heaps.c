#include "CProcess.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void thumbindex_widen_heaps(void) {
    // Threads seldom ask at once, as each keeps small blocks for itself; each further heap keeps some megabytes.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 20);
    // The tables of large fonts, which PDF documents hold for a moment, are taken from the heap again and again.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 48 << 20);
}

void thumbindex_return_memory(void) { malloc_trim(0); }
#else
void thumbindex_widen_heaps(void) {}

void thumbindex_return_memory(void) {}
#endif
