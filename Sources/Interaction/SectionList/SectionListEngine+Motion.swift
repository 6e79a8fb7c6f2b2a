import Geometry
import Layouts

extension SectionListEngine {
    private var band: RubberBand { RubberBand(range: layout.scrollRange, extent: layout.area.frame.height) }

    /// A finger that catches content past an end begins with the pull that would show it there (SL-8).
    mutating func grab() {
        if case .held = state { return }
        let shown = offset(at: time)
        state = .held(
            Hold(
                finger: FingerPath(at: .zero, time: time), pulledAtGrab: band.pulled(forShown: shown),
                motion: OffsetMotion(restingAt: shown)))
        if isMoving { tell(nil) }
    }

    mutating func drag(by distance: Double, over duration: Double) {
        guard case .held(var hold) = state else { return }
        let start = hold.finger.point(at: time).y
        hold.finger.move(to: Point(x: 0, y: start + distance), at: time, over: duration)
        let law = FingerDrag(
            band: band, start: hold.pulledAtGrab - start, destination: hold.pulledAtGrab - (start + distance),
            duration: max(duration, 0))
        var motion = OffsetMotion(restingAt: hold.motion.offset(at: time))
        motion.append(
            OffsetPiece(.drag(law), start: time, duration: law.duration),
            destination: band.shown(forPulled: law.destination))
        hold.motion = motion
        state = .held(hold)
        if distance != 0 { begin() }
        if updateSection() { tell(nil) }
    }

    /// The content goes on with the finger's velocity; past an end with what the rubber band leaves of it.
    mutating func release(velocity: Double?) {
        guard case .held(let hold) = state else { return }
        let fingerVelocity = velocity ?? hold.finger.releaseVelocity(at: time).y
        let pulled = hold.pulledAtGrab - hold.finger.point(at: time).y
        let motion = OffsetMotion.release(
            from: hold.motion.offset(at: time), velocity: -fingerVelocity * band.slope(atPulled: pulled), band: band,
            at: time)
        guard motion.end != nil else { return rest(at: motion.destination) }
        glide(motion, isLed: false)
    }

    /// IB-19, IB-20: at once it is a movement too, that ends when it begins.
    mutating func scroll(to offset: Double, isAnimated: Bool, isLed: Bool) {
        let start = self.offset(at: time)
        let destination = layout.clamped(offset: offset)
        guard destination != start else { return rest(at: destination) }
        var motion = OffsetMotion(restingAt: start)
        let law = AnimatedScroll(start: start, destination: destination)
        motion.append(
            OffsetPiece(.ease(law), start: time, duration: isAnimated ? AnimatedScroll.duration : 0),
            destination: destination)
        glide(motion, isLed: isLed)
        if !isAnimated { rest(at: destination) }
    }

    mutating func reload(_ layout: SectionListLayout) {
        let offset = offset(at: time)
        self.layout = layout
        rest(at: layout.clamped(offset: offset))
        tell(nil)
    }

    private mutating func glide(_ motion: OffsetMotion, isLed: Bool) {
        state = .gliding(Glide(motion: motion, isLed: isLed))
        if isMoving { tell(nil) } else { begin() }
    }

    private mutating func begin() {
        guard !isMoving else { return }
        isMoving = true
        tell(.scrollBegan)
    }

    mutating func rest(at offset: Double) {
        state = .resting(offset: offset)
        let hasNewSection = updateSection()
        if isMoving {
            isMoving = false
            tell(.scrollEnded(offset: offset, section: section))
        } else if hasNewSection {
            tell(nil)
        }
    }
}
