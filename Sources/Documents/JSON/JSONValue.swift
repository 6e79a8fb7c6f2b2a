import Geometry

/// A JSON value whose members keep their order.
package indirect enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// Written as the shortest text that reads back as the same number; 0 where it is not finite.
    case number(Double)
    /// A text, as it reads without escapes.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Members in the order in which they are written.
    case object([Member])

    /// A key and its value.
    package struct Member: Hashable, Sendable {
        /// As it reads without escapes.
        package var key: String
        /// What belongs to the key.
        package var value: JSONValue

        /// A key with its value.
        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }

        /// Which version of its published schema a document for programs follows; one may get more keys, and none of its
        /// keys is renamed.
        package static let version = Member("version", 1)
    }
}

extension JSONValue {
    /// The value of an object's first member of a key; `nil` where there is none.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The value on one line, with a space after each comma and colon.
    package var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): NumberText.exact(value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
        }
    }

    /// The value on several lines, indented by two spaces; what fits a line of `width` characters stays on one.
    package func lines(width: Int = 100) -> String {
        lines(width: width, indentation: "", used: 0)
    }

    /// `used` is how much of the first line is taken.
    private func lines(width: Int, indentation: String, used: Int) -> String {
        let short = line
        guard used + short.count > width else { return short }
        let inner = indentation + "  "
        switch self {
        case .array(let values):
            let texts = values.map { inner + $0.lines(width: width, indentation: inner, used: inner.count) }
            return Self.block("[", texts, indentation + "]")
        case .object(let members):
            let texts = members.map { member in
                let start = inner + Self.quoted(member.key) + ": "
                return start + member.value.lines(width: width, indentation: inner, used: start.count)
            }
            return Self.block("{", texts, indentation + "}")
        default: return short
        }
    }

    private static func block(_ opening: String, _ parts: [String], _ closing: String) -> String {
        opening + "\n" + parts.joined(separator: ",\n") + "\n" + closing
    }

    /// The text between quotation marks, escaped as RFC 8259 section 7 requires and no further.
    private static func quoted(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else { return "\"" + text + "\"" }
        return text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\u{0}"..<"\u{20}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral flag: Bool) { self = .bool(flag) }
    package init(integerLiteral number: Int) { self = .number(Double(number)) }
    package init(floatLiteral number: Double) { self = .number(number) }
    package init(arrayLiteral values: JSONValue...) { self = .array(values) }

    /// The members in the order in which they are written.
    package init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member($0.0, $0.1) })
    }
}
