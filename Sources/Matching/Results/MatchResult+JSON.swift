package import Documents

extension MatchResult {
    /// What `match --json` writes.
    package var json: JSONValue {
        [
            "version": 1,
            "transform": [
                "scale": .number(transform.scale), "dx": .number(transform.dx.hundredths),
                "dy": .number(transform.dy.hundredths),
            ],
            "nodes": .array(nodes.map(\.json)), "departures": .array(departures.map(\.json)),
            "accepted": .array(accepted.map(\.json)),
        ]
    }

    /// The JSON Schema (draft 2020-12) of what `match --json` writes.
    package static var schema: JSONValue {
        let number: JSONValue = ["type": "number"]
        let text: JSONValue = ["type": "string"]
        let value: JSONValue = ["type": ["number", "string"]]
        let share: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Thumbindex match",
            "description": "What thumbindex match --json writes: where a screenshot departs from a theme.",
            "type": "object", "required": ["version", "transform", "nodes", "departures"],
            "properties": [
                "version": ["const": 1],
                "transform": [
                    "type": "object", "required": ["scale", "dx", "dy"],
                    "description": "Pixels a point, and how far the whole is moved, in points.",
                    "properties": ["scale": number, "dx": number, "dy": number],
                ],
                "nodes": ["type": "array", "items": ["$ref": "#/$defs/node"]],
                "departures": ["type": "array", "items": ["$ref": "#/$defs/departure"]],
                "accepted": ["type": "array", "items": ["$ref": "#/$defs/departure"]],
            ],
            "$defs": [
                "node": [
                    "type": "object",
                    "required": ["id", "dx", "dy", "dw", "dh", "deltaE", "certainty", "verdict"],
                    "properties": [
                        "id": text, "dx": number, "dy": number, "dw": number, "dh": number, "deltaE": number,
                        "certainty": share, "verdict": ["enum": ["same", "differs", "missing", "extra", "unknown"]],
                    ],
                ],
                "departure": [
                    "type": "object", "required": ["property", "theme", "measured", "unit", "nodes"],
                    "properties": [
                        "property": text, "part": text, "theme": value, "measured": value, "unit": text,
                        "deltaE": number, "nodes": ["type": "integer", "minimum": 0], "certainty": share,
                        "file": text, "line": ["type": "integer", "minimum": 1], "suggestion": text,
                    ],
                ],
            ],
        ]
    }
}

extension MatchedNode {
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "dx": .number(dx), "dy": .number(dy), "dw": .number(dw), "dh": .number(dh),
            "deltaE": .number(deltaE), "certainty": .number(certainty.hundredths), "verdict": .string(verdict.rawValue),
        ]
    }
}

extension MatchResult.Departure {
    fileprivate var json: JSONValue {
        func value(_ text: String) -> JSONValue { Double(text).map { .number($0) } ?? .string(text) }
        var members: [JSONValue.Member] = [.init("property", .string(property))]
        if let part { members.append(.init("part", .string(part))) }
        members += [
            .init("theme", value(theme)), .init("measured", value(measured)), .init("unit", .string(unit)),
            .init("nodes", .number(Double(nodes.count))), .init("certainty", .number(certainty.hundredths)),
        ]
        if let deltaE { members.append(.init("deltaE", .number(deltaE))) }
        if let place {
            members += [.init("file", .string(place.file)), .init("line", .number(Double(place.line)))]
        }
        if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
        return .object(members)
    }
}

extension Double {
    fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}
