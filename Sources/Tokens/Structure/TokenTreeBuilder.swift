import Documents

/// Sorts the objects of token files into groups and tokens (format module, sections 5 and 6).
struct TokenTreeBuilder {
    private(set) var tree = TokenTree()
    private(set) var diagnostics: [Diagnostic] = []

    /// Adds a file over those added before: its groups merge with theirs, its tokens take the place of theirs.
    mutating func add(_ file: DocumentNode) {
        guard let entries = file.entries else {
            return report(file.error("a token file must hold a mapping, not \(file.kind)"))
        }
        let properties = entries.filter { $0.key != "$schema" }
        if entries.contains(where: { $0.key == "$value" }) {
            report(file.error("a token file must hold a group, not a token: '$value' stands at its top"))
        } else {
            merge(properties, into: 0)
        }
    }

    private mutating func merge(_ entries: [DocumentNode.Entry], into group: Int) {
        for entry in entries {
            if entry.key.hasPrefix("$"), entry.key != TokenPath.rootName {
                addProperty(entry, to: group)
            } else {
                addMember(entry, to: group)
            }
        }
        warnOfMissingValue(in: entries, of: group)
        if let reference = entries.first(where: { $0.key == "$ref" }), entries.contains(where: { $0.key == "$extends" })
        {
            let path = tree.groups[group].path.description.excerpt
            report(reference.keyError("group '\(path)' has an '$extends' and a '$ref': only one of them may be"))
        }
    }

    private mutating func addMember(_ entry: DocumentNode.Entry, to group: Int) {
        let path = tree.groups[group].path.appending(entry.key)
        if let objection = TokenPath.objection(toName: entry.key) {
            report(
                entry.keyError(
                    "the name '\(entry.key.excerpt)' \(objection), which the name of a group or token must not"))
        }
        guard let entries = entry.value.entries else {
            return report(
                entry.keyError(
                    "'\(path.description.excerpt)' must be a group or a token (a mapping), not \(entry.value.kind)",
                    hints: Self.olderKeys.contains(entry.key) ? ["the properties of a token begin with '$'"] : []))
        }
        if Self.isToken(entries) {
            tree.groups[group][entry.key] = .token(tree.tokens.count)
            tree.tokens.append(TokenDefinition(entry, at: path, reporting: &diagnostics))
        } else if entry.key == TokenPath.rootName {
            report(entry.keyError("'\(path.description.excerpt)' must be a token: it has no '$value'"))
        } else {
            merge(entries, into: existingOrNewGroup(entry.key, path, in: group))
        }
    }

    private mutating func existingOrNewGroup(_ name: String, _ path: TokenPath, in group: Int) -> Int {
        if case .group(let index) = tree.groups[group][name] { return index }
        tree.groups[group][name] = .group(tree.groups.count)
        tree.groups.append(TokenGroup(path: path))
        return tree.groups.count - 1
    }

    /// What tokens were written with before the format had its `$`.
    private static let olderKeys: Set = ["value", "type", "description"]

    /// An object without `$value` that only refers elsewhere is an alias; with members it is a group that extends.
    private static func isToken(_ entries: [DocumentNode.Entry]) -> Bool {
        if entries.contains(where: { $0.key == "$value" }) { return true }
        return entries.contains { $0.key == "$ref" }
            && entries.allSatisfy { $0.key.hasPrefix("$") && $0.key != TokenPath.rootName }
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension TokenTreeBuilder {
    private static let groupProperties = ["$type", "$description", "$extends", "$deprecated", "$extensions", "$root"]

    private mutating func addProperty(_ entry: DocumentNode.Entry, to group: Int) {
        tree.groups[group].properties[entry.key] = entry.value
        var reader = PropertyReader(owner: "group", path: tree.groups[group].path)
        switch entry.key {
        case "$type": tree.groups[group].type = reader.type(entry.value)
        case "$deprecated": tree.groups[group].deprecation = reader.deprecation(entry.value)
        case "$description": _ = reader.description(entry.value)
        case "$extensions": _ = reader.extensions(entry.value)
        case "$extends", "$ref": tree.groups[group].base = reader.base(entry)
        default: reader.refuse(entry, accepted: Self.groupProperties)
        }
        diagnostics += reader.diagnostics
    }

    /// An object with a type and nothing in it is more likely a token without its value than an empty group
    /// (format module, section 6.5).
    private mutating func warnOfMissingValue(in entries: [DocumentNode.Entry], of group: Int) {
        guard group > 0, tree.groups[group].names.isEmpty, let type = entries.first(where: { $0.key == "$type" }),
            entries.allSatisfy({ $0.key.hasPrefix("$") && ![TokenPath.rootName, "$extends"].contains($0.key) })
        else { return }
        let message = "'\(tree.groups[group].path)' has a '$type', but neither a '$value' nor tokens in it"
        report(Diagnostic(.warning, message, in: type.value.source, at: type.keyRange))
    }
}
