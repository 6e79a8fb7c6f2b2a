#include <stdlib.h>
#include <string.h>

#include "writer.h"

enum {
    longest_code = 15,
    longest_meta_code = 7,
    meta_codes = 19,
};

static const size_t alphabet_sizes[code_count] = {green_codes, 256, 256, 256, distance_codes};

static int by_count(const void *first, const void *second) {
    uint64_t a = *(const uint64_t *)first, b = *(const uint64_t *)second;
    return (a > b) - (a < b);
}

/// The lengths of a Huffman code, by two queues over the sorted symbols; returns the longest.
///
/// - `leaves`: counts in the upper bits, symbols in the lower 16, sorted; at least two.
static unsigned huffman_lengths(const uint64_t *leaves, size_t leaf_count, uint8_t *lengths) {
    static const uint64_t none = UINT64_MAX;
    uint64_t weights[2 * green_codes];
    uint16_t parents[2 * green_codes];
    uint8_t depths[2 * green_codes];
    size_t leaf = 0, inner = leaf_count, end = leaf_count;
    for (size_t i = 0; i < leaf_count; i++) weights[i] = leaves[i] >> 16;
    while (end < 2 * leaf_count - 1) {
        weights[end] = 0;
        for (int child = 0; child < 2; child++) {
            uint64_t of_leaf = leaf < leaf_count ? weights[leaf] : none;
            uint64_t of_inner = inner < end ? weights[inner] : none;
            size_t chosen = of_leaf <= of_inner ? leaf++ : inner++;
            weights[end] += weights[chosen];
            parents[chosen] = (uint16_t)end;
        }
        end++;
    }
    depths[end - 1] = 0;
    unsigned longest = 0;
    for (size_t i = end - 1; i-- > 0;) {
        depths[i] = depths[parents[i]] < UINT8_MAX ? (uint8_t)(depths[parents[i]] + 1) : UINT8_MAX;
        if (i < leaf_count) lengths[leaves[i] & 0xFFFF] = depths[i];
        if (depths[i] > longest) longest = depths[i];
    }
    return longest;
}

/// Gives the symbols their words in the order of the canonical code.
static void number_words(prefix_code *code, size_t size) {
    unsigned counts[longest_code + 1] = {0}, next[longest_code + 1] = {0};
    for (size_t i = 0; i < size; i++) counts[code->lengths[i]]++;
    counts[0] = 0;
    for (unsigned length = 1; length <= longest_code; length++) {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    for (size_t i = 0; i < size; i++) {
        unsigned length = code->lengths[i];
        if (length == 0) continue;
        unsigned word = next[length]++, reversed = 0;
        for (unsigned bit = 0; bit < length; bit++) reversed |= (word >> bit & 1) << (length - 1 - bit);
        code->words[i] = (uint16_t)reversed;
    }
}

/// Makes a code of at most so many bits for symbols that are counted. A single one has the length 1, as it is stored.
static void make_code(const uint32_t *counts, size_t size, unsigned limit, prefix_code *code) {
    uint64_t leaves[green_codes];
    memset(code, 0, sizeof *code);
    // Rare symbols count for more, until the code is flat enough.
    for (uint32_t least = 1;; least *= 2) {
        size_t leaf_count = 0;
        for (size_t i = 0; i < size; i++) {
            if (counts[i] > 0) leaves[leaf_count++] = (uint64_t)(counts[i] > least ? counts[i] : least) << 16 | i;
        }
        if (leaf_count == 0) return;
        if (leaf_count == 1) {
            code->lengths[leaves[0] & 0xFFFF] = 1;
            return;
        }
        qsort(leaves, leaf_count, sizeof *leaves, by_count);
        if (huffman_lengths(leaves, leaf_count, code->lengths) <= limit) break;
    }
    number_words(code, size);
}

/// Gives the symbol of a code that has no other the empty word, as decoders read it.
static void empty_single_word(prefix_code *code, size_t size) {
    size_t used = 0, symbol = 0;
    for (size_t i = 0; i < size; i++) {
        if (code->lengths[i] == 0) continue;
        used++;
        symbol = i;
    }
    if (used != 1) return;
    code->lengths[symbol] = 0;
    code->words[symbol] = 0;
}

/// A length of a code, or a repetition: 16 of the last that is not 0, 17 and 18 of zeros (6.2.1).
typedef struct {
    uint8_t symbol, extra;
} meta_token;

static const unsigned meta_extra_bits[meta_codes] = {[16] = 2, [17] = 3, [18] = 7};

/// Adds the tokens of so many equal lengths; returns how many there are then.
///
/// - `last`: the last length that is not 0.
static size_t add_run(meta_token *tokens, size_t count, unsigned length, size_t run, unsigned *last) {
    if (length != 0 && length != *last) {
        tokens[count++] = (meta_token){(uint8_t)length, 0};
        *last = length;
        run--;
    }
    size_t longest = length == 0 ? 138 : 6;
    while (run >= 3) {
        size_t part = run < longest ? run : longest;
        tokens[count++] = length != 0 ? (meta_token){16, (uint8_t)(part - 3)}
            : part < 11 ? (meta_token){17, (uint8_t)(part - 3)} : (meta_token){18, (uint8_t)(part - 11)};
        run -= part;
    }
    while (run-- > 0) tokens[count++] = (meta_token){(uint8_t)length, 0};
    return count;
}

/// Stores the lengths of a code, themselves in a code.
static void put_lengths(thumbindex_webp_writer *writer, const prefix_code *code, size_t size) {
    static const uint8_t order[meta_codes] = {17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    meta_token tokens[green_codes];
    uint32_t counts[meta_codes] = {0};
    size_t count = 0;
    // What decoders begin with.
    unsigned last = 8;
    for (size_t i = 0, end; i < size; i = end) {
        for (end = i + 1; end < size && code->lengths[end] == code->lengths[i];) end++;
        count = add_run(tokens, count, code->lengths[i], end - i, &last);
    }
    for (size_t i = 0; i < count; i++) counts[tokens[i].symbol]++;
    prefix_code meta;
    make_code(counts, meta_codes, longest_meta_code, &meta);
    unsigned stored = meta_codes;
    while (stored > 4 && meta.lengths[order[stored - 1]] == 0) stored--;
    put_bits(writer, stored - 4, 4);
    for (unsigned i = 0; i < stored; i++) put_bits(writer, meta.lengths[order[i]], 3);
    empty_single_word(&meta, meta_codes);
    // Lengths follow for all symbols.
    put_bits(writer, 0, 1);
    for (size_t i = 0; i < count; i++) {
        unsigned kind = tokens[i].symbol;
        put_bits(writer, meta.words[kind], meta.lengths[kind]);
        put_bits(writer, tokens[i].extra, meta_extra_bits[kind]);
    }
}

/// Stores a code of up to two symbols by their names, if these have a byte each; 0 where it cannot be.
static int put_simple_code(thumbindex_webp_writer *writer, const prefix_code *code, size_t size) {
    size_t symbols[2] = {0}, used = 0;
    for (size_t i = 0; i < size; i++) {
        if (code->lengths[i] == 0) continue;
        if (used == 2 || i > UINT8_MAX) return 0;
        symbols[used++] = i;
    }
    put_bits(writer, 1, 1);
    put_bits(writer, used == 2 ? 1 : 0, 1);
    // The first symbol has eight bits, not one.
    put_bits(writer, 1, 1);
    put_bits(writer, symbols[0], 8);
    if (used == 2) put_bits(writer, symbols[1], 8);
    return 1;
}

void webp_put_code(thumbindex_webp_writer *writer, int index) {
    prefix_code *code = &writer->codes[index];
    size_t size = alphabet_sizes[index];
    make_code(writer->counts[index], size, longest_code, code);
    if (!put_simple_code(writer, code, size)) {
        put_bits(writer, 0, 1);
        put_lengths(writer, code, size);
    }
    empty_single_word(code, size);
}
