import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A directory.
    case folder
    /// A symbolic link, where links are not followed.
    case link
    /// A pipe, a socket or a device.
    case other

    init(_ type: FileType) {
        switch type {
        case .regular: self = .file
        case .directory: self = .folder
        case .symbolicLink: self = .link
        default: self = .other
        }
    }
}

/// Calls of the operating system about names of files; swift-system has those about open files.
///
/// This is the one place of the program that knows which C library it runs on. What is marked unsafe are calls with C
/// strings and structures that live as long as the call, and memory of the C library that is freed where it was taken.
package enum FileSystem {
    /// `nil` where nothing has that name, and for a link that leads nowhere unless links are not followed.
    package static func kind(of path: String, followingLinks: Bool = true) -> FileKind? {
        unsafe (try? Stat(path, followTargetSymlink: followingLinks)).map { FileKind($0.type) }
    }

    /// Whether the name leads to a folder.
    package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    /// Whether the name leads to something.
    package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Whether it is a regular file, no link to one, of the user who runs the program.
    package static func isOwnFile(_ path: String) -> Bool {
        guard let status = try? unsafe Stat(path, followTargetSymlink: false) else { return false }
        return status.type == .regular && status.userID.rawValue == geteuid()
    }

    /// Takes a file or a link away, if it is there.
    package static func remove(_ path: String) { unsafe unlink(path) }

    /// Takes a folder away with all that lies in it; links are taken away, not followed.
    package static func removeTree(_ path: String) {
        for entry in (try? entries(of: path)) ?? [] {
            let inner = OutputFolder.join(path, entry.name)
            if entry.kind == .folder { removeTree(inner) } else { remove(inner) }
        }
        removeFolder(path)
    }

    /// Takes a folder away, if it is empty.
    package static func removeFolder(_ path: String) { unsafe rmdir(path) }

    /// Gives a file or folder another name; a file of that name is replaced.
    package static func rename(_ path: String, to other: String) throws(FileSystemError) {
        guard systemRename(path, other) == 0 else { throw .last(at: other) }
    }

    /// Gives a file a second name.
    package static func link(_ path: String, as other: String) throws(FileSystemError) {
        guard systemLink(path, other) == 0 else { throw .last(at: other) }
    }

    /// Makes a folder and those around it; one that is there already is as good.
    ///
    /// - Parameter made: is told of each folder that was not there, the outer ones first.
    package static func makeFolder(
        _ path: String, made: (String) throws(FileSystemError) -> Void = { (_) throws(FileSystemError) in }
    ) throws(FileSystemError) {
        if unsafe mkdir(path, 0o777) == 0 { return try made(path) }
        let code = Errno(rawValue: errno)
        let parent = FilePath(path).removingLastComponent().string
        switch code {
        case .fileExists where isFolder(path): return
        case .fileExists: throw FileSystemError(path: path, code: .notDirectory)
        case .noSuchFileOrDirectory where !parent.isEmpty && parent != path:
            try makeFolder(parent, made: made)
            if unsafe mkdir(path, 0o777) == 0 { return try made(path) }
            let code = Errno(rawValue: errno)
            guard isFolder(path) else { throw FileSystemError(path: path, code: code) }
        default: throw FileSystemError(path: path, code: code)
        }
    }

    /// - Throws: where no file can be made in a folder.
    static func checkIsWritable(_ folder: String) throws(FileSystemError) {
        guard unsafe access(folder, W_OK | X_OK) == 0 else { throw .last(at: folder) }
    }

    /// Lets what was written to a file or a folder reach the disk, as far as the system can.
    package static func flush(_ path: String) {
        guard let descriptor = try? unsafe FileDescriptor.open(path, .readOnly, options: .closeOnExec) else { return }
        fsync(descriptor.rawValue)
        try? descriptor.close()
    }

    static func flush(_ descriptor: FileDescriptor) { fsync(descriptor.rawValue) }

    /// Takes the lock of an open file for this process alone; `.wouldBlock` where another process has it.
    static func lock(_ descriptor: FileDescriptor) throws(Errno) {
        guard flock(descriptor.rawValue, LOCK_EX | LOCK_NB) == 0 else { throw Errno(rawValue: errno) }
    }

    /// The absolute path without links; `nil` for a path that does not exist.
    static func realPath(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// Less than 0 where the first bytes come before the second, more than 0 where they come after them.
    static func order(of first: UnsafeRawBufferPointer, and second: UnsafeRawBufferPointer) -> Int {
        guard let start = first.baseAddress, let other = second.baseAddress else { return first.count - second.count }
        let order = unsafe memcmp(start, other, min(first.count, second.count))
        return order == 0 ? first.count - second.count : Int(order)
    }

    /// The place of the first byte of a value, many looked at at a time; `nil` where there is none.
    static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let start = bytes.baseAddress, let found = unsafe memchr(start, Int32(byte), bytes.count) else {
            return nil
        }
        return unsafe UnsafeRawPointer(found) - start
    }

    static var lastError: Errno { Errno(rawValue: errno) }

    /// The number of this process.
    static var processID: Int32 { getpid() }

    /// The working directory; `/` where it is gone.
    static var workingFolder: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }
}

private func systemRename(_ path: String, _ other: String) -> Int32 { unsafe rename(path, other) }

private func systemLink(_ path: String, _ other: String) -> Int32 { unsafe link(path, other) }

// MARK: Names in a folder

/// A name in a folder.
package struct FolderEntry: Hashable, Sendable {
    /// Of a name that is not UTF-8, bytes beyond ASCII stand as `\xFF`; no file can be opened by it then.
    package let name: String
    /// Whether the bytes of the name are UTF-8.
    package let isText: Bool
    /// Of the entry itself: links are not followed.
    package let kind: FileKind
}

extension FileSystem {
    /// What a folder holds but for `.` and `..`, in the order of the names.
    ///
    /// - Parameter isWanted: of an entry, by whether its name begins with a dot, and by its kind.
    package static func entries(
        of folder: String, where isWanted: (_ isHidden: Bool, _ kind: FileKind) -> Bool = { _, _ in true }
    ) throws(FileSystemError) -> [FolderEntry] {
        guard let stream = unsafe opendir(folder) else { throw .last(at: folder) }
        defer { unsafe closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe name(of: entry)
            if name == [dot] || name == [dot, dot] { continue }
            let kind = unsafe kind(Int32(entry.pointee.d_type)) ?? statedKind(of: name, in: dirfd(stream))
            if isWanted(name.first == dot, kind) { entries.append(FolderEntry(name, kind)) }
        }
        return entries.sorted { $0.name < $1.name }
    }

    private static let dot = UInt8(ascii: ".")
    private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

    /// An entry is as long as its name, shorter than its type says: parts of it are read, never all of it.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        let start = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset)
        let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: length))
    }

    /// `nil` where the file system does not tell.
    private static func kind(_ type: Int32) -> FileKind? {
        switch type {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
    }

    private static func statedKind(of name: [UInt8], in folder: Int32) -> FileKind {
        let path = (name + [0]).map { CChar(bitPattern: $0) }
        let status = try? unsafe Stat(path, relativeTo: FileDescriptor(rawValue: folder), flags: .symlinkNoFollow)
        return status.map { FileKind($0.type) } ?? .other
    }
}

extension FolderEntry {
    fileprivate init(_ bytes: [UInt8], _ kind: FileKind) {
        let text = String(validating: bytes, as: UTF8.self)
        name =
            text
            ?? bytes.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
            .joined()
        isText = text != nil
        self.kind = kind
    }
}
