package import Documents
import Files
import Foundation

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
        if FileSystem.exists(file.partial) {
            do {
                try FileSystem.rename(file.partial, to: file.target)
            } catch {
                throw DiagnosticError(error)
            }
        }
        FileSystem.remove(file.backup)
    }

    /// - Parameter isMoved: whether files may have taken their places.
    private static func takeBack(_ file: StagedFile, isMoved: Bool) {
        if isMoved, !FileSystem.exists(file.partial) {
            if file.isNew {
                FileSystem.remove(file.target)
            } else {
                try? FileSystem.rename(file.backup, to: file.target)
            }
        }
        FileSystem.remove(file.partial)
        FileSystem.remove(file.backup)
    }

    private static func removeFolders(_ entries: [ApprovalJournal.Entry], in root: String) {
        for case .folder(let path) in entries.reversed() {
            let folder =
                path.isEmpty ? root : FileLocation(root + "/manifest.json").sibling(path, allowingOutside: false)?.path
            if let folder { FileSystem.removeFolder(folder) }
        }
    }

    /// The folder of a manifest and of a file; folders as they are.
    static func root(of path: String) -> String {
        let place = FileLocation(path).path
        return switch FileSystem.kind(of: path) {
        case .folder, nil: place
        case .file, .link, .other: (place as NSString).deletingLastPathComponent
        }
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
