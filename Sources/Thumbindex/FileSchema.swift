import ContentFiles
import Documents
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

    /// The schema as a JSON text with a line break at its end.
    public var text: String {
        switch self {
        case .theme: FileGrammar.theme.schema
        case .content: ContentSchema.text
        case .timeline: TimelineSchema.text
        }
    }
}
