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
// Three times, for loops that take most of their time to compute.
#define WIDEST __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define WIDE
#define WIDEST
#endif

#endif
