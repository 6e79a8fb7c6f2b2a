import Geometry

/// A definition of the schema that others refer to by its name.
struct SchemaDefinition: Sendable {
    let name: String
    /// What a value and an alias look like, without pairs.
    let schema: JSONValue
    /// The definitions that the schema refers to.
    let parts: [SchemaDefinition]
}

extension SchemaDefinition {
    /// A reference to the definition, pairs included.
    var reference: JSONValue { .reference(name) }

    /// The definition and all that it refers to, each with and without pairs: `color` is either, `color.value` no pair.
    func add(to members: inout [String: JSONValue]) {
        let value = JSONValue.reference(name + ".value")
        members[name + ".value"] = schema
        members[name] = .anyOf([value, .pair(of: value)])
        for part in parts where members[part.name] == nil { part.add(to: &members) }
    }
}
