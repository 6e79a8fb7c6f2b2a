import Styles

/// What content that scrolls is doing: at rest, under a finger, or on its way to rest.
enum Movement: Hashable, Sendable {
    case resting(offset: Double)
    /// Under a finger, which may stay.
    case held(OffsetMotion)
    /// Let go or scrolled, on its way to rest.
    case gliding(OffsetMotion)

    func offset(at time: Double) -> Double {
        switch self {
        case .resting(let offset): offset
        case .held(let motion), .gliding(let motion): motion.offset(at: time)
        }
    }

    /// `nil` at rest.
    var motion: OffsetMotion? {
        switch self {
        case .resting: nil
        case .held(let motion), .gliding(let motion): motion
        }
    }

    /// What fades over the content (AX-3).
    func leaving(at time: Double) -> LeavingContent? { motion?.leaving(at: time) }

    /// When a glide comes to rest: at once, at `time`, where it has no way to go; `nil` where nothing glides.
    func glideEnd(from time: Double) -> Double? {
        guard case .gliding(let motion) = self else { return nil }
        return motion.end ?? time
    }
}

/// How a list's offset depends on time: pieces that follow each other without a jump, each rising or falling only.
struct OffsetMotion: Hashable, Sendable {
    private(set) var pieces: [OffsetPiece] = []
    /// Where it comes to rest.
    private(set) var destination: Double

    /// A motion that stays at an offset, to which pieces are added.
    init(restingAt offset: Double) {
        self.destination = offset
    }

    /// A scroll from an offset to another (IB-19).
    init(from start: Double, to destination: Double, _ scrolling: IndexBarStyle.Scrolling, at time: Double) {
        self.init(restingAt: start)
        let way = AnimatedScroll(start: start, destination: destination)
        let law: OffsetPiece.Law = scrolling == .fade ? .fade(way) : .ease(way)
        append(
            OffsetPiece(law, start: time, duration: scrolling == .immediate ? 0 : AnimatedScroll.duration),
            destination: destination)
    }

    /// What takes its place when the finger that holds the content moves on at a time.
    func following(_ drag: FingerDrag, from time: Double) -> OffsetMotion {
        var next = OffsetMotion(restingAt: offset(at: time))
        next.append(
            OffsetPiece(.drag(drag), start: time, duration: drag.duration),
            destination: drag.band.shown(forPulled: drag.destination))
        return next
    }

    /// The time at which it comes to rest; `nil` where it never moves.
    var end: Double? { pieces.last?.end }

    func offset(at time: Double) -> Double {
        guard let piece = pieces.first(where: { time < $0.end }) else { return destination }
        return piece.offset(at: time)
    }

    /// What fades at a time over what is already at its destination (AX-3).
    func leaving(at time: Double) -> LeavingContent? {
        guard let piece = pieces.first(where: { time < $0.end }), case .fade(let way) = piece.law else { return nil }
        let progress = Curve.easeInOut.progress(at: (time - piece.start) / (piece.end - piece.start))
        return LeavingContent(offset: way.start, opacity: 1 - progress)
    }

    /// Adds a piece and takes its end as the destination; one without duration only moves the destination.
    mutating func append(_ piece: OffsetPiece, destination: Double) {
        if piece.end > piece.start { pieces.append(piece) }
        self.destination = destination
    }

    /// The first time after `start` at which a condition on the offset, held false there, becomes true.
    ///
    /// On the way through a piece the condition must change at most once.
    func firstTime(after start: Double, where holds: (Double) -> Bool) -> Double? {
        for piece in pieces where piece.end > start {
            let range = max(piece.start, start)...piece.end
            if let time = FirstTime.search(in: range, where: { holds(offset(at: $0)) }) { return time }
        }
        return nil
    }
}

/// A law of motion between two times.
struct OffsetPiece: Hashable, Sendable {
    let law: Law
    /// The time at which the law's own clock is 0.
    let origin: Double
    let start: Double
    let end: Double

    enum Law: Hashable, Sendable {
        case drag(FingerDrag)
        case ease(AnimatedScroll)
        case deceleration(Deceleration)
        case spring(Spring)
        /// At its destination at once, while what was at its start fades (AX-3).
        case fade(AnimatedScroll)
    }

    /// The piece from `start` on, which is also the law's origin.
    init(_ law: Law, start: Double, duration: Double) {
        self.init(law, origin: start, start: start, end: start + duration)
    }

    init(_ law: Law, origin: Double, start: Double, end: Double) {
        self.law = law
        self.origin = origin
        self.start = start
        self.end = end
    }

    func offset(at time: Double) -> Double {
        switch law {
        case .drag(let drag): drag.offset(at: time - origin)
        case .ease(let scroll): scroll.offset(at: time - origin)
        case .deceleration(let deceleration): deceleration.offset(at: time - origin)
        case .spring(let spring): spring.offset(at: time - origin)
        case .fade(let way): way.destination
        }
    }
}

/// The way of a list under a finger that moves evenly (SL-8, ST-1).
struct FingerDrag: Hashable, Sendable {
    let band: RubberBand
    /// The pull at the start and at the end.
    let start: Double
    let destination: Double
    let duration: Double

    /// The offset shown `time` seconds after the start.
    func offset(at time: Double) -> Double { band.shown(forPulled: pulled(at: time)) }

    func pulled(at time: Double) -> Double {
        guard time < duration else { return destination }
        return start + (destination - start) * max(time, 0) / duration
    }
}

/// Content as it was before a jump, which fades over what is there (AX-3).
public struct LeavingContent: Hashable, Sendable {
    /// The content offset at which it was, in points.
    public var offset: Double
    /// How much of it still shows, from 1 down to 0.
    public var opacity: Double

    /// Content at an offset, as far as it still shows.
    public init(offset: Double, opacity: Double) {
        self.offset = offset
        self.opacity = opacity
    }
}

/// A scroll to an offset that eases in and out over 0.3 seconds (IB-19).
public struct AnimatedScroll: Hashable, Sendable {
    /// The offset at time 0, in points.
    public let start: Double
    /// The offset at the end.
    public let destination: Double

    /// A scroll from an offset to another.
    public init(start: Double, destination: Double) {
        self.start = start
        self.destination = destination
    }

    /// Seconds.
    public static let duration = 0.3

    /// The offset `time` seconds after the start.
    public func offset(at time: Double) -> Double {
        guard time < Self.duration else { return destination }
        return start + (destination - start) * Curve.easeInOut.progress(at: time / Self.duration)
    }
}
