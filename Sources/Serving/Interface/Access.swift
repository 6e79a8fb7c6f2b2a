/// Who may ask a server: those that know its token, by an address that is its own (LV).
///
/// A page of another origin cannot read the token, and a name that leads to the loopback address is not the server's: so
/// no other page that the user has open reaches it.
package struct Access: Sendable {
    /// What the printed address holds.
    let token: String
    /// The server's own names with their port, in lower case.
    private let hosts: Set<String>

    /// - Parameter address: that the server listens at; names of the loopback address are its own as well.
    package init(address: String, port: UInt16, token: String = Access.newToken) {
        self.token = token
        let names = ["127.0.0.1", "localhost", "[::1]", address.contains(":") ? "[\(address)]" : address]
        hosts = Set(names.flatMap { name in port == 80 ? [name, "\(name):80"] : ["\(name):\(port)"] })
    }

    /// Why a request is not answered; `nil` where it is.
    ///
    /// - Parameter isPublic: whether it asks for what is the same for everybody, as a page's style.
    package func refusal(of request: ServedRequest, isPublic: Bool) -> ServedResponse? {
        guard let host = request.headers["host"]?.lowercased(), isOwn(host) else {
            return .failure(403, "the server is not called '\(request.headers["host"] ?? "")'")
        }
        if let origin = request.headers["origin"]?.lowercased(), origin != "http://" + host {
            return .failure(403, "a page of another origin asks")
        }
        guard !isPublic, !knowsToken(request) else { return nil }
        return .failure(401, "the token is missing or wrong: take the address that serve printed")
    }

    /// A server that listens at every address does not know its names.
    private func isOwn(_ host: String) -> Bool {
        hosts.contains(host) || hosts.contains { $0.hasPrefix("0.0.0.0:") || $0.hasPrefix("[::]:") }
    }

    private func knowsToken(_ request: ServedRequest) -> Bool {
        let header = request.headers["authorization"].flatMap { text in
            text.lowercased().hasPrefix("bearer ") ? String(text.dropFirst(7)) : nil
        }
        return [request.query["token"], header].contains { $0.map(isToken) ?? false }
    }

    /// It takes as long whatever is wrong.
    private func isToken(_ text: String) -> Bool {
        let (given, known) = (Array(text.utf8), Array(token.utf8))
        guard given.count == known.count else { return false }
        return zip(given, known).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 128 random bits.
    package static var newToken: String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
