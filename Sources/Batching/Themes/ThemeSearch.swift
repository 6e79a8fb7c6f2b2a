package import Documents
import Files

/// Finds the theme files that a user means by paths of files and folders.
package enum ThemeSearch {
    /// What a theme file's name ends in.
    package static let suffixes = [".theme.yaml", ".theme.yml", ".theme.json"]

    /// The theme files at the paths, and those anywhere below where a path is a folder's; each once, folders' files
    /// in the order of their paths.
    ///
    /// Hidden files and folders are passed over, and links to folders are not followed.
    /// - Throws: an error for each path without a theme.
    package static func files(at paths: [String]) throws(DiagnosticError) -> [String] {
        var problems = DiagnosticList()
        var found: [String] = []
        for path in paths {
            found += problems.catching { () throws(DiagnosticError) in try themes(at: path) } ?? []
        }
        try problems.throwErrors()
        return unique(found)
    }

    /// Each file once, however its path is written.
    package static func unique(_ paths: [String]) -> [String] {
        var seen: Set<ExactName> = []
        return paths.filter { seen.insert(ExactName(AbsolutePath($0).withoutLinks)).inserted }
    }

    /// The file's name before `.theme`, `nil` where the file is no theme.
    package static func name(ofFile path: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
    }

    private static func themes(at path: String) throws(DiagnosticError) -> [String] {
        guard let kind = FileSystem.kind(of: path) else {
            throw DiagnosticError("there is no file or folder '\(path)'")
        }
        guard kind == .folder else {
            guard name(ofFile: path) != nil else {
                throw DiagnosticError("'\(path)' is not a theme by its name", hints: [naming])
            }
            return [path]
        }
        let files = try files(inFolder: path)
        guard !files.isEmpty else {
            throw DiagnosticError("there is no theme in the folder '\(path)'", hints: [naming])
        }
        return files
    }

    private static let naming =
        "a theme's name ends in \(suffixes.dropLast().joined(separator: ", ")) or \(suffixes[2])"

    private static func files(inFolder root: String) throws(DiagnosticError) -> [String] {
        var walk = FolderWalk(root)
        var found: [String] = []
        do {
            while let entry = try walk.next() {
                if entry.kind != .folder, name(ofFile: entry.name) != nil { found.append(entry.path) }
            }
        } catch {
            throw DiagnosticError("cannot read the folder '\(error.path)'")
        }
        return found.sorted()
    }
}
