import Geometry

/// Pieces of schemas.
extension JSONValue {
    static func reference(_ definition: String) -> JSONValue {
        ["$ref": .string("#/$defs/\(definition)")]
    }

    /// An alias for a design token.
    static var alias: JSONValue { reference("alias") }

    /// A list of so many values.
    static func list(of values: JSONValue, _ counts: ClosedRange<Int>) -> JSONValue {
        [
            "type": "array", "items": values, "minItems": .number(Double(counts.lowerBound)),
            "maxItems": .number(Double(counts.upperBound)),
        ]
    }

    /// A list of values of different kinds.
    static func tuple(_ values: [JSONValue]) -> JSONValue {
        let count = JSONValue.number(Double(values.count))
        return ["type": "array", "prefixItems": .array(values), "minItems": count, "maxItems": count]
    }

    /// A mapping with no other keys.
    static func mapping(_ properties: JSONValue, required: [String] = []) -> JSONValue {
        guard !required.isEmpty else {
            return ["type": "object", "properties": properties, "additionalProperties": false]
        }
        return [
            "type": "object", "properties": properties, "required": .array(required.map { .string($0) }),
            "additionalProperties": false,
        ]
    }

    /// `{light: …, dark: …}`, both of a schema.
    static func pair(of schema: JSONValue) -> JSONValue {
        mapping(["light": schema, "dark": schema], required: ["light", "dark"])
    }

    /// Alternatives; those that are alternatives themselves are taken in, `false` and repetitions left out.
    static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
        let flat = schemas.flatMap { schema -> [JSONValue] in
            guard case .object(let members) = schema, members.count == 1, members[0].key == "anyOf",
                case .array(let inner) = members[0].value
            else { return schema == false ? [] : [schema] }
            return inner
        }
        let unique = flat.enumerated().filter { !flat[..<$0.offset].contains($0.element) }.map(\.element)
        return unique.count == 1 ? unique[0] : ["anyOf": .array(unique)]
    }
}
