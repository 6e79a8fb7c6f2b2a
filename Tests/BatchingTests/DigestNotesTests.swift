import Batching
import Files
import Foundation
import TemporaryFolders
import Testing

/// What is noted of files between runs, as text (issue 8, point 3).
struct DigestNotesTests {
    private let root = TemporaryFolder()

    private func stamp(_ name: String) throws -> FileStamp {
        try root.write([(name): "\(name)\n"])
        return try #require(FileStamp(path: root.path + "/" + name))
    }

    @Test("notes that were written are read again, the newer of two about one file")
    func roundTrip() throws {
        let (first, second) = (try stamp("first"), try stamp("second"))
        var notes = DigestNotes()
        notes.add("0123456789abcdef", of: first)
        notes.add("00000000000000ff", of: second)
        notes.add("fedcba9876543210", of: first)
        let read = DigestNotes(bytes: notes.bytes)
        #expect(read == notes)
        #expect(read.digest(of: first) == "fedcba9876543210")
        #expect(read.digest(of: second) == "00000000000000ff")
        #expect(read.digest(of: try stamp("third")) == nil)
    }

    @Test("a note that was cut off, or changed in any byte, is as if it had not been written")
    func damage() throws {
        let (first, second) = (try stamp("first"), try stamp("second"))
        var notes = DigestNotes()
        notes.add("0123456789abcdef", of: first)
        let firstLength = notes.bytes.count
        notes.add("fedcba9876543210", of: second)
        let bytes = notes.bytes
        for count in 0..<bytes.count - 1 {
            let read = DigestNotes(bytes: Array(bytes.prefix(count)))
            #expect(read.digest(of: second) == nil)
            #expect(read.digest(of: first) == (count < firstLength - 1 ? nil : "0123456789abcdef"), "\(count)")
        }
        for place in 0..<firstLength - 1 {
            var changed = bytes
            changed[place] ^= 1
            let read = DigestNotes(bytes: changed)
            #expect(read.digest(of: first) == nil, "\(place)")
            #expect(read.digest(of: second) == "fedcba9876543210")
        }
    }

    @Test(
        "what is no note is passed over",
        arguments: [
            "", "\n\n\n", "hello\n", "0123456789abcdef \n", "0123456789abcdef 1 2 3\n", "\u{0}\u{1F600}\n",
            String(repeating: "x", count: 70_000),
        ])
    func garbage(_ text: String) {
        #expect(DigestNotes(bytes: Array(text.utf8)) == DigestNotes())
    }

    @Test("only the newest are kept, and they fit into a file that is read")
    func limit() throws {
        let stamps = try (0..<DigestNotes.largestCount + 3).map { try stamp("\($0)") }
        var notes = DigestNotes()
        for (number, stamp) in stamps.enumerated() { notes.add(String(number, radix: 16), of: stamp) }
        for (number, stamp) in stamps.enumerated() {
            #expect(notes.digest(of: stamp) == (number < 3 ? nil : String(number, radix: 16)))
        }
        #expect(notes.bytes.count < DigestNotes.largestSize)
    }
}
