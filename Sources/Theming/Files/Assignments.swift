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

/// A theme as values that are assigned to its properties make it.
struct AssignedTheme: Sendable {
    /// The default theme with the values that are written.
    fileprivate(set) var written: Theme
    /// The properties that have a value which holds.
    fileprivate(set) var names: Set<String> = []
    /// With what follows from these values for other properties.
    private(set) var theme: Theme

    fileprivate init(_ theme: Theme) { (written, self.theme) = (theme, theme) }

    /// With what follows from the values that are written.
    fileprivate func completed(by assignments: Assignments) -> AssignedTheme {
        var theme = written
        if names.contains(Self.familiesName) { Self.spreadFamilies(of: &theme) }
        for follower in ThemeProperty.followers where !names.contains(follower.name) { follower.inherit(&theme) }
        if !names.contains(ThemeField.components.key) {
            theme.components = assignments.keptComponents ?? assignments.styledComponents
        }
        var completed = self
        completed.theme = theme.applying(theme.platform)
        return completed
    }

    private static let familiesName = "font.families"

    /// A font's own families come before the theme's, which take the place of the default ones (TX-1).
    private static func spreadFamilies(of theme: inout Theme) {
        for path in Theme.fontPaths {
            let own = theme[keyPath: path].families
            let named = own == FontStyle.defaultFamilies ? [] : own
            theme[keyPath: path].families = named + theme.fontFamilies.filter { !named.contains($0) }
        }
    }
}

/// Reads the values that properties have into a theme.
struct AssignmentReader {
    private let assignments: Assignments
    private var reader: ThemeReader
    /// Themes of which one group is set, by the group's value; `nil` where that cannot be read.
    private var groups: [GroupValue: Theme?] = [:]

    private struct GroupValue: Hashable {
        let name: String
        let range: SourceRange
        let source: String
    }

    /// The themes that the assignments make of the default ones in all appearances, and what is wrong with their values;
    /// what is wrong in both is told once.
    static func themes(
        of assignments: [Appearance: Assignments], _ context: ReadingContext
    ) -> (themes: [Appearance: AssignedTheme], problems: [Diagnostic]) {
        Appearance.allCases.reduce(into: ([:], [])) { read, appearance in
            let assignments = assignments[appearance] ?? Assignments()
            var reader = AssignmentReader(assignments, ThemeReader(appearance, context))
            read.themes[appearance] = reader.written().completed(by: assignments)
            read.problems += reader.reader.problems.diagnostics.filter { !read.problems.contains($0) }
        }
    }

    /// A theme with some properties assigned anew.
    ///
    /// - Parameters:
    ///   - changed: what is assigned to these alone.
    ///   - assignments: to all properties.
    static func theme(
        _ theme: AssignedTheme, changedBy changed: Assignments, to assignments: Assignments, _ appearance: Appearance,
        _ context: ReadingContext
    ) -> AssignedTheme {
        let groups = changed.propertyNumbers.map { ThemeProperty.all[$0].dependentGroup }
        guard !groups.contains(nil) else {
            var reader = AssignmentReader(assignments, ThemeReader(appearance, context))
            return reader.written().completed(by: assignments)
        }
        var reader = AssignmentReader(assignments, ThemeReader(appearance, context, theme.written.platform))
        return reader.rereading(Set(groups.compactMap(\.self)), of: theme).completed(by: assignments)
    }

    /// What is wrong with the values of some appearances, without the themes that they make; what is wrong in several is
    /// told once.
    static func problems(
        of assignments: [Appearance: Assignments], in appearances: [Appearance], _ context: ReadingContext
    ) -> [Diagnostic] {
        appearances.reduce(into: []) { problems, appearance in
            var reader = AssignmentReader(
                assignments[appearance] ?? Assignments(), ThemeReader(appearance, context))
            _ = reader.written()
            problems += reader.reader.problems.diagnostics.filter { !problems.contains($0) }
        }
    }

    private init(_ assignments: Assignments, _ reader: ThemeReader) {
        self.assignments = assignments
        self.reader = reader
    }

    /// The default theme with the values that are written.
    private mutating func written() -> AssignedTheme {
        let settings = settings()
        reader.settings = settings
        var theme = AssignedTheme(standard(settings))
        theme.written.platform = settings
        for number in assignments.propertyNumbers { read(ThemeProperty.all[number], into: &theme) }
        return theme
    }

    /// A theme with the values of some groups of dependent properties read anew.
    private mutating func rereading(_ groups: Set<String>, of theme: AssignedTheme) -> AssignedTheme {
        let standard = standard(theme.written.platform)
        var theme = theme
        let properties = groups.sorted().flatMap { ThemeProperty.dependents[$0] ?? [] }
        for property in properties { property.field.content?.copy(standard, &theme.written) }
        for property in properties where !assignments[property.name].isEmpty { read(property, into: &theme) }
        return theme
    }

    private mutating func read(_ property: ThemeProperty, into theme: inout AssignedTheme) {
        let isSet = read(property, theme.written.platform, into: &theme.written)
        if isSet { theme.names.insert(property.name) } else { theme.names.remove(property.name) }
    }

    /// What the reader has set, which all other values may depend on.
    private mutating func settings() -> PlatformSettings {
        var theme: Theme?
        for property in ThemeProperty.platformProperties {
            guard let assignment = assignments[property.name].last else { continue }
            var set = theme ?? Theme()
            read(assignment, of: property, into: &set)
            theme = set
        }
        return theme?.platform ?? PlatformSettings()
    }

    private func standard(_ settings: PlatformSettings) -> Theme {
        switch (reader.appearance, settings.contrast) {
        case (.light, .standard): Self.standardLight
        case (.dark, .standard): Self.standardDark
        case (let appearance, .increased): Theme(standardIn: appearance, .increased)
        }
    }

    // Made once: what themes do not change of them, they share.
    private static let standardLight = Theme(standardIn: .light)
    private static let standardDark = Theme(standardIn: .dark)

    /// Reads all that is written for a property, and takes what holds; whether anything does.
    private mutating func read(
        _ property: ThemeProperty, _ settings: PlatformSettings, into theme: inout Theme
    ) -> Bool {
        let written = assignments[property.name]
        guard !written.isEmpty, !ThemeProperty.platformNames.contains(property.name) else {
            return !written.isEmpty
        }
        let holding = written.lastIndex { $0.condition?.holds(for: settings) ?? true }
        for (number, other) in written.enumerated() where number != holding {
            var unused = theme
            read(other, of: property, into: &unused)
        }
        guard let holding else { return false }
        read(written[holding], of: property, into: &theme)
        return true
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
        let value = GroupValue(name: group.name, range: node.range, source: node.source.name)
        if let known = groups[value] { return known }
        reader.name = group.name
        var theme = standard(reader.settings ?? PlatformSettings())
        let isRead = group.field.content?.read(node, &reader, &theme) ?? false
        groups.updateValue(isRead ? theme : nil, forKey: value)
        return isRead ? theme : nil
    }
}
