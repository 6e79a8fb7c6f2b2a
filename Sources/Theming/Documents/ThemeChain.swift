import Documents

/// A theme file with those that it extends, the outermost base first.
struct ThemeChain {
    /// How many themes may extend one another.
    static let longest = 16

    private(set) var files: [ParsedThemeFile] = []
    private(set) var problems = DiagnosticList()
    private let allowsOutside: Bool

    /// Follows `extends` from a file; a base that cannot be used is reported, and the chain ends before it.
    ///
    /// Throws where the file itself cannot be read.
    init(_ location: FileLocation, allowingOutside: Bool) throws(DiagnosticError) {
        allowsOutside = allowingOutside
        files = [try ParsedThemeFile.read(location, namedAt: nil, &problems)]
        while let base = nextBase() { files.insert(base, at: 0) }
    }

    private mutating func nextBase() -> ParsedThemeFile? {
        guard let first = files.first, let node = first.base, let written = node.string else { return nil }
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
