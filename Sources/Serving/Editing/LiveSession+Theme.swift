import DisplayLists
import Documents
import Files
import Geometry
import Thumbindex

extension LiveSession {
    /// Writes values of properties, by their paths, into the theme's file, where they stand or below the group that they
    /// belong to; they are then no longer tried.
    ///
    /// Throws where a value does not fit or cannot be written, and nothing is written then.
    func writeTheme(_ values: DocumentNode) throws(DiagnosticError) {
        note()
        var problems = DiagnosticList()
        let entries = values.expectEntries("", &problems) ?? []
        try problems.throwErrors()
        let source = try FileLocation(setup.theme).read()
        var text = ThemeText(source.text, name: source.name)
        for entry in entries {
            guard ThemeFile.hasProperty(entry.key) else {
                throw DiagnosticError([
                    entry.keyError(
                        "a theme has no property '\(entry.key.excerpt)'",
                        hints: NearestSpelling.hints(for: entry.key, among: ThemeFile.propertyPaths))
                ])
            }
            try text.set(entry.key, to: entry.value.json.line)
        }
        _ = try ThemeFile(text: text.text, path: setup.theme, allowingOutside: allowsOutside)
        try DiagnosticError.telling { () throws(FileSystemError) in
            try AtomicFile.write(Array(text.text.utf8), to: AbsolutePath(setup.theme).withoutLinks)
        }
        forget(values: entries.map(\.key))
    }

    /// Where the theme says what a node of a role looks like: `[{"path", "value", "file", "line", "written"}]`, those
    /// first that it says.
    func places(ofRole role: String) -> JSONValue {
        guard let role = SceneNode.Role(rawValue: role) else { return [] }
        let groups = role.groups
        let paths = ThemeFile.propertyPaths.filter { path in
            groups.contains { path == $0 || path.hasPrefix($0 + ".") }
        }
        return .array(
            paths.compactMap { path in
                guard let node = screen.theme.node(ofProperty: path) else { return nil }
                return [
                    "path": .string(path), "file": .string(node.source.name),
                    "line": .number(Double(node.range.start.line)),
                    "written": .string(String(node.source.line(node.range.start.line)).trimming(" \t").description),
                ]
            })
    }
}

extension SceneNode.Role {
    /// The groups of a theme's properties that decide how nodes look.
    fileprivate var groups: [String] {
        switch self {
        case .indexBar: ["indexBar.background", "indexBar.width", "indexBar.placement", "indexBar.slotHeight"]
        case .indexTitle:
            ["indexBar.titleFont", "indexBar.titleColor", "indexBar.highlight.color", "indexBar.slotHeight"]
        case .indexSeparator: ["indexBar.wideTitles"]
        case .highlight: ["indexBar.highlight"]
        case .bubble: ["bubble"]
        case .bubbleTitle: ["bubble.titleFont", "bubble.titleColor"]
        case .tableHeader, .searchField: ["list.tableHeader"]
        case .sectionHeader: ["list.header"]
        case .row: ["list.row.height", "list.row.background", "list.row.separator"]
        case .rowPicture: ["list.row.picture"]
        case .rowTitle: ["list.row.titleFont", "list.row.titleColor"]
        case .rowSubtitle: ["list.row.subtitleFont", "list.row.subtitleColor", "list.row.subtitleGap"]
        case .sectionFooter: ["list.footer"]
        case .grid: ["grid.background", "grid.columns", "grid.rows", "grid.insets", "grid.itemSize"]
        case .gridItem: ["grid.cell"]
        case .gridPicture: ["grid.cell.picture"]
        case .gridLabel: ["grid.cell.label"]
        case .gridSubtitle: ["grid.cell.subtitle"]
        case .gridBadge: ["grid.cell.badge"]
        case .pageControl, .pageDot: ["grid.pageControl"]
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            ["chrome"]
        }
    }
}
