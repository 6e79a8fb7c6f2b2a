package import Documents
package import Tokens

/// Token files of an older form, all that they say in order, before it is said anew.
struct SourceTokens {
    var sets: [SourceSet] = []
    /// The names of the sets that hold always, the lowest first.
    var base: [String] = []
    var modifiers: [SourceModifier] = []
}

/// Tokens that hold or do not hold together.
struct SourceSet {
    let name: String
    var tokens: [SourceToken] = []
}

/// A choice among sets.
struct SourceModifier {
    let name: String
    /// The contexts in their order, each with the names of its sets, the lowest first.
    var contexts: [(name: String, sets: [String])]
}

/// A token as an older form has it.
struct SourceToken {
    /// What it is worth: as it is written, or worked out by its reader.
    enum Value {
        case written(DocumentNode)
        case known(TokenType, JSONValue)
    }

    /// Names that tokens may have (format module, section 5.1.1).
    let path: [String]
    /// The names as references write them, with dots between.
    let original: String
    let value: Value
    /// As the file says it, with that of a group around it.
    let type: String?
    let description: String?
    /// What the file has in `$extensions`.
    let extensions: JSONValue?
    /// Where the token is written.
    let node: DocumentNode

    /// The value as it is written; `nil` where its reader has worked it out.
    var written: DocumentNode? { if case .written(let node) = value { node } else { nil } }
}

extension String {
    /// The name with what the name of a token must not hold replaced by hyphens.
    var legalTokenName: String {
        let legal = String(map { "{}.".contains($0) ? "-" : $0 })
        return legal.isEmpty ? "-" : legal.hasPrefix("$") ? "_" + legal.dropFirst() : legal
    }
}

extension DocumentNode {
    /// The value as JSON has it.
    var json: JSONValue {
        switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number, _): .number(number)
        case .string(let text): .string(text)
        case .sequence(let elements): .array(elements.map(\.json))
        case .mapping(let entries): .object(entries.map { .init($0.key, $0.value.json) })
        }
    }

    /// A text, or a number as it is written.
    var scalarText: String? {
        switch value {
        case .string(let text): text
        case .number(_, let text): text
        default: nil
        }
    }
}

/// A file of tokens to be converted.
package struct TokenInput: Sendable {
    /// Its name, below the folder that was given if it was one, without its ending.
    package let name: String
    /// What it holds.
    package let document: DocumentNode

    /// A file by its name and what it holds.
    package init(name: String, document: DocumentNode) {
        self.name = name
        self.document = document
    }

    /// The form of some files that belong together; `nil` where none of them is of an older form.
    package static func form(of inputs: [TokenInput]) -> OlderTokenForm? {
        let names = Set(inputs.map { $0.name.split(separator: "/").last.map(String.init) ?? $0.name })
        if names.contains("$themes") || names.contains("$metadata") { return .tokensStudio }
        let forms = inputs.compactMap { OlderTokenForm(of: $0.document, leastTexts: 1) }
        return forms.contains(.tokensStudio) ? .tokensStudio : forms.first
    }
}
