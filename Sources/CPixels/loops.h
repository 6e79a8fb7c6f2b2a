#ifndef LOOPS_H
#define LOOPS_H

#include <stdlib.h>

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#define WATCHES_THREADS
#endif
#endif

// Compiled twice where the dynamic linker can choose: whole numbers come out the same from both. ThreadSanitizer watches
// the function that chooses, too, before it is there itself.
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(WATCHES_THREADS)
#define WIDE __attribute__((target_clones("avx2", "default")))
#else
#define WIDE
#endif

#endif
