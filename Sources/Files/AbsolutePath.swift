import SystemPackage

/// A path from the root, in which neither `.` nor `..` stands; links are kept.
package struct AbsolutePath: Hashable, Sendable {
    /// The path, `/` for the root.
    package let text: String

    /// - Parameter path: relative to the working directory where it is relative; `..` at the root stays there.
    package init(_ path: String) {
        let whole = path.hasPrefix("/") ? path : FileSystem.workingFolder + "/" + path
        text = FilePath(whole).lexicallyNormalized().string
    }

    /// The same with links resolved, in the part of the path that exists: equal for two ways to one file.
    package var withoutLinks: String {
        if let real = FileSystem.realPath(text) { return real }
        var existing = FilePath(text)
        var missing: [FilePath.Component] = []
        while let last = existing.lastComponent {
            missing.append(last)
            existing.removeLastComponent()
            guard let real = FileSystem.realPath(existing.string) else { continue }
            return missing.reversed().reduce(into: FilePath(real)) { $0.append($1) }.string
        }
        return text
    }
}
