package import Geometry

/// The coded pixels of a picture file as they are, for documents that hold them so: of an upright, opaque picture in sRGB.
package struct OriginalPicture: Hashable, Sendable {
    /// How its pixels are coded.
    package enum Coding: Hashable, Sendable {
        /// A whole JPEG file, without what it tells beside the picture.
        case jpeg
        /// A zlib stream of rows that are filtered as PNG's.
        case filteredRows
    }

    /// How its pixels are coded.
    package let coding: Coding
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Whether a pixel is one number; else three.
    package let isGray: Bool
    /// The coded pixels.
    package let bytes: [UInt8]

    /// In pixels.
    package var size: Size { Size(width: Double(width), height: Double(height)) }
}

extension ShownPictureDecoder {
    /// The coded pixels of a file that was decoded; `nil` for one that shows something else by itself: turned, in other
    /// colours, transparent, or coded otherwise.
    package func original(atPath path: String, of picture: StoredPicture) -> OriginalPicture? {
        let header = picture.header
        guard picture.orientation == .upright, header.profile == .none, !header.hasAlpha, header.colors != .cmyk,
            header.format == .jpeg || header.format == .png,
            let file = try? FileBytes(ofPictureAtPath: path, lengthLimit: Self.originalLengthLimit)
        else { return nil }
        let bytes = unsafe Array(file.buffer)
        let isJPEG = header.format == .jpeg
        guard let coded = isJPEG ? Self.withoutRemarks(jpeg: bytes) : Self.rows(ofPNG: bytes) else { return nil }
        return OriginalPicture(
            coding: isJPEG ? .jpeg : .filteredRows, width: header.width, height: header.height,
            isGray: header.colors == .gray, bytes: coded)
    }

    /// What is shown small is not worth more.
    private static let originalLengthLimit = 4 << 20

    /// A JPEG file without remarks, as of where and by what it was taken; `nil` for one that is damaged.
    private static func withoutRemarks(jpeg bytes: [UInt8]) -> [UInt8]? {
        var kept = Array(bytes.prefix(2))
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // From the scan on, pixels; before it, segments that tell their length.
            if marker == 0xDA { return kept + bytes[place...] }
            let end = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
            guard end <= bytes.count, end >= place + 4 else { return nil }
            // JFIF's and Adobe's tell what the numbers are.
            let isRemark = 0xE1...0xEF ~= marker && marker != 0xEE || marker == 0xFE
            if !isRemark { kept += bytes[place..<end] }
            place = end
        }
        return nil
    }

    /// The stream of a PNG file whose rows come in order, with eight bits a component; `nil` for another.
    private static func rows(ofPNG bytes: [UInt8]) -> [UInt8]? {
        var stream: [UInt8] = []
        for chunk in PNGChunks(bytes: bytes).sequence {
            if chunk.type == .header {
                guard chunk.data.count == 13 else { return nil }
                let header = Array(bytes[chunk.data])
                let (depth, colors, interlacing) = (header[8], header[9], header[12])
                guard depth == 8, colors == 0 || colors == 2, interlacing == 0 else { return nil }
            } else if chunk.type == .imageData {
                stream += bytes[chunk.data]
            }
        }
        return stream
    }
}
