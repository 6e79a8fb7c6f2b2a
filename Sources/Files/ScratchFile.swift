import SystemPackage

/// A file without a name, for what is written once and read back by several threads: it is gone when it is closed or the
/// process ends.
///
/// Memory is given to the system with its length, and only while it is held, which is why what is marked unsafe is sound.
package final class ScratchFile: Sendable {
    private let descriptor: FileDescriptor
    private let folder: String

    /// Makes the file in a folder that is there.
    package init(inFolder folder: String) throws(FileSystemError) {
        self.folder = folder
        descriptor = try .nameless(inFolder: folder)
    }

    deinit { try? descriptor.closing() }

    /// Writes bytes from a place on; two threads must not write to the same.
    package func write(_ bytes: [UInt8], at position: Int) throws(FileSystemError) {
        do throws(Errno) { try descriptor.writing(bytes, at: position) } catch {
            throw FileSystemError(path: folder, code: error)
        }
    }

    /// Fills memory with what was written from a place on.
    package func read(into memory: UnsafeMutableRawBufferPointer, at position: Int) throws(FileSystemError) {
        let count = unsafe descriptor.fill(memory, from: position)
        guard try told(count) == memory.count else { throw FileSystemError(path: folder, code: .ioError) }
    }

    private func told(_ result: Result<Int, Errno>) throws(FileSystemError) -> Int {
        do { return try result.get() } catch { throw FileSystemError(path: folder, code: error) }
    }
}

extension FileDescriptor {
    /// A file for writing and reading back that is gone from its folder at once.
    static func nameless(inFolder folder: String) throws(FileSystemError) -> FileDescriptor {
        let path = OutputFolder.join(folder, ".thumbindex.\(FileSystem.processID).partial")
        let file = try FileWriter.create(path, .readWrite, permissions: FilePermissions(rawValue: 0o600))
        FileSystem.remove(path)
        return file
    }
}
