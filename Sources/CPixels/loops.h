#ifndef LOOPS_H
#define LOOPS_H

#include <stdlib.h>

// Compiled twice where the dynamic linker can choose: whole numbers come out the same from both.
#if defined(__x86_64__) && defined(__GLIBC__)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#endif
