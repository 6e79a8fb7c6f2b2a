import Layouts
import Styles

extension IndexBarEngine {
    /// The list moves, rests, or has come to another section (IB-20, IB-26, IB-27).
    mutating func follow(_ status: SectionListStatus) {
        list = status
        guard layout.bar != nil else { return }
        if touch == .idle, status.motion != .led { moveHighlight(toLine: status.section) }
        if status.motion == .resting { hideBarAtRest() } else { showBar() }
    }

    /// Highlights what the line over a section stands for.
    mutating func moveHighlight(toLine section: Int?) {
        let title = layout.bar == nil ? nil : layout.title(ofLine: section)
        guard title != highlight else { return }
        highlight = title
        emit(.highlightChanged(index: title))
    }

    private mutating func showBar() {
        let wasPresent = bar.isPresent
        bar.show(at: time)
        if !wasPresent { emit(.barShown) }
    }

    /// IB-20: the delay starts when the list rests and no finger is on the bar.
    mutating func hideBarAtRest() {
        guard style.showStyle == .onScroll, touch == .idle, list.motion == .resting, bar.hideTime == nil else { return }
        bar.hide(at: time)
    }

    /// IB-29. A bubble whose title is gone goes with it; another fades out after its hold.
    mutating func reload(_ layout: IndexedListLayout, list: SectionListStatus) {
        let shownTitle = bubbleTitle.map { self.layout.titles[$0] }
        if case .tracking = touch { bubble.hide(at: time) }
        touch = .idle
        (fingerY, touchedSection, bubbleSection) = (nil, nil, nil)
        self.layout = layout
        self.list = list
        bubbleTitle = shownTitle.flatMap { layout.titles.firstIndex(of: $0) }
        if bubbleTitle == nil || layout.bar == nil, bubble.isPresent {
            bubble.vanish()
            emit(.bubbleHidden)
        }
        reloadBar()
        moveHighlight(toLine: list.section)
    }

    /// A bar comes and goes with its titles (IB-2); one that shows on scroll comes when the list moves next.
    private mutating func reloadBar() {
        if layout.bar == nil, bar.isPresent {
            bar.vanish()
            emit(.barHidden)
        } else if layout.bar != nil, style.showStyle == .permanent, !bar.isPresent {
            bar = Visibility(isShown: true, fadeIn: style.fadeIn, fadeOut: style.fadeOut)
            emit(.barShown)
        }
        hideBarAtRest()
    }
}
