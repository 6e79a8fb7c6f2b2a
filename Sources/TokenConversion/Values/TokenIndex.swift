import Documents
import Geometry
import Tokens

/// Finds the tokens that references of an older form lead to.
struct TokenIndex {
    private var places: [String: [SourceToken]] = [:]
    /// The sets that say a token of a name in the words of 2025.10.
    private var holders: [String: Set<String>] = [:]
    private let base: Set<String>
    /// The sets of each context of each modifier.
    private let choices: [[Set<String>]]
    /// How many references may follow one another.
    private static let longestChain = 24

    /// All tokens of all sets, the lowest set first.
    init(_ sources: SourceTokens) {
        base = Set(sources.base)
        choices = sources.modifiers.map { $0.contexts.map { Set($0.sets) } }
        for set in sources.sets {
            for token in set.tokens {
                places[token.original, default: []].append(token)
                holders[token.original, default: []].insert(set.name)
            }
        }
        while forgetUnsaid(sources) {}
    }

    /// Notes which tokens cannot be said, so that no reference is written to them; whether there are any anew.
    private mutating func forgetUnsaid(_ sources: SourceTokens) -> Bool {
        var isChanged = false
        for set in sources.sets {
            for token in set.tokens where holders[token.original]?.contains(set.name) == true {
                var converter = ValueConverter(token, in: set.name, self)
                guard converter.converted() == nil else { continue }
                holders[token.original]?.remove(set.name)
                isChanged = true
            }
        }
        return isChanged
    }

    /// Whether a token of this name is said wherever a set holds, whatever else is chosen.
    func isSaid(_ token: SourceToken, wherever set: String) -> Bool {
        guard let holders = holders[token.original] else { return false }
        if holders.contains(set) || !holders.isDisjoint(with: base) { return true }
        return choices.contains { contexts in
            let own = contexts.filter { $0.contains(set) }
            let possible = own.isEmpty ? contexts : own
            return !possible.isEmpty && possible.allSatisfy { !$0.isDisjoint(with: holders) }
        }
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
        return written.scalarText.flatMap { TokenText.replacing($0) { text($0) } }.flatMap(TokenTypeGuess.type)
    }

    /// The text that a reference comes to, its own references replaced; `nil` where there is none, or no text.
    func text(_ name: String, depth: Int = 0) -> String? {
        guard depth < Self.longestChain, let written = tokens(name).last?.written else { return nil }
        guard let text = written.scalarText else { return written.colorOfParts?.hexadecimal }
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
            if text.hasPrefix("cubic-bezier(") { return .cubicBezier }
            let layers = TokenText.parts(text) { $0 == "," }
            return !layers.isEmpty && layers.allSatisfy { Shorthand($0)?.shadow != nil } ? .shadow : nil
        }
        switch value.unit {
        case "px", "rem": return .dimension
        case "ms", "s": return .duration
        case "": return .number
        default: return nil
        }
    }
}
