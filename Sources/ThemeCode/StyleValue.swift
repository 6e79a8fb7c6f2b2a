import Geometry

/// A part of a theme as languages of programs see it: a structure of named values, one of several choices, or a value.
///
/// It is read from the theme itself, so that a new property needs nothing here.
indirect enum StyleValue: Hashable, Sendable {
    /// A number with a fraction.
    case number(Double)
    /// A whole number.
    case whole(Int)
    /// A text.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// A colour.
    case color(Color)
    /// Values in order; a set has them in the order of their names.
    case list([StyleValue])
    /// A value that may be missing, and is.
    case nothing
    /// A structure, by the name of its type, with its properties in their order.
    case structure(type: String, [Property])
    /// One of an enumeration's cases, with what belongs to it.
    case choice(type: String, name: String, [Property])

    /// A property of a structure, or what belongs to a choice; the name is `nil` where it has none.
    struct Property: Hashable, Sendable {
        let name: String?
        let value: StyleValue
    }
}

extension StyleValue {
    /// What a value of a theme holds, as its own description of itself says.
    init(reading value: Any) {
        switch value {
        case let number as Double: self = .number(number)
        case let number as Int: self = .whole(number)
        case let text as String: self = .text(text)
        case let flag as Bool: self = .flag(flag)
        case let color as Color: self = .color(color)
        default: self.init(parts: Mirror(reflecting: value), of: value)
        }
    }

    private init(parts mirror: Mirror, of value: Any) {
        // Properties with a wrapper are stored under their names with an underscore.
        let parts = mirror.children.map { part in
            let name = part.label.map { String($0.trimmingPrefix("_")) }
            return Property(name: name, value: StyleValue(reading: part.value))
        }
        switch mirror.displayStyle {
        case .collection: self = .list(parts.map(\.value))
        case .set: self = .list(parts.map(\.value).sorted { $0.name < $1.name })
        case .optional: self = parts.first?.value ?? .nothing
        case .enum:
            let type = Self.typeName(mirror.subjectType)
            guard let payload = mirror.children.first else {
                self = .choice(type: type, name: "\(value)", [])
                return
            }
            self = .choice(type: type, name: payload.label ?? "", Self.payload(of: payload.value))
        default: self = .structure(type: Self.typeName(mirror.subjectType), parts)
        }
    }

    /// What belongs to a case: several values, one with a name, or one without.
    private static func payload(of value: Any) -> [Property] {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .tuple else { return [Property(name: nil, value: StyleValue(reading: value))] }
        return mirror.children.map { part in
            let name = part.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
            return Property(name: name, value: StyleValue(reading: part.value))
        }
    }

    /// The type's name without that of its module, as `IndexBarStyle.Width`.
    private static func typeName(_ type: Any.Type) -> String {
        String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    }

    /// What a choice is called; empty for others.
    private var name: String { if case .choice(_, let name, _) = self { name } else { "" } }
}

extension StyleValue {
    /// The value with each of its parts changed by `change`, innermost first.
    func mapParts(_ change: (StyleValue) -> StyleValue) -> StyleValue {
        func mapped(_ parts: [Property]) -> [Property] {
            parts.map { Property(name: $0.name, value: $0.value.mapParts(change)) }
        }
        return switch self {
        case .list(let values): change(.list(values.map { $0.mapParts(change) }))
        case .structure(let type, let parts): change(.structure(type: type, mapped(parts)))
        case .choice(let type, let name, let parts): change(.choice(type: type, name: name, mapped(parts)))
        default: change(self)
        }
    }
}
