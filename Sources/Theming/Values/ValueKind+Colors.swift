import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == Color {
    static let color = ValueKind(
        "color", wanted: "a colour such as \"#07C160\"",
        schema: .anyOf([
            ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
            .mapping(
                [
                    "colorSpace": ["type": "string"], "components": ["type": "array"],
                    "alpha": ["type": "number", "minimum": 0, "maximum": 1], "hex": ["type": "string"],
                ], required: ["colorSpace", "components"]),
        ]), tokens: [.color]
    ) { token throws(ValueError) in
        if case .color(let color) = token { color } else { nil }
    } literal: { node, reader throws(ValueError) in
        if node["colorSpace"] != nil { return try tokenColor(node, &reader) }
        guard let color = node.string.flatMap(Color.init(written:)) else { throw .mismatch(hints: hints(node)) }
        return color
    }

    /// A colour as a token file writes it: `{colorSpace: oklch, components: [0.7, 0.1, 150], alpha: 1}`.
    private static func tokenColor(_ node: DocumentNode, _ reader: inout ValueReader) throws(ValueError) -> Color {
        func entry(_ key: String, _ value: DocumentNode.Value) -> DocumentNode.Entry {
            let value = DocumentNode(value, range: node.range, source: node.source)
            return DocumentNode.Entry(key: key, keyRange: node.range, value: value)
        }
        let value = DocumentNode.Entry(key: "$value", keyRange: node.range, value: node)
        let token = entry("color", .mapping([entry("$type", .string("color")), value]))
        let tokens = TokenSet([DocumentNode(.mapping([token]), range: node.range, source: node.source)])
        reader.problems.add(tokens.diagnostics)
        guard case .color(let color)? = tokens.tokens.first?.value else { throw .reported }
        return color
    }

    private static func hints(_ node: DocumentNode) -> [String] {
        switch node.value {
        case .number(_, let text) where Color(written: "#" + text) != nil: ["write it as \"#\(text)\""]
        case .string(let text) where Color(written: "#" + text) != nil: ["write it as \"#\(text)\""]
        case .string(let text) where text.hasPrefix("#"): ["a colour is #RGB, #RRGGBB or #RRGGBBAA"]
        default: []
        }
    }
}

extension Color {
    /// A colour as a theme writes it: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    init?(written text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.hasPrefix("#"), digits.count == text.utf8.count - 1 else { return nil }
        func component(_ index: Int) -> Double {
            digits.count == 3
                ? Double(digits[index] * 17) / 255 : Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255
        }
        guard [3, 6, 8].contains(digits.count) else { return nil }
        self.init(
            red: component(0), green: component(1), blue: component(2), alpha: digits.count == 8 ? component(3) : 1)
    }
}

extension ValueKind where Value == [Color] {
    static let colors = list(
        "colors", of: .color, wanted: "a list of colours", counts: 0...256, tokens: []
    ) { _ in nil }
}
