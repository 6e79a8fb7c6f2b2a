import Documents

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
