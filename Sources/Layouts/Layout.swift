public import Contents
public import Geometry
public import Styles

/// Lays a content out with the styles of a theme: a list with its index bar, or a paged grid.
///
/// What it costs depends on the sections of a list, not on its rows, and not on the items of a grid (SL-9, GP-19).
///
/// - Parameters:
///   - theme: the styles, and the canvas with its safe area.
///   - content: what is laid out.
///   - direction: the side that lines, rows and pages begin at (IB-13, GP-18); the theme's or that of the content's
///     locale unless given (TX-3).
///   - measurer: what texts are measured with, here and when a state is painted.
public func layout<Content: LayoutContent>(
    _ theme: Theme, _ content: Content, direction: LayoutDirection? = nil, measurer: any TextMeasuring
) -> Layout<Content> {
    Layout(
        theme: theme, content: content, direction: direction ?? theme.direction(in: content.locale), measurer: measurer)
}

/// A theme and a content laid out: where everything is that no state moves, and all else that painting a state needs.
///
/// It belongs to the thread of its measurer. An engine takes its geometry.
public struct Layout<Content: LayoutContent> {
    /// What the content was laid out with.
    public let theme: Theme
    /// All that was given, sections that the list leaves out included (SL-6).
    public let content: Content
    /// What of the content has a place (SL-6).
    public let shownContent: Content
    /// The side that lines, rows and pages begin at.
    public let direction: LayoutDirection
    /// Where the parts are, as numbers alone.
    public let geometry: Content.Geometry
    /// What texts are measured with.
    public let measurer: any TextMeasuring
    /// Sets the content's texts in its language.
    package let texts: TextSetter

    init(theme: Theme, content: Content, direction: LayoutDirection, measurer: any TextMeasuring) {
        let shown = content.shown(by: theme)
        self.theme = theme
        self.content = content
        self.shownContent = shown
        self.direction = direction
        self.geometry = shown.geometry(theme: theme, direction: direction, measurer: measurer)
        self.measurer = measurer
        self.texts = TextSetter(measurer: measurer, language: content.locale, direction: direction)
    }

    /// Laid out again with another theme or another content, as after a reload; with the same where none is given.
    public func with(theme: Theme? = nil, content: Content? = nil) -> Layout {
        Layout(
            theme: theme ?? self.theme, content: content ?? self.content, direction: direction, measurer: measurer)
    }
}

extension Layout {
    /// What is drawn in place of a text of the content (AX-4).
    package func shown(_ text: String) -> String { theme.platform.pseudo.text(of: text) }

    /// The same of all texts of an item.
    package func shown(_ item: ContentItem) -> ContentItem {
        guard theme.platform.pseudo != .none else { return item }
        var shown = item
        shown.name = self.shown(item.name)
        shown.subtitle = item.subtitle.map(self.shown)
        shown.badge = item.badge.map(self.shown)
        return shown
    }
}

extension Layout where Content == ListContent {
    /// A title of the bar as it is drawn (AX-4).
    package func shownTitle(_ index: Int) -> IndexTitle { geometry.titles[index].shown(in: theme.platform.pseudo) }
}

extension IndexTitle {
    /// The title as a pseudo-locale has it; signs and pictures stay.
    func shown(in pseudo: PseudoLocale) -> IndexTitle {
        if case .text(let text) = self { .text(pseudo.text(of: text)) } else { self }
    }
}

/// What can be laid out: the content of a list, or that of a grid.
public protocol LayoutContent: Hashable, Sendable {
    /// Where the parts of such a content are, as numbers alone.
    associatedtype Geometry: Hashable, Sendable

    /// The language of its texts, a BCP 47 tag.
    var locale: String { get }

    /// The content without what a theme does not show (SL-6).
    func shown(by theme: Theme) -> Self

    /// Where the parts are; the content is what `shown(by:)` gives.
    func geometry(theme: Theme, direction: LayoutDirection, measurer: any TextMeasuring) -> Geometry
}

extension ListContent: LayoutContent {
    public func shown(by theme: Theme) -> ListContent {
        var shown = self
        let policy = keepsEmptySections.map { $0 ? SectionListStyle.EmptySections.keep : .drop }
        shown.sections = sections.filter { section in
            !section.items.isEmpty || section.outline.isShown(policy ?? theme.list.emptySections)
        }
        return shown
    }

    /// Where the sections, the bar and its titles are.
    public func geometry(
        theme: Theme, direction: LayoutDirection, measurer: any TextMeasuring
    ) -> IndexedListLayout {
        IndexedListLayout(
            theme: theme, sections: sections.map(\.outline), titles: indexTitles, language: locale,
            direction: direction, measurer: measurer)
    }
}

extension ContentSection {
    /// Of a closed section no row and no footer shows.
    fileprivate var outline: SectionOutline {
        let isOpen = isCollapsed != true
        return SectionOutline(
            indexTitle: indexTitle,
            metrics: SectionMetrics(rowCount: isOpen ? items.count : 0, hasFooter: isOpen && footer != nil))
    }
}

extension GridContent: LayoutContent {
    public func shown(by theme: Theme) -> GridContent { self }

    public func geometry(theme: Theme, direction: LayoutDirection, measurer: any TextMeasuring) -> GridLayout {
        theme.gridLayout(itemCount: count, direction: direction)
    }
}

extension Theme {
    /// The way in which a content of a locale is read: the theme's own, or that of the locale's script (TX-3).
    public func direction(in locale: String) -> LayoutDirection { direction ?? LayoutDirection(locale: locale) }

    /// What safe area and bars leave of the canvas (SL-11).
    func safeFrame(in direction: LayoutDirection) -> Rect {
        Rect(origin: .zero, size: canvas.size).inset(by: coveredCanvas(in: direction).safeArea, direction: direction)
    }

    /// The theme's grid on its canvas: inside the safe area and the grid's own insets.
    package func gridLayout(itemCount: Int, direction: LayoutDirection) -> GridLayout {
        let frame = safeFrame(in: direction).inset(by: Insets(top: chromeLayout(in: direction).collapsibleHeight))
            .inset(by: grid.insets, direction: direction)
        return GridLayout(style: grid, itemCount: itemCount, frame: frame, direction: direction)
    }
}
