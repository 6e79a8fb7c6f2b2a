import FlyingSocks
import Foundation
import Jobs

/// The connections that are open, and until when each may take its time.
///
/// One that takes longer is shut down: whoever reads from it or writes to it learns that the client has gone. So no number
/// of a file is closed, and given to another connection, while somebody waits for it.
final class OpenSockets: Sendable {
    private let deadlines = Locked<[Int32: ContinuousClock.Instant]>([:])

    /// Takes a connection in, if there is room; what is written to it leaves at once, a picture as a whole.
    func add(_ socket: Socket) -> Bool {
        let file = socket.file.rawValue
        var flag: Int32 = 1
        _ = unsafe setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &flag, socklen_t(MemoryLayout<Int32>.size))
        var room: Int32 = 1 << 20
        _ = unsafe setsockopt(file, SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        return deadlines.withLock { deadlines in
            guard deadlines.count < ServingLimits.connections else { return false }
            deadlines[file] = .now + .seconds(ServingLimits.patience)
            return true
        }
    }

    /// Gives a connection so many seconds from now; `nil` for as long as it likes.
    func give(_ socket: Socket, seconds: Double?) {
        deadlines.withLock { deadlines in
            deadlines[socket.file.rawValue] = .now + .seconds(seconds ?? 1e9)
        }
    }

    /// Closes a connection that nobody reads from or writes to.
    func close(_ socket: Socket) {
        deadlines.withLock { deadlines in
            deadlines[socket.file.rawValue] = nil
            try? socket.close()
        }
    }

    /// Shuts a connection down: reading from it and writing to it end.
    func end(_ socket: Socket) { Self.shutDown(socket.file.rawValue) }

    /// Shuts those down whose time is over.
    func endLate() {
        deadlines.withLock { deadlines in
            for (file, deadline) in deadlines where deadline < .now { Self.shutDown(file) }
        }
    }

    /// Shuts all down.
    func endAll() {
        deadlines.withLock { deadlines in
            for file in deadlines.keys { Self.shutDown(file) }
        }
    }

    private static func shutDown(_ file: Int32) { _ = shutdown(file, Int32(SHUT_RDWR)) }
}
