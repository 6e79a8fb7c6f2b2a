package import Documents

/// What is to be compared with what, and what keeps that from being all.
package struct FoundPairs: Sendable {
    /// In the order of their paths.
    package let pairs: [FilePair]
    /// An error for a side that holds no picture: each of the other's is missing or added then.
    package let problems: [Diagnostic]
}
