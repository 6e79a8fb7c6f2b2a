package import Files

/// A digest of things that come in any order, each with a digest of its own.
package struct UnorderedDigest: Hashable, Sendable {
    /// Numbers that tell what was added from what was not: the sums of both halves, and how many there are.
    package private(set) var words: [UInt64] = [0, 0, 0]

    /// That of nothing.
    package init() {}

    /// Adds a thing; one that comes twice counts twice.
    package mutating func add(_ digest: Digest128) {
        words[0] &+= digest.high
        words[1] &+= digest.low
        words[2] += 1
    }
}
