import Geometry
import Styles

/// Which rules accept each value of a theme's axes: what selects pictures without looking at words again.
struct ThemeMatches {
    typealias Matches = PictureRules.Matches

    let rules: PictureRules
    let subjects: [Matches]
    let exports: [Matches]
    private let theme: Matches
    /// For each axis of `PictureAxes.counts` the matches of its values; those of locales depend on the content.
    private let axes: [[Matches]]
    private let localesByContent: [[Matches]]
    /// Places of locales that give a content nothing but what the default gives, by the content.
    private let repetitions: [[Bool]]

    init(_ theme: PlannedTheme) {
        let rules = theme.rules
        func matches(_ words: [String], _ axis: String) -> Matches { rules.matches(words, on: axis) }
        self.rules = rules
        self.theme = matches([theme.name], PictureRule.Axis.theme)
        subjects = theme.subjects.map { subject in
            matches([subject.component], PictureRule.Axis.component)
                & matches(subject.names + subject.names.map { subject.component + "/" + $0 }, PictureRule.Axis.state)
        }
        exports = theme.exports.map { export in
            let scale = export.format.isRaster ? [NumberText.exact(export.scale)] : []
            return matches(scale, PictureRule.Axis.scale) & matches([export.format.rawValue], PictureRule.Axis.format)
        }
        let axes = theme.axes
        localesByContent = theme.contents.map { content in
            axes.locales.map { locale in
                let isDefault = locale == nil || locale == content.locale
                return matches([locale ?? content.locale] + (isDefault ? [""] : []), PictureRule.Axis.locale)
            }
        }
        repetitions = theme.contents.map { content in
            axes.locales.map { $0 == content.locale && axes.locales.contains(nil) }
        }
        self.axes =
            [
                axes.appearances.map { matches([$0.rawValue], PictureRule.Axis.appearance) },
                [],
                axes.directions.map { matches([$0.rawValue], PictureRule.Axis.direction) },
                theme.contents.map { matches([$0.name ?? ""], PictureRule.Axis.content) },
            ]
            + axes.others.map { axis in
                axis.values.map { matches($0.words, PictureRule.Axis.word(forAxis: axis.name)) }
            }
    }

    /// The rules that accept a variant, by the places of its values; `nil` for one that repeats another.
    func variant(at places: [Int]) -> Matches? {
        let (locale, content) = (places[1], places[3])
        guard !repetitions[content][locale] else { return nil }
        var matches = theme & localesByContent[content][locale]
        for (axis, place) in places.enumerated() where axis != 1 { matches &= axes[axis][place] }
        return matches
    }

    /// How many variants each set of rules accepts, `Int.max` where there are more.
    ///
    /// Axes are gone through one after the other, so that the cost grows with their values' sum, not their product.
    var variantCounts: [Matches: Int] {
        var counts: [Matches: Int] = [:]
        for content in localesByContent.indices {
            for locale in localesByContent[content].indices where !repetitions[content][locale] {
                counts[theme & localesByContent[content][locale] & axes[3][content], default: 0] += 1
            }
        }
        for axis in axes.indices where axis != 1 && axis != 3 {
            var next: [Matches: Int] = [:]
            for (matches, count) in counts {
                for other in axes[axis] { next[matches & other, default: 0].addSaturating(count) }
            }
            counts = next
        }
        return counts
    }
}

extension Int {
    /// Adds a number that is not negative; the sum is `Int.max` where it is larger.
    mutating func addSaturating(_ other: Int) {
        let (sum, overflow) = addingReportingOverflow(other)
        self = overflow ? .max : sum
    }
}
