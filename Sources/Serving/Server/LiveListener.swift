import Documents
import FlyingSocks
import Foundation

/// Takes connections and answers what they ask, each in a task of its own.
struct LiveListener: Sendable {
    private let socket: Socket
    private let sockets = OpenSockets()
    /// The port that it listens at.
    let port: UInt16

    /// What a request is answered with.
    enum Answer: Sendable {
        case response(ServedResponse)
        /// A conversation over a WebSocket, which ends when the task does.
        case socket(@Sendable (LiveSocket) async -> Void)
    }

    /// Begins to listen at an IPv4 or IPv6 address; at any free port where `port` is 0.
    ///
    /// Throws where the address is none of this machine's or the port is taken.
    init(address: String, port: UInt16) throws(DiagnosticError) {
        do {
            if address.contains(":") {
                socket = try Self.listening(at: sockaddr_in6.inet6(ip6: address, port: port))
            } else {
                socket = try Self.listening(at: sockaddr_in.inet(ip4: address, port: port))
            }
            switch try socket.sockname() {
            case .ip4(_, let port), .ip6(_, let port): self.port = port
            case .unix: self.port = 0
            }
        } catch {
            throw DiagnosticError(
                "cannot listen at \(address), port \(port): \(error.reason)",
                hints: port == 0 ? [] : ["another port: --port \(port &+ 1), or any free one without --port"])
        }
    }

    private static func listening(at address: some SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(type(of: address).family))
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
        return socket
    }

    /// Serves until the task is cancelled; all connections are closed then.
    func run(answer: @escaping @Sendable (ServedRequest) async -> Answer) async {
        let pool = SocketPool<Poll>.make(maxEvents: ServingLimits.connections)
        guard (try? await pool.prepare()) != nil, let listening = try? AsyncSocket(socket: socket, pool: pool) else {
            return
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await pool.run() }
            group.addTask { [sockets] in
                while (try? await Task.sleep(for: .seconds(1))) != nil { sockets.endLate() }
                sockets.endAll()
            }
            group.addTask { await self.accept(on: listening, answer: answer) }
        }
        try? socket.close()
    }

    private func accept(on listening: AsyncSocket, answer: @escaping @Sendable (ServedRequest) async -> Answer) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                guard let client = try? await listening.accept() else {
                    // No file is left, for instance: others may be closed soon.
                    try? await Task.sleep(for: .milliseconds(50))
                    continue
                }
                guard sockets.add(client.socket) else {
                    try? client.socket.close()
                    continue
                }
                group.addTask {
                    await self.serve(client, answer: answer)
                    sockets.close(client.socket)
                }
            }
            sockets.endAll()
        }
    }
}

extension LiveListener {
    /// Answers one request after the other, until either side has enough.
    private func serve(_ client: AsyncSocket, answer: @Sendable (ServedRequest) async -> Answer) async {
        var reader = SocketReader(client)
        do {
            while !Task.isCancelled {
                guard var request = ServedRequest(head: try await reader.head(limit: ServingLimits.head)) else {
                    return try await refuse(client, 400, "this is no request of HTTP/1.1")
                }
                sockets.give(client.socket, seconds: ServingLimits.patience)
                guard let length = request.bodyLength else {
                    return try await refuse(client, 411, "a request says by Content-Length how long its body is")
                }
                guard length <= ServingLimits.body else {
                    return try await refuse(client, 413, "a body has at most \(ServingLimits.body) bytes")
                }
                if length > 0, request.headers["expect"]?.lowercased() == "100-continue" {
                    try await client.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
                }
                request.body = try await reader.bytes(length)
                sockets.give(client.socket, seconds: nil)
                switch await answer(request) {
                case .response(let response):
                    sockets.give(client.socket, seconds: ServingLimits.patience)
                    try await client.write(
                        response.bytes(staysOpen: request.staysOpen, isHead: request.method == "HEAD"))
                case .socket(let conversation): return try await converse(client, reader, request, conversation)
                }
                guard request.staysOpen else { return }
                sockets.give(client.socket, seconds: ServingLimits.idleness)
            }
        } catch ReadingError.tooLarge {
            try? await refuse(client, 431, "the lines of a request have at most \(ServingLimits.head) bytes")
        } catch {
            // The client has gone, or was too slow.
        }
    }

    private func refuse(_ client: AsyncSocket, _ status: Int, _ message: String) async throws {
        try await client.write(ServedResponse.failure(status, message).bytes(staysOpen: false))
    }

    /// RFC 6455, 4.2.
    private func converse(
        _ client: AsyncSocket, _ reader: SocketReader, _ request: ServedRequest,
        _ conversation: @Sendable (LiveSocket) async -> Void
    ) async throws {
        guard request.method == "GET", request.headers["upgrade"]?.lowercased() == "websocket",
            request.headers["connection"]?.lowercased().contains("upgrade") == true,
            request.headers["sec-websocket-version"] == "13",
            let accept = request.headers["sec-websocket-key"].flatMap(SocketAccept.value)
        else { return try await refuse(client, 426, "this address speaks over a WebSocket, version 13") }
        let lines = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(accept)", "", "",
        ]
        try await client.write(Data(lines.joined(separator: "\r\n").utf8))
        await conversation(LiveSocket(client, reader, sockets))
    }
}

/// A WebSocket: messages come in, messages go out, and neither waits for the other.
struct LiveSocket: Sendable {
    private let client: AsyncSocket
    private let reader: SocketReader
    private let sockets: OpenSockets

    init(_ client: AsyncSocket, _ reader: SocketReader, _ sockets: OpenSockets) {
        self.client = client
        self.reader = reader
        self.sockets = sockets
    }

    /// Hands each message that comes to `body`, one after the other, until the client goes or breaks the rules.
    func receive(_ body: (SocketMessage) async -> Void) async {
        var reader = reader
        do {
            while true {
                let message = try await reader.message()
                if case .close = message { return }
                await body(message)
            }
        } catch ReadingError.tooLarge {
            try? await send(.close(1009, "a message has at most \(ServingLimits.message) bytes"))
        } catch ReadingError.malformed {
            try? await send(.close(1002, "this is no frame of a client"))
        } catch {
            // The client has gone.
        }
    }

    /// Throws where the client has gone, or does not take what is sent within `ServingLimits.patience`.
    func send(_ message: SocketMessage) async throws {
        sockets.give(client.socket, seconds: ServingLimits.patience)
        try await client.write(message.frame)
        sockets.give(client.socket, seconds: nil)
    }

    /// Ends the conversation: receiving and sending end.
    func end() { sockets.end(client.socket) }
}

extension Error {
    /// What a socket's error says.
    fileprivate var reason: String {
        if let error = self as? SocketError, case .failed(_, _, let message) = error { return message.lowercased() }
        return "it is no address of this machine"
    }
}
