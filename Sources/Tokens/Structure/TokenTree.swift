/// All groups and tokens of the files as they are defined, before groups inherit from one another.
struct TokenTree: Sendable {
    /// The first holds all others.
    var groups = [TokenGroup(path: TokenPath())]
    var tokens: [TokenDefinition] = []
}
