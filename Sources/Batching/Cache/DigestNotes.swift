import DrawingLibraries
package import Files

/// Digests of files, noted under the files' stamps.
///
/// As text, a line for each, the oldest first; a line begins with the digest of the rest, so that one that was damaged,
/// or that something else wrote, is passed over.
package struct DigestNotes: Hashable, Sendable {
    private var notes: [Note] = []

    fileprivate struct Note: Hashable {
        let stamp: String
        let digest: String
    }

    /// How many are kept; the oldest go first.
    package static let largestCount = 256
    /// More bytes than so many lines can have.
    package static let largestSize = 1 << 16

    package init() {}

    package init(bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            if let note = Note(line: line) { add(note) }
        }
    }

    package var bytes: [UInt8] { notes.flatMap(\.line) }

    package func digest(of stamp: FileStamp) -> String? {
        let stamp = stamp.text
        return notes.last { $0.stamp == stamp }?.digest
    }

    package mutating func add(_ digest: String, of stamp: FileStamp) {
        add(Note(stamp: stamp.text, digest: digest))
    }

    private mutating func add(_ note: Note) {
        if notes.count == Self.largestCount { notes.removeFirst() }
        notes.append(note)
    }
}

extension DigestNotes.Note {
    /// The line with its break.
    fileprivate var line: [UInt8] {
        let body = Array((stamp + " " + digest).utf8)
        return Array(Self.check(of: body).utf8) + [0x20] + body + [0x0A]
    }

    fileprivate init?(line: ArraySlice<UInt8>) {
        let body = Array(line.dropFirst(17))
        guard line.prefix(17).elementsEqual((Self.check(of: body) + " ").utf8),
            let space = body.lastIndex(of: 0x20)
        else { return nil }
        stamp = String(decoding: body[..<space], as: UTF8.self)
        digest = String(decoding: body[(space + 1)...], as: UTF8.self)
    }

    private static func check(of body: [UInt8]) -> String { Digest128(of: body.span).low.hexadecimal }
}
