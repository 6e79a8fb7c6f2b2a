import Batching
package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Several files that are replaced together or not at all.
///
/// Each is written beside its place. When all are there, the old files get a second name and the new ones take their
/// place; where that fails, the old ones return.
package struct FileExchange {
    private var staged: [Staged] = []
    private var madeFolders: [String] = []

    package init() {}

    private struct Staged {
        let target: String
        let partial: String
        let backup: String
    }

    /// Writes a file beside its place, and makes the folders that it stands in.
    package mutating func stage(_ bytes: [UInt8], at target: String) throws(DiagnosticError) {
        let (folder, name) = Self.parts(of: target)
        let hidden = "\(folder)/.\(name).\(getpid())"
        let file = Staged(target: target, partial: hidden + ".partial", backup: hidden + ".old")
        do throws(FileSystemError) {
            try makeFolder(folder)
            try Self.checkIsReplaceable(target)
            staged.append(file)
            try OutputFolder(path: folder).write(bytes, to: String(file.partial.dropFirst(folder.count + 1)))
        } catch {
            throw DiagnosticError(FileSystemError(path: target, code: error.code).description)
        }
    }

    /// Puts all files in their places.
    package mutating func commit() throws(DiagnosticError) {
        var done: [(file: Staged, hadOld: Bool)] = []
        for file in staged {
            do throws(FileSystemError) {
                let hadOld = try Self.keepOld(file)
                done.append((file, hadOld))
                guard rename(file.partial, file.target) == 0 else {
                    throw FileSystemError(path: file.target, code: errno)
                }
            } catch {
                for (file, hadOld) in done.reversed() {
                    guard hadOld else {
                        unlink(file.target)
                        continue
                    }
                    // Two names of one file both survive a renaming.
                    if rename(file.backup, file.target) == 0 { unlink(file.backup) }
                }
                throw DiagnosticError(error.description)
            }
        }
        for file in staged { unlink(file.backup) }
        staged = []
        madeFolders = []
    }

    /// Takes away what was written beside the places, and folders made for it.
    package mutating func discard() {
        for file in staged { unlink(file.partial) }
        for folder in madeFolders.reversed() { rmdir(folder) }
        staged = []
        madeFolders = []
    }

    /// Gives the old file a second name; `false` where there is none.
    private static func keepOld(_ file: Staged) throws(FileSystemError) -> Bool {
        try checkIsReplaceable(file.target)
        unlink(file.backup)
        if link(file.target, file.backup) == 0 { return true }
        if errno == ENOENT { return false }
        // A file system without second names: the file is away for a moment.
        if rename(file.target, file.backup) == 0 { return true }
        throw FileSystemError(path: file.target, code: errno)
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

    private mutating func makeFolder(_ path: String) throws(FileSystemError) {
        if path.isEmpty || access(path, F_OK) == 0 { return }
        try makeFolder(Self.parts(of: path).folder)
        guard mkdir(path, 0o777) == 0 else { throw FileSystemError(path: path, code: errno) }
        madeFolders.append(path)
    }

    /// Of an absolute path.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...].dropFirst()))
    }
}
