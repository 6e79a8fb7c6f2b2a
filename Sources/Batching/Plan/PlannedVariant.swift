import Manifests
import Rendering

/// A variant of a theme and those of its scenes that are drawn; at least one.
package struct PlannedVariant: Hashable, Sendable {
    /// The number of the theme in the plan.
    package let theme: Int
    package let variant: Variant
    package let scenes: [PlannedScene]
}

/// The variants of a plan, one after the other.
package struct PlannedVariants: Sequence, Sendable {
    let plan: RenderPlan

    package func makeIterator() -> Iterator { Iterator(plan) }

    package struct Iterator: IteratorProtocol {
        private let plan: RenderPlan
        private var theme = -1
        private var matches: ThemeMatches?
        /// Of the next variant, a place on each axis of the theme; empty after the last.
        private var places: [Int] = []
        private var counts: [Int] = []
        /// The place of the theme's board among its subjects.
        private var boardNumber: Int?
        /// How many variants went before.
        private var number = 0

        init(_ plan: RenderPlan) { self.plan = plan }

        package mutating func next() -> PlannedVariant? {
            while true {
                guard !places.isEmpty, let matches else {
                    guard beginTheme() else { return nil }
                    continue
                }
                let found = variant(matches)
                advance()
                if let found { return found }
            }
        }

        private mutating func beginTheme() -> Bool {
            theme += 1
            guard plan.themes.indices.contains(theme) else { return false }
            matches = ThemeMatches(plan.themes[theme])
            counts = plan.themes[theme].axes.counts
            boardNumber = plan.themes[theme].subjects.firstIndex(of: .board)
            places = counts.contains(0) ? [] : counts.map { _ in 0 }
            return true
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

        private mutating func variant(_ matches: ThemeMatches) -> PlannedVariant? {
            guard let ofVariant = matches.variant(at: places) else { return nil }
            let planned = plan.themes[theme]
            let variant = planned.axes.variant(at: places)
            let values = plan.paths[theme].values(at: places)
            var scenes: [PlannedScene] = []
            var count = 0
            for (place, subject) in planned.subjects.enumerated() {
                if place == boardNumber && !places.allSatisfy({ $0 == 0 }) { continue }
                let exports = matches.exports(of: subject, ofVariant & matches.subjects[place], of: planned.exports)
                guard !exports.isEmpty else { continue }
                if plan.shard.holds(scene: count, ofVariant: number) {
                    scenes.append(
                        PlannedScene(
                            theme: theme, variant: variant, subject: subject, number: place, values: values,
                            exports: exports))
                }
                count += 1
            }
            guard count > 0 else { return nil }
            number += 1
            return scenes.isEmpty ? nil : PlannedVariant(theme: theme, variant: variant, scenes: scenes)
        }
    }
}

extension ThemeMatches {
    /// What a subject is written as: a board once in each format, at one pixel a point.
    func exports(of subject: PlannedSubject, _ ofScene: Matches, of all: [PictureExport]) -> [PictureExport] {
        let selected = exports(ofScene, of: all)
        guard case .board = subject else { return selected }
        return PictureExport.boardFormats.filter { format in selected.contains { $0.format == format } }
            .map { PictureExport(format: $0, scale: 1) }
    }

    /// Those of a scene's exports that the rules select; all share one array where that is all.
    private func exports(_ ofScene: Matches, of all: [PictureExport]) -> [PictureExport] {
        if exports.allSatisfy({ rules.select(ofScene & $0) }) { return all }
        return zip(all, exports).compactMap { rules.select(ofScene & $1) ? $0 : nil }
    }
}

extension Shard {
    /// Whether a scene is in this part.
    ///
    /// The scenes of a variant are dealt out one by one, and each variant begins with the next part: those that are
    /// costly, or that a theme lacks, come at the same places of every variant.
    fileprivate func holds(scene: Int, ofVariant variant: Int) -> Bool {
        (scene % count + variant % count) % count == number - 1
    }
}
