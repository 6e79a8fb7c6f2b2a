import Documents
import Files

/// The sessions of a server, by their names.
actor SessionStore {
    private let themes: ServedThemes
    private let allowsOutside: Bool
    private let baselines: String
    private var sessions: [String: LiveSession] = [:]
    /// As the first page asks for one, unless its user wants another: opened while the browser loads the page.
    private var prepared: PreparedSession?

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
        let prepared = prepared
        self.prepared = nil
        let isWanted = setup.isUsual && setup.theme == themes.paths[0] && prepared?.isAsRead == true
        if !isWanted { await prepared?.session.close() }
        let session = if isWanted, let prepared { prepared.session } else { try newSession(setup) }
        await session.watch()
        sessions[session.id] = session
        return session
    }

    /// Opens the session that the first page is given, and draws what it will show; what is wrong with its files is told
    /// when it is asked for.
    func prepare() async {
        guard let session = try? newSession(SessionSetup(theme: themes.paths[0])) else { return }
        prepared = PreparedSession(session, files: await session.files)
        await session.prepare()
    }

    private func newSession(_ setup: SessionSetup) throws(DiagnosticError) -> LiveSession {
        try LiveSession(
            id: String(UInt64.random(in: .min ... .max), radix: 36), setup: setup, themes: themes,
            allowsOutside: allowsOutside, baselines: baselines)
    }

    /// Ends a session; `false` where there is none of this name.
    func close(_ id: String) async -> Bool {
        guard let session = sessions.removeValue(forKey: id) else { return false }
        await session.close()
        return true
    }

    func closeAll() async {
        for session in sessions.values { await session.close() }
        await prepared?.session.close()
        (sessions, prepared) = ([:], nil)
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
}

/// A session that nobody has asked for yet, and which files it was read from.
private struct PreparedSession {
    let session: LiveSession
    private let stamps: [String: FileStamp?]

    init(_ session: LiveSession, files: Set<String>) {
        self.session = session
        stamps = Dictionary(uniqueKeysWithValues: files.map { ($0, FileStamp(path: $0)) })
    }

    /// Whether its files are still what they were.
    var isAsRead: Bool { stamps.allSatisfy { FileStamp(path: $0) == $1 } }
}
