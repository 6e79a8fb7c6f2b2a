/// Whether baselines are written, as the environment variable `THUMBINDEX_RECORD` says.
enum RecordingMode: String, Hashable, Sendable, CaseIterable {
    /// Baselines are only read.
    case never
    /// Baselines that do not exist are written.
    case missing
    /// Baselines that do not exist or do not match are written, those too whose picture matches and whose JSON is another.
    case all

    static let variable = "THUMBINDEX_RECORD"

    /// `never` without the variable; `nil` for a word that is none.
    init?(environment: [String: String]) {
        self.init(rawValue: environment[Self.variable] ?? "never")
    }
}
