import Codecs
import Foundation
import Testing

struct GzipInflaterTests {
    /// By Python's gzip: 1,000 times "thumb ", with a file's name in its header, and then "index" as a stream of its own.
    private static let packed = Array(
        Data(
            base64Encoded: """
                H4sICAAAAAAC/2EtbmFtZS50YXIA7cShAQAABACwV9wmKRr/O0Ldwqa2M8a2bdu2bdu2bT8+j3ZwAnAXAAAfiwgAAAAAAAL/
                y8xLSa0AAAFnc4AFAAAA
                """, options: .ignoreUnknownCharacters) ?? Data())
    private static let text = Array((String(repeating: "thumb ", count: 1000) + "index").utf8)

    /// What comes out of pieces; `nil` where they are damaged.
    private func inflated(_ bytes: [UInt8], pieces: Int, room: Int) -> (bytes: [UInt8], hasEnded: Bool)? {
        guard let inflater = GzipInflater() else { return nil }
        var (found, output) = ([UInt8](), [UInt8](repeating: 0, count: room))
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            var piece = bytes[start..<min(start + pieces, bytes.count)]
            var isFull = false
            while !piece.isEmpty || isFull {
                spoilStack(depth: 40)
                guard let (taken, made) = inflater.inflate(piece, into: &output) else { return nil }
                piece = piece.dropFirst(taken)
                found += output[..<made]
                isFull = made == room
            }
        }
        return (found, inflater.hasEnded)
    }

    /// Leaves other bytes where the next call's variables lie: what is known of a header that comes in pieces is not there.
    private func spoilStack(depth: Int) {
        withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 1) { bytes in
            _ = bytes.initializeMemory(as: UInt8.self, repeating: 0xFF)
        }
        if depth > 0 { spoilStack(depth: depth - 1) }
    }

    @Test("streams one after the other are one, whatever the pieces in which they come", arguments: [1, 7, 64, 10_000])
    func streams(pieces: Int) {
        for room in [1, 100, 100_000] {
            let result = inflated(Self.packed, pieces: pieces, room: room)
            #expect(result?.bytes == Self.text)
            #expect(result?.hasEnded == true)
        }
    }

    @Test("a stream that is cut has not ended; one that was changed, or that is none, is damaged")
    func damage() {
        #expect(inflated(Self.packed.dropLast(), pieces: 64, room: 100)?.hasEnded == false)
        for place in [0, 1, 2, Self.packed.count - 6] {
            var spoilt = Self.packed
            spoilt[place] ^= 0x40
            #expect(inflated(spoilt, pieces: 64, room: 100) == nil, "byte \(place)")
        }
    }
}
