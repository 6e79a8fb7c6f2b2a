package import Files

/// Writes the manifest of a run whose entries come one after the other, however many: few are held in memory.
package struct ManifestWriter {
    private let folder: OutputFolder
    /// The entries' lines by their paths.
    private let lines: SortedLines
    /// Of the entries' paths.
    private var paths = UnorderedDigest()
    private var failures: [FailedPicture] = []

    /// - Parameter folder: the run's; parts of the manifest wait there, too.
    package init(in folder: OutputFolder) {
        self.folder = folder
        lines = SortedLines(in: folder)
    }

    /// Adds an entry, in whatever order.
    package mutating func add(_ entry: ManifestEntry) throws(FileSystemError) {
        let path = Array(entry.path.utf8)
        paths.add(Digest128(of: path.span))
        try lines.add(path, entry.line)
    }

    /// Notes what could not be drawn.
    package mutating func add(_ failure: FailedPicture) { failures.append(failure) }

    /// Writes the file, whole or not at all.
    ///
    /// - Parameter old: what earlier runs left and still holds; what this run was about is left out of it.
    package func write(
        fingerprint: Fingerprint?, shard: ShardStamp? = nil, keeping old: KeptEntries? = nil
    ) throws(FileSystemError) {
        let failures = (failures + (old?.failures ?? [])).sorted(by: FailedPicture.precedes)
        try folder.write(to: Manifest.path) { file throws(FileSystemError) in
            var text = ManifestText()
            try file.write(text.opening(Manifest.currentVersion, fingerprint, shard))
            try forEachLine(keeping: old) { line throws(FileSystemError) in try file.write(text.line(of: line)) }
            try file.write(text.ending(failures))
        }
    }

    /// Tells of all entries that the manifest will have of earlier runs.
    package func forEachKept(
        of old: KeptEntries, _ body: (ManifestEntry) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        try forEachLine(keeping: old) { _ throws(FileSystemError) in
        } kept: { entry throws(FileSystemError) in
            try body(entry)
        }
    }

    /// Gives this run's lines and those of the old entries that are kept, in the order of their paths.
    private func forEachLine(
        keeping old: KeptEntries?, _ body: (ArraySlice<UInt8>) throws(FileSystemError) -> Void,
        kept: (ManifestEntry) throws(FileSystemError) -> Void = { _ in }
    ) throws(FileSystemError) {
        // Mostly a run is about all that the one before it was about.
        var reader = old.flatMap { $0.reader.paths == paths ? nil : $0.reader }
        var waiting = reader?.next()
        func passWaiting() throws(FileSystemError) {
            if let line = waiting, let entry = ManifestEntry(line: line[...]), old?.isKept(entry) == true {
                try kept(entry)
                try body(entry.line[...])
            }
            waiting = reader?.next()
        }
        try lines.forEach { line throws(FileSystemError) in
            let path = ManifestEntry.path(ofLine: line)
            while let old = waiting, ManifestEntry.path(ofLine: old[...]).lexicographicallyPrecedes(path) {
                try passWaiting()
            }
            if let old = waiting, ManifestEntry.path(ofLine: old[...]) == path { waiting = reader?.next() }
            try body(line)
        }
        while waiting != nil { try passWaiting() }
    }
}

/// What earlier runs left in a folder, of which a run that draws a part keeps the rest.
package struct KeptEntries {
    /// Reads the old manifest from its start.
    package let reader: ManifestReader
    /// What failed in an earlier run, and was not tried again.
    package let failures: [FailedPicture]
    /// Whether an entry that the run was not about still holds.
    package let isKept: (ManifestEntry) -> Bool

    /// A choice of an old manifest's entries.
    package init(
        _ reader: ManifestReader, failures: [FailedPicture], isKept: @escaping (ManifestEntry) -> Bool
    ) {
        self.reader = reader
        self.failures = failures
        self.isKept = isKept
    }
}

/// Reads the entries of a manifest one after the other, as it was written by this program: a line for each.
package struct ManifestReader {
    /// The manifest without its entries.
    package let frame: Manifest
    /// Of the entries' paths.
    let paths: UnorderedDigest
    /// Is open as long as lines are read.
    private let file: OpenFile
    private var lines: LineReader

    /// `nil` where there is no manifest, or one that this program did not write.
    package init?(inFolder folder: String) {
        guard let file = try? OpenFile(OutputFolder.join(folder, Manifest.path)) else { return nil }
        var frame: [UInt8] = []
        var (paths, isAmongEntries) = (UnorderedDigest(), false)
        var all = LineReader(file)
        while let line = all.next() {
            if isAmongEntries, line.starts(with: ManifestText.entryBeginning.utf8) {
                let path = ManifestEntry.path(ofLine: line.dropFirst(ManifestText.indentation))
                paths.add(Digest128(of: path.span))
                continue
            }
            guard frame.count < Self.longestFrame else { return nil }
            isAmongEntries = line.elementsEqual(ManifestText.entriesOpening.utf8)
            frame += line
        }
        guard let manifest = Manifest(bytes: frame), manifest.entries.isEmpty else { return nil }
        self.frame = manifest
        self.paths = paths
        self.file = file
        lines = LineReader(file)
        while let line = lines.next(), !line.elementsEqual(ManifestText.entriesOpening.utf8) {}
    }

    /// The line of an entry, in the order of the entries' paths; `nil` at the end.
    mutating func next() -> [UInt8]? {
        guard let line = lines.next(), line.starts(with: ManifestText.entryBeginning.utf8) else { return nil }
        let entry = line.dropFirst(ManifestText.indentation)
        return Array(entry.last == UInt8(ascii: ",") ? entry.dropLast() : entry)
    }

    /// Fonts, libraries and failures of a run take less.
    private static let longestFrame = 1 << 26
}
