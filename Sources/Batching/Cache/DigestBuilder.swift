import Documents
import DrawingLibraries
import Files

/// Makes one digest of several texts, numbers and digests; where one ends and the next begins makes a difference.
struct DigestBuilder {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        add(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ node: DocumentNode) {
        switch node.value {
        case .null: add("null")
        case .bool(let flag): add("bool \(flag)")
        case .number(let number, _): add(number.bitPattern)
        case .string(let text): add("\"" + text)
        case .sequence(let elements):
            add("list \(elements.count)")
            for element in elements { add(element) }
        case .mapping(let entries):
            add("mapping \(entries.count)")
            for entry in entries {
                add(entry.key)
                add(entry.value)
            }
        }
    }

    /// Half of the 128-bit digest, which is enough to tell versions of one thing apart.
    var digest: UInt64 { Digest128(of: bytes.span).low }
}
