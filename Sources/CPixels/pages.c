#define _DEFAULT_SOURCE
#include <sys/mman.h>

#include "CPixels.h"

void thumbindex_advise_large_pages(void *start, size_t count) {
#ifdef MADV_HUGEPAGE
    // A system that refuses gives small pages.
    (void)madvise(start, count, MADV_HUGEPAGE);
#else
    (void)start;
    (void)count;
#endif
}
