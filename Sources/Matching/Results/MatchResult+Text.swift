import Documents
import Geometry

extension MatchResult.Departure {
    /// `list.row.height: 57 pt in the picture, 56 in the theme, 12 nodes say so`.
    package var words: String {
        let name = (part.map { "\(property) (\($0))" } ?? property).escapingControlCharacters
        let space = unit.isEmpty ? "" : " "
        let difference = deltaE.map { ", ΔE \(NumberText.exact($0))" } ?? ""
        if property.contains("/") || suggestion == nil {
            if part != nil {
                return "\(name): \(measured)\(space)\(unit) in the picture, \(theme) in the theme\(difference)"
            }
            return unit.isEmpty
                ? "\(name): \(measured) in the picture" : "\(name): moved by \(measured)\(space)\(unit) in the picture"
        }
        let count = "\(nodes.count) node\(nodes.count == 1 ? " says" : "s say") so"
        return "\(name): \(measured)\(space)\(unit) in the picture, \(theme) in the theme\(difference), \(count)"
    }

    /// The words, and where the theme says otherwise.
    package var line: String {
        guard let place else { return words }
        return "\(place.file.escapingControlCharacters):\(place.line): \(words)"
    }
}

extension MatchResult {
    /// A line for each departure, and one that counts them.
    package var lines: [String] {
        departures.map(\.line) + accepted.map { "accepted: \($0.words)" } + stale.map { "stale: \($0)" } + [summary]
    }

    /// `2 departures; 40 nodes are as themed, 3 cannot be told`.
    package var summary: String {
        let count = departures.count
        let departed = count == 0 ? "no departures" : "\(count) departure\(count == 1 ? "" : "s")"
        let same = nodes.count { $0.verdict == .same }
        let unknown = nodes.count { $0.verdict == .unknown }
        let moved = abs(transform.dx) >= 0.05 || abs(transform.dy) >= 0.05
        let shift =
            moved ? "; the whole is moved by \(Self.tenths(transform.dx)), \(Self.tenths(transform.dy)) pt" : ""
        return "\(departed); \(same) node\(same == 1 ? " is" : "s are") as themed, \(unknown) cannot be told\(shift)"
    }

    private static func tenths(_ value: Double) -> String { NumberText.exact((value * 10).rounded() / 10) }
}
