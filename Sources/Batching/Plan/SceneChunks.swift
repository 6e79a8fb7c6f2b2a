/// The scenes of a plan in pieces that are large enough to be worth a worker's setting up, and small enough to share
/// one variant among several.
struct SceneChunks: Sequence, Sendable {
    let plan: RenderPlan
    static let largestCount = 8

    func makeIterator() -> Iterator { Iterator(variants: plan.variants.makeIterator()) }

    struct Iterator: IteratorProtocol {
        var variants: PlannedVariants.Iterator
        private var rest: ArraySlice<PlannedScene> = []

        init(variants: PlannedVariants.Iterator) { self.variants = variants }

        /// Scenes of one variant, at least one.
        mutating func next() -> ArraySlice<PlannedScene>? {
            if rest.isEmpty {
                guard let variant = variants.next() else { return nil }
                rest = variant.scenes[...]
            }
            defer { rest = rest.dropFirst(SceneChunks.largestCount) }
            return rest.prefix(SceneChunks.largestCount)
        }
    }
}
