internal import Rasters

/// How a stored picture is turned and mirrored to stand upright: the values of the tag Orientation of TIFF 6.0 and Exif.
package struct PictureOrientation: Hashable, Sendable {
    /// 1…8; 1 is upright.
    package let value: Int

    /// As the pixels lie in the file.
    package static let upright = PictureOrientation(value: 1)

    /// Whether the upright picture is as wide as the stored one is high.
    package var swapsSides: Bool { value >= 5 }
    /// Whether a stored row runs against the upright picture's row, or its column where sides are swapped.
    private var isMirroredAcross: Bool { [2, 3, 7, 8].contains(value) }
    private var isMirroredDown: Bool { [3, 4, 6, 7].contains(value) }
}

extension PictureOrientation {
    /// Reads the tag from the first directory of an Exif block; what is not there or makes no sense is upright.
    ///
    /// - Parameter exif: from the byte order on: `II*` or `MM` and so on.
    package init(exif: [UInt8]) {
        self = TagDirectory(exif)?.value(ofTag: 0x0112).flatMap(PictureOrientation.init(tag:)) ?? .upright
    }

    private init?(tag: Int) {
        guard (1...8).contains(tag) else { return nil }
        value = tag
    }
}

extension PictureOrientation {
    /// The part of the stored picture that holds a part of the upright one.
    ///
    /// - Parameters: `width` and `height` of the stored picture.
    func stored(_ cut: RowReducer.Cut, width: Int, height: Int) -> RowReducer.Cut {
        var stored = cut
        if swapsSides {
            stored = RowReducer.Cut(
                x: cut.y, y: cut.x, width: cut.height, height: cut.width, columns: cut.rows, rows: cut.columns)
        }
        if isMirroredAcross { stored.x = Double(width) - stored.x - stored.width }
        if isMirroredDown { stored.y = Double(height) - stored.y - stored.height }
        return stored
    }

    /// The stored pixels in upright order.
    func upright(_ raster: Raster) -> Raster {
        guard value != 1 else { return raster }
        let (width, height) = (raster.width, raster.height)
        let (columns, rows) = swapsSides ? (height, width) : (width, height)
        var pixels: [PremultipliedARGB] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = swapsSides ? (row, column) : (column, row)
                pixels.append(raster[isMirroredAcross ? width - 1 - x : x, isMirroredDown ? height - 1 - y : y])
            }
        }
        return Raster(width: columns, height: rows, pixels: pixels)
    }
}

/// The first directory of a TIFF block (TIFF 6.0, section 2); nothing beyond its bytes is ever read.
private struct TagDirectory {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private let start: Int

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        switch bytes.prefix(4) {
        case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
        case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
        default: return nil
        }
        guard bytes.count >= 8 else { return nil }
        let place = bytes[4..<8]
        start = (isLittleEndian ? place.reversed() : Array(place)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The value of the first entry of a tag, if it is one of type SHORT.
    func value(ofTag tag: Int) -> Int? {
        guard let count = number(at: start, length: 2) else { return nil }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard let found = number(at: place, length: 2) else { return nil }
            guard found == tag else { continue }
            guard number(at: place + 2, length: 2) == 3, number(at: place + 4, length: 4) == 1 else { return nil }
            return number(at: place + 8, length: 2)
        }
        return nil
    }

    private func number(at place: Int, length: Int) -> Int? {
        guard place + length <= bytes.count else { return nil }
        let part = bytes[place..<place + length]
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
}
