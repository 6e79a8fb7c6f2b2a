import Documents
import Theming
import Thumbindex
import Tokens

/// A further axis of a theme, its values checked against the theme.
struct LoadedAxis: Sendable {
    let planned: NamedAxis
    /// The font files that its values name beside the theme's.
    let fontSources: [FontSource]
    let kind: Kind
    private let values: [DocumentNode?]

    enum Kind: Sendable {
        /// Each value is that of a property.
        case property
        /// Each value is a context of a modifier of the theme's tokens.
        case modifier
    }

    /// `nil` where the theme has nothing of that name, or draws nothing that the property is of.
    init?(_ axis: RequestedAxis, of theme: ThemeFile, _ source: ThemeSource) throws(DiagnosticError) {
        guard let kind = Self.kind(of: axis, in: theme, source) else { return nil }
        self.kind = kind
        let modifier = kind == .modifier ? Self.modifier(axis, of: theme) : nil
        planned = NamedAxis(name: axis.name, values: axis.values.map { Self.planned($0, modifier) })
        values = axis.values.map(\.node)
        var (problems, sources) = (DiagnosticList(), [FontSource]())
        Self.checkDefaults(planned, at: axis.node, &problems)
        for case let node? in values {
            let found = problems.catching { [kind] () throws(DiagnosticError) in
                let changed = try source.theme(theme, with: [(kind, axis.name, node)])
                return changed.fontStyles == theme.fontStyles ? [] : try changed.findFonts().sources
            }
            sources += found ?? []
        }
        try problems.throwErrors()
        fontSources = sources
    }

    /// What of a theme an axis is about, `nil` where it has nothing of that name.
    static func kind(of axis: RequestedAxis, in theme: ThemeFile, _ source: ThemeSource) -> Kind? {
        if modifier(axis, of: theme) != nil { return .modifier }
        let isProperty = !axis.isModifier && ThemeFile.hasProperty(axis.name)
        return isProperty && (source.changesComponents || theme.draws(property: axis.name)) ? .property : nil
    }

    private static func modifier(_ axis: RequestedAxis, of theme: ThemeFile) -> TokenModifier? {
        theme.modifiers.first { $0.name.lowercased() == axis.name.lowercased() }
    }

    /// A context that the theme has by itself is the default, written or not.
    private static func planned(_ value: RequestedAxis.Value, _ modifier: TokenModifier?) -> NamedAxis.Value {
        let own = modifier?.defaultContext
        guard let node = value.node else { return NamedAxis.Value(name: value.name ?? own, isDefault: true) }
        let isDefault = own != nil && node.string?.lowercased() == own?.lowercased()
        return NamedAxis.Value(
            name: value.name, isDefault: isDefault, place: NamedAxis.Place(source: node.source, range: node.range))
    }

    private static func checkDefaults(_ axis: NamedAxis, at node: DocumentNode, _ problems: inout DiagnosticList) {
        guard axis.values.count(where: \.isDefault) > 1 else { return }
        let name = axis.values.first(where: \.isDefault)?.name ?? ""
        problems.add(node.error("axes.\(axis.name) names '\(name)' twice, as null and by its name"))
    }

    /// Adds what a value changes about a theme.
    func add(_ value: Int, to builder: inout DigestBuilder) {
        guard let node = values[value] else { return }
        builder.add(planned.name)
        builder.add(node)
    }

    /// What a value sets; `nil` for the theme's own.
    func change(_ value: Int) -> ThemeSource.Change? {
        values[value].map { (kind, planned.name, $0) }
    }
}
