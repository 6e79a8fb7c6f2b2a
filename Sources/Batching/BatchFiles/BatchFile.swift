package import Documents

/// A batch as it is written in a file (`NAME.batch.yaml`): which pictures of which themes a run draws.
package struct BatchFile: Sendable {
    /// What it asks for.
    package let request: RenderRequest
    /// The folder that the file names for its pictures, as the user would write it.
    package let output: String?

    /// How names of batch files end.
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
        var problems = DiagnosticList()
        let batch = Self.read(atPath: path, allowingOutside: allowingOutside, &problems)
        try problems.throwErrors()
        guard let batch else { throw DiagnosticError(problems.diagnostics) }
        self = batch
    }

    /// The same, what is wrong added in the order of the file; then the batch is what of it can be read, `nil` where
    /// nothing can.
    package static func read(
        atPath path: String, allowingOutside: Bool, _ problems: inout DiagnosticList
    ) -> BatchFile? {
        let location = FileLocation(path)
        let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)
        var reader = BatchReader(location, allowingOutside: allowingOutside)
        let batch = problems.catching { () throws(DiagnosticError) in
            try reader.read(DocumentNode.parse(location.read(limits: limits), limits: limits))
        }
        let found = reader.problems.sorted { ($0.range?.start).precedes($1.range?.start) }
        _ = problems.catching { () throws(DiagnosticError) in try found.throwErrors() }
        return batch
    }
}
