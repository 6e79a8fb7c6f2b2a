import Geometry
import Layouts
import Styles

extension GridEngine {
    /// A faster release goes one page on (GP-14), in points per second.
    private static let flickVelocity = 300.0

    /// SL-8, sideways.
    private var band: RubberBand { RubberBand(range: layout.scrollRange, extent: layout.pageSize.width) }

    /// Points of offset for a point of the finger to the right: from right to left the pages come from the left.
    private var sense: Double { layout.direction == .leftToRight ? -1 : 1 }

    /// The content offset at a time, which must not be beyond `nextChange`.
    func offset(at time: Double) -> Double { movement.offset(at: time) }

    /// The page that is shown once a motion that runs has ended.
    private var landingPage: Int {
        guard case .gliding(let motion) = movement else { return layout.page(atOffset: offset(at: time)) }
        return layout.page(atOffset: motion.destination)
    }

    /// A finger takes hold of the pages. One that catches a motion stops it and presses nothing; past an end it
    /// begins with the pull that would show the pages there (SL-8).
    mutating func hold(from point: Point, finger id: Int, pressing item: Int?) {
        let shown = offset(at: time)
        let isCaught = isMoving
        movement = .held(OffsetMotion(restingAt: shown))
        finger = Finger(
            id: id, path: FingerPath(at: point, time: time),
            role: .pages(pull: band.pulled(forShown: shown), pressed: isCaught ? nil : item))
        if let item, !isCaught { startPress(on: item) }
    }

    /// The pages follow the finger's present move (GP-14).
    mutating func drag() {
        guard let finger, case .pages(let pull, _) = finger.role, case .held(let motion) = movement else { return }
        let origin = finger.path.origin.x
        let law = FingerDrag(
            band: band, start: pull + sense * (finger.path.start.x - origin),
            destination: pull + sense * (finger.path.end.x - origin),
            duration: finger.path.endTime - finger.path.startTime)
        movement = .held(motion.following(law, from: time))
        if finger.path.end.x != finger.path.start.x { begin() }
        if hasLeftPress { endPress() }
        updatePage()
    }

    /// The pages snap (GP-14); past an end with what the rubber band leaves of the finger's velocity, in points per
    /// second to the right.
    mutating func release(_ finger: Finger, velocity: Double) {
        guard case .pages(let pull, _) = finger.role, case .held(let motion) = movement else { return }
        let pulled = pull + sense * (finger.path.point(at: time).x - finger.path.origin.x)
        let own = sense * velocity * band.slope(atPulled: pulled)
        let start = motion.offset(at: time)
        let end = layout.offset(ofPage: layout.page(fromOffset: start, velocity: own, flick: Self.flickVelocity))
        glide(OffsetMotion.snap(from: start, velocity: own, to: end, extent: layout.pageSize.width, at: time))
    }

    mutating func scroll(to goal: GridGoal, _ scrolling: IndexBarStyle.Scrolling) {
        endPress()
        finger?.role = .nobody
        let range = layout.scrollRange
        let wanted =
            switch goal {
            case .page(let page): layout.offset(ofPage: min(max(page, 0), max(layout.pageCount - 1, 0)))
            case .offset(let offset): min(max(offset, range.lowerBound), range.upperBound)
            }
        let start = offset(at: time)
        guard wanted != start else { return rest(at: wanted) }
        begin()
        glide(OffsetMotion(from: start, to: wanted, scrolling, at: time))
    }

    /// A tap on the page control turns one page to its side (GP-16); taps in a row turn so many pages.
    mutating func turnPage(at point: Point) {
        guard let control = layout.pageControl, control.frame.contains(point),
            let turn = control.turn(at: point, page: Double(page))
        else { return }
        let wanted = landingPage + turn.step
        if 0..<layout.pageCount ~= wanted {
            scroll(to: .page(wanted), style.pageControl.turning == .fade ? .fade : .animated)
        }
    }

    private mutating func glide(_ motion: OffsetMotion) {
        guard motion.end != nil else { return rest(at: motion.destination) }
        movement = .gliding(motion)
        begin()
        // What fades is there at once.
        if movement.leaving(at: time) != nil { updatePage() }
    }

    private mutating func begin() {
        guard !isMoving else { return }
        isMoving = true
        tell(.scrollBegan)
    }

    mutating func rest(at offset: Double) {
        movement = .resting(offset: offset)
        if isMoving {
            isMoving = false
            tell(.scrollEnded(offset: offset, section: nil))
        }
        turn(to: layout.page(atOffset: offset))
    }
}

extension GridEngine {
    /// The page control follows the pages, where its policy has it do so before they rest (GP-14).
    mutating func updatePage() {
        if style.pageControl.update != .atEnd { turn(to: layout.page(atOffset: offset(at: time))) }
    }

    private mutating func turn(to page: Int) {
        guard page != self.page else { return }
        self.page = page
        tell(.pageChanged(page: page))
    }

    var timeOfNextPage: Double? {
        guard style.pageControl.update != .atEnd else { return nil }
        return movement.motion?.firstTime(after: time) { layout.page(atOffset: $0) != page }
    }
}

extension GridLayout {
    /// The page to which a release snaps: the next one in the direction of a velocity above that of a flick, else
    /// the nearer one (GP-14).
    fileprivate func page(fromOffset offset: Double, velocity: Double, flick: Double) -> Int {
        guard abs(velocity) > flick, pageSize.width > 0 else { return page(atOffset: offset) }
        let exact = offset / pageSize.width
        // Sums of moves may end a little beside the page that they lead to.
        let position = abs(exact - exact.rounded()) * pageSize.width < 1e-6 ? exact.rounded() : exact
        let next = velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
        return Int(min(max(next, 0), Double(max(pageCount - 1, 0))))
    }
}
