import Documents
import Tokens

/// Finds the tokens that references of an older form lead to.
struct TokenIndex {
    private var places: [String: [SourceToken]] = [:]
    /// How many references may follow one another.
    private static let longestChain = 24

    /// All tokens of all sets, the lowest set first.
    init(_ sources: SourceTokens) {
        for token in sources.sets.flatMap(\.tokens) { places[token.original, default: []].append(token) }
    }

    /// The tokens of a name, one for each set that has it; with and without `.value` at its end.
    func tokens(_ name: String) -> [SourceToken] {
        if let found = places[name] { return found }
        return name.hasSuffix(".value") ? places[String(name.dropLast(6))] ?? [] : []
    }

    /// The type that a token comes to; `nil` where that cannot be told.
    func type(of token: SourceToken, depth: Int = 0) -> TokenType? {
        if case .known(let type, _) = token.value { return type }
        if case .type(let type)? = token.type.map(TypeNames.meaning(of:)) { return type }
        guard let written = token.written, depth < Self.longestChain else { return nil }
        if let name = written.string.flatMap(TokenText.whole) {
            return tokens(name).last.flatMap { type(of: $0, depth: depth + 1) }
        }
        if case .type(let type) = TypeNames.meaning(ofPath: token.path) { return type }
        return written.scalarText.flatMap { text in text.first == "{" ? nil : TokenTypeGuess.type(of: text) }
    }

    /// The text that a reference comes to, its own references replaced; `nil` where there is none, or no text.
    func text(_ name: String, depth: Int = 0) -> String? {
        guard depth < Self.longestChain, let text = tokens(name).last?.written?.scalarText else { return nil }
        return TokenText.replacing(text) { self.text($0, depth: depth + 1) }
    }

    /// Whether what a name comes to depends on which sets hold.
    func varies(_ name: String, depth: Int = 0) -> Bool {
        let found = tokens(name)
        if Set(found.compactMap { $0.written?.scalarText }).count > 1 { return true }
        guard depth < Self.longestChain, let text = found.last?.written?.scalarText else { return false }
        return TokenText.references(in: text).contains { varies($0, depth: depth + 1) }
    }
}

/// What a value is that nobody says the type of.
enum TokenTypeGuess {
    static func type(of text: String) -> TokenType? {
        if text.hasPrefix("#") || text.hasSuffix(")"), ColorSpelling.color(of: text) != nil { return .color }
        guard let value = Calculation.value(of: text) else {
            return text.hasPrefix("cubic-bezier(") ? .cubicBezier : nil
        }
        switch value.unit {
        case "px", "rem": return .dimension
        case "ms", "s": return .duration
        case "": return .number
        default: return nil
        }
    }
}
