import Documents
import Geometry
import Tokens

/// A kind of value that a theme holds: how it is written, what a token gives for it, and its schema.
struct ValueKind<Value: Sendable>: Sendable {
    /// Its schema, without pairs.
    let definition: SchemaDefinition
    /// What a message says is wanted, as `a colour such as "#07C160"`.
    let wanted: String
    /// The types of tokens that an alias may lead to; empty where none gives such a value.
    let tokens: [TokenType]
    /// The value of a literal.
    let literal: @Sendable (DocumentNode, inout ValueReader) throws(ValueError) -> Value
    /// The value that a token gives, `nil` where the token is of another type.
    let converted: @Sendable (TokenValue) throws(ValueError) -> Value?

    /// `schema` is that of a literal, and `parts` are the definitions that it refers to.
    init(
        _ name: String, wanted: String, schema: JSONValue, parts: [SchemaDefinition] = [], tokens: [TokenType] = [],
        converted: @escaping @Sendable (TokenValue) throws(ValueError) -> Value? = { _ throws(ValueError) in nil },
        literal: @escaping @Sendable (DocumentNode, inout ValueReader) throws(ValueError) -> Value
    ) {
        definition = SchemaDefinition(
            name: name, schema: tokens.isEmpty ? schema : .anyOf([schema, .alias]), parts: parts)
        self.wanted = wanted
        self.tokens = tokens
        self.converted = converted
        self.literal = literal
    }
}

/// Why a value cannot be read.
enum ValueError: Error {
    /// It is not what the kind wants.
    case mismatch(hints: [String] = [])
    /// It is of the right form, but wrong: the message follows the value's name.
    case invalid(String, at: DocumentNode? = nil, hints: [String] = [])
    /// It has been reported.
    case reported
}

extension ValueKind {
    /// The value of a literal, a pair or an alias; `nil` where it cannot be read, which is then reported.
    func read(_ node: DocumentNode, _ reader: inout ValueReader) -> Value? {
        guard let chosen = reader.chosen(from: node) else { return nil }
        do {
            return try value(chosen, &reader)
        } catch {
            reader.report(error, of: chosen, wanted: wanted)
            return nil
        }
    }

    /// The same for a value inside another.
    func readPart(_ node: DocumentNode, _ reader: inout ValueReader) throws(ValueError) -> Value {
        guard let value = read(node, &reader) else { throw .reported }
        return value
    }

    private func value(_ node: DocumentNode, _ reader: inout ValueReader) throws(ValueError) -> Value {
        guard !tokens.isEmpty, let alias = Alias(node) else { return try literal(node, &reader) }
        guard let token = reader.token(for: alias, at: node, types: tokens), let value = try converted(token) else {
            throw .reported
        }
        return value
    }
}

/// A value that names a token: `"{color.accent}"`.
struct Alias {
    /// With its braces.
    let text: String

    init?(_ node: DocumentNode) {
        guard let text = node.string, text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        self.text = text
    }
}
