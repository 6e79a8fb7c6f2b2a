import Documents

/// Finds what a reference leads to (format module, sections 7.2.1 and 7.4).
struct TokenLocator {
    /// How many references on the way to a place may follow one another.
    static let longestChain = 16
    /// How many steps all references together may take.
    static let maximumWork = 4_000_000

    enum Target {
        /// The position of a token among the flattened ones.
        case token(Int)
        case part(Part)
    }

    /// A part of a file.
    struct Part {
        var node: DocumentNode
        /// Its address as far as references on the way allow: the same for the same place.
        var address: String
        /// The positions of the tokens that the way leads through.
        var tokens: [Int] = []
    }

    let tree: TokenTree
    let flattening: TokenFlattening
    private var work = 0
    /// The references on the way to the place that is looked for.
    private var chain: [TokenReference] = []
    /// How many more times the nearest spelling may be looked for.
    private var suggestions = 100

    init(tree: TokenTree, flattening: TokenFlattening) {
        self.tree = tree
        self.flattening = flattening
    }

    /// A locator whose errors have no hints, for where they are not shown.
    var withoutSuggestions: TokenLocator {
        var locator = self
        locator.suggestions = 0
        return locator
    }

    func definition(of token: Int) -> TokenDefinition {
        tree.tokens[flattening.entries[token].definition]
    }

    mutating func target(of reference: TokenReference) throws(TokenReferenceError) -> Target {
        guard !chain.contains(reference) else {
            throw TokenReferenceError(circle: chain.drop { $0 != reference }.map { "\($0)" })
        }
        guard chain.count < Self.longestChain else {
            throw TokenReferenceError("more than \(Self.longestChain) references lead to a part of '\(reference)'")
        }
        chain.append(reference)
        defer { chain.removeLast() }
        try spend(1)
        switch reference {
        case .token(let path): return .token(try token(at: path))
        case .pointer(let pointer): return try target(of: pointer)
        }
    }

    /// Counts steps; throws once there are too many.
    mutating func spend(_ amount: Int) throws(TokenReferenceError) {
        work += amount
        guard work <= Self.maximumWork else { throw TokenReferenceError("there are too many references to follow") }
    }
}

extension TokenLocator {
    private mutating func token(at path: TokenPath) throws(TokenReferenceError) -> Int {
        if let position = flattening.positions[path] { return position }
        let text = "{\(path)}".excerpt
        guard flattening.groups[path] == nil else {
            let root = path.appending(TokenPath.rootName)
            let hints = flattening.positions[root] == nil ? [] : ["its own token is '{\(root)}'"]
            throw TokenReferenceError("'\(text)' is a group, not a token", hints: hints)
        }
        let token = path.prefixes.first { flattening.positions[$0] != nil }
        if let token {
            let hint = "a part of a token's value is referred to by a mapping such as {\"$ref\": \"#/…/$value/…\"}"
            throw TokenReferenceError("'\(text)' leads into the token '\(token.description.excerpt)'", hints: [hint])
        }
        throw TokenReferenceError("there is no token '\(text)'", hints: suggestion(for: path))
    }

    /// `did you mean '{color.accent}'?`
    private mutating func suggestion(for path: TokenPath) -> [String] {
        guard maySuggest() else { return [] }
        let paths = flattening.entries.lazy.prefix(10_000).map(\.path.description)
        return NearestSpelling.nearest(to: path.description, among: paths).map { ["did you mean '{\($0)}'?"] } ?? []
    }

    /// The search for a spelling takes long: it is not made for each of very many errors.
    mutating func maySuggest() -> Bool {
        suggestions -= 1
        return suggestions >= 0
    }
}
