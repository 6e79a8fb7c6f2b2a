import Documents
import Geometry
import Styles

/// A key of the theme file: a value, or a group of further keys.
///
/// The fields are the one source of what a theme may hold: decoding, the check for unknown keys, defaults and the
/// schema come from them.
struct ThemeField: Sendable {
    let name: String
    /// What the key is for, with the rule that it implements.
    let summary: String
    /// What may stand at the key; for a group what may stand there in place of its mapping, `nil` for the mapping only.
    let value: FieldValue?
    /// The keys of a group.
    let fields: [ThemeField]
    /// Gives the field the value of another one that it equals unless it is set (IB-5, IB-6).
    var inherit: (@Sendable (inout Theme) -> Void)?

    var isGroup: Bool { !fields.isEmpty }

    static func group(_ name: String, _ summary: String, _ fields: [ThemeField]) -> ThemeField {
        ThemeField(name: name, summary: summary, value: nil, fields: fields)
    }

    /// A field that is kept at a place of the theme.
    static func value<Value: Sendable>(
        _ name: String, _ place: Place<Value>, _ kind: ValueKind<Value>, _ summary: String
    ) -> ThemeField {
        ThemeField(name: name, summary: summary, value: FieldValue(kind, place), fields: [])
    }

    static func value<Value: Sendable>(
        _ name: String, _ path: ThemePath<Value>, _ kind: ValueKind<Value>, _ summary: String
    ) -> ThemeField {
        value(name, Place(path), kind, summary)
    }

    /// A field that equals another one unless it is set.
    static func value<Value: Sendable>(
        _ name: String, _ path: ThemePath<Value>, _ kind: ValueKind<Value>, like other: ThemePath<Value>,
        _ summary: String
    ) -> ThemeField {
        var field = value(name, Place(path), kind, summary)
        field.inherit = { $0[keyPath: path] = $0[keyPath: other] }
        return field
    }

    /// A field that sets more than one place.
    static func value<Value: Sendable>(
        _ name: String, _ kind: ValueKind<Value>, _ summary: String,
        set: @escaping @Sendable (Value, inout Theme) -> Void
    ) -> ThemeField {
        let value = FieldValue(
            definition: kind.definition,
            read: { node, reader, theme in
                guard let value = kind.read(node, &reader) else { return false }
                set(value, &theme)
                return true
            }, copy: { _, _ in })
        return ThemeField(name: name, summary: summary, value: value, fields: [])
    }
}

/// The way to a value that a theme holds.
typealias ThemePath<Value> = any WritableKeyPath<Theme, Value> & Sendable

/// A place of the theme that holds a value.
struct Place<Value: Sendable>: Sendable {
    let get: @Sendable (Theme) -> Value
    let set: @Sendable (Value, inout Theme) -> Void

    init(_ path: ThemePath<Value>) {
        get = { $0[keyPath: path] }
        set = { $1[keyPath: path] = $0 }
    }

    /// A part of what another place holds.
    init<Whole: Sendable>(_ whole: Place<Whole>, _ part: any WritableKeyPath<Whole, Value> & Sendable) {
        get = { whole.get($0)[keyPath: part] }
        set = { value, theme in
            var changed = whole.get(theme)
            changed[keyPath: part] = value
            whole.set(changed, &theme)
        }
    }
}

/// What may stand at a key.
struct FieldValue: Sendable {
    let definition: SchemaDefinition
    /// Puts the value of a node into the theme; false where it cannot be read, which is reported.
    let read: @Sendable (DocumentNode, inout ValueReader, inout Theme) -> Bool
    /// Takes the value over from another theme.
    let copy: @Sendable (Theme, inout Theme) -> Void
}

extension FieldValue {
    init<Value: Sendable>(_ kind: ValueKind<Value>, _ place: Place<Value>) {
        self.init(
            definition: kind.definition,
            read: { node, reader, theme in
                guard let value = kind.read(node, &reader) else { return false }
                place.set(value, &theme)
                return true
            },
            copy: { source, target in place.set(place.get(source), &target) })
    }
}
