// glibc's settings of its heaps, which its module does not offer to Swift.

#ifndef CHEAPS_H
#define CHEAPS_H

/// Has heaps grow by a mebibyte at a time, and keep blocks of up to four; to be called before there are threads.
///
/// glibc's heaps of threads other than the first grow by a page and a call of the system at a time, and larger blocks,
/// as those of a band's pixels, are mapped anew each time at first. Room that is not used takes no memory. Does nothing
/// where the C library is another.
void thumbindex_widen_heaps(void);

#endif
