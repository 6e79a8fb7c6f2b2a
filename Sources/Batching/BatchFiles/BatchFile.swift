package import Diagnostics
import Documents

/// A batch as it is written in a file (`NAME.batch.yaml`): which pictures of which themes a run draws.
package struct BatchFile: Sendable {
    package let request: RenderRequest
    /// The folder that the file names for its pictures, as the user would write it.
    package let output: String?

    package static let suffixes = [".batch.yaml", ".batch.yml", ".batch.json"]

    init(request: RenderRequest, output: String?) {
        self.request = request
        self.output = output
    }

    /// Whether a path is a batch file's by its name.
    package static func isNamed(_ path: String) -> Bool { suffixes.contains(where: path.hasSuffix) }

    /// Reads a batch; throws all that is wrong with it, each with its place.
    ///
    /// Paths in it stay within the tree of its folder, unless `allowingOutside`.
    package init(atPath path: String, allowingOutside: Bool = false) throws(DiagnosticError) {
        let location = FileLocation(path)
        let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)
        let document = try DocumentNode.parse(location.read(limits: limits), limits: limits)
        var reader = BatchReader(location, allowingOutside: allowingOutside)
        self = try reader.read(document)
    }
}
