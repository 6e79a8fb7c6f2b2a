import Geometry

/// JSON inside a page's `script` element.
enum ScriptData {
    /// The value on one line, without a sign that could end the element or open a comment: `<`, `>` and `&` are written
    /// as escapes, as are the line ends that older JavaScript refuses in a string.
    static func text(of value: JSONValue) -> String {
        value.line.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "<": text += "\\u003C"
            case ">": text += "\\u003E"
            case "&": text += "\\u0026"
            case "\u{2028}": text += "\\u2028"
            case "\u{2029}": text += "\\u2029"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
