import SystemPackage

/// Lines that are given out in the order of their keys, however many there are: few are held in memory, the others wait
/// in a file of the output folder that has no name.
///
/// Sorted runs of lines are written to that file; as many as may be read at once become one longer run.
package final class SortedLines {
    private let folder: OutputFolder
    private let limit: Int
    /// Keys with their lines, as they came: `key 0 line break`.
    private var gathered: [UInt8] = []
    private var records: [Range<Int>] = []
    private var file: FileDescriptor?
    /// The parts of the file that are in order, the longest first.
    private var runs: [Run] = []
    /// How long the file is, with the parts that became longer ones.
    private var fileLength = 0
    /// Of all lines.
    package private(set) var count = 0

    private struct Run {
        let place: Range<Int>
        /// How often its lines were merged.
        let level: Int
    }

    /// As many runs of a level become one.
    private static let fan = 64
    private static let keyEnd: UInt8 = 0
    private static let lineBreak: UInt8 = 0x0A

    /// - Parameter limit: how many bytes are held, about.
    package init(in folder: OutputFolder, limit: Int = 1 << 18) {
        self.folder = folder
        self.limit = limit
    }

    deinit { try? file?.closing() }

    /// Neither the key nor the line may hold a line break, nor the key a zero.
    package func add(_ key: some Sequence<UInt8>, _ line: some Sequence<UInt8>) throws(FileSystemError) {
        try add(Array(key), Array(line))
    }

    /// The same of bytes that lie together.
    package func add(_ key: [UInt8], _ line: [UInt8]) throws(FileSystemError) {
        let start = gathered.count
        gathered += key
        gathered.append(Self.keyEnd)
        gathered += line
        gathered.append(Self.lineBreak)
        records.append(start..<gathered.count)
        count += 1
        if gathered.count >= limit { try spill() }
    }

    /// Gives the lines without their keys, in the order of the keys' bytes.
    package func forEach(
        _ body: (ArraySlice<UInt8>) throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        guard runs.isEmpty else {
            try spill()
            return try merge(body)
        }
        sort()
        for record in records { try body(Self.line(gathered[record.lowerBound..<record.upperBound - 1])) }
    }

    private static func line(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        record[((record.firstIndex(of: keyEnd) ?? record.startIndex) + 1)...]
    }
}

extension SortedLines {
    private func sort() {
        unsafe gathered.withUnsafeBytes { bytes in
            // Records are ranges of what is gathered, which stays as it is meanwhile.
            records.sort { unsafe Self.precedes(bytes[$0], bytes[$1]) }
        }
    }

    static func precedes(_ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>) -> Bool {
        unsafe FileSystem.order(of: .init(rebasing: first), and: .init(rebasing: second)) < 0
    }

    /// Puts what is held into the file.
    private func spill() throws(FileSystemError) {
        guard !records.isEmpty else { return }
        sort()
        let file = if let file { file } else { try FileDescriptor.nameless(inFolder: folder.path) }
        self.file = file
        var writer = FileWriter(file, folder.path)
        for record in records { try writer.write(gathered[record]) }
        try writer.flush()
        addRun(ofLength: gathered.count, level: 0)
        gathered.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
        while runs.count >= Self.fan, runs[runs.count - Self.fan].level == runs[runs.count - 1].level {
            try mergeLast(in: file)
        }
    }

    private func addRun(ofLength length: Int, level: Int) {
        runs.append(Run(place: fileLength..<fileLength + length, level: level))
        fileLength += length
    }

    /// Writes the last runs once more, as one.
    private func mergeLast(in file: FileDescriptor) throws(FileSystemError) {
        let merged = runs.suffix(Self.fan)
        let length = merged.reduce(0) { $0 + $1.place.count }
        let level = (merged.last?.level ?? 0) + 1
        var records = MergedRuns(of: file, merged.map(\.place))
        var writer = FileWriter(file, folder.path)
        var count = 0
        while let record = records.next() {
            try writer.write(record)
            try writer.write(CollectionOfOne(Self.lineBreak))
            count += record.count + 1
        }
        try writer.flush()
        guard count == length else { throw FileSystemError(path: folder.path, code: .ioError) }
        runs.removeLast(Self.fan)
        addRun(ofLength: length, level: level)
    }

    /// Throws where the file cannot be read to its end.
    private func merge(_ body: (ArraySlice<UInt8>) throws(FileSystemError) -> Void) throws(FileSystemError) {
        guard let file else { return }
        var records = MergedRuns(of: file, runs.map(\.place))
        for _ in 0..<count {
            guard let record = records.next() else { throw FileSystemError(path: folder.path, code: .ioError) }
            try body(Self.line(record[...]))
        }
    }
}
