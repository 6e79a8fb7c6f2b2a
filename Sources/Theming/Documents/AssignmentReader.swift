import Documents
import Styles

/// Reads the values that properties have into a theme.
struct AssignmentReader {
    private let assignments: Assignments
    private var reader: ValueReader
    /// Themes of which one group is set, by the group's name; `nil` where its value cannot be read.
    private var groups: [String: Theme?] = [:]

    /// The theme that the assignments make of the default one, and what is wrong with the values.
    static func theme(
        of assignments: Assignments, _ appearance: Appearance, _ context: ReadingContext
    ) -> (theme: Theme, problems: DiagnosticList) {
        var reader = AssignmentReader(assignments, ValueReader(appearance, context))
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

    private init(_ assignments: Assignments, _ reader: ValueReader) {
        self.assignments = assignments
        self.reader = reader
    }

    private mutating func theme() -> Theme {
        var theme = Theme()
        for property in ThemeProperty.all {
            if let assignment = assignments[property] { read(assignment, of: property, into: &theme) }
        }
        for property in ThemeProperty.all where assignments[property] == nil {
            property.field.inherit?(&theme)
        }
        if assignments.byName[ThemeField.components.name] == nil {
            theme.components = assignments.keptComponents ?? assignments.styledComponents
        }
        return theme
    }

    private mutating func read(
        _ assignment: Assignments.Assignment, of property: ThemeProperty, into theme: inout Theme
    ) {
        guard let group = assignment.group else {
            reader.name = property.name
            _ = property.field.value?.read(assignment.node, &reader, &theme)
            return
        }
        if let source = whole(group, assignment.node) { property.field.value?.copy(source, &theme) }
    }

    private mutating func whole(_ group: Assignments.Group, _ node: DocumentNode) -> Theme? {
        if let known = groups[group.name] { return known }
        reader.name = group.name
        var theme = Theme()
        let isRead = group.field.value?.read(node, &reader, &theme) ?? false
        groups.updateValue(isRead ? theme : nil, forKey: group.name)
        return isRead ? theme : nil
    }
}
