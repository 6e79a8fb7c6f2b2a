import Documents

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
            diagnostics.append(node.error(message, hints: NearestSpelling.hints(for: name, among: names)))
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
