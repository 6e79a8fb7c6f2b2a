package import Documents
import Foundation

/// Finds out whether the nodes that comparisons leave out are anywhere: a name that no picture has leaves out nothing.
package struct IgnoredNodeCheck {
    private let ids: [String]

    package init(ids: [String]) { self.ids = ids }

    /// A warning for each name that no JSON beside the pictures knows.
    package func warnings(for pairs: [FilePair]) -> [Diagnostic] {
        guard !ids.isEmpty else { return [] }
        var unknown = ids
        var seen: Set<String> = []
        let places = pairs.lazy.flatMap { [$0.baseline, $0.candidate] }.compactMap(\.self)
            .compactMap { StatePlace(besidePicture: $0.path) }
        for place in places where seen.insert(place.path).inserted {
            guard let data = FileManager.default.contents(atPath: place.path) else { continue }
            unknown.removeAll { Self.holds(data, node: $0) }
            if unknown.isEmpty { return [] }
        }
        let known = seen.isEmpty ? [] : Self.names(in: pairs)
        return unknown.map { warning(for: $0, hasStates: !seen.isEmpty, known: known) }
    }

    private func warning(for id: String, hasStates: Bool, known: [String]) -> Diagnostic {
        guard hasStates else {
            return Diagnostic(
                .warning, "'\(id)' leaves nothing out: no picture has the JSON of its state beside it",
                hints: ["'thumbindex render --format png,json' writes it"])
        }
        let near = NearestSpelling.hints(for: id, among: known)
        let patterns = id.contains("*") ? ["patterns are not known: section/3 stands for all that belongs to it"] : []
        return Diagnostic(.warning, "'\(id)' leaves nothing out: no picture has such a node", hints: near + patterns)
    }

    /// Whether a JSON's bytes hold the id, or that of a node in it; far quicker than reading what it says.
    private static func holds(_ data: Data, node id: String) -> Bool {
        ["\"\(id)\"", "\"\(id)/"].contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// The ids of the first states, with those that they belong to.
    private static func names(in pairs: [FilePair]) -> [String] {
        let records = pairs.lazy.compactMap { StateBeside(picture: $0.candidate ?? $0.baseline).record }.prefix(5)
        var names: Set<String> = []
        for id in records.flatMap(\.nodes).map(\.id) {
            let parts = id.split(separator: "/")
            for count in 1...max(parts.count, 1) { names.insert(parts.prefix(count).joined(separator: "/")) }
        }
        return names.sorted()
    }
}
