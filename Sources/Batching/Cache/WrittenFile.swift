import DrawingLibraries
import Files

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
        guard let file = try? OpenFile(path) else { return .missing }
        guard file.byteCount == facts.byteCount else { return .other }
        guard let count = try? file.read(into: &buffer) else { return .missing }
        let digest = buffer.withUnsafeBufferPointer {
            Digest128(of: Span(_unsafeElements: UnsafeBufferPointer(rebasing: $0[..<count])))
        }
        return digest == facts.digest ? .whole : .other
    }
}
