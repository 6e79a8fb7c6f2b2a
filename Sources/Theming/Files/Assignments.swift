import Documents
import Styles

/// The node that each property is set to in one appearance, before values are read.
struct Assignments: Sendable {
    /// What is written for a property: its own value, or one for a whole group that it belongs to.
    struct Assignment: Sendable {
        let node: DocumentNode
        /// The group that the value is for, `nil` for the property itself.
        let group: Group?
    }

    struct Group: Sendable {
        let name: String
        let field: ThemeField
    }

    private(set) var byName: [String: Assignment] = [:]
    /// What the theme is for where a batch changes it: the groups that an axis sets do not add to it.
    private(set) var keptComponents: Set<Component>?

    subscript(property: ThemeProperty) -> Assignment? { byName[property.name] }

    mutating func assign(_ node: DocumentNode, to property: ThemeProperty, of group: Group? = nil) {
        byName[property.name] = Assignment(node: node, group: group)
    }

    /// Merged with `other`, which wins.
    func overridden(by other: Assignments) -> Assignments {
        var merged = self
        merged.byName.merge(other.byName) { _, new in new }
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
        _ node: DocumentNode, for field: ThemeField, at path: [String] = [],
        in appearances: [Appearance] = Appearance.allCases, isHalf: Bool = false
    ) {
        let path = path + [field.key]
        guard field.isGroup else {
            return assign(node, to: ThemeProperty(path: path, field: field), in: appearances)
        }
        if let pair = AppearancePair(node), !isHalf {
            collect(pair, for: field, at: path, in: appearances)
        } else if let entries = node.entries {
            collect(entries, of: field, at: path, in: appearances)
        } else if !node.isNull {
            collectWhole(node, for: field, at: path, in: appearances)
        }
    }

    /// The halves of a pair around a group that hold in some of the appearances.
    private mutating func collect(
        _ pair: AppearancePair, for field: ThemeField, at path: [String], in appearances: [Appearance]
    ) {
        guard pair.isComplete else {
            return problems.add(pair.incompleteness(of: path.joined(separator: ".")))
        }
        for appearance in appearances {
            guard let half = pair[appearance] else { continue }
            collect(half, for: field, at: path.dropLast(), in: [appearance], isHalf: true)
        }
    }

    private mutating func collect(
        _ entries: [DocumentNode.Entry], of group: ThemeField, at path: [String], in appearances: [Appearance]
    ) {
        for entry in entries {
            if let field = group.fields.first(where: { $0.key == entry.key }) {
                collect(entry.value, for: field, at: path, in: appearances)
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
        _ node: DocumentNode, for field: ThemeField, at path: [String], in appearances: [Appearance]
    ) {
        let name = path.joined(separator: ".")
        guard field.content != nil else { return problems.add(node.mismatch(name, "a mapping")) }
        let group = Assignments.Group(name: name, field: field)
        for property in field.fields.flatMap({ ThemeProperty.properties(of: $0, at: path) }) {
            for appearance in appearances { assignments[appearance]?.assign(node, to: property, of: group) }
        }
    }

    private mutating func assign(_ node: DocumentNode, to property: ThemeProperty, in appearances: [Appearance]) {
        for appearance in appearances { assignments[appearance]?.assign(node, to: property) }
    }
}

/// Reads the values that properties have into a theme.
struct AssignmentReader {
    private let assignments: Assignments
    private var reader: ThemeReader
    /// Themes of which one group is set, by the group's name; `nil` where its value cannot be read.
    private var groups: [String: Theme?] = [:]

    /// The theme that the assignments make of the default one, and what is wrong with the values.
    static func theme(
        of assignments: Assignments, _ appearance: Appearance, _ context: ReadingContext
    ) -> (theme: Theme, problems: DiagnosticList) {
        var reader = AssignmentReader(assignments, ThemeReader(appearance, context))
        let theme = reader.theme()
        return (theme, reader.reader.problems)
    }

    /// The themes of all appearances, and what is wrong with their values; what is wrong in both is told once.
    static func themes(
        of assignments: [Appearance: Assignments], _ context: ReadingContext
    ) -> (themes: [Appearance: Theme], problems: [Diagnostic]) {
        Appearance.allCases.reduce(into: ([:], [])) { read, appearance in
            let (theme, found) = theme(of: assignments[appearance] ?? Assignments(), appearance, context)
            read.themes[appearance] = theme
            read.problems += found.diagnostics.filter { !read.problems.contains($0) }
        }
    }

    private init(_ assignments: Assignments, _ reader: ThemeReader) {
        self.assignments = assignments
        self.reader = reader
    }

    private mutating func theme() -> Theme {
        var theme = Theme(standardIn: reader.appearance)
        for property in ThemeProperty.all {
            if let assignment = assignments[property] { read(assignment, of: property, into: &theme) }
        }
        if assignments.byName[Self.familiesName] != nil { spreadFamilies(of: &theme) }
        for property in ThemeProperty.all where assignments[property] == nil {
            property.field.inherit?(&theme)
        }
        if assignments.byName[ThemeField.components.key] == nil {
            theme.components = assignments.keptComponents ?? assignments.styledComponents
        }
        return theme.applying(theme.platform)
    }

    private static let familiesName = "font.families"

    /// A font's own families come before the theme's, which take the place of the default ones (TX-1).
    private func spreadFamilies(of theme: inout Theme) {
        for path in Theme.fontPaths {
            let own = theme[keyPath: path].families
            let named = own == FontStyle.defaultFamilies ? [] : own
            theme[keyPath: path].families = named + theme.fontFamilies.filter { !named.contains($0) }
        }
    }

    private mutating func read(
        _ assignment: Assignments.Assignment, of property: ThemeProperty, into theme: inout Theme
    ) {
        guard let group = assignment.group else {
            reader.name = property.name
            _ = property.field.content?.read(assignment.node, &reader, &theme)
            return
        }
        if let source = whole(group, assignment.node) { property.field.content?.copy(source, &theme) }
    }

    private mutating func whole(_ group: Assignments.Group, _ node: DocumentNode) -> Theme? {
        if let known = groups[group.name] { return known }
        reader.name = group.name
        var theme = Theme(standardIn: reader.appearance)
        let isRead = group.field.content?.read(node, &reader, &theme) ?? false
        groups.updateValue(isRead ? theme : nil, forKey: group.name)
        return isRead ? theme : nil
    }
}
