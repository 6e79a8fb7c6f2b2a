package import Documents
import Geometry
package import Theming

/// Departures that may be: a file `NAME.accept.yaml`, in which each has a property or a node, a limit and a reason (MT-5).
///
/// ```yaml
/// accept:
///   - {property: list.row.height, limit: 1, because: the platform rounds rows up}
///   - {node: "bubble/title", because: the app draws it by itself}
/// ```
package struct AcceptedDepartures: Sendable {
    private var entries: [Entry]

    fileprivate struct Entry: Sendable {
        /// The property or the node, with `*` for anything.
        let name: String
        /// How much a number may depart, or how far colours may be apart; `nil` for any departure.
        let limit: Double?
        /// Where it is written.
        let place: String
    }

    /// None.
    package init() { entries = [] }

    /// Those of the file that is named as a theme and lies beside it; none where there is no such file.
    package init(for theme: ThemeFile, atPath path: String) throws(DiagnosticError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let file = folder + theme.name + ".accept.yaml"
        if FileLocation(file).exists { try self.init(atPath: file) } else { self.init() }
    }

    /// Reads the file at a path. Throws all that is wrong with it.
    package init(atPath path: String) throws(DiagnosticError) { try self.init(FileLocation(path).read()) }

    /// Reads a file; throws all that is wrong with it, each with its place.
    package init(_ source: SourceText) throws(DiagnosticError) {
        let document = try DocumentNode.parse(source)
        var reader = PlainReader()
        reader.name = "the file"
        let read = Self.kind.read(document, &reader)
        try reader.problems.throwErrors()
        entries = read?.entries ?? []
    }

    /// The result with what is accepted taken out of its departures, and what is accepted in vain told.
    package func applied(to result: MatchResult) -> MatchResult {
        var result = result
        var used: Set<Int> = []
        result.departures = result.departures.filter { departure in
            guard let index = entries.firstIndex(where: { $0.accepts(departure) }) else { return true }
            used.insert(index)
            result.accepted.append(departure)
            return false
        }
        result.stale += entries.indices.filter { !used.contains($0) }.map {
            "\(entries[$0].place): '\(entries[$0].name)' is accepted and does not depart, or by more than its limit"
        }
        return result
    }
}

extension AcceptedDepartures.Entry {
    fileprivate func accepts(_ departure: MatchResult.Departure) -> Bool {
        guard Self.matches(Array(name), Array(departure.property)) else { return false }
        guard let limit else { return true }
        if let deltaE = departure.deltaE { return deltaE <= limit }
        guard let theme = Double(departure.theme), let measured = Double(departure.measured) else { return false }
        return abs(theme - measured) <= limit + 1e-9
    }

    /// Whether a name is a pattern's, in which `*` stands for anything.
    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var (p, n, star, mark) = (0, 0, -1, 0)
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                (star, mark) = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == name[n] {
                (p, n) = (p + 1, n + 1)
            } else if star >= 0 {
                mark += 1
                (p, n) = (star + 1, mark)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}

extension AcceptedDepartures {
    private struct Draft: Sendable {
        var property: String?
        var node: String?
        var limit: Double?
        var reason = ""
    }

    private static let draftFields: [Field<Draft, PlainReader>] = [
        .optional(
            "property", \.property, .filled("a property's path"),
            "The property that may depart, `*` for anything."
        ).usually("none").example("list.row.height"),
        .optional(
            "node", \.node, .filled("a node's id"),
            "The node that may, `*` for anything."
        ).usually("none").example("bubble/title"),
        .optional(
            "limit", \.limit, .number(in: 0...1_000_000_000),
            "How much a number may depart, or how far colours may be apart."
        ).usually("any departure").example("1"),
        .value("because", \.reason, .string(.text("a reason", pattern: "\\S")), "Why it is accepted.")
            .example("the platform rounds rows up"),
    ]

    private static let entry = ValueKind<Draft, PlainReader>.mapping(
        Draft(), draftFields, rules: [.one(of: ["property", "node"]), .required("because")],
        naming: .keys(of: "an accepted departure")
    ).checked { (draft, node, _) throws(ValueError) -> Entry in
        guard !draft.reason.allSatisfy(\.isWhitespace) else {
            throw .invalid("needs a reason in because", at: node["because"])
        }
        return Entry(
            name: draft.property ?? draft.node ?? "", limit: draft.limit,
            place: "\(node.source.name):\(node.range.start.line)")
    }

    fileprivate static let kind = ValueKind<AcceptedDepartures, PlainReader>.mapping(
        AcceptedDepartures(),
        [
            .schema(of: "accept"),
            .value("accept", \.entries, .list(of: entry), "What may depart, each with a reason.")
                .usually("nothing").example(
                    "[{property: list.row.height, limit: 1, because: rounded by the platform}]"),
        ], naming: .keys(of: "the file"))
}

extension FileGrammar {
    /// What files of accepted departures may hold.
    package static let accepted = FileGrammar(
        "accept", "Where an app's pictures may depart from the theme of the same name (MT-5).",
        suffixes: [".accept.yaml", ".accept.json"], AcceptedDepartures.kind.form,
        example: """
            accept:
              - property: list.row.height
                limit: 1
                because: the platform rounds rows up
              - {node: "bubble/title", because: the app draws it by itself}
            """)
}
