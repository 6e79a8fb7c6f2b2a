import Documents
import Styles

/// One theme file: its keys are checked, its values not yet read, and what it extends not yet looked at.
struct ParsedThemeFile: Sendable {
    let location: FileLocation
    let document: DocumentNode
    let title: String?
    /// The path of another theme.
    let base: DocumentNode?
    let tokenPaths: [DocumentNode]
    /// The contexts of resolvers' modifiers that the theme chooses.
    let modifiers: [DocumentNode.Entry]
    let contentPath: DocumentNode?
    let fontPaths: [DocumentNode]
    let assignments: [Appearance: Assignments]

    /// The keys of a theme file beside its groups.
    static let headerKeys = ["$schema", "name", "extends", "tokens", "modifiers", "content", "fonts"]

    /// Reads a file; what is wrong with its keys is added to `problems`.
    ///
    /// Throws where the file cannot be read or parsed, or holds no mapping.
    static func read(
        _ location: FileLocation, namedAt node: DocumentNode?, _ problems: inout DiagnosticList
    ) throws(DiagnosticError) -> ParsedThemeFile {
        let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)
        let document = try DocumentNode.parse(location.read(limits: limits, namedAt: node), limits: limits)
        guard let entries = document.entries else {
            let found = document.isNull ? "the file is empty" : "it holds \(document.kind)"
            throw DiagnosticError([document.error("a theme must be a mapping, and \(found)")])
        }
        return ParsedThemeFile(location, document, entries, &problems)
    }

    private init(
        _ location: FileLocation, _ document: DocumentNode, _ entries: [DocumentNode.Entry],
        _ problems: inout DiagnosticList
    ) {
        self.location = location
        self.document = document
        title = document["name"].flatMap { $0.expectString("name", &problems) }
        base = document["extends"].flatMap { Self.path($0, "extends", &problems) }
        tokenPaths = document["tokens"].map { Self.paths($0, "tokens", &problems) } ?? []
        modifiers = document["modifiers"].flatMap { $0.expectEntries("modifiers", &problems) } ?? []
        contentPath = document["content"].flatMap { Self.path($0, "content", &problems) }
        fontPaths = document["fonts"].map { Self.paths($0, "fonts", &problems) } ?? []
        var collector = AssignmentCollector()
        let keys = Self.headerKeys.dropFirst() + ThemeProperty.groups.map(\.name)
        for entry in entries where !Self.headerKeys.contains(entry.key) {
            if let group = ThemeProperty.groups.first(where: { $0.name == entry.key }) {
                collector.collect(entry.value, for: group)
            } else {
                problems.add(entry.unknownKey(in: "", keys: Array(keys)))
            }
        }
        problems.add(collector.problems.diagnostics)
        assignments = collector.assignments
    }

    private static func path(
        _ node: DocumentNode, _ key: String, _ problems: inout DiagnosticList
    ) -> DocumentNode? {
        node.expectString(key, &problems).map { _ in node }
    }

    /// One path, or a list of them.
    private static func paths(
        _ node: DocumentNode, _ key: String, _ problems: inout DiagnosticList
    ) -> [DocumentNode] {
        guard let elements = node.elements else { return path(node, key, &problems).map { [$0] } ?? [] }
        return elements.compactMap { path($0, key, &problems) }
    }
}
