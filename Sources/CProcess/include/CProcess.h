// What the command needs of its process and the C library does not offer to Swift.

#ifndef CPROCESS_H
#define CPROCESS_H

/// Has one heap for all threads, which grows by a mebibyte at a time and keeps its blocks; to be called before there are
/// threads.
///
/// glibc's heaps grow by a page and a call of the system at a time, and larger blocks,
/// as those of a band's pixels, are mapped anew each time at first. Room that is not used takes no memory. Does nothing
/// where the C library is another.
void thumbindex_widen_heaps(void);

/// Gives memory that is free back to the system, and the pages of the program's code. Does nothing where the C library is
/// another.
///
/// Heaps keep what is freed between blocks that stay, and a run frees most of what it has whenever it comes to another theme.
/// Half of the code runs at the start alone; what runs again is found in its file.
void thumbindex_return_memory(void);

/// Ends the process with an error and status 2 where it may have too few file descriptors or too few addresses to get
/// anywhere; where addresses are bounded, and run out later, it ends in the same way and not by a trap. To be called
/// before there are threads.
///
/// Swift's runtime, libdispatch and some libraries end a process that gets no memory or no descriptor, without a word.
void thumbindex_check_limits(void);

#endif
