/// Notes the records of a run as its pictures are drawn, so that one that is stopped goes on where it was.
struct CacheJournal {
    private let folder: OutputFolder
    private let old: RunCache
    /// The lines of this run by their keys.
    private var lines: [(key: UInt64, line: ArraySlice<UInt8>)] = []
    private var descriptor: Int32?

    init(_ folder: OutputFolder, old: RunCache) {
        self.folder = folder
        self.old = old
    }

    /// Notes a record; one of a scene that was drawn is on the disk before the next is. A record that is as it was
    /// keeps its line.
    mutating func add(_ record: CacheRecord, isNew: Bool, isKnown: Bool) throws(FileSystemError) {
        let key = RunCache.digest(of: Array(record.key.utf8)[...])
        if isKnown, let line = old.line(key) { return lines.append((key, line)) }
        guard let line = record.line else { return }
        lines.append((key, line[...]))
        guard isNew else { return }
        if descriptor == nil { descriptor = try FileDescriptor.openForAppending(folder.join(RunCache.journalPath)) }
        if let descriptor { try FileDescriptor.writeAll(line, to: descriptor, at: folder.join(RunCache.journalPath)) }
    }

    /// Writes all records as one file, sorted, and takes the journal away. Those of scenes that the run was not about
    /// stay.
    mutating func finish() throws(FileSystemError) {
        let own = Set(lines.map(\.key))
        try folder.write(
            RunCache.ordered(lines.map(\.line) + old.lines(without: own)), to: RunCache.path)
        close()
        folder.remove(RunCache.journalPath)
    }

    mutating func close() {
        if let descriptor { FileDescriptor.end(descriptor) }
        descriptor = nil
    }
}
