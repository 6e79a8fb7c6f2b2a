/// Writes a file from its start to its end, small pieces gathered.
package struct FileWriter {
    private let descriptor: Int32
    private let path: String
    private var waiting: [UInt8] = []
    private static let pieceSize = 1 << 16

    init(_ descriptor: Int32, _ path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    package mutating func write(_ bytes: some Sequence<UInt8>) throws(FileSystemError) {
        waiting.append(contentsOf: bytes)
        if waiting.count >= Self.pieceSize { try flush() }
    }

    /// Writes bytes that are many as they are.
    mutating func writeNow(_ bytes: [UInt8]) throws(FileSystemError) {
        try flush()
        try FileDescriptor.writeAll(bytes, to: descriptor, at: path)
    }

    mutating func flush() throws(FileSystemError) {
        try FileDescriptor.writeAll(waiting, to: descriptor, at: path)
        waiting.removeAll(keepingCapacity: true)
    }
}
