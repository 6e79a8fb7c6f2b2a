package import SystemPackage

/// Why a file cannot be read.
package enum FileReadingError: Error, Hashable, Sendable {
    /// Nothing has that name.
    case missing
    /// It is a directory.
    case folder
    /// A pipe, a socket or a device: reading could wait, or never end.
    case special
    /// It has more bytes than were asked for.
    case tooLarge(byteCount: Int, limit: Int)
    /// The system refused, and said why.
    case failed(Errno)

    fileprivate init(_ code: Errno) {
        switch code {
        case .noSuchFileOrDirectory, .notDirectory: self = .missing
        case .noSuchAddressOrDevice: self = .special
        default: self = .failed(code)
        }
    }
}

extension FileReadingError {
    /// Why, in words that follow the file's name: `is a folder`.
    package var reason: String {
        switch self {
        case .missing: "does not exist"
        case .folder: "is a folder"
        case .special: "is not a regular file"
        case .tooLarge(_, let limit): "is larger than \(limit) bytes"
        case .failed(.tooManySymbolicLinkLevels): "is a link that leads nowhere"
        case .failed(let code): "cannot be read: " + code.words
        }
    }
}

/// A regular file that is open for reading; it stays what it is when another takes its name.
///
/// Several threads may read it at once: there is no place in it that one of them would move. Memory is given to the
/// system with its length, and only while it is held, which is why what is marked unsafe is sound.
package final class OpenFile: Sendable {
    let descriptor: FileDescriptor
    private let status: Stat

    /// Opens a file without waiting: what is no regular file is refused, a pipe that nobody writes to as well.
    ///
    /// - Parameter followingLinks: whether a link in the file's own place is followed; those on the way to it are.
    package init(_ path: String, followingLinks: Bool = true) throws(FileReadingError) {
        do throws(Errno) {
            descriptor = try .opening(path, .readOnly, followingLinks ? .nonBlocking : [.nonBlocking, .noFollow])
            status = try Stat(descriptor)
        } catch {
            throw FileReadingError(error)
        }
        switch FileKind(status.type) {
        case .file: return
        case .folder: throw .folder
        case .link, .other: throw .special
        }
    }

    deinit { try? descriptor.close() }

    /// When it was opened.
    package var byteCount: Int { Int(status.size) }

    /// What tells this state of the file from others, as of when it was opened.
    package var stamp: FileStamp { FileStamp(status) }

    /// All of the file's bytes; those that it still has where it is cut while it is read.
    package func bytes(limit: Int = .max) throws(FileReadingError) -> [UInt8] {
        try checkLength(limit)
        return try bytes(0..<byteCount)
    }

    /// A part of the file, shorter where the file ends before.
    package func bytes(_ part: Range<Int>) throws(FileReadingError) -> [UInt8] {
        var failure: Errno?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: part.count) { buffer, count in
            switch unsafe descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: part.lowerBound) {
            case .success(let filled): count = filled
            case .failure(let code): failure = code
            }
        }
        if let failure { throw .failed(failure) }
        return bytes
    }

    /// Reads all of the file into memory that is kept, and which grows where it must; gives the number of its bytes.
    package func read(into buffer: inout [UInt8], limit: Int = .max) throws(FileReadingError) -> Int {
        try checkLength(limit)
        let length = byteCount
        if buffer.count < length { buffer = [UInt8](repeating: 0, count: length) }
        return try unsafe Self.told(
            buffer.withUnsafeMutableBytes { unsafe descriptor.fill(.init(rebasing: $0[..<length]), from: 0) })
    }

    /// Fills memory from the file's start, and gives the number of bytes: fewer where the file ends before.
    package func read(into memory: UnsafeMutableRawBufferPointer) throws(FileReadingError) -> Int {
        try unsafe Self.told(descriptor.fill(memory, from: 0))
    }

    /// Goes through the file from its start to its end, a piece at a time, however long it is.
    ///
    /// - Parameter body: is given each piece; they stay in the cache that is next to the nearest.
    package func forEachPiece(_ body: (RawSpan) -> Void) throws(FileReadingError) {
        try unsafe Self.told(
            withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 64) { room in
                Result { () throws(Errno) in
                    for start in stride(from: 0, to: byteCount, by: room.count) {
                        let wanted = min(byteCount - start, room.count)
                        let count = try unsafe descriptor.fill(.init(rebasing: room[..<wanted]), from: start).get()
                        unsafe body(UnsafeRawBufferPointer(rebasing: room[..<count]).bytes)
                        if count < wanted { return }
                    }
                }
            })
    }

    private static func told<Value>(_ result: Result<Value, Errno>) throws(FileReadingError) -> Value {
        do { return try result.get() } catch { throw .failed(error) }
    }

    private func checkLength(_ limit: Int) throws(FileReadingError) {
        guard byteCount <= limit else { throw .tooLarge(byteCount: byteCount, limit: limit) }
    }
}
