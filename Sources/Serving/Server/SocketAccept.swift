import Foundation

/// What a server answers to the key of a WebSocket's client (RFC 6455, 4.2.2), to show that it speaks the protocol.
package enum SocketAccept {
    /// `nil` for what is no key.
    package static func value(forKey key: String) -> String? {
        guard Data(base64Encoded: key)?.count == 16 else { return nil }
        return Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// RFC 3174; it proves nothing here but that the key was read.
    private static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (message.count * 8) >> ($0 * 8)) }
        for start in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { word in
                bytes[(start + 4 * word)..<(start + 4 * word + 4)].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
            }
            for number in 16..<80 {
                words.append(
                    rotated(words[number - 3] ^ words[number - 8] ^ words[number - 14] ^ words[number - 16], by: 1))
            }
            state = zip(state, round(state, words)).map { $0 &+ $1 }
        }
        return state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }

    private static func round(_ state: [UInt32], _ words: [UInt32]) -> [UInt32] {
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for number in 0..<80 {
            let (mixed, constant): (UInt32, UInt32) =
                switch number {
                case ..<20: (b & c | ~b & d, 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ words[number]
            (e, d, c, b, a) = (d, c, rotated(b, by: 30), a, next)
        }
        return [a, b, c, d, e]
    }

    private static func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
}
