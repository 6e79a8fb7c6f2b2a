internal import Foundation

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
            return try contents(limits)
        } catch {
            throw failure(error, limits, node)
        }
    }

    /// Whether something is at the path.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private enum Problem: Error {
        case missing
        case folder
        case special
        case size(Int, limit: Int)
        case unreadable

        var text: String {
            switch self {
            case .missing: "there is no such file"
            case .folder: "it is a folder"
            case .special: "it is not a regular file"
            case .size(let size, let limit): "it has \(size) bytes, at most \(limit) are read"
            case .unreadable: "reading is not permitted, or failed"
            }
        }
    }

    /// A device or a pipe could be endless: only regular files are opened.
    private func contents(_ limits: DocumentLimits) throws(Problem) -> [UInt8] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .special
        }
        let size = Int(status.st_size)
        guard size <= limits.bytes else { throw .size(size, limit: limits.bytes) }
        guard let bytes = Self.bytes(ofFileAt: path, count: size) else { throw .unreadable }
        return bytes
    }

    /// At most so many bytes of a file; `nil` where it cannot be read.
    private static func bytes(ofFileAt path: String, count: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while isRead, filled < count {
                let got = systemRead(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if got == 0 { break }
                if got > 0 { filled += got } else { isRead = errno == EINTR }
            }
        }
        return isRead ? bytes : nil
    }

    private func failure(_ problem: Problem, _ limits: DocumentLimits, _ node: DocumentNode?) -> DiagnosticError {
        let message = "cannot read '\(shown)': \(problem.text)"
        var hints: [String] = []
        if case .size = problem { hints = limits.hints }
        guard let node else { return DiagnosticError(message, hints: hints) }
        return DiagnosticError([node.error(message, hints: hints)])
    }
}

/// `read(2)`, which the name of a method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
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
