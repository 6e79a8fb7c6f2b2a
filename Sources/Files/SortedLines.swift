import SystemPackage

/// Lines that are given out in the order of their keys, however many there are: few are held in memory, the others wait
/// in a file of the output folder that has no name.
package final class SortedLines {
    private let folder: OutputFolder
    private let limit: Int
    /// Keys with their lines, as they came: `key 0 line break`.
    private var gathered: [UInt8] = []
    private var records: [Range<Int>] = []
    private var file: FileDescriptor?
    /// The parts of the file that are in order.
    private var runs: [Range<Int>] = []
    /// Of all lines.
    package private(set) var count = 0

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
        let start = gathered.count
        gathered.append(contentsOf: key)
        gathered.append(Self.keyEnd)
        gathered.append(contentsOf: line)
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

    private static func precedes(_ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>)
        -> Bool
    {
        unsafe FileSystem.order(of: .init(rebasing: first), and: .init(rebasing: second)) < 0
    }

    /// Puts what is held into the file.
    private func spill() throws(FileSystemError) {
        guard !records.isEmpty else { return }
        sort()
        let file = if let file { file } else { try Self.namelessFile(in: folder) }
        self.file = file
        let start = runs.last?.upperBound ?? 0
        var writer = FileWriter(file, folder.path)
        for record in records { try writer.write(gathered[record]) }
        try writer.flush()
        runs.append(start..<start + gathered.count)
        gathered.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
    }

    /// A file for writing and reading back that is gone from the folder when it is closed, or the process ends.
    private static func namelessFile(in folder: OutputFolder) throws(FileSystemError) -> FileDescriptor {
        let path = folder.join(".lines.\(FileSystem.processID).partial")
        let file = try FileWriter.create(path, .readWrite, permissions: FilePermissions(rawValue: 0o600))
        FileSystem.remove(path)
        return file
    }

    /// Throws where the file cannot be read to its end.
    ///
    /// The runs are few, so that the first of their next records is found by looking at each.
    private func merge(_ body: (ArraySlice<UInt8>) throws(FileSystemError) -> Void) throws(FileSystemError) {
        guard let file else { return }
        var readers = runs.map { LineReader(file, $0) }
        var heads = readers.indices.map { readers[$0].next().map(Array.init) ?? [] }
        for _ in 0..<count {
            var first = 0
            for number in heads.indices.dropFirst() where Self.comesFirst(heads[number], heads[first]) {
                first = number
            }
            guard !heads[first].isEmpty else { throw FileSystemError(path: folder.path, code: .ioError) }
            try body(Self.line(heads[first][...]))
            heads[first] = readers[first].next().map(Array.init) ?? []
        }
    }

    /// An empty record stands for the end of a run, after all others.
    private static func comesFirst(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard !first.isEmpty, !second.isEmpty else { return second.isEmpty && !first.isEmpty }
        return unsafe first.withUnsafeBytes { first in
            unsafe second.withUnsafeBytes { unsafe precedes(first[...], $0[...]) }
        }
    }
}
