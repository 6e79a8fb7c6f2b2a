import Documents
import Styles

/// The node that each property is set to in one appearance, before values are read.
struct Assignments: Sendable {
    /// What is written for a property: its own value, or one for a whole group that it belongs to.
    struct Assignment: Sendable {
        let node: DocumentNode
        /// The group that the value is for, `nil` for the property itself.
        let group: Group?
        /// When it holds, where a group around it depends on what the reader has set (AX-5).
        var condition: PlatformCondition?
    }

    struct Group: Sendable {
        let name: String
        let field: ThemeField
    }

    /// The last that holds counts; those with conditions follow those without.
    private var byName: [String: [Assignment]] = [:]
    /// What the theme is for where a batch changes it: the groups that an axis sets do not add to it.
    private(set) var keptComponents: Set<Component>?

    /// All that is written for a property, whenever it holds.
    subscript(name: String) -> [Assignment] { byName[name] ?? [] }

    /// The numbers of the properties for which something is written, in the order of the file format.
    var propertyNumbers: [Int] { byName.keys.compactMap { ThemeProperty.numbers[$0] }.sorted() }

    /// What holds for a property under settings.
    func assignment(_ name: String, for settings: PlatformSettings) -> Assignment? {
        byName[name]?.last { $0.condition?.holds(for: settings) ?? true }
    }

    mutating func assign(_ assignment: Assignment, to property: ThemeProperty) {
        let others = assignment.condition == nil ? [] : self[property.name]
        byName[property.name] = others + [assignment]
    }

    /// Merged with `other`, which wins where it holds.
    func overridden(by other: Assignments) -> Assignments {
        var merged = self
        merged.byName.merge(other.byName) { old, new in new.first?.condition == nil ? new : old + new }
        return merged
    }

    /// The assignments with those of a batch's axis, which bring no component into being (ST-2).
    func changed(by other: Assignments) -> Assignments {
        var changed = overridden(by: other)
        changed.keptComponents = keptComponents ?? styledComponents
        return changed
    }
}

extension Assignments {
    /// What a theme is for that does not say so: the list with its bar, unless the grid alone is styled; the grid where
    /// it is.
    var styledComponents: Set<Component> {
        let groups = Set(byName.keys.map { $0.prefix { $0 != "." } })
        let styles = { (field: ThemeField) in groups.contains(field.key[...]) }
        guard styles(.grid) else { return [.indexBar, .sectionList] }
        return [.indexBar, .bubble, .list].contains(where: styles) ? [.indexBar, .sectionList, .grid] : [.grid]
    }
}

/// Goes through a theme's groups, tells what is no key of theirs, and notes which value each property has.
struct AssignmentCollector {
    private(set) var assignments: [Appearance: Assignments] = [:]
    private(set) var problems = DiagnosticList()

    init() {
        for appearance in Appearance.allCases { assignments[appearance] = Assignments() }
    }

    /// What stands at a key, for all appearances or for those of a pair's half around it.
    ///
    /// - Parameter isHalf: whether the node is a half itself, and so no pair.
    mutating func collect(
        _ node: DocumentNode, for field: ThemeField, at path: [String] = [], when scope: Scope = Scope(),
        isHalf: Bool = false
    ) {
        let path = path + [field.key]
        guard field.isGroup else {
            return assign(node, to: ThemeProperty(path: path, field: field), when: scope)
        }
        if let conditional = ConditionalValue(node, of: path.joined(separator: ".")), !isHalf {
            collect(conditional, for: field, at: path, when: scope)
        } else if let pair = AppearancePair(node), !isHalf {
            collect(pair, for: field, at: path, when: scope)
        } else if let entries = node.entries {
            collect(entries, of: field, at: path, when: scope)
        } else if !node.isNull {
            collectWhole(node, for: field, at: path, when: scope)
        }
    }

    /// When what is collected holds.
    struct Scope {
        var appearances = Appearance.allCases
        /// `nil` for always.
        var condition: PlatformCondition?
    }

    /// All cases of a group that depends on what the reader has set (AX-5).
    private mutating func collect(
        _ conditional: ConditionalValue, for field: ThemeField, at path: [String], when scope: Scope
    ) {
        problems.add(conditional.problems)
        for part in conditional.cases {
            var inner = scope
            if let condition = part.condition { inner.condition = condition.and(scope.condition) }
            collect(part.node, for: field, at: path.dropLast(), when: inner)
        }
    }

    /// The halves of a pair around a group that hold in some of the appearances.
    private mutating func collect(
        _ pair: AppearancePair, for field: ThemeField, at path: [String], when scope: Scope
    ) {
        guard pair.isComplete else {
            return problems.add(pair.incompleteness(of: path.joined(separator: ".")))
        }
        for appearance in scope.appearances {
            guard let half = pair[appearance] else { continue }
            var inner = scope
            inner.appearances = [appearance]
            collect(half, for: field, at: path.dropLast(), when: inner, isHalf: true)
        }
    }

    private mutating func collect(
        _ entries: [DocumentNode.Entry], of group: ThemeField, at path: [String], when scope: Scope
    ) {
        for entry in entries {
            if let field = group.fields.first(where: { $0.key == entry.key }) {
                collect(entry.value, for: field, at: path, when: scope)
            } else {
                problems.add(unknownKey(entry, in: group, at: path))
            }
        }
    }

    private func unknownKey(_ entry: DocumentNode.Entry, in group: ThemeField, at path: [String]) -> Diagnostic {
        let name = path.joined(separator: ".")
        let diagnostic = entry.unknownKey(in: name, keys: group.fields.map(\.key))
        guard group.content != nil, entry.value.isNull, group.fields.allSatisfy({ $0.key != entry.key }) else {
            return diagnostic
        }
        // Unquoted, an alias for the whole group reads as a mapping with one key.
        return entry.keyError(
            diagnostic.message, hints: diagnostic.hints + ["quote an alias: \"{\(entry.key.excerpt)}\""])
    }

    /// A value that stands for a whole group: an alias, `none`, one number for all insets.
    private mutating func collectWhole(
        _ node: DocumentNode, for field: ThemeField, at path: [String], when scope: Scope
    ) {
        let name = path.joined(separator: ".")
        guard field.content != nil else {
            return problems.add(node.mismatch(name, "a mapping", hints: Self.hints(for: node, inPlaceOf: field)))
        }
        let group = Assignments.Group(name: name, field: field)
        for property in field.fields.flatMap({ ThemeProperty.properties(of: $0, at: path) }) {
            assign(node, to: property, of: group, when: scope)
        }
    }

    /// The group's first key, where a word that stands for the whole group is a value of it: `write canvas: {preset: iphone-16}`.
    private static func hints(for node: DocumentNode, inPlaceOf group: ThemeField) -> [String] {
        guard let text = node.string, let part = group.fields.first else { return [] }
        let word = text.lowercased().replacing(" ", with: "-")
        let words = part.content?.form.choices ?? []
        let meant = words.contains(word) ? word : NearestSpelling.nearest(to: word, among: words)
        return meant.map { ["write \(group.key): {\(part.key): \($0)}"] } ?? []
    }

    private mutating func assign(
        _ node: DocumentNode, to property: ThemeProperty, of group: Assignments.Group? = nil, when scope: Scope
    ) {
        let assignment = Assignments.Assignment(node: node, group: group, condition: scope.condition)
        for appearance in scope.appearances { assignments[appearance]?.assign(assignment, to: property) }
    }
}
