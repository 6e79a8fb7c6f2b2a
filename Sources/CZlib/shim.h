#include <string.h>
#include <zlib.h>

// Swift does not see the macro that begins a stream. Deflates all of the input at level 9 as libpng does, with its
// strategy for filtered rows; returns the number of bytes written, or 0 where it fails.
static inline size_t thumbindex_zlib_stream(
    const unsigned char *input, size_t inputLength, unsigned char *output, size_t outputLength) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    if (inputLength > 0xFFFFFFFF || outputLength > 0xFFFFFFFF) return 0;
    if (deflateInit2(&stream, 9, Z_DEFLATED, 15, 8, Z_FILTERED) != Z_OK) return 0;
    stream.next_in = (unsigned char *)input;
    stream.avail_in = (unsigned)inputLength;
    stream.next_out = output;
    stream.avail_out = (unsigned)outputLength;
    int status = deflate(&stream, Z_FINISH);
    size_t length = stream.total_out;
    deflateEnd(&stream);
    return status == Z_STREAM_END ? length : 0;
}
