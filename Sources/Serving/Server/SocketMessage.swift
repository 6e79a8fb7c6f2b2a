import Foundation

/// A message on a WebSocket (RFC 6455, 5).
package enum SocketMessage: Sendable {
    /// A text in UTF-8.
    case text(String)
    /// Bytes, as of a picture.
    case binary([UInt8])
    /// A question whether the other is there, which is answered by the same bytes.
    case ping([UInt8])
    /// The answer to it.
    case pong([UInt8])
    /// The end, with a status and a reason.
    case close(UInt16, String = "")
}

extension SocketMessage {
    /// The message as one frame of a server, which is not masked.
    var frame: Data {
        let (code, payload): (UInt8, [UInt8]) =
            switch self {
            case .text(let text): (1, Array(text.utf8))
            case .binary(let bytes): (2, bytes)
            case .close(let status, let reason): (8, [UInt8(status >> 8), UInt8(status & 0xFF)] + Array(reason.utf8))
            case .ping(let bytes): (9, bytes)
            case .pong(let bytes): (10, bytes)
            }
        var frame = Data([0x80 | code])
        switch payload.count {
        case ..<126: frame.append(UInt8(payload.count))
        case ..<65536: frame.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
        default:
            frame.append(127)
            frame.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) })
        }
        frame.append(contentsOf: payload)
        return frame
    }
}

extension SocketReader {
    /// The next message, put together where a client cut it in pieces.
    ///
    /// Throws where the client has gone, sends too much, or does not keep to the protocol.
    mutating func message() async throws -> SocketMessage {
        var (kind, whole): (UInt8, [UInt8]) = (0, [])
        while true {
            let (isLast, code, payload) = try await frame(limit: ServingLimits.message - whole.count)
            switch code {
            case 8:
                let status = payload.count >= 2 ? UInt16(payload[0]) << 8 | UInt16(payload[1]) : 1000
                return .close(status)
            case 9: return .ping(payload)
            case 10: return .pong(payload)
            case 0 where kind != 0, 1 where kind == 0, 2 where kind == 0:
                if code != 0 { kind = code }
                whole += payload
            default: throw ReadingError.malformed
            }
            guard isLast else { continue }
            guard kind == 1 else { return .binary(whole) }
            guard let text = String(validating: whole, as: UTF8.self) else { throw ReadingError.malformed }
            return .text(text)
        }
    }

    private mutating func frame(limit: Int) async throws -> (isLast: Bool, code: UInt8, payload: [UInt8]) {
        let start = try await bytes(2)
        let code = start[0] & 0x0F
        // A client masks what it sends, and no extension was agreed on.
        guard start[0] & 0x70 == 0, start[1] & 0x80 != 0 else { throw ReadingError.malformed }
        let isLast = start[0] & 0x80 != 0
        var length = Int(start[1] & 0x7F)
        if length >= 126 {
            guard code < 8 else { throw ReadingError.malformed }
            let long = try await bytes(length == 126 ? 2 : 8)
            guard long.count == 2 || long[0] == 0 else { throw ReadingError.tooLarge }
            length = long.reduce(0) { $0 << 8 | Int($1) }
        }
        guard code < 8 || isLast else { throw ReadingError.malformed }
        guard length <= limit else { throw ReadingError.tooLarge }
        let mask = try await bytes(4)
        var payload = try await bytes(length)
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return (isLast, code, payload)
    }
}
