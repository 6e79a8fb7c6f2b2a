package import Files
import Foundation
import Jobs
import Manifests

/// Which files of an output folder were read and found to be what a run wrote, each by the stamp that it had then: one
/// that still has this stamp is not read again.
///
/// They are noted in a file of the user's cache, one of a few that folders share. It is never needed: where it cannot be
/// read, is not the user's own or is about another folder, files are read.
package final class OutputStamps: Sendable {
    private let path: OutputPlace
    private let known: [UInt64: Mark]
    private let news = Locked<[UInt64: Mark]>([:])
    /// When files that may be noted have long been at rest, in seconds since 1970.
    private let restSince: Int

    private struct OutputPlace: Sendable {
        let folder: String
        let name: String
        let digest: Digest128
    }

    /// The digest of a file's stamp and of what a run knows of the file.
    private typealias Mark = Digest128

    /// Folders share so many files.
    private static let fileCount: UInt64 = 16
    /// Of more files none is noted.
    private static let largestCount = 1 << 18
    private static let wordsOfEntry = 3

    /// - Parameters:
    ///   - output: the output folder.
    ///   - folder: where notes are kept.
    ///   - now: seconds since 1970, at most those of when the first file is read.
    package init(of output: String, notesIn folder: String, now: Int = Int(Date().timeIntervalSince1970)) {
        let digest = Digest128(of: Array(AbsolutePath(output).withoutLinks.utf8).span)
        let path = OutputPlace(
            folder: folder, name: "output-stamps-\(String(digest.low % Self.fileCount, radix: 16))", digest: digest)
        self.path = path
        restSince = now - InstalledFiles.restSeconds
        known = Self.read(path)
    }

    /// Whether a file was found to have bytes of a digest, and has not been touched since.
    ///
    /// - Parameters:
    ///   - name: its path below the output folder.
    ///   - path: where it lies.
    package func knows(_ name: String, at path: String, _ digest: Digest128) -> Bool {
        guard let mark = known[Self.key(of: name)], let stamp = FileStamp(path: path) else { return false }
        return mark == Self.mark(of: stamp, digest)
    }

    /// Notes that a file was found to have bytes of a digest.
    ///
    /// - Parameter stamp: from before it was read.
    package func note(_ name: String, _ digest: Digest128, _ stamp: FileStamp) {
        // What changed a moment ago may change again without its times telling.
        guard stamp.lastChange < restSince else { return }
        let mark = Self.mark(of: stamp, digest)
        let key = Self.key(of: name)
        news.withLock { $0[key] = mark }
    }

    /// Writes what was not noted before.
    package func keep() {
        let news = news.withLock { $0 }
        guard !news.isEmpty else { return }
        var all = known.merging(news) { $1 }
        if all.count > Self.largestCount { all = news }
        guard all.count <= Self.largestCount else { return }
        var words = [path.digest.high, path.digest.low]
        for (key, mark) in all.sorted(by: { $0.key < $1.key }) { words += [key, mark.high, mark.low] }
        let digest = Digest128(of: words.span)
        let bytes = ([digest.high, digest.low] + words).flatMap(\.littleEndianBytes)
        try? OutputFolder(path: path.folder).write(bytes, to: path.name)
    }

    private static func key(of name: String) -> UInt64 { Digest128(of: Array(name.utf8).span).low }

    private static func mark(of stamp: FileStamp, _ digest: Digest128) -> Mark {
        let words = stamp.words + [digest.high, digest.low]
        return Mark(of: words.span)
    }

    private static func read(_ place: OutputPlace) -> [UInt64: Mark] {
        let path = OutputFolder.join(place.folder, place.name)
        guard FileSystem.isOwnFile(path), let file = try? OpenFile(path, followingLinks: false),
            let bytes = try? file.bytes(limit: (4 + wordsOfEntry * largestCount) * 8)
        else { return [:] }
        let words = [UInt64](littleEndian: bytes)
        guard words.count >= 4, (words.count - 4) % wordsOfEntry == 0 else { return [:] }
        let digest = Digest128(of: Array(words[2...]).span)
        guard [digest.high, digest.low, place.digest.high, place.digest.low] == Array(words[..<4]) else { return [:] }
        var marks: [UInt64: Mark] = [:]
        marks.reserveCapacity((words.count - 4) / wordsOfEntry)
        for start in stride(from: 4, to: words.count, by: wordsOfEntry) {
            marks[words[start]] = Mark(high: words[start + 1], low: words[start + 2])
        }
        return marks
    }
}

extension UInt64 {
    fileprivate var littleEndianBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) } }
}

extension [UInt64] {
    /// The numbers of bytes, eight each; what is left over is none.
    fileprivate init(littleEndian bytes: [UInt8]) {
        let span = bytes.span
        self = (0..<bytes.count / 8).map { number in
            (0..<8).reduce(0) { $0 | UInt64(span[number * 8 + $1]) << (8 * UInt64($1)) }
        }
    }
}
