package import Documents
package import Styles
package import Tokens

extension ThemeFile {
    /// A property, or a whole group of them, whose value is a token.
    package struct TokenAlias: Hashable, Sendable {
        /// As `indexBar.titleColor`.
        package let property: String
        /// The token's name without braces, as `color.accent`.
        package let token: String
        /// The value that the token resolves to.
        package let value: TokenValue
    }

    /// Which properties name tokens in an appearance, in the order of the file format; a group that one token is for is
    /// told once.
    package func tokenAliases(in appearance: Appearance) -> [TokenAlias] {
        var seen: Set<String> = []
        var reader = ThemeReader(appearance, context, theme(in: appearance).platform)
        return ThemeProperty.all.compactMap { property in
            guard let assignment = assignment(property.name, in: appearance) else { return nil }
            let name = assignment.group?.name ?? property.name
            guard let node = reader.chosen(from: assignment.node), let alias = node.alias,
                seen.insert(name).inserted, case .found(let value) = reader.reference(node, types: [])
            else { return nil }
            return TokenAlias(property: name, token: String(alias.dropFirst().dropLast()), value: value)
        }
    }
}

extension ThemeFile {
    /// A token as a file writes it.
    package struct NamedToken: Sendable {
        /// With dots between names, as `color.accent`.
        package let name: String
        /// The token's object.
        package let node: DocumentNode

        /// The place of the object, by which tokens of several themes are told apart.
        package var place: Place { Place(file: node.source.name, range: node.range) }

        /// Where a token is written.
        package struct Place: Hashable, Sendable {
            let file: String
            let range: SourceRange
        }
    }

    /// The tokens of all its files, each place once.
    package var tokens: [NamedToken] {
        var seen: Set<NamedToken.Place> = []
        return Appearance.allCases.flatMap { context.tokens[$0]?.tokens ?? [] }
            .map { NamedToken(name: $0.path.description, node: $0.node) }
            .filter { seen.insert($0.place).inserted }
    }

    /// The places of tokens that the theme uses under any settings, or that those use in turn.
    package var usedTokens: Set<NamedToken.Place> {
        let sets = Appearance.allCases.compactMap { context.tokens[$0] }
        var waiting = ThemeProperty.all.flatMap { property in
            Appearance.allCases.flatMap { assignments[$0]?[property.name] ?? [] }.flatMap { $0.node.tokenNames }
        }
        var names: Set<String> = []
        var used: Set<NamedToken.Place> = []
        while let name = waiting.popLast() {
            guard names.insert(name).inserted else { continue }
            for tokens in sets {
                guard let token = tokens.token(TokenPath(name)) ?? tokens.token(TokenPath(name + ".$root")) else {
                    continue
                }
                used.insert(NamedToken(name: name, node: token.node).place)
                waiting += token.node.tokenNames
            }
        }
        return used
    }
}

extension DocumentNode {
    /// The tokens that it names, in braces or by a pointer.
    fileprivate var tokenNames: [String] {
        strings.compactMap(\.string).compactMap { text in
            if text.hasPrefix("{"), text.hasSuffix("}") { return String(text.dropFirst().dropLast()) }
            guard text.hasPrefix("#/") else { return nil }
            return text.dropFirst(2).split(separator: "/").prefix { !$0.hasPrefix("$") || $0 == "$root" }
                .joined(separator: ".")
        }
    }
}
