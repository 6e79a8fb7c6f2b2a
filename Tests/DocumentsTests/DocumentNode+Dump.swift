import Documents

extension DocumentNode {
    /// The node in a form that tests can compare: `{a: 1, b: [true, 'x']}`.
    var dump: String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number, _): "\(number)"
        case .string(let text): "'\(text)'"
        case .sequence(let elements): "[" + elements.map(\.dump).joined(separator: ", ") + "]"
        case .mapping(let entries): "{" + entries.map { "\($0.key): \($0.value.dump)" }.joined(separator: ", ") + "}"
        }
    }

    /// The same with the place of each key and each value: `1:1-1:5`.
    var places: [String] {
        switch value {
        case .sequence(let elements): [range.text] + elements.flatMap(\.places)
        case .mapping(let entries):
            [range.text] + entries.flatMap { ["\($0.keyRange.text)=\($0.key)"] + $0.value.places }
        default: [range.text]
        }
    }
}

extension SourceRange {
    var text: String { "\(start.line):\(start.column)-\(end.line):\(end.column)" }
}

func parse(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> DocumentNode {
    try DocumentNode.parse(SourceText(name: "a.yaml", text: text), limits: limits)
}

/// What parsing a text prints, "" where it succeeds.
func failure(_ text: String, limits: DocumentLimits = DocumentLimits()) -> String {
    failure { () throws(DiagnosticError) in
        _ = try DocumentNode.parse(SourceText(name: "a.yaml", text: text), limits: limits)
    }
}

func failure(of body: () throws(DiagnosticError) -> Void) -> String {
    do {
        try body()
        return ""
    } catch {
        return error.description
    }
}
