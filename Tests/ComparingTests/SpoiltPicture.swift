import PictureFiles
import RandomNumbers

/// Ways in which a picture's bytes go wrong.
struct SpoiltPicture {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Spoils once more, in one of these ways.
    mutating func spoil(by random: inout SeededNumbers) {
        guard !bytes.isEmpty else { return }
        switch random.next(below: 7) {
        case 0: bytes[place(&random)] ^= 1 << UInt8(random.next(below: 8))
        case 1: bytes[place(&random)] = UInt8(random.next(below: 256))
        case 2: bytes.removeLast(random.next(below: bytes.count) + 1)
        case 3: remove(from: place(&random), &random)
        case 4: bytes.insert(contentsOf: (0...random.next(below: 9)).map { _ in 0xFF }, at: place(&random))
        case 5: swapChunks(&random)
        default: changeChunk(&random)
        }
    }

    /// Headers are short, and most is decided there: half of the changes fall into them.
    private func place(_ random: inout SeededNumbers) -> Int {
        random.next(below: random.next(below: 2) == 0 ? min(bytes.count, 120) : bytes.count)
    }

    private mutating func remove(from start: Int, _ random: inout SeededNumbers) {
        bytes.removeSubrange(start..<min(start + 1 + random.next(below: 40), bytes.count))
    }

    private mutating func swapChunks(_ random: inout SeededNumbers) {
        var chunks = Self.chunks(of: bytes)
        guard chunks.count > 1 else { return }
        chunks.swapAt(random.next(below: chunks.count), random.next(below: chunks.count))
        bytes = Array(bytes.prefix(8)) + chunks.joined()
    }

    /// Changes what is in a PNG file's chunk, whose checksum is right all the same: sizes, kinds, the zlib stream.
    private mutating func changeChunk(_ random: inout SeededNumbers) {
        var chunks = Self.chunks(of: bytes).map(Array.init)
        guard !chunks.isEmpty else { return }
        let number = random.next(below: chunks.count)
        var data = Array(chunks[number].dropFirst(8).dropLast(4))
        guard !data.isEmpty else { return }
        let change = UInt8(random.next(below: 4) == 0 ? random.next(below: 256) : random.next(below: 8))
        data[random.next(below: min(data.count, 200))] = change
        chunks[number] = StoredPNG.chunk(String(decoding: chunks[number][4..<8], as: UTF8.self), data)
        bytes = Array(bytes.prefix(8)) + chunks.joined()
    }

    /// Those of a PNG file as far as they are whole; none of other files.
    private static func chunks(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
        var chunks: [ArraySlice<UInt8>] = []
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { break }
            chunks.append(bytes[place..<place + 12 + length])
            place += 12 + length
        }
        return chunks
    }
}
