import SystemPackage

/// A folder that paths are written relative to, so that they hold where it is moved together with what they lead to.
package struct PathBase: Hashable, Sendable {
    private let components: [Substring]

    /// The folder of a file; links on the way to it are followed.
    package init(ofFile path: String) { components = Self.components(AbsolutePath(path).withoutLinks).dropLast() }

    /// A folder itself; links on the way to it are followed.
    package init(folder path: String) { components = Self.components(AbsolutePath(path).withoutLinks) }

    /// `../pictures/a.png` for an absolute path, `.` for the folder itself; the same where it has no folder but `/` in
    /// common with the base.
    package func relative(_ path: String) -> String {
        let others = Self.components(path)
        let common = zip(components, others).prefix { $0 == $1 }.count
        guard path.hasPrefix("/"), common > 0 else { return path }
        let steps = Array(repeating: "..", count: components.count - common) + others.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The absolute path of what `relative` gives.
    package func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let others = Self.components(path).drop { $0 == "." }
        let stepsUp = others.prefix { $0 == ".." }.count
        return "/" + (components.dropLast(stepsUp) + others.dropFirst(stepsUp)).joined(separator: "/")
    }

    private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }
}

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
