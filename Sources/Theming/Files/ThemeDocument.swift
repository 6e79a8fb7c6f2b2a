package import Documents
package import Styles
package import Tokens

/// A theme file with all that it extends: keys are checked, light/dark pairs and aliases still stand.
package struct ThemeDocument: Sendable {
    /// The file's name before `.theme`, which names its outputs.
    package let name: String
    /// What a person calls it: its `name`, else the file's name.
    package let title: String
    /// Absolute paths of font files that the theme brings, those of its bases first.
    package let fontFiles: [String]
    /// Its content, `nil` for the built-in sample.
    package let contentFile: FileLocation?
    /// Absolute paths of all files that the theme was made from: tokens, then themes, the theme itself last.
    package let sourceFiles: [String]
    /// What is not wrong, but worth telling, as deprecated tokens.
    package let warnings: [Diagnostic]
    /// The modifiers of its resolvers, with the contexts that the theme has by itself as their defaults.
    package let modifiers: [TokenModifier]
    /// What the theme asks of its lint, with what its bases ask.
    package let lint: LintSettings
    /// What the theme's own file holds, as it is written.
    package let document: DocumentNode
    let assignments: [Appearance: Assignments]
    let fontFileNodes: [String: DocumentNode]
    let context: ReadingContext
    /// What the assignments make, as far as that is known.
    private let themes: [Appearance: Theme]
}

extension ThemeDocument {
    /// Reads a theme, its bases and its tokens, and checks every value in both appearances.
    ///
    /// Paths stay within the folder of the file that they are written in, unless `allowingOutside`. Throws all that
    /// is wrong at once, file by file from the outermost base, in the order of each file.
    ///
    /// - Parameter text: what the file holds, where there is none at the location.
    package static func load(
        _ location: FileLocation, text: SourceText? = nil, allowingOutside: Bool = false,
        choices: ModifierChoices = ModifierChoices()
    ) throws(DiagnosticError) -> ThemeDocument {
        let chain = try ThemeChain(location, text: text, allowingOutside: allowingOutside)
        var assembler = ThemeAssembler(chain, allowingOutside: allowingOutside, choices: choices)
        return try assembler.document(at: location)
    }

    init(
        at location: FileLocation, _ parts: ThemeAssembler.Parts, title: String?, modifiers: [TokenModifier],
        assignments: [Appearance: Assignments], themes: [Appearance: Theme], context: ReadingContext,
        warnings: [Diagnostic]
    ) {
        name = Self.name(of: location)
        self.title = title ?? name
        fontFiles = parts.fontFiles
        contentFile = parts.contentFile
        fontFileNodes = parts.fontFileNodes
        sourceFiles = parts.sourceFiles
        self.warnings = warnings
        self.modifiers = modifiers
        lint = parts.lint
        document = parts.document
        self.assignments = assignments
        self.themes = themes
        self.context = context
    }

    /// The theme in an appearance, every value in place. A theme that has loaded does not throw.
    package func theme(in appearance: Appearance) throws(DiagnosticError) -> Theme {
        if let theme = themes[appearance] { return theme }
        let (theme, problems) = AssignmentReader.theme(
            of: assignments[appearance] ?? Assignments(), appearance, context)
        try problems.throwErrors()
        return theme
    }

    /// The absolute path of a file that a node of the theme names.
    func absolutePath(_ written: String, writtenAt node: DocumentNode) -> String? {
        context.locations[node.source.name]?.sibling(written, allowingOutside: context.allowsOutside)?.path
    }

    /// `wechat` for `Themes/wechat.theme.yaml`.
    private static func name(of location: FileLocation) -> String {
        let file = location.path.split(separator: "/").last.map(String.init) ?? "theme"
        let stem = file.range(of: ".theme.").map { file[..<$0.lowerBound] } ?? file.prefix { $0 != "." }
        return stem.isEmpty ? "theme" : String(stem)
    }
}

extension ThemeDocument {
    /// The paths of all properties, as `indexBar.slotHeight`, in the order of the file format.
    package static var propertyPaths: [String] { ThemeProperty.all.map(\.name) }

    /// Whether a path leads to a property or to a group of them.
    package static func hasProperty(_ path: String) -> Bool { field(at: path) != nil }

    /// The theme with a property, or a whole group, set to another value.
    ///
    /// It is for the same components as before, unless the property is `components` itself (ST-2). Throws where the path
    /// leads to nothing or the value does not fit it.
    package func setting(_ path: String, to node: DocumentNode) throws(DiagnosticError) -> ThemeDocument {
        guard let field = Self.field(at: path) else {
            let hints = NearestSpelling.hints(for: path, among: Self.propertyPaths)
            throw DiagnosticError([node.error("no theme property is called '\(path.excerpt)'", hints: hints)])
        }
        var collector = AssignmentCollector()
        collector.collect(node, for: field, at: path.split(separator: ".").dropLast().map(String.init))
        try collector.problems.throwErrors()
        var problems = DiagnosticList()
        problems.add(AssignmentReader.themes(of: collector.assignments, context).problems)
        try problems.throwErrors()
        return overridden(by: collector.assignments, warnings: problems.diagnostics)
    }

    private func overridden(by others: [Appearance: Assignments], warnings: [Diagnostic]) -> ThemeDocument {
        let merged = assignments.merging(others) { $0.changed(by: $1) }
        return ThemeDocument(
            name: name, title: title, fontFiles: fontFiles, contentFile: contentFile, sourceFiles: sourceFiles,
            warnings: self.warnings + warnings, modifiers: modifiers, lint: lint,
            document: document, assignments: merged, fontFileNodes: fontFileNodes, context: context, themes: [:])
    }

    private static func field(at path: String) -> ThemeField? {
        var fields = ThemeProperty.groups
        var found: ThemeField?
        for key in path.split(separator: ".", omittingEmptySubsequences: false) {
            found = fields.first { $0.key == key }
            fields = found?.fields ?? []
        }
        return found
    }
}

/// Where values are written, for errors that are found only after reading.
extension ThemeDocument {
    /// The value that a property has, in light before dark; `nil` where it is at its default or of a group's value.
    package func node(ofProperty name: String) -> DocumentNode? {
        Appearance.allCases.lazy.compactMap { assignments[$0]?.byName[name]?.node }.first
    }

    /// The value that a property has in an appearance: the half of a pair that holds; `nil` where the property is at its
    /// default. `ofGroup` is whether the value stands for a whole group.
    package func node(
        ofProperty name: String, in appearance: Appearance
    ) -> (node: DocumentNode, ofGroup: Bool)? {
        guard let assignment = assignments[appearance]?.byName[name] else { return nil }
        let node = AppearancePair(assignment.node)?[appearance] ?? assignment.node
        return (node, assignment.group != nil)
    }

    /// The first place where a font family is named, in the order of the file format, else in its tokens; `nil` where a
    /// default names it.
    package func node(ofFontFamily family: String) -> DocumentNode? {
        ThemeProperty.all.lazy
            .filter { $0.path.last == "families" }
            .compactMap { node(ofProperty: $0.name)?.firstString(family) }.first
            ?? context.tokens?.tokens.lazy
            .filter { [.fontFamily, .typography].contains($0.type) }
            .compactMap { $0.node.firstString(family) }.first
    }

    /// The place where a font file is named, by its absolute path.
    package func node(ofFontFile path: String) -> DocumentNode? { fontFileNodes[path] }

    /// Where pictures are named first, in the order of the file format, by their absolute paths.
    package func places(ofPictures paths: Set<String>) -> [String: WrittenPath] {
        let nodes = ThemeProperty.all.flatMap { property in
            Appearance.allCases.compactMap { assignments[$0]?.byName[property.name]?.node }
        }
        return nodes.flatMap(\.strings).reduce(into: [:]) { places, node in
            guard let text = node.parameterizedWord?.parameter?.string ?? node.string,
                let path = absolutePath(text, writtenAt: node), paths.contains(path), places[path] == nil
            else { return }
            places[path] = WrittenPath(text, in: node.source, at: node.range)
        }
    }
}

extension DocumentNode {
    /// The strings that it is or holds.
    fileprivate var strings: [DocumentNode] {
        switch value {
        case .string: [self]
        case .sequence(let elements): elements.flatMap(\.strings)
        case .mapping(let entries): entries.flatMap { $0.value.strings }
        default: []
        }
    }

    /// The first string equal to a text, in this node or in one that it holds.
    fileprivate func firstString(_ text: String) -> DocumentNode? {
        switch value {
        case .string(text): self
        case .sequence(let elements): elements.lazy.compactMap { $0.firstString(text) }.first
        case .mapping(let entries): entries.lazy.compactMap { $0.value.firstString(text) }.first
        default: nil
        }
    }
}
