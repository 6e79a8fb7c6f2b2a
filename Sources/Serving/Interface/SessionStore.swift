import Documents

/// The sessions of a server, by their names.
actor SessionStore {
    private let themes: ServedThemes
    private let allowsOutside: Bool
    private let baselines: String
    private var sessions: [String: LiveSession] = [:]

    /// Seconds without a page or a request after which a session gives way to a new one, where there are too many.
    private static let patience = 60.0

    init(_ themes: ServedThemes, allowsOutside: Bool, baselines: String) {
        (self.themes, self.allowsOutside, self.baselines) = (themes, allowsOutside, baselines)
    }

    subscript(id: String) -> LiveSession? { sessions[id] }

    /// Opens a session as a request asks for it; `nil` where there are as many as may be.
    ///
    /// Throws what is wrong with the request or with its theme.
    func open(_ request: DocumentNode) async throws(DiagnosticError) -> LiveSession? {
        guard await hasRoom() else { return nil }
        var setup = SessionSetup(theme: themes.paths[0])
        try setup.apply(request, themes: themes)
        let id = Self.newName
        let session = try LiveSession(
            id: id, setup: setup, themes: themes, allowsOutside: allowsOutside, baselines: baselines)
        await session.watch()
        sessions[id] = session
        return session
    }

    /// Ends a session; `false` where there is none of this name.
    func close(_ id: String) async -> Bool {
        guard let session = sessions.removeValue(forKey: id) else { return false }
        await session.close()
        return true
    }

    func closeAll() async {
        for session in sessions.values { await session.close() }
        sessions = [:]
    }

    private func hasRoom() async -> Bool {
        guard sessions.count >= ServingLimits.sessions else { return true }
        var idlest: (id: String, seconds: Double)?
        for session in sessions.values {
            let seconds = await session.idleness
            if seconds > idlest?.seconds ?? Self.patience { idlest = (session.id, seconds) }
        }
        guard let idlest else { return false }
        return await close(idlest.id)
    }

    private static var newName: String { String(UInt64.random(in: .min ... .max), radix: 36) }
}
