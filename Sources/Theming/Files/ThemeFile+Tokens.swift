import Documents
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
        guard let assignments = assignments[appearance] else { return [] }
        var seen: Set<String> = []
        var reader = ThemeReader(appearance, context)
        return ThemeProperty.all.compactMap { property in
            guard let assignment = assignments[property] else { return nil }
            let name = assignment.group?.name ?? property.name
            guard let node = reader.chosen(from: assignment.node), let alias = node.alias,
                seen.insert(name).inserted, case .found(let value) = reader.reference(node, types: [])
            else { return nil }
            return TokenAlias(property: name, token: String(alias.dropFirst().dropLast()), value: value)
        }
    }
}
