import DrawingLibraries
import Files
import Manifests

/// What runs before left about the pictures of an output folder.
///
/// Only the places of records are held, by their keys; a record is read when it is asked for.
package struct RunCache: Sendable {
    /// Its place in the output folder, and that of the records of a run that has not ended.
    static let path = ".thumbindex-cache"
    static let journalPath = ".thumbindex-journal"

    private let files: [OpenFile]
    /// Where the newest line of each key is, by the digest of the key.
    private let places: [UInt64: Place]

    private struct Place {
        /// The number of the file.
        var file: Int32
        var length: Int32
        var start: Int
    }

    /// An empty one.
    package init() {
        files = []
        places = [:]
    }

    /// That of a folder; what is damaged in it, or not there, is as if it had never been.
    package init(folder: String) {
        self.init(folders: [folder])
    }

    /// That of several folders, whose scenes are different ones.
    init(folders: [String]) {
        let paths = folders.flatMap { folder in
            [Self.path, Self.journalPath].map { OutputFolder.join(folder, $0) }
        }
        files = paths.compactMap { try? OpenFile($0) }
        var places: [UInt64: Place] = [:]
        for (number, file) in files.enumerated() {
            var lines = LineReader(file)
            while let line = lines.next() {
                guard let key = RecordLine.key(of: line) else { continue }
                places[Self.digest(of: key)] = Place(
                    file: Int32(number), length: Int32(clamping: line.count), start: lines.lineStart)
            }
        }
        self.places = places
    }

    /// The record of a key and its line, without a break.
    func record(_ key: String) -> (record: CacheRecord, line: [UInt8])? {
        guard let place = places[Self.digest(of: Array(key.utf8)[...])], let line = line(at: place),
            let record = CacheRecord(line: line[...]), record.key == key
        else { return nil }
        return (record, line)
    }

    /// Adds the lines of all keys but some, the digests of which are given.
    func add(to lines: SortedLines, without keys: Set<UInt64> = []) throws(FileSystemError) {
        for (digest, place) in places where !keys.contains(digest) {
            guard let line = line(at: place), let key = RecordLine.key(of: line[...]) else { continue }
            try lines.add(key, line)
        }
    }

    private func line(at place: Place) -> [UInt8]? {
        let length = Int(place.length)
        let bytes = try? files[Int(place.file)].bytes(place.start..<place.start + length)
        return bytes?.count == length ? bytes : nil
    }

    static func digest(of key: ArraySlice<UInt8>) -> UInt64 {
        key.withUnsafeBufferPointer { Digest128(of: Span(_unsafeElements: $0)).low }
    }
}

extension RunCache {
    /// How many scenes it knows.
    package var count: Int { places.count }
}
