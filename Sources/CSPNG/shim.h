#include <stdio.h>
#include <sys/stat.h>
#include <spng.h>

// A pipe or a device in place of a file would keep the reader waiting.
static inline FILE *thumbindex_open_regular_file(const char *path) {
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return NULL;
    return fopen(path, "rb");
}
