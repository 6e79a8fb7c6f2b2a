#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A way on which bytes go to another program.
///
/// A socket and no pipe: that a program has died is an error there, and no signal that would end this one. No third program
/// inherits it.
package final class ProgramChannel {
    private let near: Int32
    /// The end that the other program reads; whoever hands it over closes it here.
    package let far: Int32
    private var isOpen = true

    /// Why bytes did not go through.
    package enum Failure: Error, Hashable, Sendable {
        /// Nobody is at the other end any more.
        case closed
        /// The other program has taken nothing for a minute.
        case stuck
    }

    /// `nil` where the system has no sockets left.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard unsafe socketpair(AF_UNIX, Self.streamSocket, 0, &ends) == 0 else { return nil }
        (near, far) = (ends[0], ends[1])
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        unsafe setsockopt(near, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        #if canImport(Darwin)
            var yes: Int32 = 1
            unsafe setsockopt(near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #endif
    }

    deinit { endOfBytes() }

    /// Gives the other program the next bytes, all of them.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var sent = 0
        while sent < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
            let count = unsafe send(near, rest.baseAddress, rest.count, Self.withoutSignal)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw errno == EAGAIN || errno == EWOULDBLOCK ? .stuck : .closed }
            sent += count
        }
    }

    /// Tells the other program that this was all.
    package func endOfBytes() {
        if isOpen { close(near) }
        isOpen = false
    }

    #if canImport(Darwin)
        private static let streamSocket = SOCK_STREAM
        private static let withoutSignal: Int32 = 0
    #else
        private static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        private static let withoutSignal = Int32(MSG_NOSIGNAL)
    #endif
}
