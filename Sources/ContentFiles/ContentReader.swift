import Contents
package import Documents

/// Reads content files: YAML and JSON, comma-separated values, plain text with a name a line.
package struct ContentReader: Sendable {
    private let location: FileLocation
    private let columns: CSVColumns
    private let allowingOutside: Bool

    /// - Parameters:
    ///   - columns: where the names of comma-separated values are.
    ///   - allowingOutside: whether pictures may lie outside the file's folder.
    package init(_ location: FileLocation, columns: CSVColumns = CSVColumns(), allowingOutside: Bool = false) {
        self.location = location
        self.columns = columns
        self.allowingOutside = allowingOutside
    }

    /// What a document may hold: 100,000 items with all their keys, and more.
    static let documentLimits = DocumentLimits(
        bytes: 64 << 20, nodes: 2_000_000, hints: ["lists of more names are read from .csv or .txt files"])
    /// What a file that is read byte by byte may hold.
    static let byteLimits = DocumentLimits(bytes: 256 << 20)

    /// The file's content; throws everything that is wrong with it.
    ///
    /// `node` is the place where the file is named, if another file does.
    package func read(namedAt node: DocumentNode? = nil) throws(DiagnosticError) -> ContentFile {
        try read(namedAt: node, placing: [])
    }

    /// Where the file names pictures of these absolute paths, each where it is first; without those that it does not.
    ///
    /// The file is read for it: what is told of a few pictures needs no places kept of a million.
    package func places(ofPictures paths: Set<String>) -> [String: WrittenPath] {
        (try? read(namedAt: nil, placing: paths))?.picturePlaces ?? [:]
    }

    private func read(
        namedAt node: DocumentNode?, placing paths: Set<String>
    ) throws(DiagnosticError) -> ContentFile {
        let pictures = NamedPictures(location, allowingOutside: allowingOutside, wanted: paths)
        switch ContentFormat(fileName: location.shown) {
        case .document: return try readDocument(namedAt: node, pictures)
        case .csv:
            let bytes = try readBytes(namedAt: node)
            return try CSVContent.read(bytes, of: location, columns: columns, pictures)
        case .text: return ContentFile(body: .items(TextLines.table(of: try readBytes(namedAt: node))))
        case nil:
            let suffixes = ContentFormat.suffixes.formattedAlternatives
            let message = "cannot tell the format of '\(location.shown)': its name must end in \(suffixes)"
            throw DiagnosticError([node?.error(message) ?? Diagnostic(.error, message)])
        }
    }

    private func readDocument(
        namedAt node: DocumentNode?, _ pictures: NamedPictures
    ) throws(DiagnosticError) -> ContentFile {
        let source = try location.read(limits: Self.documentLimits, namedAt: node)
        let document = try DocumentNode.parse(source, limits: Self.documentLimits)
        return try ContentValueReader.read(document, pictures)
    }

    /// The bytes of a file in UTF-8 without a byte-order mark.
    private func readBytes(namedAt node: DocumentNode?) throws(DiagnosticError) -> [UInt8] {
        var bytes = try location.readBytes(limits: Self.byteLimits, namedAt: node)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if !UTF8Check.isValid(bytes) { _ = try SourceText(name: location.shown, bytes: bytes) }
        return bytes
    }
}

/// Names of a plain text, one a line; a line ends at a line feed, a carriage return, or the two together.
enum TextLines {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Empty lines are empty names, which are kept (CI-7); what ends the last line begins no other.
    static func table(of bytes: [UInt8]) -> ContentTable {
        var ranges: [Range<UInt32>] = []
        ranges.reserveCapacity(bytes.count / 16)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, unsafe bytes[end] != lineFeed, unsafe bytes[end] != carriageReturn { end += 1 }
                ranges.append(UInt32(start)..<UInt32(end))
                let endsInPair =
                    unsafe end + 1 < bytes.count && bytes[end] == carriageReturn && bytes[end + 1] == lineFeed
                start = end + (endsInPair ? 2 : 1)
            }
        }
        var table = ContentTable()
        table.names = TextColumn(bytes, ranges: ranges)
        return table
    }
}

/// Whether bytes are well-formed UTF-8 (Unicode 15, table 3-7), fast enough for files of a million names.
enum UTF8Check {
    static func isValid(_ bytes: [UInt8]) -> Bool {
        unsafe bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                if unsafe isASCII(bytes, at: offset) {
                    offset += 8
                } else if let length = unsafe scalarLength(bytes, at: offset) {
                    offset += length
                } else {
                    return false
                }
            }
            return true
        }
    }

    /// Whether the next eight bytes are there, and all of them ASCII.
    private static func isASCII(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset + 8 <= bytes.count else { return false }
        return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// The length of the scalar at a place, `nil` where it is not well-formed.
    private static func scalarLength(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        let first = unsafe bytes[offset]
        if first < 0x80 { return 1 }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return nil }
        let second = unsafe bytes[offset + 1]
        guard isContinuation(second) else { return nil }
        if length == 2 { return 2 }
        guard unsafe isContinuation(bytes[offset + 2]) else { return nil }
        if length == 3 {
            let isOverlong = first == 0xE0 && second < 0xA0
            let isSurrogate = first == 0xED && second >= 0xA0
            return isOverlong || isSurrogate ? nil : 3
        }
        guard unsafe isContinuation(bytes[offset + 3]) else { return nil }
        let isOverlong = first == 0xF0 && second < 0x90
        let isTooLarge = first == 0xF4 && second >= 0x90
        return isOverlong || isTooLarge ? nil : 4
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
