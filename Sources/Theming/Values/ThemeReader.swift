import Documents
import Geometry
import Styles
import Tokens

/// A kind of value that themes hold.
typealias ThemeKind<Value: Sendable> = ValueKind<Value, ThemeReader>

/// Reads the values of a theme in one appearance: chooses halves of light/dark pairs, and follows aliases to tokens.
struct ThemeReader: ValueReader {
    let appearance: Appearance
    let context: ReadingContext
    /// What the reader has set, on which values may depend; `nil` while that itself is read.
    var settings: PlatformSettings?
    var name = ""
    var problems = DiagnosticList()

    init(_ appearance: Appearance, _ context: ReadingContext, _ settings: PlatformSettings? = nil) {
        self.appearance = appearance
        self.context = context
        self.settings = settings
    }
}

/// What is the same for all values of a theme.
struct ReadingContext: Sendable {
    /// The tokens that aliases lead to, for each appearance; empty for a theme without token files.
    let tokens: [Appearance: TokenSet]
    /// Whether a token file could not be read, so that a token that is not found says nothing.
    let lacksTokens: Bool
    /// The files that the theme's nodes come from, by their names in diagnostics.
    let locations: [String: FileLocation]
    let allowsOutside: Bool
}

extension ThemeReader {
    /// What holds under the reader's settings and in the appearance, or the node itself; `nil` for half a pair and for a
    /// condition that is none, which are reported.
    mutating func chosen(from node: DocumentNode) -> DocumentNode? {
        guard let conditional = ConditionalValue(node, of: name) else { return half(of: node) }
        problems.add(conditional.problems)
        guard let settings else {
            problems.add(node.error("\(name) is what the reader has set, and cannot depend on it"))
            return nil
        }
        return conditional.chosen(for: settings).flatMap { half(of: conditional.cases[$0].node) }
    }

    func passedOver(in node: DocumentNode) -> [DocumentNode] {
        guard let settings, let conditional = ConditionalValue(node, of: name) else { return [] }
        let chosen = conditional.chosen(for: settings)
        // One that depends on conditions itself is told as a mismatch of the value, since it is read as one.
        let others = conditional.cases.enumerated().filter { $0.offset != chosen }.map(\.element.node)
        return others.filter { ConditionalValue($0, of: name) == nil }
    }

    /// The half of a light/dark pair that holds.
    private mutating func half(of node: DocumentNode) -> DocumentNode? {
        guard let pair = AppearancePair(node) else { return node }
        if pair.isComplete { return pair[appearance] }
        problems.add(pair.incompleteness(of: name))
        return nil
    }

    static func words(for types: [TokenType]) -> String {
        "a \(types.map(\.rawValue).formattedAlternatives) token"
    }

    /// The value of the token that an alias names; what is wrong with it, or worth telling, is reported.
    mutating func reference(_ node: DocumentNode, types: [TokenType]) -> Reference<TokenValue> {
        guard let alias = node.alias else { return .none }
        guard !context.lacksTokens else { return .broken }
        guard let tokens = context.tokens[appearance] else {
            problems.add(
                node.error(
                    "\(name) is the alias '\(alias.excerpt)', and the theme has no tokens",
                    hints: ["name a token file: tokens: brand.tokens.json"]))
            return .broken
        }
        guard let token = tokens.expectToken(alias, at: node, for: name, types: types, &problems) else {
            return .broken
        }
        warnOfLosses(token, at: node)
        return .found(token.value)
    }

    /// What of a token cannot be shown is told (TX-5).
    private mutating func warnOfLosses(_ token: ResolvedToken, at node: DocumentNode) {
        guard case .shadow(let layers) = token.value else { return }
        let insets = layers.count(where: \.isInset)
        if insets > 0 { warn("is a shadow of which \(insets) of \(layers.count) is inset, and is not drawn", at: node) }
    }

    /// The absolute path of a file that is named in a theme, which need not exist.
    mutating func path(_ node: DocumentNode) throws(ValueError) -> String {
        guard let written = node.string, let origin = context.locations[node.source.name] else { throw .mismatch() }
        let allowingOutside = context.allowsOutside
        let location = problems.catching { () throws(DiagnosticError) in
            try origin.sibling(written, at: node, allowingOutside: allowingOutside)
        }
        guard let location else { throw .reported }
        return location.path
    }

    /// Tells what is wrong with a value that is read nevertheless; the message follows the value's name.
    mutating func warn(_ message: String, at node: DocumentNode) {
        problems.add(node.warning("\(name) \(message)"))
    }

    /// The numbers of a list that must hold `count` of them.
    mutating func numbers(_ node: DocumentNode, _ kind: ThemeKind<Double>, count: Int) throws(ValueError) -> [Double] {
        guard let elements = node.elements, elements.count == count else { throw .mismatch() }
        let numbers = elements.compactMap { kind.read($0, &self) }
        guard numbers.count == count else { throw .reported }
        return numbers
    }
}

extension DocumentNode {
    /// The name of a token with its braces: `"{color.accent}"`; `nil` for any other value.
    var alias: String? {
        guard let text = string, text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        return text
    }
}

/// A value for each appearance: `{light: …, dark: …}`.
struct AppearancePair {
    let light: DocumentNode?
    let dark: DocumentNode?
    private let node: DocumentNode

    /// `nil` for anything but a mapping with no other keys than `light` and `dark`, and at least one of them.
    init?(_ node: DocumentNode) {
        guard let entries = node.entries, !entries.isEmpty,
            entries.allSatisfy({ Appearance(rawValue: $0.key) != nil })
        else { return nil }
        self.node = node
        light = node["light"]
        dark = node["dark"]
    }

    var isComplete: Bool { light != nil && dark != nil }

    subscript(appearance: Appearance) -> DocumentNode? {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }

    func incompleteness(of name: String) -> Diagnostic {
        let missing = light == nil ? "light" : "dark"
        return node.error("\(name) has no \(missing) value", hints: ["a pair is {light: …, dark: …}"])
    }
}

extension ValueKind where Reader == ThemeReader {
    /// A mapping of fields inside a value, of which some must be there.
    static func parts(
        _ initial: Value, _ fields: [Field<Value, ThemeReader>], required: [String], wanted: String? = nil,
        written: @escaping @Sendable (Value) -> JSONValue? = { _ in nil }
    ) -> ThemeKind<Value> {
        let form = fields.map { "\($0.key): …" }.joined(separator: ", ")
        let rule = KeyRule.required(required) { name, missing in
            .init("\(name) lacks the key \(missing.joined(separator: ", "))", hints: ["write {\(form)}"])
        }
        return mapping(initial, fields, rules: [rule], naming: .whole, wanted: wanted, written: written)
    }
}
