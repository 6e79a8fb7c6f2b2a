package import Documents
import Foundation

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
    static func unique(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path).inserted }
    }

    /// The file's name before `.theme`, `nil` where the file is no theme.
    package static func name(ofFile path: String) -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
    }

    private static func themes(at path: String) throws(DiagnosticError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DiagnosticError("there is no file or folder '\(path)'")
        }
        guard isFolder.boolValue else {
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
        var folders = [root]
        var found: [String] = []
        while let folder = folders.popLast() {
            for entry in try entries(of: folder) where !entry.hasPrefix(".") {
                let path = folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
                switch kind(of: path) {
                case .typeDirectory: folders.append(path)
                case _ where name(ofFile: entry) != nil: found.append(path)
                default: break
                }
            }
        }
        return found.sorted()
    }

    /// That of a link is a link's.
    private static func kind(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }

    private static func entries(of folder: String) throws(DiagnosticError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw DiagnosticError("cannot read the folder '\(folder)'")
        }
    }
}
