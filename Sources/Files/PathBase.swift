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
