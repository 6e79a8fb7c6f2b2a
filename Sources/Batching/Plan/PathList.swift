package import Documents
import Files

/// Paths of a plan's files, those that alone are drawn: what `--list` names.
package struct PathList: Sendable {
    /// What was written, by the digest of the path that is meant.
    private let paths: [Digest128: String]

    /// Reads a path from each line, empty ones left out.
    ///
    /// Throws where there is none, and where the text is longer than a list of ten million paths.
    ///
    /// - Parameter output: the output folder; a path may begin with it or be below it.
    package init(text: [UInt8], below output: String) throws(DiagnosticError) {
        let folder = Array((output.hasSuffix("/") ? output : output + "/").utf8)
        var paths: [Digest128: String] = [:]
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let path = line.starts(with: folder) ? line.dropFirst(folder.count) : line
            paths[Digest128(of: path.span)] = String(decoding: line, as: UTF8.self)
        }
        guard !paths.isEmpty else { throw DiagnosticError("the list names no picture") }
        self.paths = paths
    }

    /// Whether a path is among them.
    func holds(_ path: OutputPath) -> Bool { paths[Digest128(of: Array(path.text.utf8).span)] != nil }

    /// An error for each path that a plan does not have, the first of them by name.
    func strangers(to plan: RenderPlan) -> [Diagnostic] {
        var rest = paths
        for scene in plan where !rest.isEmpty {
            for file in plan.files(of: scene) { rest[Digest128(of: Array(file.path.text.utf8).span)] = nil }
        }
        let names = rest.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let told = names.prefix(Self.toldCount).map { name in
            Diagnostic(
                .error, "'\(name.excerpt)' is no picture of this run",
                hints: ["--dry-run lists them; --list takes a path a line"])
        }
        guard names.count > told.count else { return told }
        return told + [Diagnostic(.error, "nor are \(names.count - told.count) more that are listed")]
    }

    private static let toldCount = 10
}
