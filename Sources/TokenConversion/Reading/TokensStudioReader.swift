import Documents

/// Reads exports of Tokens Studio: a single file that holds the sets, or a file for each in a folder.
struct TokensStudioReader {
    private var sources = SourceTokens()
    private var themes: [DocumentNode] = []
    private var order: [String] = []

    /// What the files say; what of it cannot be read is added to the problems.
    static func read(_ inputs: [TokenInput], _ problems: inout DiagnosticList) -> SourceTokens {
        var reader = TokensStudioReader()
        for input in inputs { reader.add(input, isAlone: inputs.count == 1) }
        reader.sortSets()
        reader.readThemes(&problems)
        return reader.sources
    }

    private mutating func add(_ input: TokenInput, isAlone: Bool) {
        let document = input.document
        switch input.name.split(separator: "/").last ?? "" {
        case "$themes": return themes += document.elements ?? []
        case "$metadata": return order = Self.names(document["tokenSetOrder"])
        default: break
        }
        if let own = document["$themes"]?.elements { themes += own }
        if let metadata = document["$metadata"] { order = Self.names(metadata["tokenSetOrder"]) }
        guard isAlone, let entries = document.entries, holdsSets(document) else {
            return sources.sets.append(SourceSet(name: input.name, tokens: GroupReader.tokens(of: document)))
        }
        for entry in entries where !entry.key.hasPrefix("$") {
            sources.sets.append(SourceSet(name: entry.key, tokens: GroupReader.tokens(of: entry.value)))
        }
    }

    private static func names(_ node: DocumentNode?) -> [String] { node?.elements?.compactMap(\.string) ?? [] }

    /// Whether the keys at the top are sets: a file with themes has them; in others references leave the set's name out.
    private func holdsSets(_ document: DocumentNode) -> Bool {
        if document["$themes"] != nil || document["$metadata"] != nil { return true }
        let whole = Set(GroupReader.tokens(of: document).map(\.original))
        let inner = Set(
            (document.entries ?? []).flatMap { GroupReader.tokens(of: $0.value).map(\.original) })
        let references = GroupReader.tokens(of: document).flatMap { $0.written.map(TokenText.references) ?? [] }
        return references.contains { inner.contains($0) && !whole.contains($0) }
    }

    /// Sets that the order does not name stand behind it.
    private mutating func sortSets() {
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        sources.sets = sources.sets.enumerated().sorted { one, other in
            let (a, b) = (ranks[one.element.name] ?? order.count, ranks[other.element.name] ?? order.count)
            return (a, one.offset) < (b, other.offset)
        }.map(\.element)
    }

    /// A theme of a group is a context of a modifier; sets that all themes of a group have are below.
    private mutating func readThemes(_ problems: inout DiagnosticList) {
        var groups: [(name: String, themes: [DocumentNode])] = []
        for theme in themes {
            let group = theme["group"]?.string ?? "theme"
            if let known = groups.firstIndex(where: { $0.name == group }) {
                groups[known].themes.append(theme)
            } else {
                groups.append((group, [theme]))
            }
        }
        let chosen = groups.map { $0.themes.map { sets(of: $0, &problems) } }
        let shared = chosen.map { contexts in
            contexts.dropFirst().reduce(Set(contexts.first ?? [])) { $0.intersection($1) }
        }
        let used = Set(chosen.flatMap { $0.flatMap(\.self) })
        let always = shared.reduce(Set<String>()) { $0.union($1) }
        for (group, contexts) in zip(groups, chosen) where group.themes.count > 1 {
            sources.modifiers.append(
                SourceModifier(
                    name: group.name,
                    contexts: zip(group.themes, contexts).enumerated().map { number, pair in
                        let name = pair.0["name"]?.string ?? "\(number + 1)"
                        return (name, pair.1.filter { !always.contains($0) })
                    }))
        }
        sources.base = sources.sets.map(\.name).filter { always.contains($0) || !used.contains($0) }
        warnOfOrder(&problems)
    }

    private func sets(of theme: DocumentNode, _ problems: inout DiagnosticList) -> [String] {
        let entries = theme["selectedTokenSets"]?.entries ?? []
        let enabled = Set(entries.filter { $0.value.string != "disabled" }.map(\.key))
        for entry in entries
        where enabled.contains(entry.key) && !sources.sets.contains(where: { $0.name == entry.key }) {
            problems.add(
                Diagnostic(
                    .warning, "the set '\(entry.key.excerpt)' of a theme is not in the files",
                    in: entry.value.source, at: entry.keyRange))
        }
        return sources.sets.map(\.name).filter(enabled.contains)
    }

    /// What holds always lies below what is chosen, whatever the order of sets says.
    private func warnOfOrder(_ problems: inout DiagnosticList) {
        let chosen = Set(sources.modifiers.flatMap { $0.contexts.flatMap(\.sets) })
        guard let first = sources.sets.firstIndex(where: { chosen.contains($0.name) }) else { return }
        for set in sources.sets[first...] where sources.base.contains(set.name) {
            let lower = Set(
                sources.sets[first...].prefix { $0.name != set.name }.filter { chosen.contains($0.name) }
                    .flatMap { $0.tokens.map(\.original) })
            guard let token = set.tokens.first(where: { lower.contains($0.original) }) else { continue }
            problems.add(
                token.node.warning(
                    "the set '\(set.name.excerpt)' lies above sets that themes choose, and is put below them",
                    hints: ["'\(token.original.excerpt)' is one of the tokens that both have"]))
        }
    }
}
