import Styles

/// A key that holds a value, with the way to it: what can be set one by one, and what `extends` merges.
struct ThemeProperty: Sendable {
    /// The keys from the top of the file, as `indexBar`, `slotHeight`.
    let path: [String]
    /// The keys with dots between them.
    let name: String
    let field: ThemeField

    init(path: [String], field: ThemeField) {
        self.path = path
        name = path.joined(separator: ".")
        self.field = field
    }

    /// The groups at the top of a theme file, and the one value among them.
    static let groups: [ThemeField] = [.components, .canvas, .indexBar, .bubble, .list, .grid]

    /// Every property, in the order of the file format.
    static let all: [ThemeProperty] = groups.flatMap { properties(of: $0, at: []) }

    /// The properties at or below a path.
    static func properties(of field: ThemeField, at path: [String]) -> [ThemeProperty] {
        let path = path + [field.name]
        guard field.isGroup else { return [ThemeProperty(path: path, field: field)] }
        return field.fields.flatMap { properties(of: $0, at: path) }
    }
}
