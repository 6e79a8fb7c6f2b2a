package import Geometry
package import Styles

/// The values that a run draws each theme with; one of each axis makes a variant.
package struct PictureAxes: Hashable, Sendable {
    package var appearances: [Appearance]
    /// `nil` is the locale of the content.
    package var locales: [String?]
    package var directions: [LayoutDirection]
    /// How many contents each theme is drawn with.
    package var contentCount: Int

    package init(
        appearances: [Appearance] = [.light, .dark], locales: [String?] = [nil],
        directions: [LayoutDirection] = [.leftToRight], contentCount: Int = 1
    ) {
        self.appearances = appearances
        self.locales = locales
        self.directions = directions
        self.contentCount = contentCount
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
}

extension PictureAxes {
    /// The number of variants, `Int.max` where there are more.
    package var variantCount: Int {
        [appearances.count, locales.count, directions.count, contentCount].saturatingProduct
    }

    /// The variant of a number below `variantCount`; contents change slowest, appearances fastest.
    package func variant(_ number: Int) -> Variant {
        var rest = number
        func next(_ count: Int) -> Int {
            defer { rest /= count }
            return rest % count
        }
        return Variant(
            appearance: appearances[next(appearances.count)], locale: locales[next(locales.count)],
            direction: directions[next(directions.count)], content: next(contentCount))
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
