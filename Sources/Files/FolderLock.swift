import SystemPackage

/// Keeps two runs from writing into one folder; it ends with the process, however that ends.
package final class FolderLock: Sendable {
    private let descriptor: FileDescriptor?

    /// Where a file system knows no locks there is none.
    /// - Throws: `.wouldBlock` where another process holds the lock.
    package init(_ folder: String) throws(FileSystemError) {
        descriptor = try? .opening(folder, .readOnly, .directory)
        guard let descriptor else { return }
        do {
            try FileSystem.lock(descriptor)
        } catch .wouldBlock {
            throw FileSystemError(path: folder, code: .wouldBlock)
        } catch {}
    }

    deinit { try? descriptor?.closing() }
}

/// A file that grows at its end, and that one process has for itself; the lock ends with the process, however that ends.
package final class LockedFile {
    private let descriptor: FileDescriptor
    private let path: String

    /// Makes the file.
    ///
    /// - Throws: `.fileExists` where something has its name, `.wouldBlock` where another process was faster.
    package init(creating path: String) throws(FileSystemError) {
        self.path = path
        let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .noFollow, .append]
        do {
            descriptor = try .opening(path, .readWrite, options, permissions: FileDescriptor.ordinary)
            try FileSystem.lock(descriptor)
        } catch {
            throw FileSystemError(path: path, code: error)
        }
    }

    /// Opens a file that is there; `nil` where none is, or no regular file, and where it was taken away meanwhile.
    ///
    /// - Throws: `.wouldBlock` where another process has it.
    package init?(existing path: String) throws(FileSystemError) {
        self.path = path
        guard let opened = try? FileDescriptor.opening(path, .readWrite, [.noFollow, .nonBlocking, .append]) else {
            return nil
        }
        descriptor = opened
        do {
            try FileSystem.lock(opened)
            let (file, named) = unsafe (try Stat(opened), try Stat(path, followTargetSymlink: false))
            guard file.inode == named.inode, file.deviceID == named.deviceID, file.type == .regular else { return nil }
        } catch .noSuchFileOrDirectory {
            return nil
        } catch {
            throw FileSystemError(path: path, code: error)
        }
    }

    deinit { try? descriptor.closing() }

    /// Adds bytes at the file's end, all of them or, where that fails, perhaps a part.
    package func append(_ bytes: [UInt8]) throws(FileSystemError) {
        do { try descriptor.writing(bytes) } catch { throw FileSystemError(path: path, code: error) }
    }

    /// Lets what was written reach the disk, as far as the system can.
    package func flush() { FileSystem.flush(descriptor) }
}
