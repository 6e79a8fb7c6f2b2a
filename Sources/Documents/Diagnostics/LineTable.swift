/// A text with what finds its lines and its scalars quickly, however long a line is.
final class LineTable: Sendable {
    /// Contiguous UTF-8.
    let text: String
    /// The UTF-8 offset at which each line starts; never empty.
    let starts: [Int]
    /// The UTF-8 offsets of the scalars 0, 64, 128 …; empty where every scalar is one byte.
    private let checkpoints: [Int]
    private static let stride = 64

    init(_ text: String) {
        var text = text
        var starts = [0]
        var checkpoints: [Int] = []
        var scalarCount = 0
        var previous: UInt8 = 0
        text.withUTF8 { bytes in
            for offset in bytes.indices {
                let byte = unsafe bytes[offset]
                if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                    starts[starts.count - 1] = offset + 1
                } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                    starts.append(offset + 1)
                }
                if !byte.isContinuation {
                    if scalarCount % Self.stride == 0 { checkpoints.append(offset) }
                    scalarCount += 1
                }
                previous = byte
            }
        }
        // Reading it as UTF-8 has made it contiguous.
        self.text = text
        self.starts = starts
        self.checkpoints = scalarCount == text.utf8.count ? [] : checkpoints
    }

    func index(atByte offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: offset)
    }

    /// The UTF-8 offset of what ends a line, or of the end of the text.
    func endWithoutBreak(ofLine line: Int) -> Int {
        guard line + 1 < starts.count else { return text.utf8.count }
        let end = starts[line + 1] - 1
        let isPair =
            end > starts[line] && byte(at: end) == UInt8(ascii: "\n") && byte(at: end - 1) == UInt8(ascii: "\r")
        return isPair ? end - 1 : end
    }

    /// The line, from 0, that a byte belongs to.
    func line(ofByte offset: Int) -> Int {
        Self.last(of: starts, atMost: offset)
    }

    /// How many scalars start before a byte.
    func scalars(beforeByte offset: Int) -> Int {
        guard !checkpoints.isEmpty else { return offset }
        let checkpoint = Self.last(of: checkpoints, atMost: offset)
        return checkpoint * Self.stride + startCount(after: checkpoints[checkpoint], to: offset)
    }

    /// How many scalars start behind the start of one and not behind a byte that follows.
    func scalars(from start: Int, toByte offset: Int) -> Int {
        guard !checkpoints.isEmpty else { return offset - start }
        guard offset - start <= Self.stride else { return scalars(beforeByte: offset) - scalars(beforeByte: start) }
        return startCount(after: start, to: offset)
    }

    /// The byte offset `count` scalars after `start`, or that of the end of the text.
    func byte(ofScalar count: Int, after start: Int) -> Int {
        guard !checkpoints.isEmpty, count <= Self.stride else {
            return byte(ofScalar: scalars(beforeByte: start) + count)
        }
        return place(start, plus: count)
    }

    /// The UTF-8 offset of a scalar, or of the end of the text.
    func byte(ofScalar scalar: Int) -> Int {
        guard !checkpoints.isEmpty else { return min(scalar, text.utf8.count) }
        let checkpoint = min(scalar / Self.stride, checkpoints.count - 1)
        return place(checkpoints[checkpoint], plus: scalar - checkpoint * Self.stride)
    }

    /// How many scalars start behind a byte and not behind another; the end of the text counts as the start of one.
    private func startCount(after start: Int, to offset: Int) -> Int {
        let count = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            (start + 1..<offset + 1).count { unsafe $0 == bytes.count || !bytes[$0].isContinuation }
        }
        return count ?? 0
    }

    private func place(_ start: Int, plus scalarCount: Int) -> Int {
        let place = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            var place = start
            for _ in 0..<scalarCount where place < bytes.count {
                repeat { place += 1 } while unsafe place < bytes.count && bytes[place].isContinuation
            }
            return place
        }
        return place ?? text.utf8.count
    }

    private func byte(at offset: Int) -> UInt8 {
        text.utf8[index(atByte: offset)]
    }

    /// The index of the last of ascending numbers that is not above a bound; the first is not above it.
    private static func last(of numbers: [Int], atMost bound: Int) -> Int {
        var low = 0
        var high = numbers.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if numbers[middle] <= bound { low = middle } else { high = middle }
        }
        return low
    }
}

extension UInt8 {
    fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
