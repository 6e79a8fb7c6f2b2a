internal import CHarfBuzz

/// What a font file says of who made it and of how it may be passed on.
package struct FontTerms: Hashable, Sendable {
    /// The sentences of its table of names: copyright, licence and the licence's address, as far as it has them.
    package let sentences: [String]

    /// None for a file that cannot be read.
    package init(ofFileAt path: String) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
            sentences = []
            return
        }
        let face = unsafe hb_face_create(blob, 0)
        defer {
            unsafe hb_face_destroy(face)
            unsafe hb_blob_destroy(blob)
        }
        sentences = Self.names.compactMap { name in
            let text = unsafe Self.text(of: name, in: face)
            return text.isEmpty ? nil : text
        }
    }

    /// OpenType's numbers of copyright, licence and the licence's address.
    private static let names: [UInt32] = [0, 13, 14]
    /// No licence that stands in a font is longer.
    private static let longest = 1 << 16

    private static func text(of name: UInt32, in face: OpaquePointer?) -> String {
        var length = UInt32(longest)
        let bytes = unsafe [CChar](unsafeUninitializedCapacity: longest) { buffer, count in
            unsafe hb_ot_name_get_utf8(face, name, hb_language_from_string("en", 2), &length, buffer.baseAddress)
            count = min(Int(length), longest - 1)
        }
        return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
