import Geometry

extension ValueKind {
    /// The schema of a literal and, where tokens give such values, of an alias.
    var schemaWithAliases: JSONValue {
        tokens.isEmpty ? schema : .anyOf([schema, .reference("alias")])
    }

    /// The schema of a literal, an alias, or a pair of them.
    var schemaWithAliasesAndPairs: JSONValue {
        .anyOf([schemaWithAliases, .pair(of: schemaWithAliases)])
    }
}

extension JSONValue {
    static func reference(_ definition: String) -> JSONValue {
        ["$ref": .string("#/$defs/\(definition)")]
    }

    /// `{light: …, dark: …}`, both of a schema.
    static func pair(of schema: JSONValue) -> JSONValue {
        [
            "type": "object", "properties": ["light": schema, "dark": schema], "required": ["light", "dark"],
            "additionalProperties": false,
        ]
    }

    /// Alternatives; those that are alternatives themselves are taken in.
    static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
        let flat = schemas.flatMap { schema -> [JSONValue] in
            guard case .object(let members) = schema, members.count == 1, members[0].key == "anyOf",
                case .array(let inner) = members[0].value
            else { return schema == false ? [] : [schema] }
            return inner
        }
        return flat.count == 1 ? flat[0] : ["anyOf": .array(flat)]
    }
}
