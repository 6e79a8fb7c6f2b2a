#include "prefix_codes.h"

#include <string.h>

/// Sorts leaves by their counts, a byte of these at a time; `room` is as long.
static void sort(uint64_t *leaves, uint64_t *room, size_t count) {
    for (unsigned shift = 16; shift < 48; shift += 8) {
        size_t places[257] = {0};
        for (size_t i = 0; i < count; i++) places[1 + (leaves[i] >> shift & 0xFF)]++;
        // Most counts have no upper bytes.
        if (places[1] == count) continue;
        for (int i = 1; i < 256; i++) places[i] += places[i - 1];
        for (size_t i = 0; i < count; i++) room[places[leaves[i] >> shift & 0xFF]++] = leaves[i];
        memcpy(leaves, room, count * sizeof *leaves);
    }
}

/// The lengths of a Huffman code, by two queues over the sorted symbols; returns the longest.
///
/// - `leaves`: counts in the upper bits, symbols in the lower 16, sorted; at least two.
static unsigned huffman_lengths(const uint64_t *leaves, size_t leaf_count, uint8_t *lengths) {
    static const uint64_t none = UINT64_MAX;
    uint64_t weights[2 * most_symbols];
    uint16_t parents[2 * most_symbols];
    uint8_t depths[2 * most_symbols];
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

/// The bits of a number of 16, the lowest first.
static unsigned reversed(unsigned bits) {
    bits = (bits & 0x5555) << 1 | (bits >> 1 & 0x5555);
    bits = (bits & 0x3333) << 2 | (bits >> 2 & 0x3333);
    bits = (bits & 0x0F0F) << 4 | (bits >> 4 & 0x0F0F);
    return (bits & 0x00FF) << 8 | (bits >> 8 & 0x00FF);
}

/// Gives the symbols their words in the order of the canonical code.
static void number_words(const uint8_t *lengths, size_t size, uint16_t *words) {
    unsigned counts[longest_code + 1] = {0}, next[longest_code + 1] = {0};
    for (size_t i = 0; i < size; i++) counts[lengths[i]]++;
    counts[0] = 0;
    for (unsigned length = 1; length <= longest_code; length++) {
        next[length] = (next[length - 1] + counts[length - 1]) << 1;
    }
    for (size_t i = 0; i < size; i++) {
        unsigned length = lengths[i];
        if (length == 0) continue;
        words[i] = (uint16_t)(reversed(next[length]++) >> (16 - length));
    }
}

void prefix_codes_make(const uint32_t *counts, size_t size, unsigned limit, uint16_t *words, uint8_t *lengths) {
    uint64_t leaves[most_symbols], room[most_symbols];
    memset(words, 0, size * sizeof *words);
    memset(lengths, 0, size);
    // Rare symbols count for more, until the code is flat enough.
    for (uint32_t least = 1;; least *= 2) {
        size_t leaf_count = 0;
        for (size_t i = 0; i < size; i++) {
            if (counts[i] > 0) leaves[leaf_count++] = (uint64_t)(counts[i] > least ? counts[i] : least) << 16 | i;
        }
        if (leaf_count == 0) return;
        if (leaf_count == 1) {
            lengths[leaves[0] & 0xFFFF] = 1;
            return;
        }
        sort(leaves, room, leaf_count);
        if (huffman_lengths(leaves, leaf_count, lengths) <= limit) break;
    }
    number_words(lengths, size, words);
}

const unsigned prefix_codes_extra_bits[meta_codes] = {[16] = 2, [17] = 3, [18] = 7};

size_t prefix_codes_add_run(length_token *tokens, size_t count, unsigned length, size_t run, unsigned *last) {
    if (length != 0 && length != *last) {
        tokens[count++] = (length_token){(uint8_t)length, 0};
        *last = length;
        run--;
    }
    size_t longest = length == 0 ? 138 : 6;
    while (run >= 3) {
        size_t part = run < longest ? run : longest;
        tokens[count++] = length != 0 ? (length_token){16, (uint8_t)(part - 3)}
            : part < 11 ? (length_token){17, (uint8_t)(part - 3)} : (length_token){18, (uint8_t)(part - 11)};
        run -= part;
    }
    while (run-- > 0) tokens[count++] = (length_token){(uint8_t)length, 0};
    return count;
}
