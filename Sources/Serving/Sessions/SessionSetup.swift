package import Documents
package import Geometry
package import Styles
import Theming

/// What a session shows (LV-1): a theme, and the values of the axes that it is shown in.
package struct SessionSetup: Sendable {
    /// The theme file's path, as the user wrote it.
    package var theme: String
    /// The component; `nil` for the list where the theme has one, else the grid.
    package var component: Component?
    /// The appearance that fingers touch.
    package var appearance = Appearance.light
    /// Whether the other appearance is shown beside it.
    package var showsBoth = false
    /// The reading way; `nil` for the usual one.
    package var direction: LayoutDirection?
    /// The language of names and texts; `nil` for the content's own.
    package var locale: String?
    /// Pixels a point.
    package var scale = 2.0
    /// Contexts of the tokens' modifiers, by their names.
    package var contexts: [String: DocumentNode] = [:]
    /// Values that are tried in place of the theme's, by the paths of its properties.
    package var values: [String: DocumentNode] = [:]

    /// A theme as it is.
    package init(theme: String) { self.theme = theme }

    /// Whether it is what a page asks for whose user has chosen nothing.
    var isUsual: Bool { json == SessionSetup(theme: theme).json && contexts.isEmpty && values.isEmpty }

    /// Scales that a session can have.
    static let scales = 0.25...4.0
}

extension SessionSetup {
    /// Keys of requests that change a setup.
    static let keys = [
        "theme", "component", "appearance", "showsBoth", "direction", "locale", "scale", "contexts", "values",
    ]

    /// The properties that say what the reader has set on the device (AX).
    static let readerKeys: Set<String> = [
        "text-size", "font-scale", "bold-text", "contrast", "reduce-motion", "reduce-transparency", "zoom", "pseudo",
    ]

    /// Takes over what a request says; throws all that is wrong with it.
    ///
    /// - Parameters:
    ///   - keys: those that the request may have.
    ///   - themes: what is served.
    mutating func apply(
        _ request: DocumentNode, keys: [String] = SessionSetup.keys, themes: ServedThemes
    ) throws(DiagnosticError) {
        var problems = DiagnosticList()
        _ = request.expectEntries("", keys: keys, &problems)
        func given(_ key: String) -> DocumentNode? { request[key] }
        func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: Word.Type) -> Word?? {
            guard let node = given(key) else { return .none }
            guard !node.isNull else { return .some(nil) }
            return node.expectWord(key, of: type.allCases.map(\.rawValue), &problems).map { Word(rawValue: $0) }
        }
        if let node = given("theme"), let name = node.expectString("theme", &problems) {
            if let path = themes.path(of: name) {
                if path != theme { (contexts, values) = ([:], [:]) }
                theme = path
            } else {
                let near = NearestSpelling.hints(for: name, among: themes.names)
                problems.add(
                    node.error(
                        "no theme '\(name.excerpt)' is served",
                        hints: near.isEmpty ? ["served are \(themes.names.joined(separator: ", "))"] : near))
            }
        }
        if let component = word("component", Component.self) { self.component = component }
        if let appearance = word("appearance", Appearance.self) { self.appearance = appearance ?? .light }
        if let direction = word("direction", LayoutDirection.self) { self.direction = direction }
        if let both = given("showsBoth").flatMap({ $0.expectBool("showsBoth", &problems) }) { showsBoth = both }
        if let node = given("locale") { locale = node.isNull ? nil : node.expectString("locale", &problems) }
        if let node = given("scale"), let scale = node.expectNumber("scale", &problems) {
            if Self.scales.contains(scale) {
                self.scale = scale
            } else {
                problems.add(node.mismatch("scale", "a number from 0.25 to 4"))
            }
        }
        for (key, target) in [("contexts", \SessionSetup.contexts), ("values", \SessionSetup.values)] {
            for entry in given(key)?.expectEntries(key, &problems) ?? [] {
                self[keyPath: target][entry.key] = entry.value.isNull ? nil : entry.value
            }
        }
        try problems.throwErrors()
    }

    /// The setup as a request would say it.
    var json: [JSONValue.Member] {
        [
            .init("component", component.map { .string($0.rawValue) } ?? .null),
            .init("appearance", .string(appearance.rawValue)), .init("showsBoth", .bool(showsBoth)),
            .init("direction", direction.map { .string($0.rawValue) } ?? .null),
            .init("locale", locale.map { .string($0) } ?? .null), .init("scale", .number(scale)),
        ]
    }
}
