import Batching
package import Documents
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An approval that was ended before its time, and left files beside their places.
package enum InterruptedApproval {
    /// Finishes what was decided, takes back what was not, and says so; nothing where no approval was interrupted.
    ///
    /// - Parameter path: of a baseline: its folder, its manifest, or a file.
    /// - Throws: where another approval is at work there, or where a file cannot take its place.
    package static func settle(baseline path: String) throws(DiagnosticError) -> Diagnostic? {
        let root = root(of: path)
        guard let journal = try ApprovalJournal(leftIn: root) else { return nil }
        let entries = journal.entries
        let isFinished = entries.contains(.commit) && !entries.contains(.return)
        for entry in entries {
            guard let file = StagedFile(entry, in: root) else { continue }
            if isFinished { try finish(file) } else { takeBack(file, isMoved: entries.contains(.commit)) }
        }
        journal.remove()
        if !isFinished { removeFolders(entries, in: root) }
        return Diagnostic(
            .note, "an approval in '\(root)' was interrupted, and is now \(isFinished ? "finished" : "taken back")")
    }

    /// Idempotent: what has its place already has nothing beside it.
    private static func finish(_ file: StagedFile) throws(DiagnosticError) {
        if access(file.partial, F_OK) == 0, rename(file.partial, file.target) != 0 {
            throw DiagnosticError(FileSystemError(path: file.target, code: errno).description)
        }
        unlink(file.backup)
    }

    /// - Parameter isMoved: whether files may have taken their places.
    private static func takeBack(_ file: StagedFile, isMoved: Bool) {
        if isMoved, access(file.partial, F_OK) != 0 {
            if !file.isNew { rename(file.backup, file.target) } else { unlink(file.target) }
        }
        unlink(file.partial)
        unlink(file.backup)
    }

    private static func removeFolders(_ entries: [ApprovalJournal.Entry], in root: String) {
        for case .folder(let path) in entries.reversed() {
            let folder =
                path.isEmpty ? root : FileLocation(root + "/manifest.json").sibling(path, allowingOutside: false)?.path
            if let folder { rmdir(folder) }
        }
    }

    /// The folder of a manifest and of a file; folders as they are.
    static func root(of path: String) -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let place = FileLocation(path).path
        return exists && !isFolder.boolValue ? (place as NSString).deletingLastPathComponent : place
    }
}

/// A file on its way to its place in the baseline.
struct StagedFile: Hashable, Sendable {
    /// Absolute, as the others.
    let target: String
    /// Whether there was none before.
    let isNew: Bool

    /// The new file, beside its place.
    var partial: String { hidden("partial") }
    /// The old file's second name.
    var backup: String { hidden("old") }

    init(target: String, isNew: Bool) {
        self.target = target
        self.isNew = isNew
    }

    /// `nil` for an entry that is no file, or whose path leads out of the folder.
    init?(_ entry: ApprovalJournal.Entry, in root: String) {
        switch entry {
        case .replace(let path), .create(let path):
            guard let place = FileLocation(root + "/manifest.json").sibling(path, allowingOutside: false) else {
                return nil
            }
            self.init(target: place.path, isNew: entry == .create(path))
        case .folder, .commit, .return: return nil
        }
    }

    private func hidden(_ suffix: String) -> String {
        let parts = target as NSString
        return "\(parts.deletingLastPathComponent)/.\(parts.lastPathComponent).approval-\(suffix)"
    }
}
