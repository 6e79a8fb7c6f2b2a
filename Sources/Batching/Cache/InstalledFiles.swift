package import Files
import Foundation
import Manifests

/// Digests of files that are large and seldom change: fonts, and the program itself.
///
/// They are noted in a file of the user's cache, so that a run after the first need not read all of them. It is never
/// needed: where it cannot be read, or is not the user's own, files are read instead, and where it cannot be written
/// they are read again the next time.
package struct InstalledFiles {
    private let folder: String?
    private var notes = DigestNotes()
    private var hasNews = false
    private var known: [String: String?] = [:]

    /// The name of the file in the folder.
    package static let fileName = "file-digests"

    /// - Parameter folder: where notes are kept; `nil` for nowhere.
    package init(notesIn folder: String?) {
        self.folder = folder
        guard let folder else { return }
        let path = OutputFolder.join(folder, Self.fileName)
        guard FileSystem.isOwnFile(path), let file = try? OpenFile(path, followingLinks: false),
            let bytes = try? file.bytes(limit: DigestNotes.largestSize)
        else { return }
        notes = DigestNotes(bytes: bytes)
    }

    /// The digest of a file's bytes, as 32 hexadecimal digits; `nil` where it has none, or the file cannot be read.
    ///
    /// - Parameter now: seconds since 1970.
    package mutating func digest(ofFileAt path: String, now: Int = Int(Date().timeIntervalSince1970)) -> String? {
        if let digest = known[path] { return digest }
        let digest = newDigest(ofFileAt: path, now: now)
        known[path] = .some(digest)
        return digest
    }

    /// Writes what was not noted before.
    package func keepNotes() {
        guard hasNews, let folder else { return }
        try? OutputFolder(path: folder).write(notes.bytes, to: Self.fileName)
    }

    /// A file that changed a moment ago may change again without its times telling: the clock of a file system ticks
    /// slowly.
    static let restSeconds = 3

    private mutating func newDigest(ofFileAt path: String, now: Int) -> String? {
        guard folder != nil, let stamp = FileStamp(path: path) else { return Self.readDigest(path) }
        if let digest = notes.digest(of: stamp) { return digest }
        guard let digest = Self.readDigest(path) else { return nil }
        if stamp.lastChange < now - Self.restSeconds, FileStamp(path: path) == stamp {
            notes.add(digest, of: stamp)
            hasNews = true
        }
        return digest
    }

    private static func readDigest(_ path: String) -> String? {
        guard let file = try? OpenFile(path), file.byteCount > 0 else { return nil }
        return Digest128(of: file)?.hexadecimal
    }
}

/// Digests of files, noted under the files' stamps: a line for each, the oldest first.
package struct DigestNotes: Hashable, Sendable {
    private var notes: [Note] = []

    private struct Note: Hashable {
        let stamp: String
        let digest: String
    }

    /// How many are kept; the oldest go first.
    package static let largestCount = 256
    /// More bytes than so many lines can have.
    package static let largestSize = 1 << 16

    /// No notes yet.
    package init() {}

    /// What of a text are notes; the rest is passed over.
    package init(bytes: [UInt8]) {
        for line in bytes.split(separator: RecordLine.lineBreak) {
            guard let line = RecordLine(line), line.count == 2 else { continue }
            add(Note(stamp: line.text(0), digest: line.text(1)))
        }
    }

    /// The notes as a file holds them, a line for each.
    package var bytes: [UInt8] {
        notes.flatMap { note in
            var line = RecordLine.Builder()
            line.add(note.stamp)
            line.add(note.digest)
            return line.line + [RecordLine.lineBreak]
        }
    }

    /// What is noted of a file in this very state; `nil` for nothing.
    package func digest(of stamp: FileStamp) -> String? {
        let stamp = stamp.text
        return notes.last { $0.stamp == stamp }?.digest
    }

    /// Notes the digest of a file in this very state.
    package mutating func add(_ digest: String, of stamp: FileStamp) {
        add(Note(stamp: stamp.text, digest: digest))
    }

    private mutating func add(_ note: Note) {
        if notes.count == Self.largestCount { notes.removeFirst() }
        notes.append(note)
    }
}

/// Where the program keeps what spares later runs work.
package enum UserCacheFolder {
    /// `thumbindex` in `$XDG_CACHE_HOME`, or else where the system's programs keep their caches in `$HOME`; `nil` where
    /// neither is an absolute path (XDG Base Directory Specification).
    package static func path(environment: [String: String]) -> String? {
        if let caches = absolute(environment["XDG_CACHE_HOME"]) { return OutputFolder.join(caches, "thumbindex") }
        #if os(macOS)
            let caches = "Library/Caches"
        #else
            let caches = ".cache"
        #endif
        return absolute(environment["HOME"]).map { OutputFolder.join($0, caches + "/thumbindex") }
    }

    private static func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
}
