import Documents
import Styles

/// The keys of a theme file beside its groups.
struct ThemeHeader: Sendable {
    /// What a person calls the theme.
    var title: String?
    /// The path of another theme.
    var base: DocumentNode?
    var tokenPaths: [DocumentNode] = []
    /// The contexts of resolvers' modifiers that the theme chooses.
    var modifiers: [DocumentNode.Entry] = []
    /// The modifier that goes with light and dark, if there is one.
    var appearance: AppearanceBinding?
    var contentPath: DocumentNode?
    var fontPaths: [DocumentNode] = []
    /// What the theme asks of its lint.
    var lint = LintSettings()

    static let fields: [Field<ThemeHeader, PlainReader>] = [
        .schema(of: "theme"),
        .optional("name", \.title, .string(), "What a person calls the theme.")
            .usually("the name of the file before `.theme`").example("WeChat"),
        .optional(
            "extends", \.base, .stringNode(), "The path of a theme whose values hold unless they are set here."
        ).usually("none").example("base.theme.yaml"),
        .value(
            "tokens", \.tokenPaths, .oneOrList(of: .stringNode(), counts: 0...Int.max),
            "Paths of files of design tokens, or of resolvers, to which aliases as `\"{color.accent}\"` lead."
        ).usually("none").example("brand.tokens.json"),
        .value(
            "modifiers", \.modifiers, .entries(of: .text("the name of a context")),
            "The context of each modifier of the resolvers, in place of its default."
        ).usually("the resolvers' own defaults").example("{density: compact}")
            .needing("a resolver in `tokens`"),
        .optional(
            "appearance", \.appearance, AppearanceBinding.kind,
            "The modifier of the resolvers that stands for light and dark, and its context for each: pictures are filed by "
                + "appearance, and the tokens follow."
        ).usually("none; tokens are the same in light and dark")
            .example("{modifier: theme, light: day, dark: night}").needing("a resolver in `tokens`"),
        .optional(
            "content", \.contentPath, .stringNode(), "The path of the names and items that are shown."
        ).usually("a built-in sample").example("names.content.yaml"),
        .value(
            "fonts", \.fontPaths, .oneOrList(of: .stringNode(), counts: 0...Int.max),
            "Paths of font files that the theme brings; they come before the machine's."
        ).usually("none").example("[fonts/Brand-Regular.otf, fonts/Brand-Bold.otf]"),
        .value("lint", \.lint, LintSettings.kind, "What the theme asks of its lint (LN).").usually("nothing")
            .example("{profile: ios, adjustableBar: true}"),
    ]
}

/// Which contexts of a resolver's modifier hold in light and in dark.
struct AppearanceBinding: Sendable {
    /// The modifier's name.
    var modifier: DocumentNode?
    var light: DocumentNode?
    var dark: DocumentNode?

    static let kind = ValueKind<AppearanceBinding, PlainReader>.mapping(
        AppearanceBinding(),
        [
            .optional(
                "modifier", \.modifier, .stringNode(.text("the name of a modifier", counts: 1...Int.max)),
                "The modifier."
            ).example("theme"),
            .optional(
                "light", \.light, .stringNode(.text("the name of a context", counts: 1...Int.max)),
                "The context that holds in light."
            ).example("day"),
            .optional(
                "dark", \.dark, .stringNode(.text("the name of a context", counts: 1...Int.max)),
                "The context that holds in dark."
            ).example("night"),
        ], rules: [.required("modifier", "light", "dark")])

    /// The context of an appearance, as a modifier's input is written.
    func input(in appearance: Appearance) -> (key: String, node: DocumentNode)? {
        guard let name = modifier?.string, let context = appearance == .light ? light : dark else { return nil }
        return (name, context)
    }
}

/// One theme file: its keys are checked, its values not yet read, and what it extends not yet looked at.
struct ParsedThemeFile: Sendable {
    let location: FileLocation
    let document: DocumentNode
    let header: ThemeHeader
    let assignments: [Appearance: Assignments]

    /// What a theme file may hold.
    private static let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)

    /// Reads a file; what is wrong with its keys is added to `problems`.
    ///
    /// Throws where the file cannot be read or parsed, or holds no mapping.
    static func read(
        _ location: FileLocation, namedAt node: DocumentNode?, _ problems: inout DiagnosticList
    ) throws(DiagnosticError) -> ParsedThemeFile {
        try parse(location.read(limits: limits, namedAt: node), at: location, &problems)
    }

    /// The same of a text that stands for the file at a location.
    static func parse(
        _ text: SourceText, at location: FileLocation, _ problems: inout DiagnosticList
    ) throws(DiagnosticError) -> ParsedThemeFile {
        let document = try DocumentNode.parse(text, limits: limits)
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
        var reader = PlainReader(problems: problems)
        let keys = ThemeHeader.fields.map(\.key)
        _ = reader.checkKeys(of: entries, keys: keys + ThemeProperty.groups.map(\.key))
        var header = ThemeHeader()
        _ = reader.read(ThemeHeader.fields, keys: keys, of: entries, into: &header)
        self.header = header
        var collector = AssignmentCollector()
        for entry in entries {
            guard let group = ThemeProperty.groups.first(where: { $0.key == entry.key }) else { continue }
            collector.collect(entry.value, for: group)
        }
        reader.problems.add(collector.problems.diagnostics)
        problems = reader.problems
        assignments = collector.assignments
    }
}

/// A theme file with those that it extends, the outermost base first.
struct ThemeChain {
    /// How many themes may extend one another.
    static let longest = 16

    private(set) var files: [ParsedThemeFile] = []
    /// What the file itself holds.
    let document: DocumentNode
    private(set) var problems = DiagnosticList()
    private let allowsOutside: Bool

    /// Follows `extends` from a file; a base that cannot be used is reported, and the chain ends before it.
    ///
    /// Throws where the file itself cannot be read.
    ///
    /// - Parameter text: stands for what the file holds; `nil` for the file itself.
    init(_ location: FileLocation, text: SourceText? = nil, allowingOutside: Bool) throws(DiagnosticError) {
        allowsOutside = allowingOutside
        let file =
            if let text {
                try ParsedThemeFile.parse(text, at: location, &problems)
            } else {
                try ParsedThemeFile.read(location, namedAt: nil, &problems)
            }
        files = [file]
        document = file.document
        while let base = nextBase() { files.insert(base, at: 0) }
    }

    private mutating func nextBase() -> ParsedThemeFile? {
        guard let first = files.first, let node = first.header.base, let written = node.string else { return nil }
        let allowsOutside = allowsOutside
        let location = problems.catching { () throws(DiagnosticError) in
            try first.location.sibling(written, at: node, allowingOutside: allowsOutside)
        }
        guard let location, isNew(location, at: node) else { return nil }
        var problems = problems
        let file = problems.catching { () throws(DiagnosticError) in
            var found = DiagnosticList()
            let file = try ParsedThemeFile.read(location, namedAt: node, &found)
            return (file, found)
        }
        if let file { problems.add(file.1.diagnostics) }
        self.problems = problems
        return file?.0
    }

    private mutating func isNew(_ location: FileLocation, at node: DocumentNode) -> Bool {
        if files.contains(where: { $0.location.resolvedPath == location.resolvedPath }) {
            let names = files.reversed().map(\.location.shown) + [location.shown]
            problems.add(node.error("themes extend one another in a circle: \(names.joined(separator: " → "))"))
            return false
        }
        if files.count == Self.longest {
            problems.add(node.error("more than \(Self.longest) themes extend one another"))
            return false
        }
        return true
    }
}
