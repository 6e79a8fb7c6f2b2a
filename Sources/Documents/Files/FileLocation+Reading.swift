internal import Files

extension FileLocation {
    /// The file's text; a byte-order mark at its start is dropped.
    ///
    /// Throws where the file is missing, not a regular file, too large, or not UTF-8. `node` is the place where the
    /// file is named, if another file does; what is wrong inside the file is told at its own place.
    package func read(
        limits: DocumentLimits = DocumentLimits(), namedAt node: DocumentNode? = nil
    ) throws(DiagnosticError) -> SourceText {
        let bytes = try readBytes(limits: limits, namedAt: node)
        return try SourceText(name: shown, bytes: bytes.dropFirst(bytes.starts(with: Self.byteOrderMark) ? 3 : 0))
    }

    /// The file's bytes as they are, for formats that are read byte by byte; throws as `read` does, but for UTF-8.
    package func readBytes(
        limits: DocumentLimits, namedAt node: DocumentNode? = nil
    ) throws(DiagnosticError) -> [UInt8] {
        do {
            return try OpenFile(path).bytes(limit: limits.bytes)
        } catch {
            throw failure(error, limits, node)
        }
    }

    /// Whether something is at the path.
    package var exists: Bool { FileSystem.exists(path) }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func failure(
        _ error: FileReadingError, _ limits: DocumentLimits, _ node: DocumentNode?
    ) -> DiagnosticError {
        let message = "cannot read '\(shown)': \(error.words)"
        var hints: [String] = []
        if case .tooLarge = error { hints = limits.hints }
        guard let node else { return DiagnosticError(message, hints: hints) }
        return DiagnosticError([node.error(message, hints: hints)])
    }
}

extension FileReadingError {
    fileprivate var words: String {
        switch self {
        case .missing: "there is no such file"
        case .folder: "it is a folder"
        case .special: "it is not a regular file"
        case .tooLarge(let byteCount, let limit): "it has \(byteCount) bytes, at most \(limit) are read"
        case .failed: "reading is not permitted, or failed"
        }
    }
}

extension SourceText {
    /// The text of UTF-8 bytes; an error at the first byte that is not UTF-8.
    package init(name: String, bytes: some Collection<UInt8>) throws(DiagnosticError) {
        let source = SourceText(name: name, text: String(decoding: bytes, as: UTF8.self))
        // Decoding puts other bytes in the place of wrong ones.
        if !source.text.utf8.elementsEqual(bytes), let offset = Self.firstInvalidByte(in: bytes) {
            let start = source.position(utf8Offset: offset)
            let end = SourcePosition(line: start.line, column: start.column + 1)
            throw DiagnosticError(
                "the file is not UTF-8", in: source, at: SourceRange(start: start, end: end),
                hints: bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
                    ? ["it begins like UTF-16, save it as UTF-8"] : [])
        }
        self = source
    }

    private static func firstInvalidByte(in bytes: some Sequence<UInt8>) -> Int? {
        var iterator = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }
}
