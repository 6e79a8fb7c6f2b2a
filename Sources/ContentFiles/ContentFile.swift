package import Contents
package import Documents

/// What a content file says; what it leaves out is `nil`.
package struct ContentFile: Hashable, Sendable {
    /// What the file calls itself, where it does.
    package var title: String?
    /// The language that the file names, a BCP 47 tag.
    package var locale: String?
    /// What the names belong to, where the file says so.
    package var kind: NameKind?
    package var body: Body
    /// How the list is made of them, beside what the locale says (CI-8).
    package var arrangement = Arrangement()
    /// What is odd about the file without keeping it from being read.
    package var warnings: [Diagnostic]
    /// Where the file names its locale and further ones, each where it is last.
    package var localePlaces: [String: WrittenPath] = [:]
    /// Where pictures are named first that were asked for, by their absolute paths.
    var picturePlaces: [String: WrittenPath] = [:]

    /// What a file says, without warnings unless some are given.
    package init(
        title: String? = nil, locale: String? = nil, kind: NameKind? = nil, body: Body, warnings: [Diagnostic] = []
    ) {
        self.title = title
        self.locale = locale
        self.kind = kind
        self.body = body
        self.warnings = warnings
    }

    /// How a list is made of names, beside what their locale says (CI-8).
    package struct Arrangement: Hashable, Sendable {
        /// Further locales whose index titles join in.
        package var labelLocales: [String] = []
        /// Whether runs of digits are ordered by their value.
        package var isNumeric = false
        /// Whether the index has the titles of all sections, those without names too.
        package var hasAllTitles = false
        /// Whether sections without names stay in the list; `nil` where the theme decides.
        package var keepsEmptySections: Bool?
        /// The titles of the index in place of the sections' own.
        package var indexTitles: [String]?

        /// What `index` does where nothing else is asked.
        package init() {}
    }

    /// The names, in sections or without.
    package enum Body: Hashable, Sendable {
        /// Sections as they are written.
        case sections([ContentSection])
        /// Items that the collation puts into sections.
        case items(ContentTable)
    }
}

extension ContentFile {
    /// What is wrong with a locale, told where the file names it.
    package func error(_ message: String, about locale: String?) -> DiagnosticError {
        let place = locale.flatMap { localePlaces[$0] }
        return DiagnosticError(message, in: place?.source, at: place?.range)
    }

    /// All items in the order in which they are written; those of written sections without these.
    package var table: ContentTable {
        switch body {
        case .items(let table): table
        case .sections(let sections): ContentTable(sections.lazy.flatMap(\.items))
        }
    }
}

/// How a content file is written, which its name's ending tells.
enum ContentFormat: Hashable, Sendable {
    /// YAML or JSON.
    case document
    case csv
    case text

    static let suffixes = [".yaml", ".yml", ".json", ".csv", ".txt"]

    /// `nil` for a name with another ending; case does not count.
    init?(fileName: String) {
        let name = fileName.lowercased()
        switch Self.suffixes.first(where: name.hasSuffix) {
        case ".csv": self = .csv
        case ".txt": self = .text
        case .some: self = .document
        case nil: return nil
        }
    }
}

/// The pictures that a content file names: where they are, and what is to be told of them.
struct NamedPictures {
    /// So many that lie outside the file's folder are told one by one.
    private static let mostWarnings = 10

    private var paths: SiblingPaths
    /// Absolute paths of pictures whose places in the file are asked for.
    private let wanted: Set<String>
    /// Where each of these is named first.
    private(set) var places: [String: WrittenPath] = [:]
    private var outside: [WrittenPath] = []
    private var outsideCount = 0

    init(_ location: FileLocation, allowingOutside: Bool, wanted: Set<String>) {
        paths = SiblingPaths(location, allowingOutside: allowingOutside)
        self.wanted = wanted
    }

    /// The absolute path of a picture; `nil` for one outside the folder, whose item is shown without it.
    mutating func path(of written: String) -> String? {
        let path = paths.path(of: written)
        if path == nil { outsideCount += 1 }
        return path
    }

    /// Whether the place of the last path is of use.
    func needsPlace(of path: String?) -> Bool {
        guard let path else { return outsideCount <= Self.mostWarnings }
        return wanted.contains(path) && places[path] == nil
    }

    mutating func add(_ written: WrittenPath, of path: String?) {
        if let path { places[path] = written } else { outside.append(written) }
    }

    var warnings: [Diagnostic] {
        let hints = ["--allow-outside permits it", "a placeholder is drawn in its place"]
        let told = outside.map { path in
            Diagnostic(
                .warning,
                "the path '\(path.text.excerpt)' leads out of the folder of the file that it is written in",
                in: path.source, at: path.range, hints: hints)
        }
        guard let source = outside.first?.source, outsideCount > told.count else { return told }
        let rest = outsideCount - told.count
        let message = "\(rest) more path\(rest == 1 ? " leads" : "s lead") out of the folder"
        return told + [Diagnostic(.warning, message, in: SourceText(name: source.name))]
    }
}
