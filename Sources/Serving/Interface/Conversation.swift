/// A page's conversation with a session: what it does goes in, what has changed comes out.
struct Conversation: Sendable {
    private let session: LiveSession
    private let socket: LiveSocket

    /// Between two frames while something moves.
    private static let frame = Duration.microseconds(16_667)

    init(_ session: LiveSession, _ socket: LiveSocket) {
        (self.session, self.socket) = (session, socket)
    }

    /// Goes on until the page leaves, another takes its place or the session ends.
    func run() async {
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = await session.attach(signal)
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                await socket.receive { message in
                    switch message {
                    case .text(let text): await session.receive(text, from: number)
                    case .ping(let bytes): try? await socket.send(.pong(bytes))
                    case .binary, .pong, .close: break
                    }
                }
                signal.finish()
            }
            group.addTask {
                await tell(signals, signal, number)
                socket.end()
            }
        }
        await session.detach(number)
    }

    private func tell(
        _ signals: AsyncStream<Void>, _ signal: AsyncStream<Void>.Continuation, _ number: Int
    ) async {
        var tick: Task<Void, Never>?
        var due = ContinuousClock.now
        for await _ in signals {
            let start = ContinuousClock.now
            tick?.cancel()
            guard let update = await session.update(for: number) else { break }
            for message in update.messages {
                guard (try? await socket.send(message)) != nil else { return }
            }
            guard update.isMoving else { continue }
            // A finger's next move comes in about a frame, and is not to wait for a picture drawn just before.
            due = start + (start < due ? Self.frame * 5 / 4 : Self.frame)
            tick = Task { [due] in
                guard (try? await Task.sleep(until: due, tolerance: .zero)) != nil else { return }
                signal.yield()
            }
        }
        try? await socket.send(.close(1001, "the session is watched elsewhere, or has ended"))
    }
}
