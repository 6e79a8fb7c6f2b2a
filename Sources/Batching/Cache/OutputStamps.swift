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
    /// What earlier runs noted; `nil` until a file is asked for.
    private let known = Locked<[UInt64: Mark]?>(nil)
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
    /// Of the digests of the notes and of the folder, in bytes.
    private static let headLength = 32
    /// Of a file's key and mark.
    private static let entryLength = 24
    private static let pieceLength = 1024 * entryLength

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
    }

    /// Whether a file was found to have bytes of a digest, and has not been touched since.
    ///
    /// - Parameters:
    ///   - name: its path below the output folder.
    ///   - path: where it lies.
    package func knows(_ name: String, at path: String, _ digest: Digest128) -> Bool {
        let key = Self.key(of: name)
        guard let mark = withKnown({ $0[key] }), let stamp = FileStamp(path: path) else { return false }
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
        var all = withKnown { $0.merging(news) { $1 } }
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

    private func withKnown<Result: Sendable>(_ body: ([UInt64: Mark]) -> Result) -> Result {
        known.withLock { known in
            if let known { return body(known) }
            let read = Self.read(path) ?? [:]
            known = read
            return body(read)
        }
    }

    /// Reads the notes a piece at a time, so that no large memory is given back, after which all that comes later would
    /// be laid out otherwise.
    private static func read(_ place: OutputPlace) -> [UInt64: Mark]? {
        let path = OutputFolder.join(place.folder, place.name)
        guard FileSystem.isOwnFile(path), let file = try? OpenFile(path, followingLinks: false),
            file.byteCount >= headLength, (file.byteCount - headLength) % entryLength == 0,
            (file.byteCount - headLength) / entryLength <= largestCount,
            let head = try? [UInt64](littleEndian: file.bytes(0..<headLength)), head.count == headLength / 8,
            Array(head[2...]) == [place.digest.high, place.digest.low]
        else { return nil }
        let stream = DigestStream()
        let folder = [place.digest.high, place.digest.low]
        unsafe stream.update(folder.span.bytes)
        var marks: [UInt64: Mark] = [:]
        marks.reserveCapacity((file.byteCount - headLength) / entryLength)
        for start in stride(from: headLength, to: file.byteCount, by: pieceLength) {
            let part = start..<min(start + pieceLength, file.byteCount)
            guard let words = try? [UInt64](littleEndian: file.bytes(part)), words.count == part.count / 8 else {
                return nil
            }
            unsafe stream.update(words.span.bytes)
            for entry in stride(from: 0, to: words.count, by: 3) {
                marks[words[entry]] = Mark(high: words[entry + 1], low: words[entry + 2])
            }
        }
        return [stream.digest.high, stream.digest.low] == Array(head[..<2]) ? marks : nil
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
