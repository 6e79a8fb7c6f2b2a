import Files
import Foundation
import Testing

@Suite struct Digest128Tests {
    /// Values that `xxhsum -H128` prints.
    @Test(arguments: [
        ("", "99aa06d3014798d86001c324468d497f"), ("abc", "06b05ab6733a618578af5f94892f3950"),
    ])
    func digestsAreThoseOfOtherPrograms(text: String, digest: String) {
        #expect(Digest128(of: Array(text.utf8).span).hexadecimal == digest)
    }

    @Test(arguments: [0, 1, 100, 262_144, 600_001])
    func aFilesDigestIsThatOfItsBytes(length: Int) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "digest-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        try Data(bytes).write(to: URL(filePath: path))
        #expect(Digest128(ofFile: path) == Digest128(of: bytes.span))
    }

    @Test(arguments: ["/nowhere/at/all", "/"])
    func whatCannotBeReadHasNone(path: String) {
        #expect(Digest128(ofFile: path) == nil)
    }

    @Test func theCanonicalFormBeginsWithTheHighestByte() {
        let digest = Digest128(high: 0x0102_0304_0506_0708, low: 0x000A_0B0C_0D0E_0F10)
        #expect(digest.bytes == [1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16])
        #expect(digest.hexadecimal == "0102030405060708000a0b0c0d0e0f10")
    }
}
