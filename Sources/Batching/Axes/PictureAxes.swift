package import Geometry
import Manifests
package import Styles

/// The values that themes are drawn with, beside their contents; one of each axis makes a variant.
///
/// A new axis that every run has is a property here, one of `Variant`, and a row of `PlannedTheme.axisTable`.
package struct PictureAxes: Sendable {
    /// In the order in which pictures are made.
    package var appearances: [Appearance]
    /// Locales that take the place of the contents', which `nil` stands for.
    package var locales: [String?]
    /// None for the theme's own, or that of the locale's script (TX-3).
    package var directions: [LayoutDirection]
    /// Properties and modifiers, by their names.
    package var others: [PropertyAxis]

    /// Both appearances, the content's own locale, left to right, and no other axes, unless given.
    package init(
        appearances: [Appearance] = [.light, .dark], locales: [String?] = [nil],
        directions: [LayoutDirection] = [], others: [PropertyAxis] = []
    ) {
        self.appearances = appearances
        self.locales = locales
        self.directions = directions
        self.others = others
    }
}

/// One of the ways in which all states of a theme are drawn: a value of each axis.
package struct Variant: Hashable, Sendable {
    /// Light or dark.
    package let appearance: Appearance
    /// `nil` is the locale of the content.
    package let locale: String?
    /// Which way the canvas reads.
    package let direction: LayoutDirection
    /// The number of the theme's content.
    package let content: Int
    /// The number of a value for each of the other axes.
    package let others: [Int]
}

extension Variant {
    /// Whether another one differs in the appearance alone, or in nothing.
    func isSameButForAppearance(as other: Variant) -> Bool {
        others == other.others && content == other.content && direction == other.direction && locale == other.locale
    }
}

/// An axis of a theme as rules and the names of files tell its values.
struct AxisColumn {
    /// What rules call the axis.
    let word: String
    /// The axis of a batch that can call its values otherwise; `nil` for those that every run has.
    let axis: PropertyAxis?
    /// The values by the number of the content; one list where they are the same for all.
    private let lists: [[Value]]

    /// A value of the axis.
    struct Value {
        /// What rules may call it; the empty word is the default.
        let words: [String]
        /// What stands for it in the names of files; `nil` for the default.
        let pathName: String?
        /// Whether it gives a content nothing but what another value gives.
        var isRepetition = false
    }

    init(_ word: String, of axis: PropertyAxis? = nil, _ values: [Value]) {
        self.word = word
        self.axis = axis
        lists = [values]
    }

    init(_ word: String, byContent lists: [[Value]]) {
        self.word = word
        axis = nil
        self.lists = lists
    }

    /// Whether the values depend on the content.
    var isByContent: Bool { lists.count > 1 }

    /// The values of a content by its number.
    func values(ofContent content: Int) -> [Value] { lists[isByContent ? content : 0] }

    /// Those of all contents.
    var allValues: [Value] { lists.flatMap(\.self) }

    var count: Int { lists.first?.count ?? 0 }
}

extension PlannedTheme {
    /// The axes in the order in which files are named after them: appearance, locale, direction, content, others.
    var axisTable: [AxisColumn] {
        [
            AxisColumn(
                AxisName.appearance,
                axes.appearances.map { .init(words: [$0.rawValue], pathName: $0 == .light ? nil : $0.rawValue) }),
            AxisColumn(AxisName.locale, byContent: contents.map(locales)),
            directionColumn,
            AxisColumn(
                AxisName.content, contents.map { .init(words: [$0.name ?? ""], pathName: $0.name) }),
        ]
            + axes.others.map { axis in
                AxisColumn(
                    AxisName.word(forAxis: axis.name), of: axis,
                    axis.values.map { .init(words: $0.words, pathName: $0.pathName) })
            }
    }

    /// A direction that follows from the locale stands in names beside it.
    private func locales(of content: PlannedContent) -> [AxisColumn.Value] {
        axes.locales.map { locale in
            let isOwn = locale == nil || locale == content.locale
            let direction = axes.directions.isEmpty ? direction(in: locale, of: content).pathName : nil
            let names = [isOwn ? nil : locale, direction].compactMap(\.self)
            return .init(
                words: [locale ?? content.locale] + (isOwn ? [""] : []),
                pathName: names.isEmpty ? nil : names.joined(separator: "~"),
                isRepetition: locale == content.locale && axes.locales.contains(nil))
        }
    }

    private var directionColumn: AxisColumn {
        guard axes.directions.isEmpty else {
            return AxisColumn(
                AxisName.direction, axes.directions.map { .init(words: [$0.rawValue], pathName: $0.pathName) })
        }
        return AxisColumn(
            AxisName.direction,
            byContent: contents.map { content in
                let found = Set(axes.locales.map { direction(in: $0, of: content).rawValue })
                return [.init(words: found.sorted(), pathName: nil)]
            })
    }

    /// The way in which a content is read in a locale, where no axis says it (TX-3).
    private func direction(in locale: String?, of content: PlannedContent) -> LayoutDirection {
        direction ?? LayoutDirection(locale: locale ?? content.locale)
    }

    /// The place of contents in `axisTable`.
    static let contentColumn = 3

    /// The variant with a value of each axis, by its place there.
    func variant(at places: [Int]) -> Variant {
        let locale = axes.locales[places[1]]
        return Variant(
            appearance: axes.appearances[places[0]], locale: locale,
            direction: axes.directions.isEmpty
                ? direction(in: locale, of: contents[places[Self.contentColumn]]) : axes.directions[places[2]],
            content: places[Self.contentColumn], others: Array(places[4...]))
    }

    /// How many values each axis has, the one that changes fastest first.
    var axisCounts: [Int] {
        [axes.appearances.count, axes.locales.count, max(axes.directions.count, 1), contents.count]
            + axes.others.map(\.values.count)
    }
}

extension LayoutDirection {
    /// What stands for it in the names of files; `nil` for the default.
    fileprivate var pathName: String? { self == .leftToRight ? nil : rawValue }
}

extension Sequence<Int> {
    /// The product of counts, `Int.max` where it is larger.
    var saturatingProduct: Int {
        reduce(1) { product, count in
            let (value, overflow) = product.multipliedReportingOverflow(by: count)
            return overflow ? .max : value
        }
    }
}

extension Int {
    /// Adds a number that is not negative; the sum is `Int.max` where it is larger.
    mutating func addSaturating(_ other: Int) {
        let (sum, overflow) = addingReportingOverflow(other)
        self = overflow ? .max : sum
    }
}
