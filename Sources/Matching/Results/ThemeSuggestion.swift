package import Documents
package import Styles
package import Theming
import Thumbindex

/// The theme's file as it has to be for the theme to look like a screenshot (MT-4).
package struct ThemeSuggestion {
    /// The file's text with the values changed.
    package let text: String
    /// Lines that are others: where they are in the new text, and how they read.
    package let lines: [(number: Int, old: String?, new: String)]
    /// Departures that no value of the file cures, or that have no place in it.
    package let unsaid: [String]

    /// - Parameters:
    ///   - source: the theme's own file.
    ///   - appearance: the look that was matched: of a value with two, its half is changed.
    package init(_ result: MatchResult, for theme: ThemeFile, source: SourceText, in appearance: Appearance) {
        var text = ThemeText(source.text, name: source.name)
        var unsaid: [String] = []
        for departure in result.departures {
            guard let suggestion = departure.suggestion else {
                unsaid.append(departure.words)
                continue
            }
            do throws(DiagnosticError) {
                try text.set(departure.property, to: suggestion, of: theme, in: appearance)
            } catch {
                unsaid.append(departure.words)
            }
        }
        self.text = text.text
        self.unsaid = unsaid
        lines = Self.changes(from: source.text, to: text.text)
    }

    /// Lines of the new text that are not the old one's, which has the same or fewer.
    private static func changes(from old: String, to new: String) -> [(number: Int, old: String?, new: String)] {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let difference = new.difference(from: old)
        var removed: [Int: String] = [:]
        for case .remove(let offset, let line, _) in difference { removed[offset] = line }
        var inserted = 0
        return difference.insertions.compactMap { change in
            guard case .insert(let offset, let line, _) = change else { return nil }
            let before = removed[offset - inserted]
            if before == nil { inserted += 1 }
            return (offset + 1, before, line)
        }
    }
}

extension ThemeText {
    /// Sets a property in one appearance: of a pair its half, else the value itself; in a file that has the property's
    /// group in one value, as insets, that value.
    fileprivate mutating func set(
        _ path: String, to value: String, of theme: ThemeFile, in appearance: Appearance
    ) throws(DiagnosticError) {
        let written = theme.node(ofProperty: path)
        if let entries = written?.entries, entries.contains(where: { $0.key == appearance.rawValue }) {
            return try set("\(path).\(appearance.rawValue)", to: value)
        }
        if let assigned = theme.node(ofProperty: path, in: appearance), assigned.ofGroup,
            let elements = assigned.node.elements, let side = path.split(separator: ".").last,
            let index = ["top", "leading", "bottom", "trailing"].firstIndex(of: String(side)), elements.count == 4
        {
            var parts = elements.map { if case .number(_, let text) = $0.value { text } else { "0" } }
            parts[index] = value
            let group = path.split(separator: ".").dropLast().joined(separator: ".")
            return try set(group, to: "[\(parts.joined(separator: ", "))]")
        }
        try set(path, to: value)
    }
}
