#define _GNU_SOURCE
#include "CProcess.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

void thumbindex_widen_heaps(void) {
    // Threads seldom ask at once, as each keeps small blocks for itself; each further heap keeps some megabytes.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 1 << 20);
    // The tables of large fonts, which PDF documents hold for a moment, are taken from the heap again and again.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 48 << 20);
}

/// Gives back the pages of the program's own code: the first object is the program.
static int return_code(struct dl_phdr_info *program, size_t size, void *unused) {
    (void)size, (void)unused;
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < program->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = program->dlpi_phdr + i;
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_X) == 0 || (segment->p_flags & PF_W) != 0) continue;
        const uintptr_t start = program->dlpi_addr + segment->p_vaddr, first = start / page * page;
        madvise((void *)first, start + segment->p_memsz - first, MADV_DONTNEED);
    }
    return 1;
}

void thumbindex_return_memory(void) {
    malloc_trim(0);
    dl_iterate_phdr(return_code, NULL);
}
#else
void thumbindex_widen_heaps(void) {}

void thumbindex_return_memory(void) {}
#endif
