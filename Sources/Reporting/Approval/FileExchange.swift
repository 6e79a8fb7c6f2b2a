import Batching
package import Documents

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Several files of a folder that are replaced together or not at all, also where the program is ended meanwhile.
///
/// Each is written beside its place. When all are there, the journal says so; the old files get a second name and the
/// new ones take their place; where that fails, the old ones return.
package struct FileExchange {
    private let root: String
    private let journal: ApprovalJournal
    private var staged: [StagedFile] = []
    private var madeFolders: [String] = []

    /// - Parameter root: absolute; the folder that all files lie in, which is made where it is missing.
    /// - Throws: where another exchange is at work there.
    package init(root: String) throws(DiagnosticError) {
        self.root = root
        var made: [String] = []
        do throws(FileSystemError) {
            try Self.makeFolder(root) { made.append($0) }
        } catch {
            throw DiagnosticError(FileSystemError(path: root, code: error.code).description)
        }
        do throws(DiagnosticError) {
            journal = try ApprovalJournal(beginningIn: root)
        } catch {
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
        madeFolders = made
    }

    /// Writes a file beside its place, and makes the folders that it stands in.
    package mutating func stage(_ bytes: [UInt8], at target: String) throws(DiagnosticError) {
        do throws(FileSystemError) {
            let folder = Self.parts(of: target).folder
            try Self.makeFolder(folder) { (path) throws(FileSystemError) in
                madeFolders.append(path)
                try journal.add(.folder(relative(path)))
            }
            try Self.checkIsReplaceable(target)
            let file = StagedFile(target: target, isNew: !Self.exists(target))
            try journal.add(file.isNew ? .create(relative(target)) : .replace(relative(target)))
            staged.append(file)
            try Self.fill(file.partial, with: bytes)
        } catch {
            throw DiagnosticError(FileSystemError(path: target, code: error.code).description)
        }
    }

    /// Puts all files in their places.
    package mutating func commit() throws(DiagnosticError) {
        do throws(FileSystemError) {
            // What the journal says of the files must not reach the disk before the files do.
            for file in staged { Self.flush(file.partial) }
            try journal.add(.commit)
        } catch {
            throw DiagnosticError(error.description)
        }
        var done: [StagedFile] = []
        for file in staged {
            do throws(FileSystemError) {
                try Self.keepOld(file)
                done.append(file)
                guard rename(file.partial, file.target) == 0 else {
                    throw FileSystemError(path: file.target, code: errno)
                }
            } catch {
                try? journal.add(.return)
                for file in done.reversed() { Self.restore(file) }
                throw DiagnosticError(error.description)
            }
        }
        for folder in Set(staged.map { Self.parts(of: $0.target).folder }) { Self.flush(folder) }
        for file in staged { unlink(file.backup) }
        journal.remove()
        staged = []
        madeFolders = []
    }

    /// Takes away what was written beside the places, and folders made for it.
    package mutating func discard() {
        for file in staged {
            unlink(file.partial)
            unlink(file.backup)
        }
        journal.remove()
        for folder in madeFolders.reversed() { rmdir(folder) }
        staged = []
        madeFolders = []
    }

    /// Gives the old file a second name.
    private static func keepOld(_ file: StagedFile) throws(FileSystemError) {
        try checkIsReplaceable(file.target)
        unlink(file.backup)
        if link(file.target, file.backup) == 0 || errno == ENOENT { return }
        // A file system without second names: the file is away for a moment.
        guard rename(file.target, file.backup) == 0 else { throw FileSystemError(path: file.target, code: errno) }
    }

    private static func restore(_ file: StagedFile) {
        guard exists(file.backup) else {
            unlink(file.target)
            return
        }
        // Two names of one file both survive a renaming.
        if rename(file.backup, file.target) == 0 { unlink(file.backup) }
    }

    private static func checkIsReplaceable(_ target: String) throws(FileSystemError) {
        var status = stat()
        guard lstat(target, &status) == 0 else { return }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFLNK: return
        case S_IFDIR: throw FileSystemError(path: target, code: EISDIR)
        default: throw FileSystemError(path: target, code: EINVAL)
        }
    }

    /// A link that leads nowhere is there too.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Beside its place a file may be a part for a while: the journal knows of it.
    private static func fill(_ path: String, with bytes: [UInt8]) throws(FileSystemError) {
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileSystemError(path: path, code: errno) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let code = errno
                close(descriptor)
                throw FileSystemError(path: path, code: code)
            }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0 else { throw FileSystemError(path: path, code: errno) }
    }

    /// Lets a file or a folder reach the disk.
    private static func flush(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func makeFolder(
        _ path: String, made: (String) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        if path.isEmpty || access(path, F_OK) == 0 { return }
        try makeFolder(parts(of: path).folder, made: made)
        guard mkdir(path, 0o777) == 0 else { throw FileSystemError(path: path, code: errno) }
        try made(path)
    }

    /// A path below the root, without it.
    private func relative(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }

    /// Of an absolute path.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...].dropFirst()))
    }
}
