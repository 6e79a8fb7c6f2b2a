#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that appears whole or not at all.
///
/// Its bytes go into a hidden file of the same folder, which is then renamed: whoever looks meets the old file or the
/// new one, never a part.
enum WholeFile {
    /// Replaces a file that is there; the folder must exist.
    static func create(_ bytes: [UInt8], at path: String) throws(FileSystemError) {
        try create(at: path) { file throws(FileSystemError) in try file.writeNow(bytes) }
    }

    /// The same, the bytes being written by `write` as it makes them.
    static func create(
        at path: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let partial = partialPath(for: path)
        do throws(FileSystemError) {
            try fill(partial, write)
            guard rename(partial, path) == 0 else { throw .last(at: path) }
        } catch {
            unlink(partial)
            throw FileSystemError(path: path, code: error.code)
        }
    }

    /// `.rest.png.4711.partial` beside `rest.png`; the number is this process's, so that two runs never write into
    /// the same one.
    private static func partialPath(for path: String) -> String {
        let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return path[..<nameStart] + "." + path[nameStart...] + ".\(getpid()).partial"
    }

    /// Whether a name is that of a file that was never whole.
    static func isPartial(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(".partial") }

    private static func fill(
        _ path: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last(at: path) }
        do throws(FileSystemError) {
            var file = FileWriter(descriptor, path)
            try write(&file)
            try file.flush()
        } catch {
            close(descriptor)
            throw error
        }
        // A full disk may show itself only here.
        guard close(descriptor) == 0 else { throw .last(at: path) }
    }
}

extension WholeFile {
    /// The bytes of a regular file; `nil` where it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        guard let count = read(path, into: &bytes, atMost: .max) else { return nil }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Reads a regular file into memory that is kept, and which grows where it must; gives the number of its bytes, one
    /// more than asked for where there are more. `nil` where it cannot be read.
    static func read(_ path: String, into buffer: inout [UInt8], atMost limit: Int) -> Int? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let wanted = Int(status.st_size)
        if wanted > limit { return limit + 1 }
        if buffer.count < wanted { buffer = [UInt8](repeating: 0, count: wanted) }
        var filled = 0
        while filled < wanted {
            let got = buffer.withUnsafeMutableBytes { bytes in
                systemRead(descriptor, bytes.baseAddress.map { $0 + filled }, wanted - filled)
            }
            if got == 0 { break }
            if got > 0 { filled += got } else if errno != EINTR { return nil }
        }
        return filled
    }
}

/// `read(2)`, which the name of a method hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
