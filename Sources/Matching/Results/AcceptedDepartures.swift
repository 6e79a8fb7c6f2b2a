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
    private let entries: [Entry]

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

    /// Reads a file. Throws all that is wrong with it.
    package init(atPath path: String) throws(DiagnosticError) {
        let root = try DocumentNode.parse(try FileLocation(path).read())
        var problems = DiagnosticList()
        var entries: [Entry] = []
        let top = root.expectEntries("the file", keys: ["accept"], &problems) ?? []
        for element in top.first?.value.expectElements("'accept'", &problems) ?? [] {
            let keys = ["property", "node", "limit", "because"]
            guard let members = element.expectEntries("an accepted departure", keys: keys, &problems) else { continue }
            func member(_ key: String) -> DocumentNode? { members.first { $0.key == key }?.value }
            guard let named = member("property") ?? member("node"), member("property") == nil || member("node") == nil
            else {
                problems.add(element.error("an accepted departure names a property or a node, one of them"))
                continue
            }
            guard let because = member("because"), because.string?.isEmpty == false else {
                problems.add(element.error("an accepted departure says why", hints: ["add because: …"]))
                continue
            }
            guard let name = named.expectString("the name", &problems) else { continue }
            let limit = member("limit").flatMap { $0.expectNumber("'limit'", &problems) }
            entries.append(
                Entry(name: name, limit: limit, place: "\(element.source.name):\(element.range.start.line)"))
        }
        try problems.throwErrors()
        self.entries = entries
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
