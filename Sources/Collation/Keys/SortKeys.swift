/// The sort keys of names, in one piece of memory and in the order of the names.
package struct SortKeys: Sendable {
    /// The keys, one after the other.
    private var bytes: [UInt8] = []
    /// Where each key ends in `bytes`.
    private var ends: [Int] = []
    /// Where ICU writes a key before it is known to fit.
    private var buffer = [UInt8](repeating: 0, count: 1024)

    init() {}

    /// Keys that are known already; none ends in 0.
    package init(_ keys: some Sequence<[UInt8]>) {
        for key in keys {
            bytes += key
            ends.append(bytes.count)
        }
    }

    mutating func reserve(names: Int) {
        ends.reserveCapacity(names)
        bytes.reserveCapacity(names * Self.usualLength)
    }

    /// The bytes that the key of a short name takes on average.
    private static let usualLength = 16
}

extension SortKeys {
    /// How many keys there are.
    package var count: Int { ends.count }

    /// The key of a name, by the name's number.
    package subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    func length(of index: Int) -> Int {
        ends[index] - (index == 0 ? 0 : ends[index - 1])
    }

    /// Eight bytes of a key, counted in such words, as a number that compares as they do; missing bytes are 0.
    ///
    /// No key ends in 0, so that words decide the order of keys.
    func word(_ depth: Int, of index: Int) -> UInt64 {
        let start = (index == 0 ? 0 : ends[index - 1]) + 8 * depth
        guard start < ends[index] else { return 0 }
        let missing = max(start + 8 - ends[index], 0)
        if start + 8 <= bytes.count {
            let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
            return (UInt64(bigEndian: word) >> UInt64(8 * missing)) << UInt64(8 * missing)
        }
        return bytes[start..<ends[index]].reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * missing)
    }

    /// Adds the key of a name with its explicit reading, an empty one for none; both in UTF-8.
    mutating func append(
        name: UnsafeBufferPointer<UInt8>, reading: UnsafeBufferPointer<UInt8>, readBy reader: NameReader
    ) {
        reader.read(name, reading: reading) { text, tie in
            write(text, by: reader.collation)
            if let tie {
                // 0 stands in no key, so names with one reading come before those whose reading only begins so.
                bytes.append(0)
                write(tie, by: reader.collation)
            }
        }
        ends.append(bytes.count)
    }

    private mutating func write(_ text: UnsafeBufferPointer<UInt8>, by collation: AlphabeticIndex) {
        let length = collation.writeSortKey(of: text, to: &buffer)
        bytes.append(contentsOf: buffer[..<length])
    }
}
