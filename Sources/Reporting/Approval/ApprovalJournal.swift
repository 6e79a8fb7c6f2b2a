import Batching
import Documents
import Foundation
import Geometry

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
    private let descriptor: Int32

    /// Begins one.
    ///
    /// - Throws: where another approval is at work there, or left a journal.
    init(beginningIn root: String) throws(DiagnosticError) {
        self.root = root
        let path = Self.path(in: root)
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        let code = errno
        guard descriptor >= 0 else {
            throw code == EEXIST
                ? Self.busy(root) : DiagnosticError(FileSystemError(path: path, code: code).description)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.busy(root) }
    }

    /// Opens one that was left; `nil` where there is none.
    ///
    /// - Throws: where its approval is still at work.
    init?(leftIn root: String) throws(DiagnosticError) {
        self.root = root
        descriptor = open(Self.path(in: root), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.busy(root) }
        guard isInPlace else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Adds a line.
    func add(_ entry: Entry) throws(FileSystemError) {
        let bytes = Array((entry.line + "\n").utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw FileSystemError(path: Self.path(in: root), code: errno)
        }
        switch entry {
        case .commit, .return: fsync(descriptor)
        case .folder, .replace, .create: break
        }
    }

    /// The whole lines; what is none is passed over.
    var entries: [Entry] {
        let text = (FileManager.default.contents(atPath: Self.path(in: root))).map {
            String(decoding: $0, as: UTF8.self)
        }
        return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .compactMap { Entry(line: String($0)) }
    }

    /// Takes it away: all is done.
    func remove() { unlink(Self.path(in: root)) }

    private static func path(in root: String) -> String { root + "/" + name }

    private static func busy(_ root: String) -> DiagnosticError {
        DiagnosticError("another approval is at work in '\(root)'", hints: ["wait until it has ended"])
    }

    /// Whether the file that was opened is still the one of its name, and a regular file.
    private var isInPlace: Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && lstat(Self.path(in: root), &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev && opened.st_mode & S_IFMT == S_IFREG
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
