/// What a timeline's gestures are for.
public enum TimelineSubject: String, Hashable, Sendable, CaseIterable {
    /// A list with its index bar.
    case list
    case grid
}

extension Timeline {
    /// That of its first step which suits only one; `nil` where all suit both.
    public var subject: TimelineSubject? {
        steps.lazy.compactMap(\.action.subject).first
    }
}

extension TimelineStep.Action {
    /// What alone the action can be done on; `nil` where it can be on both.
    public var subject: TimelineSubject? {
        switch self {
        case .touchDown(let place, _), .move(let place, _, _), .tap(let place, _): place.anchor.subject
        case .drag: .list
        case .swipe: .grid
        case .scroll(let place, _): place.subject
        case .wait(.share(_, let phase)): phase.subject
        case .reload(.sections): .list
        case .reload(.items): .grid
        case .touchUp, .touchCancel, .wait, .reload(.all), .shot: nil
        }
    }
}

extension TouchPlace.Anchor {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .title, .number, .list: .list
        case .item, .pageControl, .grid, .pages: .grid
        case .share, .point, .finger: nil
        }
    }

    /// Whether it names a title of the index, where there is one.
    var isTitle: Bool {
        switch self {
        case .title, .number, .share: true
        case .list, .item, .pageControl, .grid, .point, .finger, .pages: false
        }
    }
}

extension ScrollPlace {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .page: .grid
        case .section, .rows, .pushed, .tableHeader: .list
        case .offset, .end: nil
        }
    }
}

extension TimelineWait.Phase {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .barFadeIn, .barDelay, .barFadeOut, .bubbleFadeIn, .bubbleHold, .bubbleFadeOut: .list
        case .pressIn, .pressOut: .grid
        case .scroll: nil
        }
    }
}
