import Geometry
import Manifests
import Rendering

/// Which pictures a rule is about: those that have one of the values named for each axis it names.
package struct PictureRule: Hashable, Sendable {
    /// The values by the axis' name (`AxisName`), as words; the empty word is the default of an axis.
    package let values: [String: Set<String>]

    /// A rule that holds where each of these axes has one of its values.
    package init(_ values: [String: Set<String>]) {
        self.values = values
    }

    /// Whether the rule is about pictures that bear one of the words on an axis.
    func accepts(_ words: [String], on axis: String) -> Bool {
        guard let accepted = values[axis] else { return true }
        return words.contains(where: accepted.contains)
    }

    /// Adds what tells the rule from others.
    func add(to builder: inout DigestBuilder) {
        builder.add(all: values.sorted { $0.key < $1.key }) { axis, builder in
            builder.add(axis.key)
            builder.add(all: axis.value.sorted())
        }
    }
}

/// What of a plan is drawn: the pictures that one of the rules to include is about, and none of those to exclude.
package struct PictureRules: Hashable, Sendable {
    /// None includes every picture.
    package let includes: [PictureRule]
    /// What is left out of it.
    package let excludes: [PictureRule]
    /// The number of rules of both kinds at most.
    package static let largestCount = 64

    /// There may be at most `largestCount` rules.
    package init(includes: [PictureRule] = [], excludes: [PictureRule] = []) {
        precondition(includes.count + excludes.count <= Self.largestCount, "too many rules")
        self.includes = includes
        self.excludes = excludes
    }
}

extension PictureRules {
    /// A bit for each rule, those to include first.
    typealias Matches = UInt64

    /// The rules that accept one of the words on an axis.
    func matches(_ words: [String], on axis: String) -> Matches {
        var matches: Matches = 0
        for (number, rule) in (includes + excludes).enumerated() where rule.accepts(words, on: axis) {
            matches |= 1 << Matches(number)
        }
        return matches
    }

    /// Whether a picture is drawn that these rules accept on every axis.
    func select(_ matches: Matches) -> Bool {
        // 64 rules to include leave no bit over to shift by.
        let included = includes.isEmpty ? Matches.max : matches & includeBits
        return included != 0 && matches & ~includeBits & ruleBits == 0
    }

    private var includeBits: Matches { Self.lowest(includes.count) }
    private var ruleBits: Matches { Self.lowest(includes.count + excludes.count) }

    private static func lowest(_ count: Int) -> Matches { count >= 64 ? .max : (1 << Matches(count)) - 1 }
}

/// Which rules accept each value of a theme's axes: what selects pictures without looking at words again.
struct ThemeMatches {
    typealias Matches = PictureRules.Matches

    let rules: PictureRules
    let subjects: [Matches]
    let exports: [Matches]
    private let theme: Matches
    private let columns: [Column]
    private let contentCount: Int

    /// The matches of an axis' values by the number of the content; one list where they are the same for all.
    fileprivate struct Column {
        var lists: [[Matches]]
        /// Which values give a content nothing but what another gives; empty where none does.
        var repetitions: [[Bool]]

        func matches(_ content: Int) -> [Matches] { lists[lists.count > 1 ? content : 0] }

        func isRepetition(_ place: Int, _ content: Int) -> Bool {
            repetitions.isEmpty ? false : repetitions[repetitions.count > 1 ? content : 0][place]
        }
    }

    init(_ theme: PlannedTheme) {
        let rules = theme.rules
        func matches(_ words: [String], _ axis: String) -> Matches { rules.matches(words, on: axis) }
        self.rules = rules
        self.theme = matches([theme.name], AxisName.theme)
        subjects = theme.subjects.map { subject in
            matches([subject.component], AxisName.component)
                & matches(subject.names + subject.names.map { subject.component + "/" + $0 }, AxisName.state)
        }
        exports = theme.exports.map { export in
            let scale = export.format.isRaster ? [NumberText.exact(export.scale)] : []
            return matches(scale, AxisName.scale) & matches([export.format.rawValue], AxisName.format)
        }
        contentCount = theme.contents.count
        columns = theme.axisTable.map { column in
            let contents = column.isByContent ? Array(theme.contents.indices) : [0]
            guard column.count > 0 else { return Column(lists: [[]], repetitions: []) }
            let values = contents.map { column.values(ofContent: $0) }
            let repeats = values.contains { $0.contains(where: \.isRepetition) }
            return Column(
                lists: values.map { $0.map { matches($0.words, column.word) } },
                repetitions: repeats ? values.map { $0.map(\.isRepetition) } : [])
        }
    }

    /// The rules that accept a variant, by the places of its values; `nil` for one that repeats another.
    func variant(at places: [Int]) -> Matches? {
        let content = places[PlannedTheme.contentColumn]
        var matches = theme
        for (column, place) in zip(columns, places) {
            if column.isRepetition(place, content) { return nil }
            matches &= column.matches(content)[place]
        }
        return matches
    }

    /// How many variants each set of rules accepts, `Int.max` where there are more.
    ///
    /// Axes are gone through one after the other, so that the cost grows with their values' sum, not their product.
    var variantCounts: [Matches: Int] {
        var counts: [Matches: Int] = [:]
        for content in 0..<contentCount {
            let ofContent = columns[PlannedTheme.contentColumn].matches(content)[content]
            var found = [theme & ofContent: 1]
            for column in columns where column.lists.count > 1 { found = column.combined(with: found, content) }
            for (matches, count) in found { counts[matches, default: 0].addSaturating(count) }
        }
        for (number, column) in columns.enumerated()
        where column.lists.count <= 1 && number != PlannedTheme.contentColumn {
            counts = column.combined(with: counts, 0)
        }
        return counts
    }
}

extension ThemeMatches.Column {
    /// What the counts of variants become by another axis.
    fileprivate func combined(
        with counts: [PictureRules.Matches: Int], _ content: Int
    ) -> [PictureRules.Matches: Int] {
        var next: [PictureRules.Matches: Int] = [:]
        for (place, ofValue) in matches(content).enumerated() where !isRepetition(place, content) {
            for (matches, count) in counts { next[matches & ofValue, default: 0].addSaturating(count) }
        }
        return next
    }
}
