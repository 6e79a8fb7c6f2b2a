import Documents
import Geometry
import Styles
package import Theming

/// A theme as rules see it: both appearances, and where its file says what.
package struct LintedTheme {
    let light: Theme
    let dark: Theme
    /// What the theme's own file holds.
    let document: DocumentNode
    /// Where the value of a property stands in an appearance, and whether that is a whole group's; `nil` for a default.
    private let place: (String, Appearance) -> (node: DocumentNode, ofGroup: Bool)?

    /// A theme in both appearances.
    package init(_ theme: ThemeFile) {
        light = theme.theme(in: .light)
        dark = theme.theme(in: .dark)
        document = theme.document
        place = theme.node(ofProperty:in:)
    }

    func theme(in appearance: Appearance) -> Theme { appearance == .light ? light : dark }
}

extension LintedTheme {
    /// Where a property could be changed: its value in an appearance, else the nearest group that is written, else the
    /// file's beginning.
    func node(ofKey key: String, in appearance: Appearance?) -> DocumentNode {
        if let found = place(key, appearance ?? .light) { return found.node }
        return keyOfGroup(around: key) ?? start
    }

    /// The value that is written for a property alone.
    func ownValue(ofKey key: String, in appearance: Appearance) -> DocumentNode? {
        guard let found = place(key, appearance), !found.ofGroup, found.node.source.name == document.source.name else {
            return nil
        }
        return found.node
    }

    /// The way to a property's entry in the theme's own file, as far as it is written: an entry, and what it is in.
    func entry(ofKey key: String) -> (entry: DocumentNode.Entry, holder: DocumentNode)? {
        var holder = document
        var found: (DocumentNode.Entry, DocumentNode)?
        for part in key.split(separator: ".") {
            guard let entry = holder.entries?.first(where: { $0.key == part }) else { return nil }
            found = (entry, holder)
            holder = entry.value
        }
        return found
    }

    /// The path of the innermost key of the theme's own file whose value holds a place.
    func key(at node: DocumentNode) -> String? {
        guard node.source.name == document.source.name else { return nil }
        func path(in holder: DocumentNode) -> [String] {
            let place = (node.range.start.line, node.range.start.column)
            for entry in holder.entries ?? [] {
                let range = entry.value.range
                guard (range.start.line, range.start.column) <= place, place <= (range.end.line, range.end.column)
                else {
                    continue
                }
                return [entry.key] + path(in: entry.value)
            }
            return []
        }
        let path = path(in: document)
        return path.isEmpty ? nil : path.joined(separator: ".")
    }

    /// The key of the nearest group around a property that the theme's own file has.
    private func keyOfGroup(around key: String) -> DocumentNode? {
        var parts = key.split(separator: ".").dropLast()
        while !parts.isEmpty {
            if let (entry, _) = entry(ofKey: parts.joined(separator: ".")) {
                return DocumentNode(entry.value.value, range: entry.keyRange, source: entry.value.source)
            }
            parts = parts.dropLast()
        }
        return nil
    }

    /// The first sign of the file.
    private var start: DocumentNode {
        let place = SourcePosition(line: 1, column: 1)
        return DocumentNode(.null, range: SourceRange(start: place, end: place), source: document.source)
    }
}

extension LintedTheme {
    /// What would cure what a rule saw, where the theme's own file says the value as it is.
    func fix(of group: Observations.Group) -> LintFix? {
        let worst = group.worst
        switch worst.rule {
        case .contrast: return recoloring(group)
        case .targetSize:
            guard let required = worst.required, let node = ownValue(ofKey: worst.key, in: .light) else { return nil }
            return LintFix.resizing(node, to: required)
        case .unusedKey: return entry(ofKey: worst.key).flatMap { LintFix.removing($0.entry, of: $0.holder) }
        case .staleException: return worst.node.flatMap(removal)
        default: return nil
        }
    }

    /// The colour of the ink in each appearance in which it is too faint.
    private func recoloring(_ group: Observations.Group) -> LintFix? {
        let key = group.worst.key
        let places = Appearance.allCases.compactMap { appearance in
            FaintPlace(appearance, ownValue(ofKey: key, in: appearance), group.faintInks[appearance])
        }
        // The fix cures what the finding tells, if not more.
        guard places.contains(where: { $0.appearance == group.worst.appearance }) else { return nil }
        let values = Appearance.allCases.map { ownValue(ofKey: key, in: $0)?.range }
        return LintFix.recoloring(places, areOneValue: values[0] == values[1])
    }

    private func removal(ofException node: DocumentNode) -> LintFix? {
        guard node.source.name == document.source.name, let settings = document["lint"],
            let entry = settings.entries?.first(where: { $0.key == "except" }), let list = entry.value.elements,
            list.contains(where: { $0.range == node.range })
        else { return nil }
        // The last one goes with its key.
        return list.count > 1
            ? LintFix.removing(node, of: list, "remove the exception") : LintFix.removing(entry, of: settings)
    }
}
