import DrawingLibraries
import Files
import Jobs

/// The digests of files, each read once; 0 for a file that cannot be read.
final class FileDigests: Sendable {
    private let known = Locked<[String: UInt64]>([:])

    /// That of a file's bytes.
    func digest(ofFileAt path: String) -> UInt64 {
        if let digest = known.withLock({ $0[path] }) { return digest }
        let digest = Digest128(ofFile: path)?.low ?? 0
        known.withLock { $0[path] = digest }
        return digest
    }
}
