import Files
import Manifests
import Presenting
import Rendering

/// The scenes of a plan, those of each variant together, at least one: a variant is made when it is asked for.
package struct PlannedVariants: Sequence, Sendable {
    let plan: RenderPlan

    package func makeIterator() -> Iterator { Iterator(plan) }

    /// Gives out the variants of one theme after the other.
    package struct Iterator: IteratorProtocol {
        private let plan: RenderPlan
        private var theme = -1
        private var matches: ThemeMatches?
        /// Of the next variant, a place on each axis of the theme; empty after the last.
        private var places: [Int] = []
        private var counts: [Int] = []
        /// The place of the theme's board among its subjects.
        private var boardNumber: Int?
        /// Deals the theme's scenes out; `nil` where the plan is whole.
        private var dealer: ShardDealer?

        init(_ plan: RenderPlan) { self.plan = plan }

        package mutating func next() -> [PlannedScene]? {
            while true {
                guard !places.isEmpty, let matches else {
                    guard beginTheme() else { return nil }
                    continue
                }
                let scenes = scenes(matches)
                advance()
                if !scenes.isEmpty { return scenes }
            }
        }

        private mutating func beginTheme() -> Bool {
            theme += 1
            guard plan.themes.indices.contains(theme) else { return false }
            matches = ThemeMatches(plan.themes[theme])
            counts = plan.themes[theme].axisCounts
            dealer = dealer(of: plan.themes[theme])
            boardNumber = plan.themes[theme].subjects.firstIndex(of: .board)
            places = counts.contains(0) ? [] : counts.map { _ in 0 }
            return true
        }

        private func dealer(of theme: PlannedTheme) -> ShardDealer? {
            guard plan.shard.count > 1 else { return nil }
            let variantCount = counts.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1 }
            return ShardDealer(count: plan.shard.count, start: theme.firstNumber, variantCount: variantCount)
        }

        /// As an odometer turns, the first axis the fastest.
        private mutating func advance() {
            for axis in places.indices {
                places[axis] += 1
                if places[axis] < counts[axis] { return }
                places[axis] = 0
            }
            places = []
        }

        /// Those of the variant that the shard holds.
        private mutating func scenes(_ matches: ThemeMatches) -> [PlannedScene] {
            guard let ofVariant = matches.variant(at: places) else { return [] }
            let planned = plan.themes[theme]
            let variant = planned.variant(at: places)
            let values = plan.paths[theme].values(at: places)
            var scenes: [PlannedScene] = []
            for (place, subject) in planned.subjects.enumerated() {
                if place == boardNumber && !places.allSatisfy({ $0 == 0 }) { continue }
                let exports = matches.exports(of: subject, ofVariant & matches.subjects[place], of: planned.exports)
                guard !exports.isEmpty else { continue }
                let holder = dealer?.shard(forCost: planned.cost(of: subject, exports))
                guard holder == nil || holder == plan.shard.number else { continue }
                let scene = PlannedScene(
                    theme: theme, variant: variant, subject: subject, number: place, values: values, exports: exports)
                if plan.list == nil || !plan.files(of: scene).isEmpty { scenes.append(scene) }
            }
            dealer?.endVariant()
            return scenes
        }
    }
}

extension PlannedTheme {
    /// Where the dealing out of its scenes begins.
    fileprivate var firstNumber: Int { Int(Digest128(of: Array(name.utf8).span).low % UInt64(Shard.largestCount)) }
}

extension ThemeMatches {
    /// What a subject is exported as: a board once in each format, at one pixel a point, for each crop.
    func exports(of subject: PlannedSubject, _ ofScene: Matches, of all: [ExportOptions]) -> [ExportOptions] {
        let selected = exports(ofScene, of: all)
        guard case .board = subject else { return selected }
        return PlannedSubject.boardFormats.flatMap { format in
            var seen: Set<Crop?> = []
            return selected.filter { $0.format == format && seen.insert($0.presentation.crop).inserted }
                .map { $0.with(format: format, scale: 1) }
        }
    }

    /// Those of a scene's exports that the rules select; all share one array where that is all.
    private func exports(_ ofScene: Matches, of all: [ExportOptions]) -> [ExportOptions] {
        if exports.allSatisfy({ rules.select(ofScene & $0) }) { return all }
        return zip(all, exports).compactMap { rules.select(ofScene & $1) ? $0 : nil }
    }
}

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
                rest = variant[...]
            }
            defer { rest = rest.dropFirst(SceneChunks.largestCount) }
            return rest.prefix(SceneChunks.largestCount)
        }
    }
}
