import ContentFiles
package import Documents
import Theming
import Timelines

/// The kinds of files that have a JSON Schema (draft 2020-12), by which an editor completes and checks them.
public enum FileSchema: String, Hashable, Sendable, CaseIterable {
    /// Themes, `NAME.theme.yaml`.
    case theme
    /// Contents, `NAME.content.yaml`.
    case content
    /// Timelines, `NAME.timeline.yaml`.
    case timeline
    /// Settings of the lint, `NAME.lint.yaml`.
    case lintSettings = "lint-settings"

    /// The schema as a JSON text with a line break at its end.
    public var text: String { grammar.schema }

    /// What files of the kind may hold.
    package var grammar: FileGrammar {
        switch self {
        case .theme: .theme
        case .content: .content
        case .timeline: .timeline
        case .lintSettings: .lintSettings
        }
    }
}
