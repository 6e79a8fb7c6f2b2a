import DrawingLibraries

/// The bytes of a PNG file as it grows, chunk by chunk.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Begins a file of 8 bits a component in sRGB.
    init(width: Int, height: Int, format: PNGFormat) {
        let colorType: UInt8 = format == .rgb ? 2 : 6
        let header = UInt32(clamping: width).bigEndianBytes + UInt32(clamping: height).bigEndianBytes
        append(chunk: "IHDR", header + [8, colorType, 0, 0, 0])
        append(chunk: "sRGB", [0])
    }

    /// - Parameter name: four ASCII letters.
    mutating func append(chunk name: String, _ content: [UInt8]) {
        bytes += UInt32(clamping: content.count).bigEndianBytes
        let letters = Array(name.utf8)
        bytes += letters
        bytes += content
        bytes += crc32(of: content.span, continuing: crc32(of: letters.span)).bigEndianBytes
    }
}

extension UInt32 {
    var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
    }
}
