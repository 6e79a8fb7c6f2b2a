import Documents
import Geometry
import Tokens

/// Writes a set of tokens as groups of 2025.10.
struct TokenFileWriter {
    private final class Group {
        var members: [(name: String, member: Member)] = []

        enum Member {
            case group(Group)
            case token(JSONValue)
        }

        var json: JSONValue {
            .object(
                members.map { name, member in
                    switch member {
                    case .group(let group): .init(name, group.json)
                    case .token(let token): .init(name, token)
                    }
                })
        }

        func group(_ name: String) -> Group? {
            for case (name, .group(let group)) in members { return group }
            guard !members.contains(where: { $0.name == name }) else { return nil }
            let group = Group()
            members.append((name, .group(group)))
            return group
        }
    }

    private let root = Group()
    private(set) var losses = DiagnosticList(maximumCount: .max)
    private(set) var count = 0

    /// Adds a token, if it can be said; what cannot be said of it is noted.
    mutating func add(_ token: SourceToken, in set: String, _ index: TokenIndex) {
        var converter = ValueConverter(token, in: set, index)
        let converted = converter.converted()
        losses.add(converter.losses.diagnostics)
        guard let converted else { return }
        var members: [JSONValue.Member] = []
        if let type = converted.type { members.append(.init("$type", .string(type.rawValue))) }
        members.append(.init("$value", converted.value))
        if let description = token.description, !description.isEmpty {
            members.append(.init("$description", .string(description)))
        }
        if let extensions = extensions(of: token) { members.append(.init("$extensions", extensions)) }
        guard place(.object(members), at: token.path) else {
            losses.add(
                token.node.warning(
                    "'\(token.original.excerpt)' is left out: another token stands where its group would"))
            return
        }
        count += 1
    }

    /// The groups and tokens that were added.
    var json: JSONValue { root.json }

    private func place(_ token: JSONValue, at path: [String]) -> Bool {
        var group = root
        for name in path.dropLast() {
            guard let inner = group.group(name) else { return false }
            group = inner
        }
        guard let name = path.last, !group.members.contains(where: { $0.name == name }) else { return false }
        group.members.append((name, .token(token)))
        return true
    }

    /// What other programs noted, but for changes of colours that Tokens Studio would make.
    private mutating func extensions(of token: SourceToken) -> JSONValue? {
        guard case .object(let members)? = token.extensions else { return nil }
        let studio = members.first { $0.key == "studio.tokens" }?.value
        if case .object(let own)? = studio, let modify = own.first(where: { $0.key == "modify" })?.value {
            losses.add(
                token.node.warning(
                    "'\(token.original.excerpt)' is not changed by \(modify.line.excerpt)",
                    hints: ["tokens do not calculate; write the colour that comes of it"]))
        }
        let kept = members.filter { $0.key != "studio.tokens" }
        return kept.isEmpty ? nil : .object(kept)
    }
}
