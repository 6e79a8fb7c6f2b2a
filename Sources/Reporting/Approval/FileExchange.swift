package import Documents
import Files

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
            try FileSystem.makeFolder(root) { made.append($0) }
        } catch {
            throw DiagnosticError(FileSystemError(path: root, code: error.code))
        }
        do throws(DiagnosticError) {
            journal = try ApprovalJournal(beginningIn: root)
        } catch {
            for folder in made.reversed() { FileSystem.removeFolder(folder) }
            throw error
        }
        madeFolders = made
    }

    /// Writes a file beside its place, and makes the folders that it stands in.
    package mutating func stage(_ bytes: [UInt8], at target: String) throws(DiagnosticError) {
        do throws(FileSystemError) {
            let folder = Self.parts(of: target).folder
            try FileSystem.makeFolder(folder) { (path) throws(FileSystemError) in
                madeFolders.append(path)
                try journal.add(.folder(relative(path)))
            }
            try Self.checkIsReplaceable(target)
            let file = StagedFile(target: target, isNew: FileSystem.kind(of: target, followingLinks: false) == nil)
            try journal.add(file.isNew ? .create(relative(target)) : .replace(relative(target)))
            staged.append(file)
            // Beside its place a file may be a part for a while: the journal knows of it.
            try FileWriter.fill(newFile: file.partial) { (file) throws(FileSystemError) in try file.writeNow(bytes) }
        } catch {
            throw DiagnosticError(FileSystemError(path: target, code: error.code))
        }
    }

    /// Puts all files in their places.
    package mutating func commit() throws(DiagnosticError) {
        // What the journal says of the files must not reach the disk before the files do.
        for file in staged { FileSystem.flush(file.partial) }
        try DiagnosticError.telling { () throws(FileSystemError) in try journal.add(.commit) }
        var done: [StagedFile] = []
        for file in staged {
            do throws(FileSystemError) {
                try Self.keepOld(file)
                done.append(file)
                try FileSystem.rename(file.partial, to: file.target)
            } catch {
                try? journal.add(.return)
                for file in done.reversed() { Self.restore(file) }
                throw DiagnosticError(error)
            }
        }
        for folder in Set(staged.map { Self.parts(of: $0.target).folder }) { FileSystem.flush(folder) }
        for file in staged { FileSystem.remove(file.backup) }
        journal.remove()
        staged = []
        madeFolders = []
    }

    /// Takes away what was written beside the places, and folders made for it.
    package mutating func discard() {
        for file in staged {
            FileSystem.remove(file.partial)
            FileSystem.remove(file.backup)
        }
        journal.remove()
        for folder in madeFolders.reversed() { FileSystem.removeFolder(folder) }
        staged = []
        madeFolders = []
    }

    /// Gives the old file a second name.
    private static func keepOld(_ file: StagedFile) throws(FileSystemError) {
        try checkIsReplaceable(file.target)
        FileSystem.remove(file.backup)
        do throws(FileSystemError) {
            try FileSystem.link(file.target, as: file.backup)
        } catch  where error.code == .noSuchFileOrDirectory {
            return
        } catch {
            // A file system without second names: the file is away for a moment.
            do throws(FileSystemError) {
                try FileSystem.rename(file.target, to: file.backup)
            } catch {
                throw FileSystemError(path: file.target, code: error.code)
            }
        }
    }

    private static func restore(_ file: StagedFile) {
        guard FileSystem.kind(of: file.backup, followingLinks: false) != nil else {
            return FileSystem.remove(file.target)
        }
        // Two names of one file both survive a renaming.
        if (try? FileSystem.rename(file.backup, to: file.target)) != nil { FileSystem.remove(file.backup) }
    }

    private static func checkIsReplaceable(_ target: String) throws(FileSystemError) {
        switch FileSystem.kind(of: target, followingLinks: false) {
        case .file, .link, nil: return
        case .folder: throw FileSystemError(path: target, code: .isDirectory)
        case .other: throw FileSystemError(path: target, code: .invalidArgument)
        }
    }

    /// A path below the root, without it.
    private func relative(_ path: String) -> String { String(path.dropFirst(root.count + 1)) }

    /// Of an absolute path.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        return (String(path[..<slash]), String(path[slash...].dropFirst()))
    }
}
