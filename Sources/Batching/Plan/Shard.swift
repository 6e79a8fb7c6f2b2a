/// A part of a run that leaves the rest to others, as `2/3`.
package struct Shard: Hashable, Sendable {
    /// From 1.
    package let number: Int
    package let count: Int
    package static let largestCount = 10_000

    /// The whole of a run.
    package static let whole = Shard(unchecked: 1, of: 1)

    /// `nil` unless the number is from 1 to the count.
    package init?(_ number: Int, of count: Int) {
        guard (1...Self.largestCount).contains(count), (1...count).contains(number) else { return nil }
        self.init(unchecked: number, of: count)
    }

    private init(unchecked number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Whether a scene is in this part.
    ///
    /// The scenes of a variant are dealt out one by one, and each variant begins with the next part: those that are
    /// costly, or that a theme lacks, come at the same places of every variant.
    func holds(scene: Int, ofVariant variant: Int) -> Bool {
        (scene % count + variant % count) % count == number - 1
    }
}
