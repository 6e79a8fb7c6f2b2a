/// A request as a client wrote it, read within `ServingLimits`.
package struct ServedRequest: Sendable {
    /// As `GET`.
    package let method: String
    /// The path's parts, decoded, without what is empty.
    package let path: [String]
    /// The query's names and values, decoded; of a name that is there twice the first.
    package let query: [String: String]
    /// The headers by their names in lower case; of a name that is there twice the values with a comma between.
    package let headers: [String: String]
    /// What follows the headers.
    var body: [UInt8] = []
    /// Whether the connection serves another request after this one.
    package let staysOpen: Bool

    /// Reads the lines up to the empty one (RFC 9112, 2 to 5); `nil` where they are no request of HTTP/1.0 or 1.1.
    package init?(head: some Sequence<UInt8>) {
        let text = String(decoding: Array(head), as: UTF8.self)
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)[...]
        guard let words = lines.popFirst()?.split(separator: " "), words.count == 3 else { return nil }
        let version = words[2]
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else { return nil }
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].trimming(" \t")
            headers[name] = headers[name].map { "\($0), \(value)" } ?? String(value)
        }
        guard let (path, query) = Self.target(words[1]) else { return nil }
        method = String(words[0])
        (self.path, self.query, self.headers) = (path, query, headers)
        let connection = headers["connection"]?.lowercased() ?? ""
        staysOpen = version == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
    }

    /// A request that came another way; `nil` where `target` is no path.
    init?(method: String, target: String, body: String) {
        guard let (path, query) = Self.target(target[...]) else { return nil }
        (self.method, self.path, self.query, self.headers, staysOpen) = (method, path, query, [:], true)
        self.body = Array(body.utf8)
    }

    /// How many bytes follow the headers; `nil` where it cannot be told before they are read.
    package var bodyLength: Int? {
        guard headers["transfer-encoding"] == nil else { return nil }
        guard let text = headers["content-length"] else { return 0 }
        guard text.utf8.count < 16, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
        return Int(text)
    }

    private static func target(_ text: Substring) -> (path: [String], query: [String: String])? {
        guard text.hasPrefix("/") else { return nil }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for part in parts[0].split(separator: "/") {
            guard let decoded = decoded(part), decoded != ".." else { return nil }
            path.append(decoded)
        }
        var query: [String: String] = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(sides[0]), let value = decoded(sides.count > 1 ? sides[1] : "") else { return nil }
            if query[name] == nil { query[name] = value }
        }
        return (path, query)
    }

    /// RFC 3986, 2.1; `nil` for what is no UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                continue
            }
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// What clients may send and hold, so that none harms another.
package enum ServingLimits {
    /// Bytes of a request's lines.
    static let head = 16 << 10
    /// Bytes of a request's body.
    package static let body = 1 << 20
    /// Bytes of a message on a WebSocket.
    static let message = 256 << 10
    /// Connections at a time.
    static let connections = 64
    /// Sessions at a time.
    package static let sessions = 32
    /// Seconds that a client may take to send a request, or to take what is written to it.
    static let patience = 15.0
    /// Seconds that a connection may wait for its next request.
    static let idleness = 120.0
}

extension StringProtocol {
    /// The text without these characters at its ends.
    func trimming(_ characters: String) -> SubSequence {
        let isOther = { (character: Character) in !characters.contains(character) }
        guard let first = firstIndex(where: isOther), let last = lastIndex(where: isOther) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
