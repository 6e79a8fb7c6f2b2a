#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

#include "codes/prefix_codes.h"
#include "loops.h"
#include "runs.h"

// Deflate (RFC 1951) of drawn rows. They are stored as differences to the row above, which are of three kinds: zeros, the
// difference on the left once more, and others. So there are two distances of copies, a byte and a pixel, nothing is
// looked up, and what is known to be as above is not even read.

enum {
    literal_codes = 286,
    length_code = 257,
    end_of_block = 256,
    longest_copy = 258,
    shortest_copy = 3,
    // Four literals and seven bits before them fit in a word.
    longest_literal = 14,
};

/// Pixels as they are, and what comes after them.
typedef struct {
    uint32_t pixels;
    enum { row_start, zeros, zeros_after_others, repetition } kind : 2;
    /// In bytes; of a row's start, the type of its filter.
    uint32_t length : 30;
} step;

struct thumbindex_row_deflater {
    step *steps;
    size_t step_count;
    /// Differences that are stored as they are.
    uint32_t *pixels;
    size_t pixel_count, capacity;
    /// A row that stands for none.
    uint32_t *nothing;
    size_t width;
    unsigned pixel_size;
    uint32_t mask;
    /// How often each byte comes as a pixel's first, second, third and fourth, other literals, and lengths of copies.
    uint32_t components[4][256], literals[256], copies[longest_copy + 1];
    /// The sums of Adler-32.
    uint64_t sum1, sum2;
    uint8_t *bytes;
    size_t byte_capacity;
};

thumbindex_row_deflater *thumbindex_row_deflater_make(void) { return calloc(1, sizeof(thumbindex_row_deflater)); }

void thumbindex_row_deflater_free(thumbindex_row_deflater *deflater) {
    if (deflater == NULL) return;
    free(deflater->steps);
    free(deflater->pixels);
    free(deflater->nothing);
    free(deflater->bytes);
    free(deflater);
}

int thumbindex_row_deflater_begin(thumbindex_row_deflater *deflater, size_t width, size_t rows, unsigned pixel_size) {
    // Each step but a row's start goes beyond a pixel at least.
    const size_t capacity = (width + 1) * rows + 1;
    if (capacity > deflater->capacity || width > deflater->width) {
        free(deflater->steps);
        free(deflater->pixels);
        free(deflater->nothing);
        deflater->capacity = capacity > deflater->capacity ? capacity : deflater->capacity;
        deflater->width = width > deflater->width ? width : deflater->width;
        deflater->steps = malloc(deflater->capacity * sizeof *deflater->steps);
        deflater->pixels = malloc(deflater->capacity * sizeof *deflater->pixels);
        deflater->nothing = calloc(deflater->width, sizeof *deflater->nothing);
        if (deflater->steps == NULL || deflater->pixels == NULL || deflater->nothing == NULL) {
            deflater->capacity = 0;
            return 0;
        }
    }
    deflater->steps[0].pixels = 0;
    deflater->step_count = 0;
    deflater->pixel_count = 0;
    deflater->pixel_size = pixel_size;
    deflater->mask = pixel_size == 3 ? 0xFFFFFF : 0xFFFFFFFF;
    memset(deflater->components, 0, sizeof deflater->components);
    memset(deflater->literals, 0, sizeof deflater->literals);
    memset(deflater->copies, 0, sizeof deflater->copies);
    deflater->sum1 = 1;
    deflater->sum2 = 0;
    return 1;
}

/// Each component less the one above, modulo 256.
static inline uint32_t difference(uint32_t pixel, uint32_t above) {
    return ((pixel | 0x80808080) - (above & 0x7F7F7F7F)) ^ ((pixel ^ ~above) & 0x80808080);
}

/// How many copies of the greatest length come first, of so many bytes, and the length of the one or two after them; less
/// than three bytes alone are none.
typedef struct {
    size_t whole;
    unsigned last, rest;
} copy_lengths;

static inline __attribute__((always_inline)) copy_lengths lengths_of(size_t bytes, unsigned longest) {
    if (bytes <= longest) return (copy_lengths){0, (unsigned)bytes, 0};
    copy_lengths lengths = {bytes / longest, (unsigned)(bytes % longest), 0};
    if (lengths.last == 0 || lengths.last >= shortest_copy) return lengths;
    // Too little is left for a copy: one before it leaves it more.
    return (copy_lengths){lengths.whole - 1, longest + lengths.last - shortest_copy, shortest_copy};
}

static inline __attribute__((always_inline)) void count_copies(thumbindex_row_deflater *deflater, size_t bytes, unsigned longest) {
    copy_lengths lengths = lengths_of(bytes, longest);
    deflater->copies[longest] += lengths.whole;
    if (lengths.last >= shortest_copy) deflater->copies[lengths.last]++;
    else deflater->literals[0] += lengths.last;
    if (lengths.rest > 0) deflater->copies[lengths.rest]++;
}

/// The longest copies of whole pixels.
static inline unsigned longest_repetition(unsigned pixel_size) { return longest_copy / pixel_size * pixel_size; }

WIDE void thumbindex_row_deflater_add(
    thumbindex_row_deflater *deflater, const uint32_t *row, const uint32_t *above, size_t width, size_t from, size_t to) {
    const unsigned size = deflater->pixel_size;
    const uint32_t mask = deflater->mask, filter = above ? 2 : 0;
    if (above == NULL) above = deflater->nothing;
    step *steps = deflater->steps + deflater->step_count;
    uint32_t *pixels = deflater->pixels + deflater->pixel_count, *first = pixels;
    uint64_t sum1 = deflater->sum1 + filter, sum2 = deflater->sum2 + sum1;
    // Of the steps before, pixels may be left that no step follows yet.
    uint32_t last_byte = 1;
    *steps = (step){steps->pixels, row_start, filter};
    steps++;
    deflater->literals[filter]++;
    size_t x = from, unchanged = from;
    // No pixel's difference.
    uint64_t left = UINT64_MAX;
    for (;;) {
        if (x < to) {
            size_t same = equal_pixels(row + x, above + x, to - x);
            x += same;
            unchanged += same;
        }
        if (x == to) unchanged += width - to;
        if (unchanged > 0) {
            size_t bytes = unchanged * size;
            *steps++ = (step){(uint32_t)(pixels - first), last_byte ? zeros_after_others : zeros, (uint32_t)bytes};
            first = pixels;
            if (last_byte) deflater->literals[0]++;
            count_copies(deflater, bytes - (last_byte != 0), longest_copy);
            sum2 += sum1 * bytes;
            unchanged = 0;
            last_byte = 0;
            left = 0;
        }
        if (x == to) break;
        uint32_t next = difference(row[x], above[x]) & mask;
        for (;;) {
            const uint32_t r = next & 0xFF, g = next >> 8 & 0xFF, b = next >> 16 & 0xFF, a = next >> 24;
            const uint64_t sum = r + g + b + a, weighted = size == 3 ? 3 * r + 2 * g + b : 4 * r + 3 * g + 2 * b + a;
            last_byte = size == 3 ? b : a;
            if (next == left) {
                size_t count = 1;
                while (x + count < to && (difference(row[x + count], above[x + count]) & mask) == next) count++;
                x += count;
                *steps++ = (step){(uint32_t)(pixels - first), repetition, (uint32_t)(count * size)};
                first = pixels;
                count_copies(deflater, count * size, longest_repetition(size));
                sum2 += count * (size * sum1 + weighted) + size * sum * (count * (count - 1) / 2);
                sum1 += count * sum;
                break;
            }
            *pixels++ = next;
            deflater->components[0][r]++;
            deflater->components[1][g]++;
            deflater->components[2][b]++;
            deflater->components[3][a]++;
            sum2 += size * sum1 + weighted;
            sum1 += sum;
            left = next;
            if (++x == to || row[x] == above[x]) break;
            next = difference(row[x], above[x]) & mask;
        }
    }
    steps->pixels = (uint32_t)(pixels - first);
    deflater->step_count = (size_t)(steps - deflater->steps);
    deflater->pixel_count = (size_t)(pixels - deflater->pixels);
    deflater->sum1 = sum1 % 65521;
    deflater->sum2 = sum2 % 65521;
}

/// Bits that do not fill a byte yet, the first lowest, and where the next byte goes.
typedef struct {
    uint64_t bits;
    unsigned count;
    uint8_t *end;
} bit_writer;

/// Appends bits, so many that there are at most 64 with those that do not fill a byte yet.
static inline void put(bit_writer *writer, uint64_t value, unsigned count) {
    writer->bits |= value << writer->count;
    writer->count += count;
    for (int i = 0; i < 8; i++) writer->end[i] = (uint8_t)(writer->bits >> (8 * i));
    const unsigned whole = writer->count / 8;
    writer->end += whole;
    writer->bits = whole == 8 ? 0 : writer->bits >> (8 * whole);
    writer->count %= 8;
}

/// A word of a code, with the bits after it.
typedef struct {
    uint32_t bits, count;
} word;

/// The code of a copy's length, less that of the shortest, and the bits after it (3.2.5).
static unsigned length_symbol(unsigned length, word *extra) {
    unsigned rest = length - shortest_copy;
    *extra = (word){0, 0};
    if (length == longest_copy) return 28;
    if (rest < 8) return rest;
    unsigned count = 29 - (unsigned)__builtin_clz(rest);
    *extra = (word){rest & ((1u << count) - 1), count};
    return 4 * count + (rest >> count);
}

/// The words of a block.
typedef struct {
    word literals[256], end;
    /// Of copies of the byte and of the pixel before.
    word zeros[longest_copy + 1], repetitions[longest_copy + 1];
} block_words;

/// Stores the lengths of the block's codes.
///
/// - `lengths`: of literals and lengths, with room for those of distances.
static void put_lengths(bit_writer *writer, uint8_t *lengths, unsigned pixel_size) {
    static const uint8_t order[meta_codes] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    size_t literals = literal_codes, count = 0;
    while (lengths[literals - 1] == 0) literals--;
    // Distances of a byte, and of three or four.
    memset(lengths + literals, 0, pixel_size);
    lengths[literals] = lengths[literals + pixel_size - 1] = 1;
    length_token tokens[literal_codes + 4];
    for (size_t i = 0, end; i < literals + pixel_size; i = end) {
        for (end = i + 1; end < literals + pixel_size && lengths[end] == lengths[i];) end++;
        unsigned last = 0;
        count = prefix_codes_add_run(tokens, count, lengths[i], end - i, &last);
    }
    uint32_t counts[meta_codes] = {0};
    for (size_t i = 0; i < count; i++) counts[tokens[i].symbol]++;
    uint16_t words[meta_codes];
    uint8_t meta[meta_codes];
    prefix_codes_make(counts, meta_codes, longest_meta_code, words, meta);
    unsigned stored = meta_codes;
    while (stored > 4 && meta[order[stored - 1]] == 0) stored--;
    put(writer, literals - length_code, 5);
    put(writer, pixel_size - 1, 5);
    put(writer, stored - 4, 4);
    for (unsigned i = 0; i < stored; i++) put(writer, meta[order[i]], 3);
    for (size_t i = 0; i < count; i++) {
        const unsigned symbol = tokens[i].symbol;
        put(writer, words[symbol], meta[symbol]);
        put(writer, tokens[i].extra, prefix_codes_extra_bits[symbol]);
    }
}

/// Makes the codes of a block, and stores them.
static void put_codes(bit_writer *writer, const thumbindex_row_deflater *deflater, block_words *codes) {
    uint32_t counts[literal_codes] = {[end_of_block] = 1};
    uint64_t total = 1;
    word extra;
    for (unsigned i = 0; i < 256; i++) {
        counts[i] = deflater->literals[i];
        for (unsigned place = 0; place < deflater->pixel_size; place++) counts[i] += deflater->components[place][i];
    }
    for (unsigned i = shortest_copy; i <= longest_copy; i++) {
        counts[length_code + length_symbol(i, &extra)] += deflater->copies[i];
    }
    for (unsigned i = 0; i < literal_codes; i++) total += counts[i];
    // What is rarer would have words that are too long.
    for (unsigned i = 0; i < literal_codes; i++) {
        if (counts[i] > 0 && counts[i] < total >> (longest_literal - 2)) counts[i] = total >> (longest_literal - 2);
    }
    uint16_t words[literal_codes];
    uint8_t lengths[literal_codes + 4];
    prefix_codes_make(counts, literal_codes, longest_literal, words, lengths);
    for (unsigned i = 0; i < 256; i++) codes->literals[i] = (word){words[i], lengths[i]};
    codes->end = (word){words[end_of_block], lengths[end_of_block]};
    for (unsigned i = shortest_copy; i <= longest_copy; i++) {
        const unsigned symbol = length_code + length_symbol(i, &extra);
        const unsigned count = lengths[symbol] + extra.count;
        const uint32_t bits = words[symbol] | extra.bits << lengths[symbol];
        codes->zeros[i] = (word){bits, count + 1};
        codes->repetitions[i] = (word){bits | 1u << count, count + 1};
    }
    put_lengths(writer, lengths, deflater->pixel_size);
}

static inline void put_word(bit_writer *writer, word word) { put(writer, word.bits, word.count); }

static inline __attribute__((always_inline)) void put_copies(
    bit_writer *writer, const block_words *codes, const word *copies, size_t bytes, unsigned longest) {
    copy_lengths lengths = lengths_of(bytes, longest);
    for (size_t i = 0; i < lengths.whole; i++) put_word(writer, copies[longest]);
    if (lengths.last >= shortest_copy) put_word(writer, copies[lengths.last]);
    else for (unsigned i = 0; i < lengths.last; i++) put_word(writer, codes->literals[0]);
    if (lengths.rest > 0) put_word(writer, copies[lengths.rest]);
}

/// - `size`: a constant, so that there is a loop for each.
static inline __attribute__((always_inline)) void put_steps(
    bit_writer *out, const thumbindex_row_deflater *deflater, const block_words *codes, unsigned size) {
    bit_writer writer = *out;
    const uint32_t *pixel = deflater->pixels;
    for (size_t i = 0; i < deflater->step_count; i++) {
        const step next = deflater->steps[i];
        for (const uint32_t *end = pixel + next.pixels; pixel < end; pixel++) {
            word first = codes->literals[*pixel & 0xFF], second = codes->literals[*pixel >> 8 & 0xFF];
            word third = codes->literals[*pixel >> 16 & 0xFF];
            word fourth = size == 4 ? codes->literals[*pixel >> 24] : (word){0, 0};
            const unsigned count = first.count + second.count;
            const uint64_t upper = third.bits | (uint64_t)fourth.bits << third.count;
            put(&writer, first.bits | (uint64_t)second.bits << first.count | upper << count,
                count + third.count + fourth.count);
        }
        switch (next.kind) {
        case row_start: put_word(&writer, codes->literals[next.length]); break;
        case repetition: put_copies(&writer, codes, codes->repetitions, next.length, longest_repetition(size)); break;
        case zeros_after_others:
            put_word(&writer, codes->literals[0]);
            put_copies(&writer, codes, codes->zeros, next.length - 1, longest_copy);
            break;
        case zeros: put_copies(&writer, codes, codes->zeros, next.length, longest_copy); break;
        }
    }
    *out = writer;
}

thumbindex_deflated_rows thumbindex_row_deflater_finish(thumbindex_row_deflater *deflater) {
    // Nothing comes after the last pixels.
    deflater->steps[deflater->step_count].kind = zeros;
    deflater->steps[deflater->step_count++].length = 0;
    // A step has at most a copy more than pixels, these at most 56 bits each.
    const size_t capacity = 8 * (deflater->pixel_count + 2 * deflater->step_count) + deflater->copies[longest_copy] * 4
        + deflater->copies[longest_repetition(deflater->pixel_size)] * 4 + 4096;
    if (capacity > deflater->byte_capacity) {
        free(deflater->bytes);
        deflater->bytes = malloc(capacity);
        deflater->byte_capacity = deflater->bytes ? capacity : 0;
        if (deflater->bytes == NULL) return (thumbindex_deflated_rows){NULL, 0, 0};
    }
    bit_writer writer = {0, 0, deflater->bytes};
    block_words codes;
    // A block with codes of its own, which is not the last one.
    put(&writer, 4, 3);
    put_codes(&writer, deflater, &codes);
    if (deflater->pixel_size == 3) put_steps(&writer, deflater, &codes, 3);
    else put_steps(&writer, deflater, &codes, 4);
    put_word(&writer, codes.end);
    // An empty stored block begins on a byte, and ends on one.
    put(&writer, 0, 3);
    if (writer.count > 0) put(&writer, 0, 8 - writer.count);
    put(&writer, 0xFFFF0000, 32);
    return (thumbindex_deflated_rows){
        deflater->bytes, (size_t)(writer.end - deflater->bytes), (uint32_t)(deflater->sum2 << 16 | deflater->sum1)};
}
