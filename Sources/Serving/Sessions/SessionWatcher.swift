import Dispatch
import Files
import Jobs

/// Watches the files of a session, and has it read them again when one has changed (LV-2).
///
/// However often files are saved meanwhile, they are read once more after that.
final class SessionWatcher: Sendable {
    private let paths: Locked<Set<String>>
    private let isStopped = StopSignal()

    /// Milliseconds after which it looks whether it is to stop, or to watch other files.
    private static let attention = 250

    /// - Parameters:
    ///   - time: when the files were read, in seconds since 1970.
    ///   - changed: reads the files, and returns those that are to be watched from then on.
    init(_ paths: Set<String>, readAt time: Int, changed: @escaping @Sendable () async -> Set<String>) {
        self.paths = Locked(paths)
        let (shared, isStopped) = (self.paths, isStopped)
        // A thread of its own waits for the system.
        DispatchQueue(label: "session files").async {
            var watched = paths
            var watch = FileWatch(watched, since: time)
            while !isStopped.hasBeenGiven {
                let wanted = shared.withLock { $0 }
                let isOther = wanted != watched
                if isOther {
                    watched = wanted
                    watch = FileWatch(wanted)
                }
                // What was changed while other files became watched is read, too.
                guard !watch.changes(within: isOther ? 0 : Self.attention).isEmpty || isOther else { continue }
                let (read, present) = (DispatchSemaphore(value: 0), watched)
                Task {
                    let files = await changed()
                    shared.withLock { $0 = $0 == present ? files : $0 }
                    read.signal()
                }
                read.wait()
            }
        }
    }

    /// Watches other files from now on.
    func watch(_ paths: Set<String>) { self.paths.withLock { $0 = paths } }

    func stop() { isStopped.give() }
}
