import DrawingLibraries

/// The kinds of files that a folder is searched for, told by their first bytes.
enum PictureKind: Hashable, Sendable {
    case png
    /// A PNG file with several frames, of which a decoder would see one.
    case animatedPNG
    case jpeg
    case webP
    case animatedWebP
    case gif
    case svg
    case pdf
    case unknown

    /// - Parameter path: tells an SVG file, which begins as any XML does.
    init(of bytes: [UInt8], path: String) {
        if bytes.starts(with: PNGChunks.signature) {
            self = PNGChunks(bytes: bytes).isAnimated ? .animatedPNG : .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = Self.isAnimatedWebP(bytes) ? .animatedWebP : .webP
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else if bytes.starts(with: "%PDF-".utf8) {
            self = .pdf
        } else {
            self = path.hasSuffix(".svg") ? .svg : .unknown
        }
    }

    /// Whether a file of this kind holds one picture made of pixels, or should.
    var hasPixels: Bool {
        switch self {
        case .png, .jpeg, .webP, .unknown: true
        case .animatedPNG, .animatedWebP, .gif, .svg, .pdf: false
        }
    }

    /// Whether the file's own marks of its end are where they should be.
    func isWhole(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png, .animatedPNG: PNGChunks(bytes: bytes).areWhole
        case .jpeg: bytes.suffix(2) == [0xFF, 0xD9]
        case .webP, .animatedWebP: Self.webPLength(bytes) == bytes.count
        case .gif: bytes.last == 0x3B
        case .svg: bytes.lastIndex(of: UInt8(ascii: ">")).map { bytes[$0...].count <= 3 } ?? false
        case .pdf: bytes.suffix(1024).contains("%%EOF".utf8)
        case .unknown: false
        }
    }

    /// The extended header's flag for animation.
    private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 2 != 0
    }

    /// The header's length and its own eight bytes; chunks have an even number of bytes.
    private static func webPLength(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= 8 else { return 0 }
        let length = (4..<8).reduce(0) { $0 | Int(bytes[$1]) << (8 * ($1 - 4)) }
        return 8 + length + length % 2
    }
}

extension ArraySlice<UInt8> {
    fileprivate func contains(_ text: String.UTF8View) -> Bool {
        indices.contains { self[$0...].starts(with: text) }
    }
}
