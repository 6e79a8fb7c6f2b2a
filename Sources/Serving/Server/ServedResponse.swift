import Documents
import Foundation

/// What is answered to a request.
package struct ServedResponse: Sendable {
    /// As 200.
    package var status: Int
    /// The body's media type.
    var type: String
    var body: [UInt8]
    /// Further headers.
    var headers: [(name: String, value: String)] = []

    init(_ status: Int = 200, type: String, _ body: some Sequence<UInt8>) {
        self.status = status
        self.type = type
        self.body = Array(body)
    }

    /// A JSON text.
    init(json text: String, status: Int = 200) {
        self.init(status, type: "application/json", text.utf8)
    }

    /// What went wrong: `{"error": {"message", "diagnostics": [text…]}}`.
    static func failure(_ status: Int, _ message: String, _ diagnostics: [String] = []) -> ServedResponse {
        let error: JSONValue = [
            "error": ["message": .string(message), "diagnostics": .array(diagnostics.map(JSONValue.string))]
        ]
        return ServedResponse(json: error.line + "\n", status: status)
    }

    /// The bytes on the wire, without the body where the request was for the headers alone.
    func bytes(staysOpen: Bool, isHead: Bool = false) -> Data {
        let all =
            [
                ("Content-Type", type), ("Content-Length", String(body.count)), ("Cache-Control", "no-store"),
                ("Connection", staysOpen ? "keep-alive" : "close"), ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ] + headers
        let lines = all.map { "\($0.0): \($0.1)\r\n" }.joined()
        return Data("HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n\(lines)\r\n".utf8)
            + (isHead ? [] : body)
    }

    private static let phrases = [
        200: "OK", 204: "No Content", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 409: "Conflict", 411: "Length Required", 413: "Content Too Large",
        422: "Unprocessable Content", 426: "Upgrade Required", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 503: "Service Unavailable",
    ]
}
