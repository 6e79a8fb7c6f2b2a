import FlyingSocks
import Foundation

/// Reads from a connection within limits; what has arrived beyond what was asked for waits for the next call.
struct SocketReader: Sendable {
    private let socket: AsyncSocket
    private var waiting: [UInt8] = []
    private static let chunk = 4096

    init(_ socket: AsyncSocket) { self.socket = socket }

    /// The lines of a request up to the empty one.
    ///
    /// Throws where the client has gone, and `tooLarge` after more than `limit` bytes.
    mutating func head(limit: Int) async throws -> [UInt8] {
        let end: [UInt8] = [13, 10, 13, 10]
        var searched = 0
        while true {
            while searched + end.count <= waiting.count {
                if waiting[searched..<searched + end.count].elementsEqual(end) {
                    defer { waiting.removeFirst(searched + end.count) }
                    return Array(waiting[..<searched])
                }
                searched += 1
            }
            guard waiting.count <= limit else { throw ReadingError.tooLarge }
            waiting += try await socket.read(atMost: Self.chunk)
        }
    }

    /// So many bytes.
    mutating func bytes(_ count: Int) async throws -> [UInt8] {
        while waiting.count < count { waiting += try await socket.read(atMost: Self.chunk) }
        defer { waiting.removeFirst(count) }
        return Array(waiting[..<count])
    }
}

/// Why a client is not listened to any more.
enum ReadingError: Error {
    /// It has sent more than `ServingLimits` allows.
    case tooLarge
    /// It does not keep to the protocol.
    case malformed
}
