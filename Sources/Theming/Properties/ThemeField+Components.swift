import Styles

extension ThemeField {
    /// A value at the top of a file, beside the groups.
    static let components = value(
        "components", \.components, .components,
        "What the theme is for: index-bar, section-list, grid; those that it styles unless it is set.")
}

extension Assignments {
    /// What a theme is for that does not say so: the list with its bar, unless the grid alone is styled; the grid where
    /// it is.
    var styledComponents: Set<Component> {
        let groups = Set(byName.keys.map { $0.prefix { $0 != "." } })
        let styles = { (field: ThemeField) in groups.contains(field.name[...]) }
        guard styles(.grid) else { return [.indexBar, .sectionList] }
        return [.indexBar, .bubble, .list].contains(where: styles) ? [.indexBar, .sectionList, .grid] : [.grid]
    }
}
