package import Files
import Rasters

/// The pixels of a picture, four bytes each, row by row without gaps.
enum StoredPixels: Sendable {
    case held([UInt8])
    /// In a file, from a place on.
    case setAside(ScratchFile, place: Int)

    /// How much memory they take.
    var byteCount: Int {
        switch self {
        case .held(let pixels): pixels.count
        case .setAside: 0
        }
    }

    /// Gives the rows from the top, until `body` says that it has enough.
    func forEachRow(
        of size: RowsSize, _ body: (UnsafePointer<SIMD4<UInt8>>) -> Bool
    ) throws(FileSystemError) {
        switch self {
        case .held(let pixels):
            unsafe pixels.withUnsafeBytes { bytes in
                guard let start = unsafe bytes.bindMemory(to: SIMD4<UInt8>.self).baseAddress else { return }
                for row in 0..<size.height {
                    guard unsafe body(start + row * size.width) else { return }
                }
            }
        case .setAside(let file, let place):
            let memory = UnsafeMutablePointer<SIMD4<UInt8>>.allocate(capacity: size.width)
            defer { unsafe memory.deallocate() }
            let room = unsafe UnsafeMutableRawBufferPointer(start: memory, count: size.width * 4)
            for row in 0..<size.height {
                unsafe try file.read(into: room, at: place + row * room.count)
                guard unsafe body(memory) else { return }
            }
        }
    }
}

/// A place in a file, and the bytes that may be written from there on.
package struct ScratchPlace: Sendable {
    let file: ScratchFile
    let start: Int

    /// A place in a file that no other writes to.
    package init(_ file: ScratchFile, start: Int) { (self.file, self.start) = (file, start) }

    /// Writes bytes from there on.
    package func write(_ bytes: [UInt8]) throws(FileSystemError) { try file.write(bytes, at: start) }

    /// Fills memory with what was written from there on.
    package func read(into memory: UnsafeMutableRawBufferPointer) throws(FileSystemError) {
        unsafe try file.read(into: memory, at: start)
    }
}

extension PictureRows {
    /// All of the picture, its sides divided by powers of two; all rows are read, so that a file that is cut off anywhere
    /// is found out.
    ///
    /// - Parameter place: where the pixels are put, with room for all; `nil` holds them.
    /// - Returns: a picture for each divisor; `nil` where they cannot be put there.
    func stored(
        dividedBy divisors: [Int], at place: ScratchPlace?
    ) throws(PictureDecodingError) -> [StoredPicture]? {
        let size = try begin(shrink: Double(divisors.min() ?? 1))
        var start = place?.start ?? 0
        var reductions = divisors.map { divisor in
            let own = place.map { ScratchPlace($0.file, start: start) }
            let reduction = Reduction(of: size, dividedBy: divisor, at: own)
            start += reduction.rows.width * reduction.rows.height * 4
            return reduction
        }
        var row = [UInt8](repeating: 0, count: size.width * 4)
        for _ in 0..<size.height {
            try read(into: &row)
            for index in reductions.indices {
                guard reductions[index].add(row, hasAlpha: header.hasAlpha) else { return nil }
            }
        }
        try finish()
        var pictures: [StoredPicture] = []
        for index in reductions.indices {
            guard let pixels = reductions[index].finished(hasAlpha: header.hasAlpha) else { return nil }
            pictures.append(
                StoredPicture(
                    size: header.uprightSize, header: header, orientation: PictureOrientation(exif: header.exif),
                    rows: reductions[index].rows, pixels: pixels))
        }
        return pictures
    }

    /// All of the picture, held in memory.
    func stored(dividedBy divisor: Int = 1) throws(PictureDecodingError) -> StoredPicture {
        // What is held always has room.
        guard let picture = try stored(dividedBy: [divisor], at: nil)?.first else { throw .outOfMemory }
        return picture
    }

    private func read(into row: inout [UInt8]) throws(PictureDecodingError) {
        unsafe try row.withUnsafeMutableBufferPointer { (bytes) throws(PictureDecodingError) in
            if let start = bytes.baseAddress { unsafe try readRow(into: start) }
        }
    }
}

/// A picture whose sides are divided, in the making.
private struct Reduction {
    let rows: RowsSize
    private var blocks: PixelBlocks?
    /// Those that are held, or not yet written.
    private var pixels: [UInt8] = []
    private let place: ScratchPlace?
    private var writtenBytes = 0

    /// - Parameter rows: those that come, which a decoder may have reduced.
    init(of rows: RowsSize, dividedBy divisor: Int, at place: ScratchPlace?) {
        let side = max(divisor / max(Int(rows.pixelsPerColumn.rounded()), 1), 1)
        self.rows = RowsSize(
            width: (rows.width + side - 1) / side, height: (rows.height + side - 1) / side,
            pixelsPerColumn: rows.pixelsPerColumn * Double(side), pixelsPerRow: rows.pixelsPerRow * Double(side))
        blocks = side > 1 ? PixelBlocks(side: side, width: rows.width) : nil
        self.place = place
        pixels.reserveCapacity(place == nil ? self.rows.width * self.rows.height * 4 : 1 << 20)
    }

    /// Whether there was room.
    mutating func add(_ row: [UInt8], hasAlpha: Bool) -> Bool {
        if blocks?.add(row, hasAlpha: hasAlpha, finishedInto: &pixels) == nil { pixels += row }
        return pixels.count < 1 << 19 || write()
    }

    /// `nil` where there was no room.
    mutating func finished(hasAlpha: Bool) -> StoredPixels? {
        blocks?.finish(hasAlpha: hasAlpha, into: &pixels)
        guard let place else { return .held(pixels) }
        return write() ? .setAside(place.file, place: place.start) : nil
    }

    private mutating func write() -> Bool {
        guard let place else { return true }
        guard (try? place.file.write(pixels, at: place.start + writtenBytes)) != nil else { return false }
        writtenBytes += pixels.count
        pixels.removeAll(keepingCapacity: true)
        return true
    }
}
