import Documents
import Files
import Foundation
import Geometry

/// What an approval is about to do, beside the baseline until it is done: whatever ends the program, the next one can
/// finish what was decided, or take back what was not.
///
/// A line for each file and folder, then `commit`, and `return` where the files return to what they were. The file is
/// locked while its approval runs.
final class ApprovalJournal {
    static let name = ".thumbindex-approval"

    /// What stands in a line; paths lie below the baseline's folder.
    enum Entry: Hashable, Sendable {
        /// A folder that is made.
        case folder(String)
        /// A file that takes the place of another.
        case replace(String)
        /// A file where there was none.
        case create(String)
        /// All files are there, beside their places.
        case commit
        /// One could not take its place.
        case `return`
    }

    let root: String
    private let file: LockedFile

    /// Begins one.
    ///
    /// - Throws: where another approval is at work there, or left a journal.
    init(beginningIn root: String) throws(DiagnosticError) {
        self.root = root
        do throws(FileSystemError) {
            file = try LockedFile(creating: Self.path(in: root))
        } catch {
            throw Self.objection(error, root)
        }
    }

    /// Opens one that was left; `nil` where there is none.
    ///
    /// - Throws: where its approval is still at work.
    init?(leftIn root: String) throws(DiagnosticError) {
        self.root = root
        do throws(FileSystemError) {
            guard let file = try LockedFile(existing: Self.path(in: root)) else { return nil }
            self.file = file
        } catch {
            throw Self.objection(error, root)
        }
    }

    /// Adds a line.
    func add(_ entry: Entry) throws(FileSystemError) {
        try file.append(Array((entry.line + "\n").utf8))
        switch entry {
        case .commit, .return: file.flush()
        case .folder, .replace, .create: break
        }
    }

    /// The whole lines; what is none is passed over.
    var entries: [Entry] {
        let bytes = (try? OpenFile(Self.path(in: root)).bytes()) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast()
            .compactMap { Entry(line: String($0)) }
    }

    /// Takes it away: all is done.
    func remove() { FileSystem.remove(Self.path(in: root)) }

    private static func path(in root: String) -> String { root + "/" + name }

    private static func objection(_ error: FileSystemError, _ root: String) -> DiagnosticError {
        guard [.fileExists, .wouldBlock].contains(error.code) else { return DiagnosticError(error.description) }
        return DiagnosticError("another approval is at work in '\(root)'", hints: ["wait until it has ended"])
    }
}

extension ApprovalJournal.Entry {
    /// `replace "look/rest.png"`.
    var line: String {
        switch self {
        case .folder(let path): "folder " + JSONValue.string(path).line
        case .replace(let path): "replace " + JSONValue.string(path).line
        case .create(let path): "create " + JSONValue.string(path).line
        case .commit: "commit"
        case .return: "return"
        }
    }

    init?(line: String) {
        let parts = line.split(separator: " ", maxSplits: 1)
        let path = parts.count == 2 ? try? JSONDecoder().decode(String.self, from: Data(parts[1].utf8)) : nil
        switch (parts.first, path) {
        case ("folder", let path?): self = .folder(path)
        case ("replace", let path?): self = .replace(path)
        case ("create", let path?): self = .create(path)
        case ("commit", nil) where parts.count == 1: self = .commit
        case ("return", nil) where parts.count == 1: self = .return
        default: return nil
        }
    }
}
