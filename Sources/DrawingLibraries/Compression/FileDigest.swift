internal import CHarfBuzz
internal import CISAL

/// The CRC-64/XZ of a file's bytes, as 16 hexadecimal digits; `nil` for a file that is missing or empty.
package func digest(ofFile path: String) -> String? {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let start = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self)
    let digits = String(crc64_ecma_refl(0, start, UInt64(length)), radix: 16)
    return String(repeating: "0", count: max(16 - digits.count, 0)) + digits
}
