import DrawingLibraries
import Foundation

/// The digests of files, each read once; 0 for a file that cannot be read.
final class FileDigests: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var known: [String: UInt64] = [:]

    /// That of a file's bytes.
    func digest(ofFileAt path: String) -> UInt64 {
        if let digest = lock.withLock({ known[path] }) { return digest }
        let digest = Digest128(ofFile: path)?.low ?? 0
        lock.withLock { known[path] = digest }
        return digest
    }
}
