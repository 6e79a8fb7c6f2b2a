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
