package import Documents

/// Serves live sessions of themes, to a page and to programs (LV-1).
package struct LiveServer: Sendable {
    private let listener: LiveListener
    private let interface: Interface
    private let host: String

    /// Begins to listen.
    ///
    /// Throws where the address is none of this machine's or the port is taken.
    /// - Parameters:
    ///   - address: an IPv4 or IPv6 address; the loopback address unless the user asks for another.
    ///   - port: 0 for any that is free.
    ///   - allowsOutside: whether paths in files may lead out of the files' folders.
    ///   - baselines: the path of the folder that baselines are saved in.
    package init(
        _ themes: ServedThemes, address: String = "127.0.0.1", port: UInt16 = 0, allowsOutside: Bool = false,
        baselines: String = "Baselines"
    ) throws(DiagnosticError) {
        listener = try LiveListener(address: address, port: port)
        host = ["0.0.0.0", "::"].contains(address) ? "127.0.0.1" : address.contains(":") ? "[\(address)]" : address
        interface = Interface(
            access: Access(address: address, port: listener.port),
            store: SessionStore(themes, allowsOutside: allowsOutside, baselines: baselines))
    }

    /// The page's address, with the token that opens it.
    package var address: String { "http://\(host):\(listener.port)/?token=\(interface.access.token)" }

    /// Serves until the task is cancelled; nothing is left behind then.
    package func run() async {
        async let prepared: Void = interface.store.prepare()
        await listener.run { await interface.answer(to: $0) }
        await prepared
        await interface.store.closeAll()
    }
}
