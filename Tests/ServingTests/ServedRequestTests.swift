import Serving
import Testing

/// What a client may write (RFC 9112, RFC 6455).
@Suite struct ServedRequestTests {
    @Test("a request is read")
    func request() throws {
        let head =
            "POST /api/a%20b//c?x=1&y=%C3%A4+b&x=2 HTTP/1.1\r\nHost: here\r\nX-Two: a\r\nx-two:\tb \r\nContent-Length: 12"
        let request = try #require(ServedRequest(head: head.utf8))
        #expect(request.method == "POST" && request.path == ["api", "a b", "c"])
        #expect(request.query == ["x": "1", "y": "ä b"])
        #expect(request.headers["x-two"] == "a, b")
        #expect(request.bodyLength == 12 && request.staysOpen)
    }

    @Test(
        "what is no request is none",
        arguments: [
            "", "GET /", "GET / HTTP/2", "GET nothing HTTP/1.1", "GET / HTTP/1.1\r\nno colon", "GET /.. HTTP/1.1",
            "GET /%2e%2e/x HTTP/1.1", "GET /%zz HTTP/1.1", "GET /%FF HTTP/1.1", "GET / HTTP/1.1\r\n: empty",
        ])
    func noRequest(head: String) { #expect(ServedRequest(head: head.utf8) == nil) }

    @Test(
        "a body's length must be told, in digits",
        arguments: [
            ("Content-Length: 5", 5 as Int?), ("Content-Length: -5", nil), ("Content-Length: 5, 5", nil),
            ("Content-Length: 99999999999999999999", nil), ("Transfer-Encoding: chunked", nil), ("X: y", 0),
        ])
    func length(header: String, length: Int?) throws {
        #expect(try #require(ServedRequest(head: "POST / HTTP/1.1\r\n\(header)".utf8)).bodyLength == length)
    }

    @Test("the example of RFC 6455")
    func accept() {
        #expect(SocketAccept.value(forKey: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(SocketAccept.value(forKey: "short") == nil)
    }
}
