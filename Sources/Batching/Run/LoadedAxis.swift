import Diagnostics
import Documents
import Thumbindex

/// A further axis of a theme, its values checked against the theme.
struct LoadedAxis: Sendable {
    let planned: NamedAxis
    private let values: [DocumentNode?]
    /// The font files that its values name beside the theme's.
    let fontSources: [FontSource]

    /// `nil` where the theme has nothing of that name.
    init?(_ axis: RequestedAxis, of theme: ThemeFile) throws(DiagnosticError) {
        guard ThemeFile.hasProperty(axis.name) else { return nil }
        var problems = DiagnosticList()
        var sources: [FontSource] = []
        for case let node? in axis.values.map(\.node) {
            let found = problems.catching { () throws(DiagnosticError) in
                let changed = try theme.setting(axis.name, to: node)
                return changed.fontStyles == theme.fontStyles ? [] : try changed.findFonts().sources
            }
            sources += found ?? []
        }
        try problems.throwErrors()
        planned = NamedAxis(
            name: axis.name, values: axis.values.map { NamedAxis.Value(name: $0.name, isDefault: $0.node == nil) })
        values = axis.values.map(\.node)
        fontSources = sources
    }

    /// Adds what a value changes about a theme.
    func add(_ value: Int, to builder: inout DigestBuilder) {
        guard let node = values[value] else { return }
        builder.add(planned.name)
        builder.add(node)
    }

    /// The theme with one of the axis' values.
    func apply(_ value: Int, to theme: ThemeFile) throws(DiagnosticError) -> ThemeFile {
        guard let node = values[value] else { return theme }
        return try theme.setting(planned.name, to: node)
    }
}
