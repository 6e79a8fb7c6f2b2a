#include "prefix_codes.h"

#include <string.h>

/// Sorts different numbers, by the gaps of Ciura for Shell's sort: some hundreds of them, in less time than calls take.
static void sort(uint64_t *numbers, size_t count) {
    static const size_t gaps[] = {701, 301, 132, 57, 23, 10, 4, 1};
    for (size_t step = 0; step < sizeof gaps / sizeof *gaps; step++) {
        const size_t gap = gaps[step];
        for (size_t i = gap; i < count; i++) {
            const uint64_t number = numbers[i];
            size_t place = i;
            for (; place >= gap && numbers[place - gap] > number; place -= gap) numbers[place] = numbers[place - gap];
            numbers[place] = number;
        }
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
        unsigned word = next[length]++, reversed = 0;
        for (unsigned bit = 0; bit < length; bit++) reversed |= (word >> bit & 1) << (length - 1 - bit);
        words[i] = (uint16_t)reversed;
    }
}

void prefix_codes_make(const uint32_t *counts, size_t size, unsigned limit, uint16_t *words, uint8_t *lengths) {
    uint64_t leaves[most_symbols];
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
        sort(leaves, leaf_count);
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
