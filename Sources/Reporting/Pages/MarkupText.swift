import Mustache

/// Text as HTML and XML hold it, in elements and in attributes between quotation marks.
///
/// Each Unicode scalar is looked at by itself: `"` with a combining mark behind it is one character to a reader and
/// still ends an attribute. Characters outside XML's `Char` production (XML 1.0, section 2.2) become U+FFFD, line ends
/// and tabs references, since an attribute would lose them.
struct MarkupText: MustacheContentType {
    func escapeText(_ text: String) -> String { Self.escaped(text) }

    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\t": "&#9;"
        case "\n": "&#10;"
        case "\r": "&#13;"
        case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": String(scalar)
        default: "\u{FFFD}"
        }
    }
}
