#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lines that are given out in the order of their keys, however many there are: few are held in memory, the others wait
/// in a file of the output folder that has no name.
package final class SortedLines {
    private let folder: OutputFolder
    private let limit: Int
    /// Keys with their lines, as they came: `key 0 line break`.
    private var gathered: [UInt8] = []
    private var records: [Range<Int>] = []
    private var descriptor: Int32 = -1
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

    deinit { if descriptor >= 0 { close(descriptor) } }

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
        gathered.withUnsafeBytes { bytes in
            records.sort { Self.precedes(bytes[$0], bytes[$1]) }
        }
    }

    private static func precedes(_ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>)
        -> Bool
    {
        let (first, second) = (UnsafeRawBufferPointer(rebasing: first), UnsafeRawBufferPointer(rebasing: second))
        guard let start = first.baseAddress, let other = second.baseAddress else { return first.count < second.count }
        let order = memcmp(start, other, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
    }

    /// Puts what is held into the file.
    private func spill() throws(FileSystemError) {
        guard !records.isEmpty else { return }
        sort()
        if descriptor < 0 { descriptor = try FileDescriptor.openNameless(in: folder.path) }
        let start = runs.last?.upperBound ?? 0
        var file = FileWriter(descriptor, folder.path)
        for record in records { try file.write(gathered[record]) }
        try file.flush()
        runs.append(start..<start + gathered.count)
        gathered.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
    }

    /// Throws where the file cannot be read to its end.
    ///
    /// The runs are few, so that the first of their next records is found by looking at each.
    private func merge(_ body: (ArraySlice<UInt8>) throws(FileSystemError) -> Void) throws(FileSystemError) {
        var readers = runs.map { LineReader(descriptor, $0) }
        var heads = readers.indices.map { readers[$0].next().map(Array.init) ?? [] }
        for _ in 0..<count {
            var first = 0
            for number in heads.indices.dropFirst() where Self.comesFirst(heads[number], heads[first]) {
                first = number
            }
            guard !heads[first].isEmpty else { throw FileSystemError(path: folder.path, code: EIO) }
            try body(Self.line(heads[first][...]))
            heads[first] = readers[first].next().map(Array.init) ?? []
        }
    }

    /// An empty record stands for the end of a run, after all others.
    private static func comesFirst(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard !first.isEmpty, !second.isEmpty else { return second.isEmpty && !first.isEmpty }
        return first.withUnsafeBytes { first in second.withUnsafeBytes { precedes(first[...], $0[...]) } }
    }
}
