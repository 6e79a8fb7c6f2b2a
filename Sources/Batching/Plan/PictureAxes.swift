package import Geometry
package import Styles

/// The values that a run draws a theme with; one of each axis makes a variant.
package struct PictureAxes: Hashable, Sendable {
    package var appearances: [Appearance]
    /// `nil` is the locale of the content.
    package var locales: [String?]
    package var directions: [LayoutDirection]
    /// How many contents the theme is drawn with.
    package var contentCount: Int
    /// By their names.
    package var others: [NamedAxis]

    package init(
        appearances: [Appearance] = [.light, .dark], locales: [String?] = [nil],
        directions: [LayoutDirection] = [.leftToRight], contentCount: Int = 1, others: [NamedAxis] = []
    ) {
        self.appearances = appearances
        self.locales = locales
        self.directions = directions
        self.contentCount = contentCount
        self.others = others
    }
}

/// One of the ways in which all states of a theme are drawn.
package struct Variant: Hashable, Sendable {
    package let appearance: Appearance
    /// `nil` is the locale of the content.
    package let locale: String?
    package let direction: LayoutDirection
    /// The number of the theme's content.
    package let content: Int
    /// The number of a value for each of the other axes.
    package let others: [Int]

    package init(
        appearance: Appearance, locale: String?, direction: LayoutDirection, content: Int, others: [Int] = []
    ) {
        self.appearance = appearance
        self.locale = locale
        self.direction = direction
        self.content = content
        self.others = others
    }
}

extension PictureAxes {
    /// The variant with a value of each axis, by its place there.
    func variant(at places: [Int]) -> Variant {
        Variant(
            appearance: appearances[places[0]], locale: locales[places[1]], direction: directions[places[2]],
            content: places[3], others: Array(places[4...]))
    }

    /// How many values each axis has, the one that changes fastest first.
    var counts: [Int] {
        [appearances.count, locales.count, directions.count, contentCount] + others.map(\.values.count)
    }
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
