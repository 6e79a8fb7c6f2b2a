import SystemPackage

/// Does what swift-system does, which throws nothing but `Errno`, though many of its signatures do not say so.
private func typed<Value>(_ body: () throws -> Value) throws(Errno) -> Value {
    do { return try body() } catch { throw error as? Errno ?? .ioError }
}

extension FileDescriptor {
    static func opening(
        _ path: String, _ mode: AccessMode, _ options: OpenOptions, permissions: FilePermissions? = nil
    ) throws(Errno) -> FileDescriptor {
        try typed { try unsafe .open(path, mode, options: options.union(.closeOnExec), permissions: permissions) }
    }

    /// What a file may be used for by whom, before the user's mask takes some of it away.
    static let ordinary = FilePermissions(rawValue: 0o666)

    func closing() throws(Errno) { try typed { try close() } }

    /// Reads on from a place of the file, however many calls it takes, and gives the number of bytes: fewer than wanted
    /// where the file ends.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, from position: Int) -> Result<Int, Errno> {
        Result { () throws(Errno) in
            var count = 0
            while count < buffer.count {
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                let got = try typed { try unsafe read(fromAbsoluteOffset: Int64(position + count), into: rest) }
                if got == 0 { break }
                count += got
            }
            return count
        }
    }

    /// Writes all bytes from a place of the file on, however many calls it takes.
    func writing(_ bytes: some Sequence<UInt8>, at position: Int) throws(Errno) {
        _ = try typed { try writeAll(toAbsoluteOffset: Int64(position), bytes) }
    }

    /// Writes all bytes, however many calls it takes.
    func writing(_ bytes: some Sequence<UInt8>) throws(Errno) { _ = try typed { try writeAll(bytes) } }
}
