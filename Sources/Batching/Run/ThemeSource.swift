import Documents
import Theming
import Thumbindex

/// Where a theme comes from, so that it can be had with other values.
struct ThemeSource: Sendable {
    let path: String
    let allowsOutside: Bool
    /// Contexts for modifiers that have none by themselves: the first that a batch names.
    let fallbacks: [String: String]
    /// Whether an axis says what the theme is for.
    let changesComponents: Bool

    /// An axis' kind and name, and one of its values.
    typealias Change = (kind: LoadedAxis.Kind, name: String, value: DocumentNode)

    init(_ path: String, _ request: RenderRequest) {
        self.path = path
        allowsOutside = request.allowsOutside
        changesComponents = request.changesComponents
        var fallbacks: [String: String] = [:]
        for axis in request.axes {
            fallbacks[axis.name] = axis.values.lazy.compactMap { $0.node?.string }.first
        }
        self.fallbacks = fallbacks
    }

    /// The theme as its files say.
    func theme() throws(DiagnosticError) -> ThemeFile { try read([]) }

    /// The theme with other values; its files are read again where contexts of modifiers are among them.
    func theme(_ theme: ThemeFile, with changes: [Change]) throws(DiagnosticError) -> ThemeFile {
        let contexts = changes.filter { $0.kind == .modifier }
        var changed = contexts.isEmpty ? theme : try read(contexts)
        for change in changes where change.kind == .property {
            changed = try changed.setting(change.name, to: change.value)
        }
        return changed
    }

    private func read(_ contexts: [Change]) throws(DiagnosticError) -> ThemeFile {
        let choices = ModifierChoices(inputs: contexts.map { ($0.name, $0.value) }, fallbacks: fallbacks)
        return try ThemeFile(atPath: path, allowingOutside: allowsOutside, choices: choices)
    }
}
