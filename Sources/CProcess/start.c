// What is put right before Swift's runtime, and anything else, begins.

#ifdef __linux__
#include <fcntl.h>
#include <unistd.h>

/// Swift's runtime: takes the place of what it would read from `/proc`, which need not be there.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/// A standard stream that is closed must not become the name of the next file that is opened, which messages would then be
/// written into. What takes its place refuses to be written, or to be read.
static void keep_standard_streams(void) {
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0) continue;
        // The lowest number that is free is the one that is missing.
        open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

#ifdef __GLIBC__
__attribute__((constructor)) static void start(int count, char **arguments) {
    keep_standard_streams();
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
#else
__attribute__((constructor)) static void start(void) { keep_standard_streams(); }
#endif
#endif
