/// Text as XML 1.0 and HTML hold it.
///
/// Each Unicode scalar is looked at by itself: `"` with a combining mark behind it is one character to a reader and
/// still ends an attribute. Characters outside XML's `Char` production (section 2.2: most controls, U+FFFE, U+FFFF)
/// become U+FFFD, since not even a reference may name them.
package enum MarkupText {
    /// Where a text stands.
    package enum Place: Sendable {
        /// Between the tags of XML.
        case content
        /// Between quotation marks in XML: line ends and tabs survive as references.
        case attribute
        /// Anywhere in HTML, in an attribute between either kind of quotation marks too; control characters that XML
        /// permits become U+FFFD.
        case page
    }

    /// The text with all that could be taken for markup, or would be lost there, as references.
    package static func escaped(_ text: String, for place: Place) -> String {
        // Nearly every string is data of digits and letters, where nothing needs to be replaced.
        guard !text.utf8.allSatisfy(isPlain) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += escaped($1, for: place) }
    }

    /// Whether a byte of UTF-8 stands for itself everywhere.
    package static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: (0x20...0x7E).contains(byte)
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar, for place: Place) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\r": "&#13;"
        case "\"" where place != .content: "&quot;"
        case "'" where place == .page: "&#39;"
        case "\t" where place != .content: "&#9;"
        case "\n" where place != .content: "&#10;"
        case "\u{7F}"..."\u{9F}" where place == .page: "\u{FFFD}"
        case "\t", "\n", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": String(scalar)
        default: "\u{FFFD}"
        }
    }
}
