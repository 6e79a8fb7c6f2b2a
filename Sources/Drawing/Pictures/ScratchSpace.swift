import Codecs
import Files
import Foundation
import Jobs

/// Room for what is kept of large files, in a file of the folder for temporary files that has no name. What was given out
/// is not given out again: the room ends, and then files are decoded anew whenever they are needed.
///
/// Several threads share it.
final class ScratchSpace: Sendable {
    private struct State: Sendable {
        var file: ScratchFile?
        var taken = 0
        var limit: Int
    }

    private let state: Locked<State>

    /// - Parameter byteLimit: no more than these bytes are given out, nor more than a quarter of what the disk has left.
    init(byteLimit: Int) { state = Locked(State(limit: byteLimit)) }

    /// A place for so many bytes; `nil` where there is no room.
    func place(forBytes count: Int) -> ScratchPlace? {
        state.withLock { state in
            guard count <= state.limit - state.taken else { return nil }
            guard let file = state.file ?? Self.file(&state.limit), count <= state.limit - state.taken else {
                return nil
            }
            state.file = file
            defer { state.taken += count }
            return ScratchPlace(file, start: state.taken)
        }
    }

    /// A new file; there is no room at all where none can be made.
    private static func file(_ limit: inout Int) -> ScratchFile? {
        let folder = FileManager.default.temporaryDirectory.path
        let free = try? FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? NSNumber
        limit = min(limit, (free?.intValue ?? 0) / 4)
        let file = try? ScratchFile(inFolder: folder)
        if file == nil { limit = 0 }
        return file
    }
}
