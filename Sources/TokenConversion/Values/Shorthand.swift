import Documents
import Geometry
import Tokens

/// A shadow or a line as CSS writes it, in words: `inset 0 2px 8px rgba(0, 0, 0, 0.2)`, `1px solid #fff`.
struct Shorthand {
    private var lengths: [JSONValue] = []
    private var color: JSONValue?
    private var style: String?
    private var isInset = false
    private static let nothing: JSONValue = ["value": 0, "unit": "px"]
    /// The lines that tokens have a name for (format module, section 9.2).
    static let styles: Set<String> = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]

    /// - Parameter alias: what a reference to a colour becomes, written with its braces.
    init?(_ text: String, alias: (String) -> JSONValue? = { _ in nil }) {
        for word in TokenText.parts(text, by: \.isWhitespace) {
            if let length = Calculation.value(of: word), ["", "px", "rem"].contains(length.unit) {
                lengths.append([
                    "value": .number(length.number), "unit": .string(length.unit == "rem" ? "rem" : "px"),
                ])
            } else if let found = ColorSpelling.color(of: word)?.tokenJSON ?? alias(word) {
                color = found
            } else if Self.styles.contains(word) {
                isInset = isInset || word == "inset"
                style = word
            } else {
                return nil
            }
        }
    }

    /// Two to four lengths and a colour.
    var shadow: JSONValue? {
        guard let color, (2...4).contains(lengths.count), style == nil || isInset else { return nil }
        let all = lengths + Array(repeating: Self.nothing, count: 4 - lengths.count)
        let members = zip(["offsetX", "offsetY", "blur", "spread"], all).map { JSONValue.Member($0, $1) }
        return .object([.init("color", color)] + members + (isInset ? [.init("inset", true)] : []))
    }

    /// A length, a colour and a style, which is solid where none is written.
    var border: JSONValue? {
        guard let color, lengths.count == 1 else { return nil }
        return ["color": color, "width": lengths[0], "style": .string(style ?? "solid")]
    }
}
