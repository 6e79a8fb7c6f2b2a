import Documents

extension TokenDefinition {
    private static let properties = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]

    /// From an object with a `$value` or a `$ref`; what else is wrong with it is reported.
    init(_ entry: DocumentNode.Entry, at path: TokenPath, reporting diagnostics: inout [Diagnostic]) {
        var reader = PropertyReader(owner: "token", path: path)
        let object = entry.value
        let name = path.description.excerpt
        self.path = path
        self.entry = entry
        type = object["$type"].map { reader.type($0) } ?? .absent
        deprecation = object["$deprecated"].flatMap { reader.deprecation($0) }
        description = object["$description"].flatMap { reader.description($0) }
        extensions = object["$extensions"].flatMap { reader.extensions($0) }
        content = object["$value"] ?? Self.reference(object)
        for member in object.entries ?? [] where !Self.properties.contains(member.key) {
            if member.key.hasPrefix("$"), member.key != TokenPath.rootName {
                reader.refuse(member, accepted: Self.properties)
            } else {
                let message =
                    "'\(name)' cannot be a token and a group: it has a '$value' and holds '\(member.key.excerpt)'"
                reader.report(
                    member.keyError(message, hints: ["move the '$value' of '\(name)' into a token named '$root' in it"])
                )
            }
        }
        if object["$value"] != nil, let reference = object.entries?.first(where: { $0.key == "$ref" }) {
            reader.report(reference.keyError("token '\(name)' has a '$value' and a '$ref': only one of them may be"))
        }
        diagnostics += reader.diagnostics
    }

    /// The `$ref` of an object by itself, where its other properties are the token's.
    private static func reference(_ object: DocumentNode) -> DocumentNode {
        let entries = (object.entries ?? []).filter { $0.key == "$ref" }
        return DocumentNode(.mapping(entries), range: entries.first?.value.range ?? object.range, source: object.source)
    }
}
