/// Strings as XML 1.0 can hold them.
///
/// Characters outside its `Char` production (section 2.2: most controls, U+FFFE, U+FFFF) become U+FFFD, since not
/// even a reference may name them.
enum XMLText {
    /// For a value between quotation marks: line ends and tabs survive as references.
    static func attribute(_ text: String) -> String {
        replacing(in: text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\t": "&#9;"
            case "\n": "&#10;"
            default: nil
            }
        }
    }

    /// For text between tags.
    static func content(_ text: String) -> String {
        replacing(in: text) { _ in nil }
    }

    private static func replacing(in text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        // Nearly every string is data of digits and letters, where nothing needs to be replaced.
        guard text.utf8.contains(where: isSuspect) else { return text }
        return text.unicodeScalars.reduce(into: "") { output, scalar in
            output += replacement(scalar) ?? common(scalar)
        }
    }

    private static func isSuspect(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
    }

    private static func common(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\r": "&#13;"
        case "\t", "\n", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": String(scalar)
        default: "\u{FFFD}"
        }
    }
}
