#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <isa-l.h>
#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// ISA-L, 2.30 and later, notes the third position of an input under a hash of its stream's address, from the sixteenth bit
// on, where one of the bytes there is meant (igzip_icf_body_h1_gr_bt.asm, .write_first_byte). What is found there later
// depends on it, and with it how the same bytes are deflated. So streams lie where that hash is 0: of the addresses in two
// aligned gigabytes, a step of the hashed bits apart, each has another.
enum { thumbindex_stream_step = 1 << 16, thumbindex_stream_steps = 1 << 15 };

static inline size_t thumbindex_stream_length(void) {
    size_t steps = (sizeof(struct isal_zstream) + thumbindex_stream_step - 1) / thumbindex_stream_step;
    return steps * thumbindex_stream_step;
}

static inline unsigned thumbindex_address_hash(uint32_t bits) {
    return crc32_iscsi((unsigned char *)&bits, sizeof bits, 0) % thumbindex_stream_steps;
}

// Goes through the addresses from an aligned one on, in an order in which one bit changes at a time, which changes the
// same bits of the hash.
static inline unsigned char *thumbindex_stream_place(unsigned char *first) {
    const uint32_t bits = (uint32_t)((uintptr_t)first / thumbindex_stream_step);
    unsigned hash = thumbindex_address_hash(bits), changes[32];
    for (int bit = 0; 1 << bit < thumbindex_stream_steps; bit++)
        changes[bit] = thumbindex_address_hash(bits ^ 1u << bit) ^ hash;
    for (unsigned step = 0, count = 0;;) {
        if (hash == 0) return first + (size_t)step * thumbindex_stream_step;
        if (++count == thumbindex_stream_steps) return NULL;
        const int bit = __builtin_ctz(count);
        hash ^= changes[bit];
        step ^= 1u << bit;
    }
}

// Memory at an address; null where something else lies there, or there is none.
static inline void *thumbindex_memory_at(void *place, size_t length) {
    void *start = mmap(place, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (start == place || start == MAP_FAILED) return start == place ? start : NULL;
    munmap(start, length);
    return NULL;
}

// Memory for a stream; null where there is none. Each aligned two gigabytes of addresses have one place for it; where it
// is taken, those before and after them have another. Somebody may have taken terabytes, so that steps become longer.
static inline void *thumbindex_stream_make(void) {
    const size_t window = (size_t)thumbindex_stream_steps * thumbindex_stream_step, length = thumbindex_stream_length();
    void *any = mmap(NULL, length, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (any == MAP_FAILED) return NULL;
    munmap(any, length);
    const uintptr_t middle = (uintptr_t)any / window;
    for (uintptr_t distance = 0; distance < 1 << 16; distance += 1 + distance / 64) {
        for (int isAfter = 0; isAfter < 2; isAfter++) {
            if (!isAfter && distance >= middle) continue;
            const uintptr_t number = isAfter ? middle + distance : middle - distance;
            unsigned char *place = thumbindex_stream_place((unsigned char *)(number * window));
            void *start = place == NULL ? NULL : thumbindex_memory_at(place, length);
            if (start != NULL) return start;
        }
    }
    return NULL;
}

static inline void thumbindex_stream_free(void *stream) { munmap(stream, thumbindex_stream_length()); }

// The stream's struct holds unions and arrays that Swift does not import.
// Deflates all of the input into segments that need nothing before them and end on a byte, without a final block.
// Returns the number of bytes written, or a negative status.
static inline long thumbindex_deflate_segment(
    unsigned level, const unsigned char *input, unsigned inputLength, unsigned char *output, unsigned outputLength,
    unsigned char *levelBuffer, unsigned levelBufferLength, void *memory) {
    struct isal_zstream *stream = memory;
    // ISA-L's own function leaves fields as they were, hist_bits among them: how far back matches may lie.
    memset(stream, 0, offsetof(struct isal_zstream, internal_state.buffer));
    isal_deflate_stateless_init(stream);
    stream->level = level;
    stream->level_buf = levelBuffer;
    stream->level_buf_size = levelBufferLength;
    stream->flush = FULL_FLUSH;
    stream->end_of_stream = 0;
    stream->next_in = (unsigned char *)input;
    stream->avail_in = inputLength;
    stream->next_out = output;
    stream->avail_out = outputLength;
    int status = isal_deflate_stateless(stream);
    if (status != COMP_OK) return status;
    return stream->avail_in == 0 ? (long)stream->total_out : STATELESS_OVERFLOW;
}

static inline unsigned thumbindex_level_buffer_length(unsigned level) {
    switch (level) {
    case 1: return ISAL_DEF_LVL1_DEFAULT;
    case 2: return ISAL_DEF_LVL2_DEFAULT;
    case 3: return ISAL_DEF_LVL3_DEFAULT;
    default: return ISAL_DEF_LVL0_DEFAULT;
    }
}

// Inflates a zlib stream piece by piece into memory that the caller names. The state's struct is handed out without its
// type, since it holds arrays that Swift does not import. Null where there is no memory.
static inline void *thumbindex_inflater_make(void) {
    struct inflate_state *state = malloc(sizeof *state);
    if (state == NULL) return NULL;
    isal_inflate_init(state);
    state->crc_flag = ISAL_ZLIB;
    return state;
}

// Returns how many bytes were written, fewer than asked for where the input is used up or the stream ends, or a
// negative status; the length of the input becomes what is left of it.
static inline long thumbindex_inflate(
    void *inflater, const unsigned char *input, unsigned *inputLength, unsigned char *output, unsigned outputLength) {
    struct inflate_state *state = inflater;
    state->next_in = (unsigned char *)input;
    state->avail_in = *inputLength;
    state->next_out = output;
    state->avail_out = outputLength;
    int status = isal_inflate(state);
    *inputLength = state->avail_in;
    return status < 0 ? status : (long)(outputLength - state->avail_out);
}

// Whether the stream has ended and its checksum was right.
static inline int thumbindex_inflater_has_ended(const void *inflater) {
    const struct inflate_state *state = inflater;
    return state->block_state == ISAL_BLOCK_FINISH;
}

// A gzip stream is a header and an inflater's stream. ISA-L's inflater can read the header too, but keeps what it knows of
// one that comes in pieces on the stack, where other things may lie by the next call.
struct thumbindex_gunzipper {
    struct inflate_state state;
    struct isal_gzip_header header;
    int has_header;
};

// Makes ready for a stream, the first or another.
static inline void thumbindex_gunzipper_reset(void *gunzipper) {
    struct thumbindex_gunzipper *gzip = gunzipper;
    isal_inflate_init(&gzip->state);
    gzip->state.crc_flag = ISAL_GZIP_NO_HDR_VER;
    memset(&gzip->header, 0, sizeof gzip->header);
    isal_gzip_header_init(&gzip->header);
    gzip->has_header = 0;
}

// Inflates a gzip stream as the inflater does a zlib stream. Null where there is no memory.
static inline void *thumbindex_gunzipper_make(void) {
    struct thumbindex_gunzipper *gzip = malloc(sizeof *gzip);
    if (gzip != NULL) thumbindex_gunzipper_reset(gzip);
    return gzip;
}

// Returns what the inflater does; of a header nothing is written.
static inline long thumbindex_gunzip(
    void *gunzipper, const unsigned char *input, unsigned *inputLength, unsigned char *output, unsigned outputLength) {
    struct thumbindex_gunzipper *gzip = gunzipper;
    if (!gzip->has_header) {
        gzip->state.next_in = (unsigned char *)input;
        gzip->state.avail_in = *inputLength;
        const int status = isal_read_gzip_header(&gzip->state, &gzip->header);
        input = gzip->state.next_in;
        *inputLength = gzip->state.avail_in;
        if (status != ISAL_DECOMP_OK) return status == ISAL_END_INPUT ? 0 : -1;
        gzip->has_header = 1;
    }
    return thumbindex_inflate(&gzip->state, input, inputLength, output, outputLength);
}

static inline int thumbindex_gunzipper_has_ended(const void *gunzipper) {
    const struct thumbindex_gunzipper *gzip = gunzipper;
    return thumbindex_inflater_has_ended(&gzip->state);
}
