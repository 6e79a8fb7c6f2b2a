import Documents
import Styles

/// A theme as values that are assigned to its properties make it.
struct AssignedTheme: Sendable {
    fileprivate let written: Written
    /// With what follows from the values that are written for other properties.
    let theme: Theme

    /// The default theme with the values that are written.
    fileprivate struct Written {
        var theme: Theme
        /// The properties that have a value which holds.
        var names: Set<String> = []
    }

    fileprivate init(_ written: Written, of assignments: Assignments) {
        let names = written.names
        var theme = written.theme
        if names.contains(Self.familiesName) { Self.spreadFamilies(of: &theme) }
        for follower in ThemeProperty.followers where !names.contains(follower.name) { follower.inherit(&theme) }
        if !names.contains(ThemeField.components.key) {
            theme.components = assignments.keptComponents ?? assignments.styledComponents
        }
        self.written = written
        self.theme = theme.applying(theme.platform)
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
            read.themes[appearance] = AssignedTheme(reader.written(), of: assignments)
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
            return AssignedTheme(reader.written(), of: assignments)
        }
        var reader = AssignmentReader(assignments, ThemeReader(appearance, context, theme.written.theme.platform))
        return AssignedTheme(
            reader.rereading(Set(groups.compactMap(\.self)), of: theme.written), of: assignments)
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
    private mutating func written() -> AssignedTheme.Written {
        let settings = settings()
        reader.settings = settings
        var written = AssignedTheme.Written(theme: standard(settings))
        written.theme.platform = settings
        for number in assignments.propertyNumbers { read(ThemeProperty.all[number], into: &written) }
        return written
    }

    /// A theme with the values of some groups of dependent properties read anew.
    private mutating func rereading(
        _ groups: Set<String>, of written: AssignedTheme.Written
    ) -> AssignedTheme.Written {
        let standard = standard(written.theme.platform)
        var written = written
        let properties = groups.sorted().flatMap { ThemeProperty.dependents[$0] ?? [] }
        for property in properties { property.field.content?.copy(standard, &written.theme) }
        for property in properties where !assignments[property.name].isEmpty { read(property, into: &written) }
        return written
    }

    private mutating func read(_ property: ThemeProperty, into written: inout AssignedTheme.Written) {
        let isSet = read(property, written.theme.platform, into: &written.theme)
        if isSet { written.names.insert(property.name) } else { written.names.remove(property.name) }
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
