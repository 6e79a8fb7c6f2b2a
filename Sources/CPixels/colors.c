#include "CPixels.h"

#include <string.h>

#include "loops.h"

enum { SLOTS = thumbindex_color_slots };

// Colours lie by their hash, each slot holding a place from 1 on.
static inline unsigned slot_of(uint32_t color) { return color * 0x9E3779B1u >> 22; }

static inline int equal_eight(const uint32_t *first, const uint32_t *second) {
    uint64_t a[4], b[4];
    memcpy(a, first, 32);
    memcpy(b, second, 32);
    return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])) == 0;
}

size_t thumbindex_add_colors(
    const uint32_t *straight, size_t width, size_t rows, int hasRowAbove, uint16_t *places, uint32_t *colors,
    size_t count) {
    for (size_t row = 0; row < rows; row++) {
        const uint32_t *line = straight + row * width;
        int hasAbove = row || hasRowAbove;
        uint32_t last = 0;
        // A row that begins as the one above does has no last colour: none of its own was looked at.
        int hasLast = 0;
        for (size_t x = 0; x < width; x++) {
            // Eight that repeat those above, or those one pixel to the left, bring nothing new.
            while (x + 8 <= width
                   && ((hasAbove && equal_eight(line + x, line + x - width))
                       || (x && equal_eight(line + x, line + x - 1))))
                x += 8;
            if (x == width) break;
            uint32_t color = line[x];
            if (hasLast && color == last) continue;
            last = color;
            hasLast = 1;
            unsigned slot = slot_of(color);
            while (places[slot] && colors[places[slot] - 1] != color) slot = (slot + 1) % SLOTS;
            if (places[slot]) continue;
            if (count == 256) return 257;
            colors[count++] = color;
            places[slot] = count;
        }
    }
    return count;
}

void thumbindex_place_colors(const uint32_t *colors, size_t colorCount, uint16_t *places) {
    memset(places, 0, SLOTS * sizeof *places);
    for (size_t i = 0; i < colorCount; i++) {
        unsigned slot = slot_of(colors[i]);
        while (places[slot]) slot = (slot + 1) % SLOTS;
        places[slot] = i + 1;
    }
}

// A colour's place among others; 0 for one that is none of them.
static inline unsigned place_of(uint32_t color, const uint32_t *colors, const uint16_t *places) {
    unsigned slot = slot_of(color);
    while (places[slot] && colors[places[slot] - 1] != color) slot = (slot + 1) % SLOTS;
    return places[slot] ? places[slot] - 1 : 0;
}

void thumbindex_pack_indices(
    const uint32_t *straight, size_t count, const uint32_t *colors, const uint16_t *places, unsigned bits,
    uint8_t *bytes) {
    uint32_t last = ~straight[0];
    unsigned place = 0;
    if (bits == 8) {
        for (size_t i = 0; i < count; i++) {
            if (straight[i] != last) place = place_of(last = straight[i], colors, places);
            bytes[i] = place;
        }
        return;
    }
    memset(bytes, 0, (count * bits + 7) / 8);
    for (size_t i = 0; i < count; i++) {
        if (straight[i] != last) place = place_of(last = straight[i], colors, places);
        size_t bit = i * bits;
        bytes[bit / 8] |= place << (8 - bits - bit % 8);
    }
}
