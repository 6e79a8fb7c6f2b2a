#include "CProcess.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void thumbindex_widen_heaps(void) {
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
}
#else
void thumbindex_widen_heaps(void) {}
#endif
