import Documents
import Files
import Jobs
import Manifests

/// The digests of files, each read once; 0 for a file that cannot be read.
final class FileDigests: Sendable {
    private let known = Locked<[ExactName: UInt64]>([:])

    /// The digest of a file's bytes.
    func digest(ofFileAt path: String) -> UInt64 {
        let name = ExactName(path)
        if let digest = known.withLock({ $0[name] }) { return digest }
        let digest = Digest128(ofFile: path)?.low ?? 0
        known.withLock { $0[name] = digest }
        return digest
    }
}

/// Looks whether files are as they were written.
///
/// It keeps the memory that it reads into, and belongs to one thread.
final class FileVerifier {
    private var buffer: [UInt8] = []
    private let stamps: OutputStamps?

    /// - Parameter stamps: which files need not be read; `nil` for none.
    init(_ stamps: OutputStamps?) { self.stamps = stamps }

    /// How a file compares with what is known of it.
    enum State {
        case whole
        case missing
        case other
    }

    /// - Parameter relativePath: below the folder.
    func state(of relativePath: String, in folder: String, _ facts: FileFacts) -> State {
        let path = folder + "/" + relativePath
        if let stamps, stamps.knows(relativePath, at: path, facts.digest) { return .whole }
        guard let file = try? OpenFile(path) else { return .missing }
        guard file.byteCount == facts.byteCount else { return .other }
        guard let count = try? file.read(into: &buffer) else { return .missing }
        let bytes = buffer[..<count]
        guard Digest128(of: bytes.span) == facts.digest else { return .other }
        stamps?.note(relativePath, facts.digest, file.stamp)
        return .whole
    }
}

/// Makes one digest of several texts, numbers and digests; where one ends and the next begins makes a difference.
struct DigestBuilder {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        add(UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Adds what a node holds, wherever it stands.
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

    /// Adds texts, and how many they are.
    mutating func add(all texts: [String]) { add(all: texts) { $1.add($0) } }

    /// Adds each item, and how many they are.
    mutating func add<Item>(all items: [Item], _ add: (Item, inout DigestBuilder) -> Void) {
        self.add(UInt64(items.count))
        for item in items { add(item, &self) }
    }

    /// Half of the 128-bit digest, which is enough to tell versions of one thing apart.
    var digest: UInt64 { Digest128(of: bytes.span).low }
}
