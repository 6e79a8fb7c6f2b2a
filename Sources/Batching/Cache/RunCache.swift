import DrawingLibraries

/// What runs before left about the pictures of an output folder.
///
/// Records are found by their keys and read one by one when they are asked for.
package struct RunCache: Sendable {
    /// Its place in the output folder, and that of the records of a run that has not ended.
    static let path = ".thumbindex-cache"
    static let journalPath = ".thumbindex-journal"

    private let bytes: [UInt8]
    /// Where the newest line of each key is, by the digest of the key.
    private let lines: [UInt64: Range<Int>]

    /// An empty one.
    package init() { self.init(bytes: []) }

    /// That of a folder; what is damaged in it, or not there, is as if it had never been.
    package init(folder: String) {
        self.init(folders: [folder])
    }

    /// That of several folders, whose scenes are different ones.
    init(folders: [String]) {
        var bytes: [UInt8] = []
        for folder in folders {
            for name in [Self.path, Self.journalPath] {
                bytes += WholeFile.read(OutputFolder.join(folder, name)) ?? []
                // What follows must not be taken for the rest of a line that was cut.
                if bytes.last != 0x0A, !bytes.isEmpty { bytes.append(0x0A) }
            }
        }
        self.init(bytes: bytes)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
        var lines: [UInt64: Range<Int>] = [:]
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            // The last line of a run that was killed may be a part of one.
            if end < bytes.count, let key = CacheRecord.key(of: bytes[start..<end]) {
                lines[Self.digest(of: key)] = start..<end
            }
            start = end + 1
        }
        self.lines = lines
    }

    func record(_ key: String) -> CacheRecord? {
        guard let range = lines[Self.digest(of: Array(key.utf8)[...])] else { return nil }
        return CacheRecord(line: bytes[range]).flatMap { $0.key == key ? $0 : nil }
    }

    /// The line of a key by its digest, with its break.
    func line(_ key: UInt64) -> ArraySlice<UInt8>? {
        lines[key].map { bytes[$0.lowerBound...$0.upperBound] }
    }

    /// The lines of all keys but some, each with its break.
    func lines(without keys: Set<UInt64>) -> [ArraySlice<UInt8>] {
        lines.filter { !keys.contains($0.key) }.map { bytes[$0.value.lowerBound...$0.value.upperBound] }
    }

    /// All lines, sorted by key.
    var bytesInOrder: [UInt8] { Self.ordered(lines(without: [])) }

    /// Lines behind each other, sorted by what follows their digests, their keys first.
    static func ordered(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
        lines.sorted { $0.dropFirst(17).lexicographicallyPrecedes($1.dropFirst(17)) }.flatMap(\.self)
    }

    static func digest(of key: ArraySlice<UInt8>) -> UInt64 {
        key.withUnsafeBufferPointer { Digest128(of: Span(_unsafeElements: $0)).low }
    }
}

extension RunCache {
    /// How many scenes it knows.
    package var count: Int { lines.count }
}
