import SystemPackage

/// A file that appears whole or not at all.
///
/// Its bytes go into a hidden file of the same folder, which is then renamed: whoever looks meets the old file or the
/// new one, never a part. Nothing waits until the bytes are on the disk.
package enum AtomicFile {
    /// Replaces a file that is there; the folder must exist.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        try write(to: path) { file throws(FileSystemError) in try file.writeNow(bytes) }
    }

    /// The same, the bytes being written by `write` as it makes them.
    package static func write(
        to path: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let partial = partialPath(for: path)
        do throws(FileSystemError) {
            try FileWriter.fill(newFile: partial, write)
            try FileSystem.rename(partial, to: path)
        } catch {
            FileSystem.remove(partial)
            throw FileSystemError(path: path, code: error.code)
        }
    }

    /// `.rest.png.4711.partial` beside `rest.png`; the number is this process's, so that two runs never write into
    /// the same one.
    private static func partialPath(for path: String) -> String {
        let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return path[..<nameStart] + "." + path[nameStart...] + ".\(FileSystem.processID).partial"
    }

    /// Whether a name is that of a file that was never whole.
    package static func isPartial(_ name: String) -> Bool { name.hasPrefix(".") && name.hasSuffix(".partial") }

    /// Takes away what runs that were killed left of such files, and of such folders, in a folder and all below it; links
    /// to folders are not followed, and what cannot be read is passed over.
    ///
    /// No other run may be writing there.
    package static func removePartials(below folder: String) {
        var walk = FolderWalk(folder, names: .hidden)
        while let entry = walk.nextReadable() {
            guard isPartial(entry.name) else { continue }
            if entry.kind == .folder { FileSystem.removeTree(entry.path) } else { FileSystem.remove(entry.path) }
        }
    }
}

/// A hidden folder for files that are not yet in their place; it goes with all that is left in it when nobody holds it.
package final class PartialFolder: Sendable {
    /// The folder, which is there.
    package let folder: OutputFolder

    /// Makes it within an output folder; the name tells it from others of this process.
    package init(_ name: String, in folder: OutputFolder) throws(FileSystemError) {
        self.folder = try OutputFolder(path: folder.join(".\(name).\(FileSystem.processID).partial"))
    }

    deinit { FileSystem.removeTree(folder.path) }
}

/// Writes a file from its start to its end, small pieces gathered.
package struct FileWriter {
    private let descriptor: FileDescriptor
    private let path: String
    private var waiting: [UInt8] = []
    private static let pieceSize = 1 << 16

    init(_ descriptor: FileDescriptor, _ path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// Adds bytes; they reach the file when there are enough of them, or no more come.
    package mutating func write(_ bytes: some Sequence<UInt8>) throws(FileSystemError) {
        waiting.append(contentsOf: bytes)
        if waiting.count >= Self.pieceSize { try flush() }
    }

    /// The same of bytes that lie together, as those of a line.
    package mutating func write(_ bytes: ArraySlice<UInt8>) throws(FileSystemError) {
        waiting += bytes
        if waiting.count >= Self.pieceSize { try flush() }
    }

    /// Writes bytes that are many as they are.
    package mutating func writeNow(_ bytes: [UInt8]) throws(FileSystemError) {
        try flush()
        try put(bytes)
    }

    mutating func flush() throws(FileSystemError) {
        try put(waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    private func put(_ bytes: [UInt8]) throws(FileSystemError) {
        do { try descriptor.writing(bytes) } catch { throw FileSystemError(path: path, code: error) }
    }
}

extension FileWriter {
    /// Makes a file and writes it. It may be a part for a while, and stays one where that fails.
    ///
    /// What lay there before, which may be a link, is taken away, not written through.
    package static func fill(
        newFile path: String, _ write: (inout FileWriter) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        let descriptor = try create(path, .writeOnly)
        do throws(FileSystemError) {
            var file = FileWriter(descriptor, path)
            try write(&file)
            try file.flush()
        } catch {
            try? descriptor.closing()
            throw error
        }
        // A full disk may show itself only here.
        do { try descriptor.closing() } catch { throw FileSystemError(path: path, code: error) }
    }

    /// Opens a file that is not there before.
    static func create(
        _ path: String, _ mode: FileDescriptor.AccessMode, permissions: FilePermissions = FileDescriptor.ordinary
    ) throws(FileSystemError) -> FileDescriptor {
        let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate]
        do throws(Errno) {
            do throws(Errno) {
                return try .opening(path, mode, options, permissions: permissions)
            } catch .fileExists {
                FileSystem.remove(path)
                return try .opening(path, mode, options, permissions: permissions)
            }
        } catch {
            throw FileSystemError(path: path, code: error)
        }
    }
}

/// A file that grows at its end.
package final class AppendedFile {
    private let descriptor: FileDescriptor
    private let path: String

    /// Makes the file where it is missing.
    ///
    /// What lies there and is no regular file of one name is taken away, not written through: a link, or a pipe, which
    /// would wait for a reader.
    package init(_ path: String) throws(FileSystemError) {
        self.path = path
        if let opened = Self.opened(path) {
            descriptor = opened
        } else {
            descriptor = try FileWriter.create(path, .writeOnly)
        }
    }

    private static func opened(_ path: String) -> FileDescriptor? {
        let options: FileDescriptor.OpenOptions = [.append, .noFollow, .nonBlocking]
        guard let descriptor = try? FileDescriptor.opening(path, .writeOnly, options) else { return nil }
        if let status = try? Stat(descriptor), status.type == .regular, status.linkCount == 1 {
            return descriptor
        }
        try? descriptor.closing()
        return nil
    }

    deinit { try? descriptor.closing() }

    /// Adds bytes at the file's end, all of them or, where that fails, perhaps a part.
    package func append(_ bytes: [UInt8]) throws(FileSystemError) {
        do { try descriptor.writing(bytes) } catch { throw FileSystemError(path: path, code: error) }
    }
}

/// The process's standard output.
package enum StandardOutput {
    /// Writes bytes, however many calls it takes.
    @Sendable package static func write(_ bytes: [UInt8]) throws(FileSystemError) {
        do {
            try FileDescriptor.standardOutput.writing(bytes)
        } catch {
            throw FileSystemError(path: "standard output", code: error)
        }
    }
}
