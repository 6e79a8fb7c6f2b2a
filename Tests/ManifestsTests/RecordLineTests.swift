import Manifests
import Testing

struct RecordLineTests {
    private static func line() -> [UInt8] {
        var builder = RecordLine.Builder()
        builder.add("key")
        builder.add("two\nlines")
        builder.add([])
        builder.add([["a", ""], ["b"]])
        builder.add("")
        return builder.line
    }

    @Test("what is written is read again, line breaks and empty texts too")
    func roundTrip() throws {
        let bytes = Self.line()
        #expect(!bytes.contains(RecordLine.lineBreak))
        let line = try #require(RecordLine(bytes[...]))
        #expect(line.count == 5)
        #expect([0, 1, 4].map(line.text) == ["key", "two\nlines", ""])
        #expect(line.records(2) { $0 } == [])
        #expect(line.records(3) { $0 } == [["a", ""], ["b"]])
        #expect(line.records(3) { $0.count == 2 ? $0 : nil } == nil)
        #expect(RecordLine.key(of: bytes[...]).map(Array.init) == Array("key".utf8))
    }

    @Test("a line that was cut off, or changed in any byte, is as if it had not been written")
    func damage() {
        let bytes = Self.line()
        for count in 0..<bytes.count {
            #expect(RecordLine(bytes.prefix(count)) == nil)
            #expect(RecordLine.key(of: bytes.prefix(count)) == nil)
        }
        for place in bytes.indices {
            var changed = bytes
            changed[place] ^= 1
            #expect(RecordLine(changed[...]) == nil, "\(place)")
        }
    }

    @Test("what is no record", arguments: ["", "hello", "0123456789abcdef ", String(repeating: "x", count: 70_000)])
    func garbage(text: String) {
        #expect(RecordLine(Array(text.utf8)[...]) == nil)
    }

    @Test(
        "control characters of a text are no separators",
        arguments: ["\u{0}", "a\tb", "\u{1F}", "\u{1E}\u{1D}", "\u{1B}", "\u{1B}J", "\u{1B}\u{1B}I\n\r\n"])
    func controlCharacters(text: String) throws {
        var builder = RecordLine.Builder()
        builder.add(text)
        builder.add([["a", text], [text, "b"]])
        #expect(!builder.line.contains(RecordLine.lineBreak))
        let line = try #require(RecordLine(builder.line[...]))
        #expect(line.count == 2 && line.text(0) == text)
        #expect(line.records(1) { $0 } == [["a", text], [text, "b"]])
    }

    @Test("numbers and digests as hexadecimal digits", arguments: [0, 1, 0xFEDC_BA98_7654_3210, .max] as [UInt64])
    func hexadecimal(number: UInt64) {
        #expect(UInt64(hexadecimal: number.hexadecimal) == number)
        #expect(UInt64(hexadecimal: String(number.hexadecimal.dropLast())) == nil)
        #expect(UInt64(hexadecimal: "zzzzzzzzzzzzzzzz") == nil)
    }
}
