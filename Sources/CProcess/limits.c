#include "CProcess.h"

#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    failed = 2,
    /// What libdispatch, a pool of workers and the files that each of them has open at a time take.
    needed_descriptors = 12,
    /// What the least run takes beside the libraries that are there already.
    needed_addresses = 384 << 20,
    stack_length = 1 << 16,
};

static void end(const char *message) {
    // Nothing is to be done about an error that cannot be told.
    if (write(STDERR_FILENO, message, strlen(message)) < 0) {}
    _exit(failed);
}

static void check_descriptors(void) {
    int descriptors[needed_descriptors], count = 0;
    while (count < needed_descriptors) {
        int descriptor = dup(STDERR_FILENO);
        if (descriptor < 0) break;
        descriptors[count++] = descriptor;
    }
    for (int i = 0; i < count; i++) close(descriptors[i]);
    if (count < needed_descriptors) end("error: the process may have too few open files: raise 'ulimit -n'\n");
}

static void end_of_memory(int signal) {
    (void)signal;
    end("error: the program failed for want of memory: raise 'ulimit -v' or 'ulimit -d', or run fewer jobs\n");
}

/// A function of its own, on a stack of its own: what is told of may be the want of a stack.
static void watch_memory(void) {
    static char stack[stack_length];
    stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&alternate, NULL);
    struct sigaction action = {.sa_handler = end_of_memory, .sa_flags = SA_ONSTACK};
    static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

static void check_addresses(void) {
    void *start = mmap(NULL, needed_addresses, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (start == MAP_FAILED) end("error: the process may have too little memory: raise 'ulimit -v'\n");
    munmap(start, needed_addresses);
    watch_memory();
}

static int is_bounded(int resource, rlim_t enough) {
    struct rlimit limit;
    return getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < enough;
}

void thumbindex_check_limits(void) {
    if (is_bounded(RLIMIT_NOFILE, 256)) check_descriptors();
    if (is_bounded(RLIMIT_AS, RLIM_INFINITY) || is_bounded(RLIMIT_DATA, RLIM_INFINITY)) check_addresses();
}
