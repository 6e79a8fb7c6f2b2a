import Rasters

/// A PNG file of the plain kind that nearly all are: eight bits a component or indices, rows in order, and every chunk
/// as it should be.
///
/// Such files are decoded here, several times as fast as by libspng. `nil` says that a file is of another kind or
/// broken, and that libspng must decide on it.
struct PlainPNG {
    let header: PlainPNGHeader
    private let chunks: PNGChunks
    /// Empty unless pixels are indices.
    private var palette: [StraightRGBA] = []
    /// The places of the compressed data.
    private var data: [Range<Int>] = []
    /// Whether nothing but the file's end comes behind the data.
    private(set) var endsWithData = false

    init?(bytes: [UInt8], pixelLimit: Int) {
        chunks = PNGChunks(bytes: bytes)
        guard bytes.starts(with: PNGChunks.signature), let header = PlainPNGHeader(of: chunks, pixelLimit: pixelLimit)
        else { return nil }
        self.header = header
        var last: PNGChunkType?
        for chunk in chunks.sequence {
            guard chunks.hasRightChecksum(chunk), take(chunk, after: last) else { return nil }
            endsWithData = last == .imageData
            last = chunk.type
        }
        guard last == .end, !data.isEmpty, header.layout != .indices || !palette.isEmpty else { return nil }
    }

    /// Takes a chunk in; `false` for one that asks for more than is done here.
    private mutating func take(_ chunk: PNGChunk, after last: PNGChunkType?) -> Bool {
        switch chunk.type {
        case .header: return last == nil
        case .palette: return takePalette(chunk.data)
        case .transparency: return takeTransparency(chunk.data)
        case .imageData:
            guard data.isEmpty || last == .imageData, data.count < 1 << 20 else { return false }
            data.append(chunk.data)
            return true
        case .end: return true
        default: return !chunk.type.isCritical
        }
    }

    private mutating func takePalette(_ place: Range<Int>) -> Bool {
        guard header.layout == .indices else { return data.isEmpty }
        guard palette.isEmpty, data.isEmpty, place.count % 3 == 0, 3...768 ~= place.count else { return false }
        palette = stride(from: place.lowerBound, to: place.upperBound, by: 3).map { start in
            StraightRGBA(red: chunks.bytes[start], green: chunks.bytes[start + 1], blue: chunks.bytes[start + 2])
        }
        return true
    }

    /// The alphas of the first colours; for pixels that are no indices it is a single colour, which is left alone.
    private mutating func takeTransparency(_ place: Range<Int>) -> Bool {
        guard header.layout == .indices, data.isEmpty, !place.isEmpty, place.count <= palette.count else {
            return false
        }
        for (index, alpha) in chunks.bytes[place].enumerated() {
            let color = palette[index]
            palette[index] = StraightRGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return true
    }
}

extension PlainPNG {
    /// The pixels; `nil` where the data is not sound to its last byte.
    func raster() -> StraightRaster? {
        guard var decoder = rowDecoder() else { return nil }
        let storage = PixelStorage(byteCount: header.width * header.height * 4)
        guard let pixels = unsafe storage.bytes.baseAddress,
            unsafe decoder.decode(rowCount: header.height, into: pixels, above: nil),
            decoder.isAtEnd()
        else { return nil }
        return StraightRaster(
            width: header.width, height: header.height, storage: storage, rowLength: header.width * 4)
    }

    /// The pixels' bytes: red, green, blue and alpha of each; `nil` where the data is not sound to its last byte.
    func pixelBytes() -> [UInt8]? {
        guard var decoder = rowDecoder() else { return nil }
        var isSound = false
        let length = header.width * header.height * 4
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
            guard let pixels = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
            isSound = unsafe decoder.decode(rowCount: header.height, into: pixels, above: nil) && decoder.isAtEnd()
            count = isSound ? length : 0
        }
        return isSound ? bytes : nil
    }

    /// Whether another file's pixels come from the same data by the same header and palette, and so are the same, however
    /// the data is cut into chunks and whatever else the files hold.
    func hasData(of other: PlainPNG) -> Bool {
        guard header == other.header, palette == other.palette, dataLength == other.dataLength else { return false }
        // Both begin together, and each piece ends where a chunk of either does.
        var (these, others) = (data[...], other.data[...])
        while var piece = these.first, var otherPiece = others.first {
            let length = min(piece.count, otherPiece.count)
            guard chunks.hasBytes(at: piece.lowerBound, of: other.chunks, at: otherPiece.lowerBound, count: length)
            else {
                return false
            }
            piece.removeFirst(length)
            otherPiece.removeFirst(length)
            if piece.isEmpty { these.removeFirst() } else { these[these.startIndex] = piece }
            if otherPiece.isEmpty { others.removeFirst() } else { others[others.startIndex] = otherPiece }
        }
        return true
    }

    private var dataLength: Int { data.reduce(0) { $0 + $1.count } }

    /// What gives the pixels row by row; `nil` where there cannot be as many.
    func rowDecoder() -> PixelRowDecoder? {
        guard canHoldPixels, let inflater = PNGInflater(chunks.bytes, places: data) else { return nil }
        return PixelRowDecoder(header: header, palette: palette, inflater: inflater)
    }

    /// Whether there is enough data for the rows: deflate stores 258 bytes in two bits at best. A header that claims
    /// more takes no memory.
    private var canHoldPixels: Bool { dataLength * 1032 >= (header.rowLength + 1) * header.height }
}

extension PNGChunks {
    /// Whether two PNG files of the plain kind, both with right checksums, hold the same data of the same kind, so that
    /// their pixels are the same without being decoded.
    ///
    /// - Parameter pixelLimit: files of more pixels are not looked at.
    package static func haveSameData(_ one: [UInt8], _ other: [UInt8], pixelLimit: Int) -> Bool {
        guard let one = PlainPNG(bytes: one, pixelLimit: pixelLimit),
            let other = PlainPNG(bytes: other, pixelLimit: pixelLimit)
        else { return false }
        return one.hasData(of: other)
    }
}

/// What the header of a plain PNG file says.
struct PlainPNGHeader: Equatable {
    enum Layout: UInt8 {
        case gray = 0
        case rgb = 2
        case indices = 3
        case grayWithAlpha = 4
        case rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .gray, .indices: 1
            case .grayWithAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// Those that are decoded here.
        var depths: [Int] { self == .indices ? [1, 2, 4, 8] : [8] }
    }

    let width: Int
    let height: Int
    let layout: Layout
    /// Bits of a component: 8, or for indices 1, 2, 4 or 8.
    let depth: Int

    /// A row's length in the file, without its filter's number.
    var rowLength: Int { (width * layout.bytesPerPixel * depth + 7) / 8 }

    /// `nil` for a header that is wrong, that asks for other than eight bits a component in the order of rows, or that
    /// is beyond the limit.
    init?(of chunks: PNGChunks, pixelLimit: Int) {
        let bytes = chunks.bytes
        guard let chunk = chunks.sequence.first(where: { _ in true }), chunk.type == .header, chunk.data.count == 13
        else { return nil }
        let start = chunk.data.lowerBound
        let (width, height) = (Int(chunks.word(at: start)), Int(chunks.word(at: start + 4)))
        guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit, width * height <= pixelLimit,
            let layout = Layout(rawValue: bytes[start + 9]),
            layout.depths.contains(Int(bytes[start + 8])), bytes[start + 10...start + 12].allSatisfy({ $0 == 0 })
        else { return nil }
        self.width = width
        self.height = height
        self.layout = layout
        depth = Int(bytes[start + 8])
    }
}
