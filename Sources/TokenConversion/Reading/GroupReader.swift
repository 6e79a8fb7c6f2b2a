import Documents

extension SourceTokens {
    /// Files of Style Dictionary 3 and 4: a set for each, all of which hold, merged in their order.
    init(styleDictionary inputs: [TokenInput]) {
        sets = inputs.map { SourceSet(name: $0.name, tokens: GroupReader.tokens(of: $0.document)) }
        base = sets.map(\.name)
    }
}

/// Finds the tokens in the nested groups of a file, as Tokens Studio and Style Dictionary write them.
struct GroupReader {
    private(set) var tokens: [SourceToken] = []
    /// Which names a token has already that had to be made legal, so that no two become one.
    private var taken: Set<[String]> = []
    private static let deepest = 60

    /// The tokens of a group, in the order of the file.
    static func tokens(of group: DocumentNode) -> [SourceToken] {
        var reader = GroupReader()
        reader.read(group, path: [], names: [], type: nil)
        return reader.tokens
    }

    private mutating func read(_ group: DocumentNode, path: [String], names: [String], type outer: String?) {
        guard let entries = group.entries, path.count < Self.deepest else { return }
        let type = group["$type"]?.string ?? outer
        for entry in entries where !entry.key.hasPrefix("$") {
            let (path, names) = (path + [entry.key.legalTokenName], names + [entry.key])
            guard let value = Self.value(of: entry.value) else {
                read(entry.value, path: path, names: names, type: type)
                continue
            }
            add(entry.value, value, path: path, names: names, type: type)
        }
    }

    private mutating func add(
        _ node: DocumentNode, _ value: DocumentNode, path: [String], names: [String], type outer: String?
    ) {
        var free = path
        var number = 2
        while !taken.insert(free).inserted {
            free = path.dropLast() + ["\(path.last ?? "")-\(number)"]
            number += 1
        }
        let description = ["$description", "description", "comment"].lazy.compactMap { node[$0]?.string }.first
        tokens.append(
            SourceToken(
                path: free, original: names.joined(separator: "."), value: .written(value),
                type: (node["$type"] ?? node["type"])?.string ?? outer, description: description,
                extensions: node["$extensions"]?.json, node: node))
    }

    /// What stands at `$value` or `value`, unless that is a group or a token of this name.
    private static func value(of node: DocumentNode) -> DocumentNode? {
        if let value = node["$value"] { return value }
        guard let value = node["value"] else { return nil }
        let isMember = value["value"] != nil || value["$value"] != nil
        return isMember ? nil : value
    }
}
