#include "../codes/prefix_codes.h"
#include "writer.h"

static const size_t alphabet_sizes[code_count] = {green_codes, 256, 256, 256, distance_codes};

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

/// Stores the lengths of a code, themselves in a code.
static void put_lengths(thumbindex_webp_writer *writer, const prefix_code *code, size_t size) {
    static const uint8_t order[meta_codes] = {17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    length_token tokens[green_codes];
    uint32_t counts[meta_codes] = {0};
    size_t count = 0;
    // What decoders begin with.
    unsigned last = 8;
    for (size_t i = 0, end; i < size; i = end) {
        for (end = i + 1; end < size && code->lengths[end] == code->lengths[i];) end++;
        count = prefix_codes_add_run(tokens, count, code->lengths[i], end - i, &last);
    }
    for (size_t i = 0; i < count; i++) counts[tokens[i].symbol]++;
    prefix_code meta;
    prefix_codes_make(counts, meta_codes, longest_meta_code, meta.words, meta.lengths);
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
        put_bits(writer, tokens[i].extra, prefix_codes_extra_bits[kind]);
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
    prefix_codes_make(writer->counts[index], size, longest_code, code->words, code->lengths);
    if (!put_simple_code(writer, code, size)) {
        put_bits(writer, 0, 1);
        put_lengths(writer, code, size);
    }
    empty_single_word(code, size);
}
