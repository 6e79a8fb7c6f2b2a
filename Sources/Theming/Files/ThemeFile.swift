public import Documents
public import Geometry
public import Styles
package import Tokens

/// A theme as it is written in a file, with all that the file extends: what it looks like in light and in dark.
public struct ThemeFile: Sendable {
    /// The file's name before `.theme`, under which its pictures are filed.
    public let name: String
    /// What a person calls it: its `name`, else the file's name.
    public let title: String
    /// What is worth telling about the file though it can be used, as deprecated tokens.
    public private(set) var warnings: [Diagnostic]
    /// Whether paths in the file may lead out of its folder.
    package let allowsOutside: Bool
    private let parts: ThemeAssembler.Parts
    let context: ReadingContext
    private(set) var assignments: [Appearance: Assignments]
    private var themes: [Appearance: AssignedTheme]

    /// Reads and checks a theme.
    ///
    /// Paths in a file stay within the tree of its folder, unless `allowingOutside`. Throws all that is wrong at once,
    /// file by file from the outermost base, in the order of each file.
    public init(atPath path: String, allowingOutside: Bool = false) throws(DiagnosticError) {
        try self.init(at: FileLocation(path), allowingOutside: allowingOutside)
    }

    /// Reads and checks a theme that is no file.
    ///
    /// - Parameters:
    ///   - text: YAML or JSON, as a theme file holds it.
    ///   - path: where the file would be: paths in the text are relative to it, and errors call the text so.
    public init(
        text: String, path: String = "theme.yaml", allowingOutside: Bool = false
    ) throws(DiagnosticError) {
        let text = SourceText(name: path, text: text)
        try self.init(at: FileLocation(path), text: text, allowingOutside: allowingOutside)
    }

    /// Reads and checks a theme that is no file, from bytes in UTF-8, with or without a byte-order mark.
    ///
    /// - Parameter path: where the file would be, as for texts.
    public init(
        data: some Sequence<UInt8>, path: String = "theme.yaml", allowingOutside: Bool = false
    ) throws(DiagnosticError) {
        let bytes = Array(data)
        let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        try self.init(
            at: FileLocation(path), text: try SourceText(name: path, bytes: text), allowingOutside: allowingOutside)
    }

    /// The same with contexts of its tokens' modifiers that a batch chooses.
    ///
    /// - Parameter text: what the file holds, where there is none at the location.
    package init(
        at location: FileLocation, text: SourceText? = nil, allowingOutside: Bool = false,
        choices: ModifierChoices = ModifierChoices()
    ) throws(DiagnosticError) {
        let chain = try ThemeChain(location, text: text, allowingOutside: allowingOutside)
        var assembler = ThemeAssembler(chain, allowingOutside: allowingOutside, choices: choices)
        self = try assembler.theme(at: location)
    }

    init(
        at location: FileLocation, _ parts: ThemeAssembler.Parts, _ assignments: [Appearance: Assignments],
        _ themes: [Appearance: AssignedTheme], in context: ReadingContext, warnings: [Diagnostic]
    ) {
        name = Self.name(of: location)
        title = parts.title ?? name
        self.parts = parts
        self.warnings = warnings
        self.assignments = assignments
        self.themes = themes
        self.context = context
        allowsOutside = context.allowsOutside
    }

    /// The theme as one of its appearances resolves it, nothing left to a default.
    public func theme(in appearance: Appearance) -> Theme { themes[appearance]?.theme ?? Theme() }

    /// The modifiers of its tokens, with the contexts that the theme has by itself as their defaults.
    package var modifiers: [TokenModifier] { parts.modifiers }

    /// What the theme asks of its lint, with what its bases ask.
    package var lint: LintSettings { parts.lint }

    /// What the theme's own file holds, as it is written.
    package var document: DocumentNode { parts.document }

    /// The way in which the theme says that it is read, if it does, whatever the locale (TX-3).
    public var direction: LayoutDirection? { theme(in: .light).direction }

    /// Its content, `nil` for the built-in sample.
    package var contentFile: FileLocation? { parts.contentFile }

    /// Where the theme names it.
    package var contentNode: DocumentNode? { parts.contentNode }

    /// The absolute path of the content that the theme names.
    public var contentPath: String? { contentFile?.path }

    /// Absolute paths of font files that the theme brings, those of its bases first.
    package var fontFiles: [String] { parts.fontFiles }

    /// Absolute paths of all files that the theme was made from: tokens, then themes, the theme itself last.
    package var sourceFiles: [String] { parts.sourceFiles }

    /// `wechat` for `Themes/wechat.theme.yaml`.
    private static func name(of location: FileLocation) -> String {
        let file = location.path.split(separator: "/").last.map(String.init) ?? "theme"
        let stem = file.range(of: ".theme.").map { file[..<$0.lowerBound] } ?? file.prefix { $0 != "." }
        return stem.isEmpty ? "theme" : String(stem)
    }
}

extension ThemeFile {
    /// The paths of all properties, as `indexBar.slotHeight`, in the order of the file format.
    package static var propertyPaths: [String] { ThemeProperty.all.map(\.name) }

    /// Whether a path leads to a property or to a group of them.
    package static func hasProperty(_ path: String) -> Bool { field(at: path) != nil }

    /// The path of the property that says what a theme is for.
    package static let componentsPath = "components"

    /// What the theme is for, in either appearance.
    package var components: Set<Component> {
        Appearance.allCases.reduce(into: []) { $0.formUnion(theme(in: $1).components) }
    }

    /// The fonts that its texts are set in, in all appearances.
    package var fontStyles: [FontStyle] { Appearance.allCases.flatMap { theme(in: $0).fonts } }

    /// Whether a property, or a group of them, is of something that the theme draws.
    package func draws(property path: String) -> Bool {
        switch path.prefix(while: { $0 != "." }) {
        case "grid": components.contains(.grid)
        case "indexBar", "bubble", "list": components != [.grid]
        default: true
        }
    }

    /// The theme with a property, or a whole group, set to another value.
    ///
    /// It is for the same components as before, unless the property is `components` itself (ST-2). Throws where the path
    /// leads to nothing or the value does not fit it.
    ///
    /// - Parameter appearance: the only one that is asked of the result, which is had sooner; `nil` for all.
    package func setting(
        _ path: String, to node: DocumentNode, in appearance: Appearance? = nil
    ) throws(DiagnosticError) -> ThemeFile {
        let appearances = appearance.map { [$0] } ?? Appearance.allCases
        let (assignments, problems) = try checkedSetting(path, to: node, in: appearances)
        var changed = self
        changed.assignments.merge(assignments) { $0.changed(by: $1) }
        for appearance in appearances {
            guard let theme = themes[appearance], let all = changed.assignments[appearance],
                let own = assignments[appearance]
            else { continue }
            changed.themes[appearance] = AssignmentReader.theme(theme, changedBy: own, to: all, appearance, context)
        }
        changed.warnings += problems.diagnostics
        return changed
    }

    /// Throws what keeps a property, or a whole group, from being set to another value, as `setting(_:to:)` does.
    package func checkSetting(_ path: String, to node: DocumentNode) throws(DiagnosticError) {
        _ = try checkedSetting(path, to: node, in: Appearance.allCases)
    }

    /// What setting a property assigns, and what is to be told of it.
    private func checkedSetting(
        _ path: String, to node: DocumentNode, in appearances: [Appearance]
    ) throws(DiagnosticError) -> (assignments: [Appearance: Assignments], problems: DiagnosticList) {
        guard let field = Self.field(at: path) else {
            let hints = NearestSpelling.hints(for: path, among: Self.propertyPaths)
            throw DiagnosticError([node.error("no theme property is called '\(path.excerpt)'", hints: hints)])
        }
        var collector = AssignmentCollector()
        collector.collect(node, for: field, at: path.split(separator: ".").dropLast().map(String.init))
        try collector.problems.throwErrors()
        var problems = DiagnosticList()
        problems.add(AssignmentReader.problems(of: collector.assignments, in: appearances, context))
        try problems.throwErrors()
        return (collector.assignments, problems)
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
extension ThemeFile {
    /// The value that a property has, in light before dark; `nil` where it is at its default or of a group's value.
    package func node(ofProperty name: String) -> DocumentNode? {
        Appearance.allCases.lazy.compactMap { assignment(name, in: $0)?.node }.first
    }

    /// What holds for a property under the reader's settings, as it is written.
    func assignment(_ name: String, in appearance: Appearance) -> Assignments.Assignment? {
        assignments[appearance]?.assignment(name, for: theme(in: appearance).platform)
    }

    /// The value that a property has in an appearance: what holds of a pair and of conditions; `nil` where the property is
    /// at its default. `ofGroup` is whether the value stands for a whole group.
    package func node(
        ofProperty name: String, in appearance: Appearance
    ) -> (node: DocumentNode, ofGroup: Bool)? {
        guard let assignment = assignment(name, in: appearance) else { return nil }
        var reader = ThemeReader(appearance, context, theme(in: appearance).platform)
        return (reader.chosen(from: assignment.node) ?? assignment.node, assignment.group != nil)
    }

    /// The first place where a font family is named, in the order of the file format, else in its tokens; `nil` where a
    /// default names it.
    package func node(ofFontFamily family: String) -> DocumentNode? {
        let named = ThemeProperty.all.lazy
            .filter { $0.path.last == "families" }
            .compactMap { node(ofProperty: $0.name)?.firstString(family) }
        if let node = named.first { return node }
        let tokens = Appearance.allCases.lazy.flatMap { context.tokens[$0]?.tokens ?? [] }
        return tokens.lazy
            .filter { [.fontFamily, .typography].contains($0.type) }
            .compactMap { $0.node.firstString(family) }.first
    }

    /// The place where a font file is named, by its absolute path.
    package func node(ofFontFile path: String) -> DocumentNode? { parts.fontFileNodes[path] }

    /// The absolute path of a file that a node of the theme names.
    private func absolutePath(_ written: String, writtenAt node: DocumentNode) -> String? {
        context.locations[node.source.name]?.sibling(written, allowingOutside: context.allowsOutside)?.path
    }

    /// Where pictures are named first, in the order of the file format, by their absolute paths.
    package func places(ofPictures paths: Set<String>) -> [String: WrittenPath] {
        let nodes = ThemeProperty.all.flatMap { property in
            Appearance.allCases.flatMap { assignments[$0]?[property.name] ?? [] }.map(\.node)
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
    var strings: [DocumentNode] {
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
