public import Layouts
public import Styles

extension CanonicalState.Stage {
    /// How many items a grid shows on this stage (ST-2).
    ///
    /// - Parameters:
    ///   - layout: that of the theme's own content.
    ///   - pageControl: the theme's.
    /// - Returns: more than the content has where it must be repeated, but at most 100,000; its own number where the
    ///   stage does not change it.
    public func itemCount(on layout: GridLayout, pageControl: PageControlStyle) -> Int {
        let (count, page) = (layout.itemCount, layout.itemsPerPage)
        switch self {
        case .singlePage: return min(count, page)
        case .noItems: return 0
        case .partLastPage:
            return count % page == 0 && count > page ? count - page / 2 : count
        case .manyPages:
            guard count > 0 else { return 0 }
            let control = PageControlLayout(
                style: pageControl, pageCount: 2, frame: layout.frame, direction: layout.direction)
            let (wanted, isTooMuch) = page.multipliedReportingOverflow(by: control.capacity + 6)
            return max(count, isTooMuch ? Self.largestCount : min(wanted, Self.largestCount))
        case .asThemed, .tooFewTitles, .shortCanvas, .emptySection, .missingPicture: return count
        }
    }

    private static let largestCount = 100_000
}
