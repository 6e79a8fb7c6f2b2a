package import Documents
import Jobs

/// The themes that a server serves, by their names.
package final class ServedThemes: Sendable {
    /// The paths of the files that say which themes there are, as batch files do.
    let sources: Set<String>
    private let search: @Sendable () throws(DiagnosticError) -> [String]
    private let name: @Sendable (String) -> String?
    private let present: Locked<List>

    private struct List {
        /// As the user wrote them, in order.
        let paths: [String]
        /// What pages and programs call them: their files' names before `.theme`, or their paths where two share one.
        let names: [String]
    }

    /// - Parameter paths: of theme files, each once; at least one.
    package init(_ paths: [String], name: @escaping @Sendable (String) -> String?) {
        (sources, self.name) = ([], name)
        search = { () throws(DiagnosticError) in paths }
        present = Locked(Self.list(paths, name))
    }

    /// The same of themes that some files name; throws what is wrong with those.
    ///
    /// - Parameter search: reads the files, and returns at least one theme.
    package init(
        namedIn sources: Set<String>, name: @escaping @Sendable (String) -> String?,
        search: @escaping @Sendable () throws(DiagnosticError) -> [String]
    ) throws(DiagnosticError) {
        (self.sources, self.name, self.search) = (sources, name, search)
        present = Locked(Self.list(try search(), name))
    }

    private static func list(_ paths: [String], _ name: (String) -> String?) -> List {
        precondition(!paths.isEmpty, "a server without a theme")
        let short = paths.map { name($0) ?? $0 }
        return List(
            paths: paths,
            names: zip(paths, short).map { path, name in short.count { $0 == name } > 1 ? path : name })
    }

    /// Looks again which themes there are; throws what keeps it from knowing, and then nothing has changed.
    func searchAgain() throws(DiagnosticError) {
        guard !sources.isEmpty else { return }
        let found = Self.list(try search(), name)
        present.withLock { $0 = found }
    }

    /// As the user wrote them, in order.
    package var paths: [String] { present.withLock { $0.paths } }

    /// What pages and programs call them.
    var names: [String] { present.withLock { $0.names } }

    /// The path of a theme by its name, its file's name or its path; `nil` for what is not served.
    func path(of word: String) -> String? {
        let (paths, names) = present.withLock { ($0.paths, $0.names) }
        if let number = names.firstIndex(of: word) ?? paths.firstIndex(of: word) { return paths[number] }
        let named = paths.filter { $0.split(separator: "/").last.map(String.init) == word || $0.hasSuffix("/" + word) }
        if named.count == 1 { return named[0] }
        let absolute = FileLocation(word).path
        return paths.first { FileLocation($0).path == absolute }
    }

    func name(of path: String) -> String {
        let (paths, names) = present.withLock { ($0.paths, $0.names) }
        return paths.firstIndex(of: path).map { names[$0] } ?? path
    }
}
