import Files
import Manifests

/// What runs before left about the pictures of an output folder.
///
/// Only the places of records are held, by their keys; a record is read when it is asked for.
package struct RenderCache: Sendable {
    /// Its place in the output folder, and that of the records of a run that has not ended.
    static let path = ".thumbindex-cache"
    static let journalPath = ".thumbindex-journal"

    private let files: [OpenFile]
    /// Where the newest line of each key is, by the digest of the key.
    private let places: [UInt64: Place]
    /// The line of what was noted of the folder's page; empty for nothing.
    private let page: [UInt8]

    private struct Place {
        /// The number of the file.
        var file: Int32
        var length: Int32
        var start: Int
    }

    /// An empty one.
    package init() {
        (files, places, page) = ([], [:], [])
    }

    /// The cache of a folder; what is damaged in it, or not there, is as if it had never been.
    package init(folder: String) {
        files = Self.files(of: folder)
        var places: [UInt64: Place] = [:]
        var page: [UInt8] = []
        for (number, file) in files.enumerated() {
            var lines = LineReader(file)
            while let line = lines.next() {
                guard let key = RecordLine.key(of: line) else { continue }
                guard !Self.isPage(key) else {
                    page = Array(line)
                    continue
                }
                places[Self.digest(of: key)] = Place(
                    file: Int32(number), length: Int32(clamping: line.count), start: lines.lineStart)
            }
        }
        self.places = places
        self.page = page
    }

    private static func isPage(_ key: ArraySlice<UInt8>) -> Bool { key.elementsEqual(PageNote.key.utf8) }

    /// What a program noted of the folder's page; `nil` where another one wrote it.
    func page(of program: UInt64) -> PageNote? { PageNote(line: page[...], program: program) }

    /// How many scenes it knows.
    package var count: Int { places.count }

    /// Whether there may be a record of a key.
    func mayKnow(_ key: @autoclosure () -> String) -> Bool {
        !places.isEmpty && places[Self.digest(of: Array(key().utf8)[...])] != nil
    }

    /// The record of a key and its line, without a break.
    func record(_ key: String) -> (record: CacheRecord, line: [UInt8])? {
        guard let place = places[Self.digest(of: Array(key.utf8)[...])], let line = line(at: place),
            let record = CacheRecord(line: line[...]), record.key == key
        else { return nil }
        return (record, line)
    }

    /// Copies the lines of all keys, but those whose digests are given.
    func copy(to lines: SortedLines, without keys: Set<UInt64> = []) throws(FileSystemError) {
        for (digest, place) in places where !keys.contains(digest) {
            guard let line = line(at: place), let key = RecordLine.key(of: line[...]) else { continue }
            try lines.add(Array(key), line)
        }
    }

    /// Writes the records of several folders as one file of another: where two have a record of one scene, that of the
    /// later folder.
    ///
    /// - Parameter page: the line of what is to be noted of the folder's page; empty for nothing.
    static func join(_ folders: [String], page: [UInt8] = [], in folder: OutputFolder) throws(FileSystemError) {
        let lines = SortedLines(in: folder)
        // One folder's files are open at a time.
        for folder in folders {
            for file in files(of: folder) {
                var reader = LineReader(file)
                while let line = reader.next() {
                    guard let key = RecordLine.key(of: line), !isPage(key) else { continue }
                    try lines.add(Array(key) + [keyEnd] + UInt64(lines.count).hexadecimal.utf8, line)
                }
            }
        }
        try folder.write(to: path) { file throws(FileSystemError) in
            var last: [UInt8] = []
            func writeLast() throws(FileSystemError) {
                if !last.isEmpty { try file.write(last + [RecordLine.lineBreak]) }
            }
            try lines.forEach { line throws(FileSystemError) in
                if RecordLine.key(of: last[...]) != RecordLine.key(of: line) { try writeLast() }
                last = Array(line)
            }
            try writeLast()
            last = page
            try writeLast()
        }
    }

    /// Parts the key of a record from its number; no key has such a byte.
    private static let keyEnd: UInt8 = 1

    /// The later the file, the newer are its records.
    private static func files(of folder: String) -> [OpenFile] {
        [path, journalPath].compactMap { try? OpenFile(OutputFolder.join(folder, $0), followingLinks: false) }
    }

    /// Writes records as the one file that the next run goes by.
    ///
    /// - Parameter page: the line of what is to be noted of the folder's page; empty for nothing.
    static func write(_ lines: SortedLines, page: [UInt8], to folder: OutputFolder) throws(FileSystemError) {
        try folder.write(to: path) { file throws(FileSystemError) in
            func write(_ line: ArraySlice<UInt8>) throws(FileSystemError) {
                try file.write(line)
                try file.write(CollectionOfOne(RecordLine.lineBreak))
            }
            try lines.forEach(write)
            if !page.isEmpty { try write(page[...]) }
        }
    }

    private func line(at place: Place) -> [UInt8]? {
        let length = Int(place.length)
        let bytes = try? files[Int(place.file)].bytes(place.start..<place.start + length)
        return bytes?.count == length ? bytes : nil
    }

    fileprivate static func digest(of key: ArraySlice<UInt8>) -> UInt64 { Digest128(of: key.span).low }
}

/// Notes the records of a run as its pictures are drawn, so that one that is stopped goes on where it was.
struct CacheJournal {
    private let folder: OutputFolder
    private let old: RenderCache
    /// The lines of this run, by their keys.
    private let lines: SortedLines
    /// The digests of those keys.
    private var keys: Set<UInt64> = []
    private var file: AppendedFile?

    init(_ folder: OutputFolder, old: RenderCache) {
        self.folder = folder
        self.old = old
        lines = SortedLines(in: folder)
    }

    /// Notes a record; one of a scene that was drawn is in the file before the next is.
    ///
    /// - Parameter line: the line of a record that is as it was.
    mutating func add(_ record: CacheRecord, line known: [UInt8]?, isNew: Bool) throws(FileSystemError) {
        let line = known ?? record.line
        let key = Array(record.key.utf8)
        keys.insert(RenderCache.digest(of: key[...]))
        try lines.add(key, line)
        guard isNew else { return }
        try append(line + [RecordLine.lineBreak])
    }

    private mutating func append(_ bytes: [UInt8]) throws(FileSystemError) {
        if let file { return try file.append(bytes) }
        let opened = try AppendedFile(folder.join(RenderCache.journalPath))
        file = opened
        // A run that was killed may have left a part of a line.
        try opened.append([RecordLine.lineBreak] + bytes)
    }

    /// Writes all records as one file, sorted, and takes the journal away. Those of scenes that the run was not about
    /// stay.
    ///
    /// - Parameter page: the line of what is to be noted of the folder's page; empty for nothing.
    mutating func finish(page: [UInt8]) throws(FileSystemError) {
        try old.copy(to: lines, without: keys)
        try RenderCache.write(lines, page: page, to: folder)
        file = nil
        folder.remove(RenderCache.journalPath)
    }
}
