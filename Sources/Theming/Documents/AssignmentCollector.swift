import Documents
import Styles

/// Goes through a theme's groups, tells what is no key of theirs, and notes which value each property has.
struct AssignmentCollector {
    private(set) var assignments: [Appearance: Assignments] = [:]
    private(set) var problems = DiagnosticList()

    init() {
        for appearance in Appearance.allCases { assignments[appearance] = Assignments() }
    }

    /// What stands at a key, for all appearances or for one half of a pair around it.
    mutating func collect(
        _ node: DocumentNode, for field: ThemeField, at path: [String] = [],
        in appearances: [Appearance] = Appearance.allCases
    ) {
        let path = path + [field.name]
        guard field.isGroup else {
            return assign(node, to: ThemeProperty(path: path, field: field), in: appearances)
        }
        if let pair = AppearancePair(node), appearances.count > 1 {
            collect(pair, for: field, at: path)
        } else if let entries = node.entries {
            collect(entries, of: field, at: path, in: appearances)
        } else if !node.isNull {
            collectWhole(node, for: field, at: path, in: appearances)
        }
    }

    /// Both halves of a pair around a group.
    private mutating func collect(_ pair: AppearancePair, for field: ThemeField, at path: [String]) {
        guard pair.isComplete else {
            return problems.add(pair.incompleteness(of: path.joined(separator: ".")))
        }
        for appearance in Appearance.allCases {
            guard let half = pair[appearance] else { continue }
            collect(half, for: field, at: path.dropLast(), in: [appearance])
        }
    }

    private mutating func collect(
        _ entries: [DocumentNode.Entry], of group: ThemeField, at path: [String], in appearances: [Appearance]
    ) {
        for entry in entries {
            if let field = group.fields.first(where: { $0.name == entry.key }) {
                collect(entry.value, for: field, at: path, in: appearances)
            } else {
                problems.add(unknownKey(entry, in: group, at: path))
            }
        }
    }

    private func unknownKey(_ entry: DocumentNode.Entry, in group: ThemeField, at path: [String]) -> Diagnostic {
        let name = path.joined(separator: ".")
        let diagnostic = entry.unknownKey(in: name, keys: group.fields.map(\.name))
        guard group.value != nil, entry.value.isNull, group.fields.allSatisfy({ $0.name != entry.key }) else {
            return diagnostic
        }
        // Unquoted, an alias for the whole group reads as a mapping with one key.
        return entry.keyError(
            diagnostic.message, hints: diagnostic.hints + ["quote an alias: \"{\(entry.key.excerpt)}\""])
    }

    /// A value that stands for a whole group: an alias, `none`, one number for all insets.
    private mutating func collectWhole(
        _ node: DocumentNode, for field: ThemeField, at path: [String], in appearances: [Appearance]
    ) {
        let name = path.joined(separator: ".")
        guard field.value != nil else { return problems.add(node.mismatch(name, "a mapping")) }
        let group = Assignments.Group(name: name, field: field)
        for property in field.fields.flatMap({ ThemeProperty.properties(of: $0, at: path) }) {
            for appearance in appearances { assignments[appearance]?.assign(node, to: property, of: group) }
        }
    }

    private mutating func assign(_ node: DocumentNode, to property: ThemeProperty, in appearances: [Appearance]) {
        for appearance in appearances { assignments[appearance]?.assign(node, to: property) }
    }
}
