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
                try text.set(
                    departure.property, to: suggestion, insteadOf: departure.written, of: theme, in: appearance)
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
    /// group in one value, as insets, that value. Of a value with several parts, those that stay are left as they are
    /// written, and the other appearance keeps all of its own.
    ///
    /// - Parameter old: the value as the theme has it, written as the new one is.
    fileprivate mutating func set(
        _ path: String, to value: String, insteadOf old: String?, of theme: ThemeFile, in appearance: Appearance
    ) throws(DiagnosticError) {
        let keys = path.split(separator: ".").map(String.init)
        if let assigned = theme.node(ofProperty: path, in: appearance), assigned.ofGroup,
            let index = ["top", "leading", "bottom", "trailing"].firstIndex(of: keys[keys.count - 1])
        {
            // What was changed of it before stands in the text.
            let group = try node(at: Array(keys.dropLast()))
            let half = group?[appearance.rawValue]
            let path = (keys.dropLast() + (half == nil ? [] : [appearance.rawValue])).joined(separator: ".")
            if var parts = (half ?? group ?? assigned.node).elements?.map({ $0.value(in: appearance) }),
                parts.count == 4
            {
                parts[index] = try DocumentNode.parse(SourceText(name: "new.yaml", text: value)).value(in: appearance)
                return try set(path, to: JSONValue.array(parts).flow)
            }
        }
        guard let written = try node(at: keys) else { return try set(path, to: value) }
        let half = written[appearance.rawValue]
        let path = half == nil ? path : "\(path).\(appearance.rawValue)"
        let before = half ?? written
        guard let old, before.isComposite, !before.isPair else { return try set(path, to: value) }
        let new = before.replacing(
            try DocumentNode.parse(SourceText(name: "old.yaml", text: old)),
            by: try DocumentNode.parse(SourceText(name: "new.yaml", text: value)), in: appearance)
        guard before.holdsPair else { return try set(path, to: new.flow) }
        let halves = Appearance.allCases.map { other in
            JSONValue.Member(other.rawValue, other == appearance ? new : before.value(in: other))
        }
        try set(path, to: JSONValue.object(halves).flow)
    }

    /// What the text says at a path; `nil` where it is not there.
    private func node(at keys: [String]) throws(DiagnosticError) -> DocumentNode? {
        var node: DocumentNode? = try DocumentNode.parse(SourceText(name: "theme.yaml", text: text))
        for key in keys { node = node?[key] }
        return node
    }
}

extension DocumentNode {
    fileprivate var isComposite: Bool { entries != nil || elements != nil }

    /// Whether it has a value for each appearance.
    fileprivate var isPair: Bool {
        entries.map { entries in
            !entries.isEmpty && entries.allSatisfy { Appearance(rawValue: $0.key) != nil }
        } ?? false
    }

    /// Whether any of its parts has.
    fileprivate var holdsPair: Bool {
        isPair || (entries?.map(\.value) ?? elements ?? []).contains(where: \.holdsPair)
    }

    /// What it is in one appearance.
    fileprivate func value(in appearance: Appearance) -> JSONValue {
        if isPair { return self[appearance.rawValue]?.value(in: appearance) ?? .null }
        return switch value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number, _): .number(number)
        case .string(let text): .string(text)
        case .sequence(let elements): .array(elements.map { $0.value(in: appearance) })
        case .mapping(let entries):
            .object(entries.map { JSONValue.Member($0.key, $0.value.value(in: appearance)) })
        }
    }

    /// What it is in one appearance with those parts changed that differ between two values of its form.
    fileprivate func replacing(_ old: DocumentNode, by new: DocumentNode, in appearance: Appearance) -> JSONValue {
        let (own, changed) = (value(in: appearance), new.value(in: appearance))
        if old.value(in: appearance) == changed { return own }
        if isPair {
            return self[appearance.rawValue]?.replacing(old, by: new, in: appearance) ?? changed
        }
        if let elements, let before = old.elements, let after = new.elements, elements.count == before.count,
            elements.count == after.count
        {
            return .array(elements.indices.map { elements[$0].replacing(before[$0], by: after[$0], in: appearance) })
        }
        if let entries, let before = old.entries, let after = new.entries,
            after.allSatisfy({ entry in
                // What the file leaves to its default has to stay at it.
                self[entry.key] != nil
                    || old[entry.key]?.value(in: appearance) == entry.value.value(in: appearance)
            }), before.count == after.count
        {
            return .object(
                entries.map { entry in
                    guard let before = old[entry.key], let after = new[entry.key] else {
                        return JSONValue.Member(entry.key, entry.value.value(in: appearance))
                    }
                    return JSONValue.Member(entry.key, entry.value.replacing(before, by: after, in: appearance))
                })
        }
        return changed
    }
}
