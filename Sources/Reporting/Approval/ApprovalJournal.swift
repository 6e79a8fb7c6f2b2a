import Documents
import Files
import Foundation
import Manifests

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
        try file.append(entry.line + [RecordLine.lineBreak])
        switch entry {
        case .commit, .return: file.flush()
        case .folder, .replace, .create: break
        }
    }

    /// The whole lines; what is none is passed over.
    var entries: [Entry] {
        let bytes = (try? OpenFile(Self.path(in: root)).bytes()) ?? []
        return bytes.split(separator: RecordLine.lineBreak, omittingEmptySubsequences: false).dropLast()
            .compactMap(Entry.init(line:))
    }

    /// Takes it away: all is done.
    func remove() { FileSystem.remove(Self.path(in: root)) }

    private static func path(in root: String) -> String { root + "/" + name }

    private static func objection(_ error: FileSystemError, _ root: String) -> DiagnosticError {
        guard [.fileExists, .wouldBlock].contains(error.code) else { return DiagnosticError(error) }
        let kind = FileSystem.kind(of: path(in: root), followingLinks: false)
        guard kind == nil || kind == .file else {
            return DiagnosticError(
                "'\(path(in: root))' is none of the files that approvals leave",
                hints: ["take it away: an approval keeps its journal there"])
        }
        return .temporary("another approval is at work in '\(root)'", hints: ["wait until it has ended"])
    }
}

extension ApprovalJournal.Entry {
    /// `replace` and the path, with a digest of both; paths stand as in JSON, since a name may hold any character.
    fileprivate var line: [UInt8] {
        var line = RecordLine.Builder()
        switch self {
        case .folder(let path): line.add(Word.folder, path)
        case .replace(let path): line.add(Word.replace, path)
        case .create(let path): line.add(Word.create, path)
        case .commit: line.add(Word.commit.rawValue)
        case .return: line.add(Word.return.rawValue)
        }
        return line.line
    }

    /// `nil` for a line that was damaged, and for one that this program does not write.
    fileprivate init?(line: ArraySlice<UInt8>) {
        guard let line = RecordLine(line), let word = Word(rawValue: line.text(0)) else { return nil }
        let path = line.count == 2 ? try? JSONDecoder().decode(String.self, from: Data(line[1])) : nil
        switch (word, path) {
        case (.folder, let path?): self = .folder(path)
        case (.replace, let path?): self = .replace(path)
        case (.create, let path?): self = .create(path)
        case (.commit, nil) where line.count == 1: self = .commit
        case (.return, nil) where line.count == 1: self = .return
        default: return nil
        }
    }

    fileprivate enum Word: String {
        case folder, replace, create, commit, `return`
    }
}

extension RecordLine.Builder {
    fileprivate mutating func add(_ word: ApprovalJournal.Entry.Word, _ path: String) {
        add(word.rawValue)
        add(JSONValue.string(path).line)
    }
}
