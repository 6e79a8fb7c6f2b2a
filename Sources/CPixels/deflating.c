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
    // What is put at once, and as many bits before it as do not fill a byte, fit in 64; four literals do.
    longest_word = 56,
    longest_literal = longest_word / 4,
    // What follows a pixel: nothing; zeros, by their bytes, after a byte that is zero, or after another, when the first is
    // a literal; or more than these hold.
    nothing = 0,
    zeros = 0,
    zeros_after_others = longest_copy,
    more = zeros_after_others + longest_copy + 2,
};

/// A pixel as it is, and what comes after it: the pixel once more, by its bytes, and zeros.
typedef struct {
    uint32_t pixel;
    uint16_t repetitions, zeros;
} entry;

/// The type of a row's filter, zeros at its beginning, and how many pixels come then.
typedef struct {
    uint32_t count;
    uint16_t filter, zeros;
} row_start;

struct thumbindex_row_deflater {
    entry *entries;
    size_t entry_count;
    row_start *rows;
    size_t row_count;
    /// In bytes, those that entries call more than they hold, in their order.
    uint32_t *lengths;
    size_t length_count;
    size_t capacity;
    size_t row_capacity;
    /// A row that stands for none.
    uint32_t *nothing;
    size_t width;
    unsigned pixel_size;
    uint32_t mask;
    /// How often each byte comes as a pixel's first, second, third and fourth, other literals, what follows a pixel, and
    /// lengths of copies beside these.
    uint32_t components[4][256], literals[256], zeros[more + 1], repetitions[longest_copy + 1], copies[longest_copy + 1];
    /// The sums of Adler-32.
    uint64_t sum1, sum2;
    uint8_t *bytes;
    size_t byte_capacity;
};

thumbindex_row_deflater *thumbindex_row_deflater_make(void) { return calloc(1, sizeof(thumbindex_row_deflater)); }

static void free_rooms(thumbindex_row_deflater *deflater) {
    free(deflater->entries);
    free(deflater->rows);
    free(deflater->lengths);
    free(deflater->nothing);
}

void thumbindex_row_deflater_free(thumbindex_row_deflater *deflater) {
    if (deflater == NULL) return;
    free_rooms(deflater);
    free(deflater->bytes);
    free(deflater);
}

int thumbindex_row_deflater_begin(thumbindex_row_deflater *deflater, size_t width, size_t rows, unsigned pixel_size) {
    // One at least, so that there is room at all.
    const size_t capacity = width * rows + 1;
    if (capacity > deflater->capacity || width > deflater->width || rows > deflater->row_capacity) {
        free_rooms(deflater);
        if (capacity > deflater->capacity) deflater->capacity = capacity;
        if (width > deflater->width) deflater->width = width;
        if (rows > deflater->row_capacity) deflater->row_capacity = rows;
        deflater->entries = malloc(deflater->capacity * sizeof *deflater->entries);
        deflater->rows = malloc(deflater->row_capacity * sizeof *deflater->rows);
        // What is longer than an entry holds takes many pixels; a row's zeros may be as well.
        deflater->lengths = malloc((deflater->capacity / 16 + deflater->row_capacity) * sizeof *deflater->lengths);
        deflater->nothing = calloc(deflater->width, sizeof *deflater->nothing);
        if (deflater->entries == NULL || deflater->rows == NULL || deflater->lengths == NULL
            || deflater->nothing == NULL) {
            deflater->capacity = 0;
            return 0;
        }
    }
    deflater->entry_count = 0;
    deflater->row_count = 0;
    deflater->length_count = 0;
    deflater->pixel_size = pixel_size;
    deflater->mask = pixel_size == 3 ? 0xFFFFFF : 0xFFFFFFFF;
    memset(deflater->components, 0, sizeof deflater->components);
    memset(deflater->literals, 0, sizeof deflater->literals);
    memset(deflater->zeros, 0, sizeof deflater->zeros);
    memset(deflater->repetitions, 0, sizeof deflater->repetitions);
    memset(deflater->copies, 0, sizeof deflater->copies);
    deflater->sum1 = 1;
    deflater->sum2 = 0;
    return 1;
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

/// What an entry says of so many bytes of zeros; more than it holds is put aside. None are counted where nobody looks.
static inline __attribute__((always_inline)) uint16_t zeros_of(
    thumbindex_row_deflater *deflater, size_t bytes, int isAfterOthers) {
    if (bytes > longest_copy) {
        deflater->lengths[deflater->length_count++] = (uint32_t)bytes;
        deflater->literals[0] += isAfterOthers != 0;
        count_copies(deflater, bytes - (isAfterOthers != 0), longest_copy);
        return (uint16_t)(isAfterOthers ? more + 1 : more);
    }
    const unsigned first = isAfterOthers ? zeros_after_others : zeros;
    const unsigned word = bytes > 0 ? first + (unsigned)bytes : nothing;
    deflater->zeros[word]++;
    return (uint16_t)word;
}

/// The same of so many bytes of pixels that are repeated.
static inline __attribute__((always_inline)) uint16_t repetitions_of(
    thumbindex_row_deflater *deflater, size_t bytes, unsigned pixel_size) {
    if (bytes > longest_copy) {
        deflater->lengths[deflater->length_count++] = (uint32_t)bytes;
        count_copies(deflater, bytes, longest_repetition(pixel_size));
        return more;
    }
    deflater->repetitions[bytes]++;
    return (uint16_t)bytes;
}

/// The sums of Adler-32 so far, which do not overflow within a row.
typedef struct {
    uint64_t first, second;
} sums;

/// Says of an entry which pixel it is, how often that is repeated, and how many pixels of zeros come then.
static inline __attribute__((always_inline)) void fill_entry(
    thumbindex_row_deflater *deflater, entry *entry, uint32_t pixel, size_t repetitions, size_t unchanged, sums *sums,
    unsigned size) {
    const uint32_t r = pixel & 0xFF, g = pixel >> 8 & 0xFF, b = pixel >> 16 & 0xFF, a = size == 3 ? 0 : pixel >> 24;
    const uint64_t sum = r + g + b + a, weighted = size == 3 ? 3 * r + 2 * g + b : 4 * r + 3 * g + 2 * b + a;
    const uint64_t count = 1 + repetitions;
    deflater->components[0][r]++;
    deflater->components[1][g]++;
    deflater->components[2][b]++;
    if (size == 4) deflater->components[3][a]++;
    sums->second += count * (size * sums->first + weighted) + size * sum * (count * (count - 1) / 2);
    sums->first += count * sum;
    sums->second += sums->first * unchanged * size;
    entry->pixel = pixel;
    entry->repetitions = repetitions_of(deflater, repetitions * size, size);
    entry->zeros = zeros_of(deflater, unchanged * size, (size == 3 ? b : a) != 0);
}

/// Sixteen pixels, truths about them, and these as bits.
typedef uint32_t pixels __attribute__((vector_size(4 * block)));
typedef int32_t truths __attribute__((vector_size(4 * block)));
typedef _Bool flags __attribute__((ext_vector_type(block)));

// Wide vectors are handed over by their place: how they would be passed depends on the processor.
static inline __attribute__((always_inline)) uint32_t bits_of(const truths *truths) {
    const flags found = __builtin_convertvector(*truths, flags);
    uint16_t bits;
    memcpy(&bits, &found, sizeof bits);
    return bits;
}

/// Stores the differences of a block of pixels to those above, zeros after the last of them; a bit for each that differs,
/// that of the first one lowest.
static inline __attribute__((always_inline)) uint32_t find_differences(
    const uint32_t *row, const uint32_t *above, size_t count, uint32_t mask, uint32_t *differences) {
    pixels own, others;
    if (count >= block) {
        memcpy(&own, row, sizeof own);
        memcpy(&others, above, sizeof others);
    } else {
        uint32_t rest[2][block] = {{0}};
        memcpy(rest[0], row, 4 * count);
        memcpy(rest[1], above, 4 * count);
        memcpy(&own, rest[0], sizeof own);
        memcpy(&others, rest[1], sizeof others);
    }
    const truths differs = own != others;
    const pixels found = (((own | 0x80808080) - (others & 0x7F7F7F7F)) ^ ((own ^ ~others) & 0x80808080)) & mask;
    memcpy(differences, &found, sizeof found);
    return bits_of(&differs);
}

/// A bit for each difference of a block that is the one on its left once more, given that of the first one.
static inline __attribute__((always_inline)) uint32_t repeated_differences(const uint32_t *differences, uint32_t left) {
    pixels own, before;
    memcpy(&own, differences, sizeof own);
    before = __builtin_shufflevector(own, own, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
    before[0] = left;
    const truths repeats = own == before;
    return bits_of(&repeats);
}

/// Begins a row with what its first pixels are when they are as above.
static inline __attribute__((always_inline)) void begin_row(
    thumbindex_row_deflater *deflater, row_start *begun, uint32_t filter, size_t unchanged, sums *sums, unsigned size) {
    *begun = (row_start){0, (uint16_t)filter, zeros_of(deflater, unchanged * size, 1)};
    sums->second += sums->first * unchanged * size;
}

/// - `size`: a constant, so that there is a loop for each.
static inline __attribute__((always_inline)) void add_row(
    thumbindex_row_deflater *deflater, const uint32_t *row, const uint32_t *above, size_t width, size_t from, size_t to,
    unsigned size) {
    const uint32_t mask = size == 3 ? 0xFFFFFF : 0xFFFFFFFF, filter = above ? 2 : 0;
    if (above == NULL) above = deflater->nothing;
    entry *start = deflater->entries + deflater->entry_count, *next = start;
    row_start *begun = deflater->rows + deflater->row_count++;
    deflater->literals[filter]++;
    sums sums = {deflater->sum1 + filter, deflater->sum2 + deflater->sum1 + filter};
    // The last pixel that an entry begins with, where that is, and how often it is repeated.
    uint32_t pixel = 0;
    size_t place = 0, repetitions = 0;
    // Of the pixels before those of a block, the last difference, and whether it is one.
    uint32_t left = 0, differs = 0;
    for (size_t x = from; x < to; x += block) {
        if (x + block <= to && is_same_block(row + x, above + x)) {
            differs = 0;
            continue;
        }
        uint32_t differences[block];
        const uint32_t bits = find_differences(row + x, above + x, to - x, mask, differences);
        const uint32_t repeated = bits & (bits << 1 | differs) & repeated_differences(differences, left);
        differs = bits >> (block - 1) & 1;
        left = differences[block - 1];
        uint32_t seen = 0;
        for (uint32_t begins = bits & ~repeated; begins != 0; begins &= begins - 1) {
            const uint32_t before = (begins & -begins) - 1;
            const size_t end = x + (size_t)__builtin_ctz(begins);
            repetitions += (size_t)__builtin_popcount(repeated & before & ~seen);
            seen = before;
            if (next == start) begin_row(deflater, begun, filter, end, &sums, size);
            else fill_entry(deflater, next - 1, pixel, repetitions, end - place - 1 - repetitions, &sums, size);
            next++;
            pixel = differences[end - x];
            place = end;
            repetitions = 0;
        }
        repetitions += (size_t)__builtin_popcount(repeated & ~seen);
    }
    if (next == start) begin_row(deflater, begun, filter, width, &sums, size);
    else fill_entry(deflater, next - 1, pixel, repetitions, width - place - 1 - repetitions, &sums, size);
    begun->count = (uint32_t)(next - start);
    deflater->entry_count += begun->count;
    deflater->sum1 = sums.first % 65521;
    deflater->sum2 = sums.second % 65521;
}

WIDEST void thumbindex_row_deflater_add(
    thumbindex_row_deflater *deflater, const uint32_t *row, const uint32_t *above, size_t width, size_t from, size_t to) {
    if (deflater->pixel_size == 3) add_row(deflater, row, above, width, from, to, 3);
    else add_row(deflater, row, above, width, from, to, 4);
}

/// Bits that do not fill a byte yet, the first lowest, and where the next byte goes.
typedef struct {
    uint64_t bits;
    unsigned count;
    uint8_t *end;
} bit_writer;

/// Appends at most `longest_word` bits.
static inline void put(bit_writer *writer, uint64_t value, unsigned count) {
    writer->bits |= value << writer->count;
    writer->count += count;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(writer->end, &writer->bits, sizeof writer->bits);
#else
    for (int i = 0; i < 8; i++) writer->end[i] = (uint8_t)(writer->bits >> (8 * i));
#endif
    const unsigned whole = writer->count / 8;
    writer->end += whole;
    writer->bits >>= 8 * whole;
    writer->count %= 8;
}

/// Words of a code, with the bits after them.
typedef struct {
    uint64_t bits;
    uint32_t count;
} word;

/// One word after the other.
static inline word joined(word first, word second) {
    return (word){first.bits | second.bits << first.count, first.count + second.count};
}

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
    word copies[longest_copy + 1], pixel_copies[longest_copy + 1];
    /// Of what follows a pixel.
    word zeros[more], repetitions[longest_copy + 1];
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

/// Adds what entries say of zeros and repetitions to the counts of literals and of lengths.
static void count_followers(const thumbindex_row_deflater *deflater, uint32_t *literals, uint32_t *copies) {
    memcpy(copies, deflater->copies, sizeof deflater->copies);
    for (unsigned bytes = 1; bytes <= longest_copy; bytes++) {
        const uint32_t after = deflater->zeros[zeros_after_others + bytes];
        literals[0] += after;
        if (bytes - 1 < shortest_copy) literals[0] += after * (bytes - 1);
        else copies[bytes - 1] += after;
        copies[bytes] += deflater->zeros[zeros + bytes] + deflater->repetitions[bytes];
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
    uint32_t copies[longest_copy + 1];
    count_followers(deflater, counts, copies);
    for (unsigned i = shortest_copy; i <= longest_copy; i++) {
        counts[length_code + length_symbol(i, &extra)] += copies[i];
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
        const uint64_t bits = words[symbol] | extra.bits << lengths[symbol];
        codes->copies[i] = (word){bits, count + 1};
        codes->pixel_copies[i] = (word){bits | (uint64_t)1 << count, count + 1};
    }
    codes->zeros[nothing] = codes->repetitions[nothing] = (word){0, 0};
    for (unsigned bytes = 1; bytes <= longest_copy; bytes++) {
        codes->zeros[zeros + bytes] = bytes < shortest_copy ? (word){0, 0} : codes->copies[bytes];
        codes->repetitions[bytes] = bytes < shortest_copy ? (word){0, 0} : codes->pixel_copies[bytes];
        word after = codes->literals[0];
        if (bytes - 1 >= shortest_copy) after = joined(after, codes->copies[bytes - 1]);
        else for (unsigned i = 1; i < bytes; i++) after = joined(after, codes->literals[0]);
        codes->zeros[zeros_after_others + bytes] = after;
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

/// More zeros than an entry holds.
static void put_zeros(bit_writer *writer, const block_words *codes, unsigned kind, uint32_t bytes) {
    if (kind == more) {
        put_copies(writer, codes, codes->copies, bytes, longest_copy);
    } else {
        put_word(writer, codes->literals[0]);
        put_copies(writer, codes, codes->copies, bytes - 1, longest_copy);
    }
}

/// - `size`: a constant, so that there is a loop for each.
static inline __attribute__((always_inline)) void put_rows(
    bit_writer *out, const thumbindex_row_deflater *deflater, const block_words *codes, unsigned size) {
    bit_writer writer = *out;
    const entry *next = deflater->entries;
    const uint32_t *length = deflater->lengths;
    for (const row_start *row = deflater->rows, *last = row + deflater->row_count; row < last; row++) {
        put_word(&writer, codes->literals[row->filter]);
        if (row->zeros < more) put_word(&writer, codes->zeros[row->zeros]);
        else put_zeros(&writer, codes, row->zeros, *length++);
        for (const entry *end = next + row->count; next < end; next++) {
            const uint32_t pixel = next->pixel;
            word literals = joined(codes->literals[pixel & 0xFF], codes->literals[pixel >> 8 & 0xFF]);
            word others = codes->literals[pixel >> 16 & 0xFF];
            if (size == 4) others = joined(others, codes->literals[pixel >> 24]);
            literals = joined(literals, others);
            if (next->repetitions < more && next->zeros < more) {
                const word repetitions = codes->repetitions[next->repetitions], zeros = codes->zeros[next->zeros];
                if (literals.count + repetitions.count + zeros.count <= longest_word) {
                    put_word(&writer, joined(joined(literals, repetitions), zeros));
                } else {
                    put_word(&writer, literals);
                    put_word(&writer, repetitions);
                    put_word(&writer, zeros);
                }
                continue;
            }
            put_word(&writer, literals);
            if (next->repetitions < more) put_word(&writer, codes->repetitions[next->repetitions]);
            else put_copies(&writer, codes, codes->pixel_copies, *length++, longest_repetition(size));
            if (next->zeros < more) put_word(&writer, codes->zeros[next->zeros]);
            else put_zeros(&writer, codes, next->zeros, *length++);
        }
    }
    *out = writer;
}

WIDEST thumbindex_deflated_rows thumbindex_row_deflater_finish(thumbindex_row_deflater *deflater) {
    // An entry has at most a word of its own, and less than one of what follows it.
    const size_t capacity = 16 * (deflater->entry_count + deflater->row_count) + deflater->copies[longest_copy] * 4
        + deflater->copies[longest_repetition(deflater->pixel_size)] * 4 + 32 * deflater->length_count + 4096;
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
    if (deflater->pixel_size == 3) put_rows(&writer, deflater, &codes, 3);
    else put_rows(&writer, deflater, &codes, 4);
    put_word(&writer, codes.end);
    // An empty stored block begins on a byte, and ends on one.
    put(&writer, 0, 3);
    if (writer.count > 0) put(&writer, 0, 8 - writer.count);
    put(&writer, 0xFFFF0000, 32);
    return (thumbindex_deflated_rows){
        deflater->bytes, (size_t)(writer.end - deflater->bytes), (uint32_t)(deflater->sum2 << 16 | deflater->sum1)};
}
