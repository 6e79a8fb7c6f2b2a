#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <isa-l.h>
#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>
#include <isa-l/crc64.h>

// ISA-L, 2.30 and later, looks the third position of an input up by a hash of its stream's address, from the sixteenth
// bit on, where one of the bytes there is meant (igzip_icf_body_h1_gr_bt.asm, .write_first_byte). Where chance makes that
// the hash of one of the first three positions, other matches are found, and the same bytes are deflated otherwise. Of
// four addresses that differ in two of those bits, one at least has a hash that is none of the three.
enum { thumbindex_stream_step = 1 << 16, thumbindex_stream_steps = 4 };

static inline long thumbindex_stream_room_alignment(void) { return thumbindex_stream_steps * thumbindex_stream_step; }

static inline long thumbindex_stream_room_length(void) {
    return (thumbindex_stream_steps - 1) * thumbindex_stream_step + sizeof(struct isal_zstream);
}

// Where in the room the stream of an input is to lie.
static inline struct isal_zstream *thumbindex_stream_in(
    unsigned char *room, const unsigned char *input, unsigned inputLength) {
    // The bits by which hashes are told apart: fewer for short inputs, at least these for long ones.
    unsigned mask = (1 << 13) - 1;
    while (mask >> 1 >= inputLength && mask > 1) mask >>= 1;
    for (int step = 0; step < thumbindex_stream_steps && inputLength >= 6; step++) {
        unsigned char *place = room + step * thumbindex_stream_step;
        uint32_t bits = (uint32_t)((uintptr_t)place >> 16);
        unsigned hash = crc32_iscsi((unsigned char *)&bits, sizeof bits, 0);
        int isTaken = 0;
        for (int position = 0; position < 3; position++)
            isTaken |= ((crc32_iscsi((unsigned char *)input + position, 4, 0) ^ hash) & mask) == 0;
        if (!isTaken) return (struct isal_zstream *)place;
    }
    return (struct isal_zstream *)room;
}

// The stream's struct holds unions and arrays that Swift does not import.
// Deflates all of the input into segments that need nothing before them and end on a byte, without a final block.
// Returns the number of bytes written, or a negative status.
static inline long thumbindex_deflate_segment(
    unsigned level, const unsigned char *input, unsigned inputLength, unsigned char *output, unsigned outputLength,
    unsigned char *levelBuffer, unsigned levelBufferLength, unsigned char *room) {
    struct isal_zstream *stream = thumbindex_stream_in(room, input, inputLength);
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
