import Documents

/// The forms that schemas of this file kind are put together from.
extension TimelineSchema {
    static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

    static func number(_ summary: String, in range: ClosedRange<Double>) -> JSONValue {
        [
            "description": .string(summary), "type": "number", "minimum": .number(range.lowerBound),
            "maximum": .number(range.upperBound),
        ]
    }

    static func integer(_ summary: String, in range: ClosedRange<Int>) -> JSONValue {
        [
            "description": .string(summary), "type": "integer", "minimum": .number(Double(range.lowerBound)),
            "maximum": .number(Double(range.upperBound)),
        ]
    }

    static func object(
        _ properties: [JSONValue.Member], required: [String] = []
    ) -> JSONValue {
        object(nil, properties, required: required)
    }

    static func object(
        _ summary: String?, _ properties: [JSONValue.Member], required: [String] = []
    ) -> JSONValue {
        .object(
            (summary.map { [.init("description", .string($0))] } ?? [])
                + [
                    .init("type", "object"), .init("properties", .object(properties)),
                    .init("additionalProperties", false),
                ] + (required.isEmpty ? [] : [.init("required", .array(required.map(JSONValue.string)))]))
    }

    static func anyOf(_ summary: String, _ schemas: [JSONValue]) -> JSONValue {
        ["description": .string(summary), "anyOf": .array(schemas)]
    }

    static func described(_ summary: String, _ schema: JSONValue) -> JSONValue {
        .object([.init("description", .string(summary))] + members(of: schema))
    }

    static func members(of schema: JSONValue) -> [JSONValue.Member] {
        if case .object(let members) = schema { return members }
        return []
    }

    /// Exactly one of some keys must be there.
    static func one(of keys: [String]) -> JSONValue.Member {
        .init("oneOf", .array(keys.map { ["required": .array([.string($0)])] }))
    }
}
