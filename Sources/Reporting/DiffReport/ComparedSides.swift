/// What was compared, as a report remembers it for an approval.
package struct ComparedSides: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Decodable {
        /// One file with another.
        case files
        /// All pictures of two folders.
        case folders
        /// The pictures that manifests list.
        case manifests
    }

    package let kind: Kind
    /// A file, or the folder that the pairs' paths lead from.
    package let baseline: String
    package let candidate: String

    package init(kind: Kind, baseline: String, candidate: String) {
        self.kind = kind
        self.baseline = baseline
        self.candidate = candidate
    }
}
