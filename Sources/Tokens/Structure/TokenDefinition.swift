import Documents

/// A token as a file defines it.
struct TokenDefinition: Sendable {
    /// Where it was written; a group that extends another has it at further places.
    let path: TokenPath
    /// Its name and its object.
    let entry: DocumentNode.Entry
    /// The value of `$value`; for a token that is a `$ref`, an object with nothing but that.
    let content: DocumentNode
    let type: DeclaredType
    let deprecation: Deprecation?
    let description: String?
    let extensions: DocumentNode?
}

/// What a `$type` says of a token or of the tokens in a group.
enum DeclaredType: Hashable, Sendable {
    /// There is none.
    case absent
    /// There is one, but it names no type, which has been reported.
    case invalid
    case known(TokenType)

    func or(_ other: DeclaredType) -> DeclaredType {
        self == .absent ? other : self
    }
}

/// That a token should no longer be used (format module, section 5.2.4).
package struct TokenDeprecation: Hashable, Sendable {
    /// The token that should no longer be used.
    package let path: TokenPath
    /// What the file says about it, where it says anything.
    package let reason: String?

    /// `token 'color.old' is deprecated: use color.new`.
    package var message: String {
        "token '\(path.description.excerpt)' is deprecated" + (reason.map { ": \($0.excerpt)" } ?? "")
    }
}

/// What a `$deprecated` says of a token or of the tokens in a group.
enum Deprecation: Hashable, Sendable {
    case current
    case deprecated(reason: String?)
}

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

/// Reads the `$` properties that groups and tokens have in common, and tells what is wrong with them.
struct PropertyReader {
    /// `group` or `token`.
    let owner: String
    let path: TokenPath
    private(set) var diagnostics: [Diagnostic] = []

    init(owner: String, path: TokenPath) {
        self.owner = owner
        self.path = path
    }

    mutating func type(_ node: DocumentNode) -> DeclaredType {
        let names = TokenType.allCases.map(\.rawValue)
        guard let name = node.string else { return invalid(node, "'$type'", "the name of a type", .invalid) }
        guard let type = TokenType(rawValue: name) else {
            let message =
                "unknown type '\(name.excerpt)' of \(owner) '\(path.description.excerpt)': it must be one of \(names.joined(separator: ", "))"
            // Other tools know more types: what nobody uses is no error.
            diagnostics.append(node.warning(message, hints: NearestSpelling.hints(for: name, among: names)))
            return .invalid
        }
        return .known(type)
    }

    mutating func deprecation(_ node: DocumentNode) -> Deprecation? {
        switch node.value {
        case .bool(let isDeprecated): isDeprecated ? .deprecated(reason: nil) : .current
        case .string(let reason): .deprecated(reason: reason)
        default: invalid(node, "'$deprecated'", "true, false or a reason", nil)
        }
    }

    mutating func description(_ node: DocumentNode) -> String? {
        node.string ?? invalid(node, "'$description'", "a string", nil)
    }

    mutating func extensions(_ node: DocumentNode) -> DocumentNode? {
        node.entries != nil ? node : invalid(node, "'$extensions'", "a mapping", nil)
    }

    /// The group that `$extends`, or a `$ref` beside tokens, names.
    mutating func base(_ entry: DocumentNode.Entry) -> TokenGroup.Base? {
        guard let text = entry.value.string else {
            return invalid(entry.value, "'\(entry.key)'", "a reference such as '{group}' or '#/group'", nil)
        }
        do {
            let isBraced = entry.key == "$extends" && TokenReference.isBraced(text)
            let reference = isBraced ? try TokenReference(braced: text) : try TokenReference(pointer: text)
            return TokenGroup.Base(reference: reference, node: entry.value)
        } catch {
            diagnostics.append(entry.value.error(error.message))
            return nil
        }
    }

    /// A property that groups or tokens do not have.
    mutating func refuse(_ entry: DocumentNode.Entry, accepted: [String]) {
        let place = path.names.isEmpty ? "at the top of the file" : "in \(owner) '\(path.description.excerpt)'"
        diagnostics.append(
            entry.keyError(
                "unknown property '\(entry.key.excerpt)' \(place): it may have \(accepted.joined(separator: ", "))",
                hints: NearestSpelling.hints(for: entry.key, among: accepted + ["$value"])))
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    private mutating func invalid<Value>(
        _ node: DocumentNode, _ property: String, _ expectation: String, _ value: Value
    ) -> Value {
        let name = path.names.isEmpty ? "the file" : "\(owner) '\(path.description.excerpt)'"
        diagnostics.append(node.error("\(property) of \(name) must be \(expectation), not \(node.kind)"))
        return value
    }
}
