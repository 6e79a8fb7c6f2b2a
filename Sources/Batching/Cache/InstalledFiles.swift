import DrawingLibraries
import Files
import Foundation
import Rendering

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
    private static let restSeconds = 3

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
