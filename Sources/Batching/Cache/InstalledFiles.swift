import DrawingLibraries
import Rendering

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
        var bytes: [UInt8] = []
        guard Self.isOwn(path), let count = WholeFile.read(path, into: &bytes, atMost: DigestNotes.largestSize),
            count <= DigestNotes.largestSize
        else { return }
        notes = DigestNotes(bytes: Array(bytes.prefix(count)))
    }

    /// The CRC-64/XZ of a file's bytes, as 16 hexadecimal digits; `nil` where the file cannot be read.
    ///
    /// - Parameter now: seconds since 1970.
    package mutating func digest(ofFileAt path: String, now: Int = time(nil)) -> String? {
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
        guard folder != nil, let stamp = FileStamp(path: path) else { return fileDigest(atPath: path) }
        if let digest = notes.digest(of: stamp) { return digest }
        guard let digest = fileDigest(atPath: path) else { return nil }
        if stamp.lastChange < now - Self.restSeconds, FileStamp(path: path) == stamp {
            notes.add(digest, of: stamp)
            hasNews = true
        }
        return digest
    }

    /// Whether it is a file, no link to one, that belongs to who runs the program.
    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
    }
}
