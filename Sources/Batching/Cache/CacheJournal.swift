import Files
import Manifests

/// Notes the records of a run as its pictures are drawn, so that one that is stopped goes on where it was.
struct CacheJournal {
    private let folder: OutputFolder
    private let old: RunCache
    /// The lines of this run, by their keys.
    private let lines: SortedLines
    /// The digests of those keys.
    private var keys: Set<UInt64> = []
    private var file: AppendedFile?

    init(_ folder: OutputFolder, old: RunCache) {
        self.folder = folder
        self.old = old
        lines = SortedLines(in: folder)
    }

    /// Notes a record; one of a scene that was drawn is on the disk before the next is.
    ///
    /// - Parameter line: that of a record that is as it was.
    mutating func add(_ record: CacheRecord, line known: [UInt8]?, isNew: Bool) throws(FileSystemError) {
        guard let line = known ?? record.line else { return }
        keys.insert(RunCache.digest(of: Array(record.key.utf8)[...]))
        try lines.add(record.key.utf8, line)
        guard isNew else { return }
        try append(line + [RecordLine.lineBreak])
    }

    private mutating func append(_ bytes: [UInt8]) throws(FileSystemError) {
        if let file { return try file.append(bytes) }
        let opened = try AppendedFile(folder.join(RunCache.journalPath))
        file = opened
        // A run that was killed may have left a part of a line.
        try opened.append([RecordLine.lineBreak] + bytes)
    }

    /// Writes all records as one file, sorted, and takes the journal away. Those of scenes that the run was not about
    /// stay.
    mutating func finish() throws(FileSystemError) {
        try old.add(to: lines, without: keys)
        try Self.write(lines, to: folder)
        file = nil
        folder.remove(RunCache.journalPath)
    }

    /// Writes records as the one file that the next run goes by.
    static func write(_ lines: SortedLines, to folder: OutputFolder) throws(FileSystemError) {
        try folder.write(to: RunCache.path) { file throws(FileSystemError) in
            try lines.forEach { line throws(FileSystemError) in
                try file.write(line)
                try file.write(CollectionOfOne(RecordLine.lineBreak))
            }
        }
    }
}
