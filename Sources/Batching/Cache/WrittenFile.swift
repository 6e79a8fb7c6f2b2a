import DrawingLibraries

/// Looks whether files are as they were written.
///
/// It keeps the memory that it reads into, and belongs to one thread.
final class WrittenFile {
    private var buffer: [UInt8] = []

    enum State {
        case whole
        case missing
        case other
    }

    func state(of path: String, _ facts: FileFacts) -> State {
        guard let count = WholeFile.read(path, into: &buffer, atMost: facts.byteCount) else { return .missing }
        guard count == facts.byteCount else { return .other }
        let digest = buffer.withUnsafeBufferPointer {
            Digest128(of: Span(_unsafeElements: UnsafeBufferPointer(rebasing: $0[..<count])))
        }
        return digest == facts.digest ? .whole : .other
    }
}
