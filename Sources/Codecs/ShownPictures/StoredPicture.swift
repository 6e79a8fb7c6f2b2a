internal import CPixels
package import Geometry
package import Rasters

/// A picture file decoded once for all sizes in which it is shown: as it is stored, neither turned upright nor in sRGB.
package struct StoredPicture: Sendable {
    /// Of the upright picture, in the file's pixels.
    package let size: Size
    let header: PictureHeader
    let orientation: PictureOrientation
    /// How many pixels there are, and how many of the file's make one of them.
    let rows: RowsSize
    let pixels: StoredPixels

    /// More pixels than these are not held for sizes that need no more.
    package static let pixelLimit = 2_000_000
    /// More pixels than these are never kept: what is shown of a larger file is made from so many.
    package static let detailLimit = 16_000_000

    /// How much memory it takes.
    package var byteCount: Int { pixels.byteCount }
}

extension StoredPicture {
    /// By what the sides of a small opaque file are divided for what is shown of it at a fifth of its size or less.
    package static let halvingDivisor = 2

    /// Whether a cut is made of the half: of so many pixels two and a half are left for one.
    package func isMadeOfHalf(_ cut: RowReducer.Cut) -> Bool {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        return !header.hasAlpha && ratio >= 2.5 * Double(Self.halvingDivisor)
    }

    /// An opaque file that is held whole, with its sides halved; `nil` for another.
    package var half: StoredPicture? {
        guard !header.hasAlpha, rows.pixelsPerColumn == 1, rows.pixelsPerRow == 1, case .held(let bytes) = pixels
        else { return nil }
        let half = RowsSize(
            width: (rows.width + 1) / 2, height: (rows.height + 1) / 2, pixelsPerColumn: 2, pixelsPerRow: 2)
        let halved = unsafe [UInt8](unsafeUninitializedCapacity: 4 * half.width * half.height) { halves, count in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                guard let bytes = bytes.baseAddress, let halves = halves.baseAddress else { return }
                for row in 0..<half.height {
                    let above = unsafe bytes + 8 * row * rows.width
                    let below = unsafe 2 * row + 1 < rows.height ? above + 4 * rows.width : above
                    unsafe thumbindex_halve_rows(above, below, rows.width, halves + 4 * row * half.width)
                }
                count = 4 * half.width * half.height
            }
        }
        return StoredPicture(
            size: size, header: header, orientation: orientation, rows: half, pixels: .held(halved))
    }
}

/// A file that was decoded, or is too large to be held as it is.
package enum DecodedFile: Sendable {
    /// All of its pixels.
    case whole(StoredPicture)
    /// Only its beginning was read.
    case large(LargeFile)
    /// Without pixels of its own.
    case drawing(SVGPicture)

    /// How much memory it takes.
    package var byteCount: Int {
        switch self {
        case .whole(let picture): picture.byteCount
        case .large: 0
        case .drawing(let picture): picture.byteCount
        }
    }
}

/// A file of so many pixels that it is kept reduced: which reductions sizes need, and which come from one reading.
package struct LargeFile: Sendable {
    /// Of the upright picture, in pixels.
    package let size: Size
    /// By what its sides are divided, powers of two: first the one that leaves fewest pixels.
    package let divisors: [Int]
    /// Whether the first of them is read by itself, for little more than half of what all cost: of a photograph a decoder's
    /// inverse transform then makes few pixels.
    private let isFirstAlone: Bool

    /// `nil` for a file of few pixels.
    init?(_ header: PictureHeader) {
        size = header.uprightSize
        divisors = Self.divisors(of: size)
        isFirstAlone = header.format == .jpeg && !header.needsWhole && divisors.last == 1
        if divisors[0] == 1 { return nil }
    }

    /// The reductions that one reading of the file makes, of which a divisor is one.
    ///
    /// A JPEG file of one scan and no more pixels than are kept is read once for all small sizes, and once for all others.
    /// Any other file is read once.
    package func divisors(readWith divisor: Int) -> [Int] {
        guard isFirstAlone else { return divisors }
        return divisor == divisors[0] ? [divisor] : Array(divisors.dropFirst())
    }

    /// What reductions take, in bytes.
    package func byteCount(of divisors: [Int]) -> Int {
        divisors.reduce(0) { sum, divisor in
            let (width, height) = (Int(size.width), Int(size.height))
            return sum + (width + divisor - 1) / divisor * ((height + divisor - 1) / divisor) * 4
        }
    }

    /// The divisor for a cut: so great that there are two and a half pixels for one, as far as that many are kept.
    /// Reducing by powers of two lets some moiré pass, which the better filter then takes away.
    package func divisor(for cut: RowReducer.Cut) -> Int { Self.divisor(of: size, for: cut) }

    /// The same for a file of any size: it depends on nothing but that size and the cut, and so does what the cut shows.
    package static func divisor(of size: Size, for cut: RowReducer.Cut) -> Int {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        let divisors = divisors(of: size)
        return divisors.first { ratio >= 2.5 * Double($0) } ?? divisors[divisors.count - 1]
    }

    private static func divisors(of size: Size) -> [Int] {
        var divisors: [Int] = []
        var divisor = leastDivisor(of: size, leaving: StoredPicture.detailLimit)
        repeat {
            divisors.insert(divisor, at: 0)
            divisor *= 2
        } while divisors[0] < leastDivisor(of: size, leaving: StoredPicture.pixelLimit)
        return divisors
    }

    private static func leastDivisor(of size: Size, leaving pixels: Int) -> Int {
        var divisor = 1
        while size.width * size.height > Double(pixels * divisor * divisor) { divisor *= 2 }
        return divisor
    }
}

extension PictureHeader {
    /// Of the picture as it is to be seen.
    var uprightSize: Size {
        let (width, height) = (Double(width), Double(height))
        return PictureOrientation(exif: exif).swapsSides
            ? Size(width: height, height: width) : Size(width: width, height: height)
    }
}
