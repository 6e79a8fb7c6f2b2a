import Documents

/// Reads files of Style Dictionary 3 and 4, which are merged in their order.
enum StyleDictionaryReader {
    /// A set for each file, all of which hold.
    static func read(_ inputs: [TokenInput]) -> SourceTokens {
        var sources = SourceTokens()
        sources.sets = inputs.map { SourceSet(name: $0.name, tokens: GroupReader.tokens(of: $0.document)) }
        sources.base = sources.sets.map(\.name)
        return sources
    }
}
