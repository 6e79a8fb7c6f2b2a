import Contents
import Geometry
import Interaction
import Layouts
import Styles

/// Tells whether the steps of a canonical state can be done on a layout, from where its parts are: nothing is played.
///
/// A batch asks this of a million states of which it draws none. What places alone do not tell is left to playing.
struct GestureForesight<Engine: ForeseenEngine> {
    /// No earlier than the end of the steps so far, in seconds.
    private var time = 0.0
    private var isScrolled = false
    private var hasFinger = false

    /// Whether all steps can be done and each touch that is meant for the bar meets it; `nil` where only playing tells.
    ///
    /// - Parameter bars: what is known of the bar on this layout.
    static func allows(
        _ timeline: Timeline, on layout: Layout<Engine.Content>, _ bars: inout ForeseenBars
    ) -> Bool? {
        var foresight = GestureForesight()
        for (number, step) in timeline.steps.enumerated() {
            let before = timeline.steps[..<number]
            guard step.time == nil, let isPossible = foresight.passes(step.action, on: layout, &bars, after: before)
            else { return nil }
            if !isPossible { return false }
        }
        return foresight.time < Timeline.longestDuration ? true : nil
    }

    private mutating func passes(
        _ action: TimelineStep.Action, on layout: Layout<Engine.Content>, _ bars: inout ForeseenBars,
        after steps: ArraySlice<TimelineStep>
    ) -> Bool? {
        if let subject = action.subject, subject != Engine.subject { return nil }
        switch action {
        case .touchDown(let place, _): return touches(place, on: layout, &bars, after: steps)
        case .tap(let place, let hold):
            time += hold
            defer { hasFinger = false }
            return touches(place, on: layout, &bars, after: steps)
        case .move(let place, let duration, _):
            time += duration
            return place.anchor == .finger || place.anchor.isPages ? true : reaches(place.anchor, on: layout)
        case .touchUp, .touchCancel: hasFinger = false
        case .drag(let drag): time += drag.duration + drag.hold
        case .swipe(let swipe): time += swipe.duration + swipe.hold
        case .scroll(let place, _):
            isScrolled = true
            return (try? Engine.offset(of: place, in: layout.geometry)) != nil
        case .wait(.seconds(let seconds)): time += seconds
        case .wait(.share(let share, _)): time += share * bars.phaseTime(of: layout.theme)
        case .wait(.rest): time += bars.phaseTime(of: layout.theme) + Self.longestMotion
        case .reload, .shot: return nil
        }
        return true
    }

    /// Whether a finger that comes down meets what it is meant for.
    private mutating func touches(
        _ place: TouchPlace, on layout: Layout<Engine.Content>, _ bars: inout ForeseenBars,
        after steps: ArraySlice<TimelineStep>
    ) -> Bool? {
        guard !hasFinger else { return nil }
        hasFinger = true
        if place.anchor == .list || place.anchor == .grid { return true }
        let isReached = reaches(place.anchor, on: layout)
        return isReached == true ? Engine.meets(place, on: layout, &bars, after: steps) : isReached
    }

    /// Whether an anchor is there.
    private func reaches(_ anchor: TouchPlace.Anchor, on layout: Layout<Engine.Content>) -> Bool? {
        switch anchor {
        case .share, .number, .title, .item: Engine.reaches(anchor, in: layout.geometry, isScrolled: isScrolled)
        case .list, .pageControl, .grid, .point, .finger, .pages: nil
        }
    }
}

/// What is known of a layout that several states ask: whether the index bar shows after some steps, and how long fades take.
package struct ForeseenBars {
    private var isShown: [ArraySlice<TimelineStep>: Bool] = [:]
    private var phaseTime: Double?

    /// Nothing is known yet.
    package init() {}

    /// The seconds that a theme gives to all phases together: none takes longer.
    mutating func phaseTime(of theme: Theme) -> Double {
        if let phaseTime { return phaseTime }
        let time = theme.phaseTime
        phaseTime = time
        return time
    }

    /// Whether the bar shows after steps, which are played where that is not known.
    mutating func isShown(
        on layout: Layout<ListContent>, after steps: ArraySlice<TimelineStep>
    ) -> Bool {
        if let known = isShown[steps] { return known }
        let shows = TimelineTake<IndexedListEngine>.showsBar(after: steps, on: layout)
        isShown[steps] = shows
        return shows
    }
}

/// An engine of which places alone tell what can be done.
protocol ForeseenEngine: PlayedEngine {
    /// The offset that a place means, within the scroll range.
    static func offset(of place: ScrollPlace, in geometry: Geometry) throws(TimelineProblem.Cause) -> Double

    /// Whether there is what an anchor names; `nil` where that depends on what was done before.
    static func reaches(_ anchor: TouchPlace.Anchor, in geometry: Geometry, isScrolled: Bool) -> Bool?

    /// Whether a finger that comes down at something that is there meets it.
    static func meets(
        _ place: TouchPlace, on layout: Layout<Content>, _ bars: inout ForeseenBars,
        after steps: ArraySlice<TimelineStep>
    ) -> Bool?
}

extension IndexedListEngine: ForeseenEngine {
    static func offset(
        of place: ScrollPlace, in geometry: IndexedListLayout
    ) throws(TimelineProblem.Cause) -> Double { try geometry.offset(of: place) }

    static func reaches(_ anchor: TouchPlace.Anchor, in geometry: IndexedListLayout, isScrolled: Bool) -> Bool? {
        (try? geometry.point(of: anchor)) != nil
    }

    static func meets(
        _ place: TouchPlace, on layout: Layout<ListContent>, _ bars: inout ForeseenBars,
        after steps: ArraySlice<TimelineStep>
    ) -> Bool? {
        guard let anchor = try? layout.geometry.point(of: place.anchor), let bar = layout.geometry.bar else {
            return nil
        }
        let isMirrored = layout.direction == .rightToLeft
        let point = anchor.offset(dx: isMirrored ? -place.dx : place.dx, dy: place.dy)
        // A finger belongs to the status bar, to the bar where that shows, else to the list (IB-15).
        guard layout.geometry.statusBar?.contains(point) != true, bar.isHit(at: point) else { return false }
        return layout.theme.indexBar.showStyle == .permanent || bars.isShown(on: layout, after: steps)
    }
}

extension GridEngine: ForeseenEngine {
    static func offset(
        of place: ScrollPlace, in geometry: GridLayout
    ) throws(TimelineProblem.Cause) -> Double { try geometry.offset(of: place) }

    static func reaches(_ anchor: TouchPlace.Anchor, in geometry: GridLayout, isScrolled: Bool) -> Bool? {
        switch anchor {
        case .item(let item): 0..<geometry.itemCount ~= item
        case .share: isScrolled ? nil : !geometry.items(ofPage: geometry.page(atOffset: 0)).isEmpty
        default: nil
        }
    }

    /// A touch on a grid is meant for the pages, wherever it comes down.
    static func meets(
        _ place: TouchPlace, on layout: Layout<GridContent>, _ bars: inout ForeseenBars,
        after steps: ArraySlice<TimelineStep>
    ) -> Bool? { true }
}

extension TouchPlace.Anchor {
    fileprivate var isPages: Bool { if case .pages = self { true } else { false } }
}

extension GestureForesight {
    /// A list or a page that is let go comes to rest within so many seconds.
    private static var longestMotion: Double { 60 }
}

extension Theme {
    /// The seconds that the theme gives to all phases together.
    fileprivate var phaseTime: Double {
        let fades = [
            indexBar.fadeIn, indexBar.fadeOut, bubble.fadeIn, bubble.fadeOut, grid.cell.pressIn, grid.cell.pressOut,
        ]
        return fades.reduce(AnimatedScroll.duration) { $0 + $1.delay + $1.duration }
    }
}
