import SystemPackage

/// Reads the lines of a part of a file, of which it holds a piece at a time.
package struct LineReader {
    private let descriptor: FileDescriptor
    /// Where in the file the piece after the one at hand begins, and where the part ends.
    private var position: Int
    private let end: Int
    private var piece: [UInt8]
    /// What of the piece is not yet given out.
    private var rest = 0..<0
    /// Where in the file the line that was given out last begins.
    package private(set) var lineStart = 0

    private static let lineBreak: UInt8 = 0x0A
    /// What is longer is not a line that this program wrote.
    private static let longestLine = 1 << 26

    /// - Parameter part: bytes of the file; one that ends earlier ends the lines.
    init(_ descriptor: FileDescriptor, _ part: Range<Int>, pieceSize: Int = 1 << 15) {
        self.descriptor = descriptor
        position = part.lowerBound
        end = part.upperBound
        piece = [UInt8](repeating: 0, count: min(pieceSize, part.count))
    }

    /// All lines of a file.
    package init(_ file: OpenFile, pieceSize: Int = 1 << 17) {
        self.init(file.descriptor, 0..<file.byteCount, pieceSize: pieceSize)
    }

    /// The next line without its break, to be let go before the one after it is asked for; `nil` at the end. What comes
    /// after the last line break is no line.
    package mutating func next() -> ArraySlice<UInt8>? {
        var searched = rest.lowerBound
        while true {
            if let found = firstLineBreak(in: searched..<rest.upperBound) {
                let line = rest.lowerBound..<found
                lineStart = position - rest.upperBound + line.lowerBound
                rest = found + 1..<rest.upperBound
                return piece[line]
            }
            let known = rest.count
            guard fill() else { return nil }
            searched = rest.lowerBound + known
        }
    }

    private func firstLineBreak(in range: Range<Int>) -> Int? {
        unsafe piece.withUnsafeBytes { bytes in
            unsafe FileSystem.first(Self.lineBreak, in: .init(rebasing: bytes[range])).map { range.lowerBound + $0 }
        }
    }

    /// Reads on behind what is left of the piece, which grows where a line is longer.
    private mutating func fill() -> Bool {
        if rest.lowerBound > 0 {
            piece.replaceSubrange(0..<rest.count, with: Array(piece[rest]))
            rest = 0..<rest.count
        }
        guard rest.count < Self.longestLine else { return false }
        if rest.count == piece.count { piece += [UInt8](repeating: 0, count: piece.count) }
        let wanted = rest.count..<rest.count + min(piece.count - rest.count, end - position)
        // The part that is filled lies in the piece. What cannot be read ends the lines as what is not there does.
        let count = unsafe piece.withUnsafeMutableBytes { bytes in
            unsafe (try? descriptor.fill(.init(rebasing: bytes[wanted]), from: position).get()) ?? 0
        }
        position += count
        rest = 0..<rest.count + count
        return count > 0
    }
}
