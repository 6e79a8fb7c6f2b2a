#ifndef PREFIX_CODES_H
#define PREFIX_CODES_H

#include <stddef.h>
#include <stdint.h>

// Canonical Huffman codes, as deflate and lossless WebP have them: RFC 1951 (3.2) and RFC 9649 (6.2.1).

enum {
    most_symbols = 2048,
    longest_code = 15,
    longest_meta_code = 7,
    meta_codes = 19,
};

/// Makes a code of at most so many bits for symbols that are counted, at most `most_symbols`. A single one has the length
/// 1, as it is stored. The first bit of a word is the lowest.
void prefix_codes_make(const uint32_t *counts, size_t size, unsigned limit, uint16_t *words, uint8_t *lengths);

/// A length of a code, or a repetition: 16 of the last that is not 0, 17 and 18 of zeros.
typedef struct {
    uint8_t symbol, extra;
} length_token;

/// How many bits `extra` has.
extern const unsigned prefix_codes_extra_bits[meta_codes];

/// Adds the tokens of so many equal lengths; returns how many there are then.
///
/// - `last`: the last length that is not 0; 0 where that must not be repeated.
size_t prefix_codes_add_run(length_token *tokens, size_t count, unsigned length, size_t run, unsigned *last);

#endif
