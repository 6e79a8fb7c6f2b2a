/// The bytes of a PNG file as it grows, chunk by chunk.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Begins a file in sRGB.
    init(width: Int, height: Int, format: PNGFormat, capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
        let header = UInt32(clamping: width).bigEndianBytes + UInt32(clamping: height).bigEndianBytes
        append(chunk: "IHDR", header + [format.bitDepth, format.colorType, 0, 0, 0])
        append(chunk: "sRGB", [0])
        guard case .palette(let palette) = format else { return }
        append(chunk: "PLTE", palette.colors.flatMap { [$0.red, $0.green, $0.blue] })
        let transparent = palette.colors.prefix(palette.transparentCount)
        if !transparent.isEmpty { append(chunk: "tRNS", transparent.map(\.alpha)) }
    }

    /// - Parameters:
    ///   - name: four ASCII letters.
    ///   - start: what of the chunk's content comes before the rest.
    mutating func append(chunk name: String, after start: [UInt8] = [], _ content: [UInt8]) {
        bytes += UInt32(clamping: start.count + content.count).bigEndianBytes
        let head = Array(name.utf8) + start
        bytes += head
        bytes += content
        bytes += crc32(of: content.span, continuing: crc32(of: head.span)).bigEndianBytes
    }
}

extension PNGFormat {
    fileprivate var colorType: UInt8 {
        switch self {
        case .gray: 0
        case .rgb: 2
        case .palette: 3
        case .grayAlpha: 4
        case .rgba: 6
        }
    }

    fileprivate var bitDepth: UInt8 {
        if case .palette(let palette) = self { UInt8(palette.bitDepth) } else { 8 }
    }
}
