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
        let partial = partialPath(for: path)
        do throws(FileSystemError) {
            try fill(partial, with: bytes)
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

    private static func fill(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last(at: path) }
        do throws(FileSystemError) {
            try FileDescriptor.writeAll(bytes, to: descriptor, at: path)
        } catch {
            close(descriptor)
            throw error
        }
        // A full disk may show itself only here.
        guard close(descriptor) == 0 else { throw .last(at: path) }
    }
}
