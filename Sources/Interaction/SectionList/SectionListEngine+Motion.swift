import Geometry
import Layouts
import Styles

extension SectionListEngine {
    private var band: RubberBand { RubberBand(range: layout.scrollRange, extent: layout.area.frame.height) }

    /// A finger takes hold of the content and stops it; past an end it begins with the pull that would show the content
    /// there (SL-8).
    mutating func hold(from point: Point, finger id: Int) {
        let shown = offset(at: time)
        finger = Finger(id: id, path: FingerPath(at: point, time: time), pull: band.pulled(forShown: shown))
        movement = .held(OffsetMotion(restingAt: shown))
        isLed = false
        nextSectionTime = nil
        if isMoving { tell(nil) }
    }

    /// The content follows the finger that holds it; a finger beside the list only moves.
    mutating func move(_ id: Int, to point: Point, over duration: Double) {
        guard finger?.id == id else { return }
        finger?.path.move(to: point, at: time, over: duration)
        guard let finger, let start = finger.pulled(at: time), let destination = finger.pulled(at: .infinity),
            case .held(let held) = movement
        else { return }
        let law = FingerDrag(band: band, start: start, destination: destination, duration: max(duration, 0))
        movement = .held(held.following(law, from: time))
        if finger.path.end.y != finger.path.start.y { begin() }
        if updateSection() { tell(nil) }
        awaitSection()
    }

    /// The content goes on with a velocity, the finger's own where it is `nil`; past an end with what the rubber band
    /// leaves of it.
    mutating func lift(_ id: Int, velocity: Double?) {
        guard let finger, finger.id == id else { return }
        self.finger = nil
        guard let pulled = finger.pulled(at: time), case .held(let held) = movement else { return }
        let fingerVelocity = velocity ?? finger.path.releaseVelocity(at: time).y
        let motion = OffsetMotion.release(
            from: held.offset(at: time), velocity: -fingerVelocity * band.slope(atPulled: pulled), band: band,
            at: time)
        guard motion.end != nil else { return rest(at: motion.destination) }
        glide(motion, isLed: false)
    }

    /// Scrolls to an offset, which is brought into the scroll range; at once it is a movement too, that ends when it
    /// begins (IB-19, IB-20).
    mutating func scroll(to offset: Double, _ scrolling: IndexBarStyle.Scrolling, isLed: Bool) {
        let start = self.offset(at: time)
        let destination = layout.clamped(offset: offset)
        guard destination != start else { return rest(at: destination) }
        glide(OffsetMotion(from: start, to: destination, scrolling, at: time), isLed: isLed)
        if scrolling == .immediate { rest(at: destination) }
    }

    /// The list is at once where the lead begins, and goes evenly to its end (LK-4).
    mutating func follow(_ lead: IndexBarLead) {
        let range = layout.scrollRange
        func pull(_ share: Double) -> Double {
            range.lowerBound + share * (range.upperBound - range.lowerBound)
        }
        let drag = FingerDrag(
            band: RubberBand(range: range, extent: 0), start: pull(lead.start), destination: pull(lead.end),
            duration: lead.duration)
        let motion = OffsetMotion(restingAt: offset(at: time)).following(drag, from: time)
        guard motion.end != nil || motion.destination != offset(at: time) else { return rest(at: motion.destination) }
        glide(motion, isLed: true)
        if motion.end == nil { rest(at: motion.destination) }
    }

    /// The list stops, and its offset is brought into the new scroll range.
    mutating func reload(_ layout: SectionListLayout) {
        let offset = offset(at: time)
        finger = nil
        self.layout = layout
        rest(at: layout.clamped(offset: offset))
        tell(nil)
    }

    private mutating func glide(_ motion: OffsetMotion, isLed: Bool) {
        movement = .gliding(motion)
        self.isLed = isLed
        if isMoving { tell(nil) } else { begin() }
        // What fades is there at once.
        if movement.leaving(at: time) != nil, updateSection() { tell(nil) }
        awaitSection()
    }

    private mutating func begin() {
        guard !isMoving else { return }
        isMoving = true
        tell(.scrollBegan)
    }

    mutating func rest(at offset: Double) {
        movement = .resting(offset: offset)
        isLed = false
        nextSectionTime = nil
        let hasNewSection = updateSection()
        if isMoving {
            isMoving = false
            tell(.scrollEnded(offset: offset, section: section))
        } else if hasNewSection {
            tell(nil)
        }
    }
}

extension SectionListEngine.Finger {
    /// What the finger has pulled the content to at a time: its pull at the start less its way down since; `nil` beside
    /// the list.
    fileprivate func pulled(at time: Double) -> Double? {
        pull.map { $0 - (path.point(at: time).y - path.origin.y) }
    }
}
