public import Styles

/// What fades in, stays, and fades out after a delay: the bar (IB-20), the bubble (IB-21, IB-24).
///
/// A fade that is turned round takes its full duration from the present opacity, as an animation of the platform does
/// that begins from the current state.
///
///     hidden ──show──▶ appearing ──end──▶ shown
///       ▲                 │ ▲              │
///      end            delay │ show       delay
///       │                 ▼ │              ▼
///       └───────────── disappearing ◀──────┘
///
/// `hide` starts the delay and `show` stops it, in every state.
public struct Visibility: Hashable, Sendable {
    /// What it is doing.
    public private(set) var state: State
    /// The time at which the delay ends and the fade-out begins; `nil` while no delay runs.
    public private(set) var hideTime: Double?
    private let fadeIn: Fade
    private let fadeOut: Fade

    /// IB-20: a fade under way starts from the opacity that it found.
    public enum State: Hashable, Sendable {
        /// Clear, and it will stay so.
        case hidden
        /// Fading in.
        case appearing(FadeRun)
        /// Opaque, though the delay before its fade-out may run.
        case shown
        /// Fading out.
        case disappearing(FadeRun)
    }

    /// Shown or hidden, and without a fade under way.
    public init(isShown: Bool, fadeIn: Fade, fadeOut: Fade) {
        self.state = isShown ? .shown : .hidden
        self.fadeIn = fadeIn
        self.fadeOut = fadeOut
    }
}

extension Visibility {
    /// In 0…1.
    public func opacity(at time: Double) -> Double {
        switch state {
        case .hidden: 0
        case .appearing(let fade), .disappearing(let fade): fade.opacity(at: time)
        case .shown: 1
        }
    }

    /// Whether it is not hidden; true through both fades.
    public var isPresent: Bool { state != .hidden }

    /// Fades in, from the present opacity where it is fading out, and stops a delay.
    public mutating func show(at time: Double) {
        hideTime = nil
        switch state {
        case .hidden, .disappearing: state = .appearing(run(fadeIn, to: 1, at: time, delay: fadeIn.delay))
        case .appearing, .shown: break
        }
    }

    /// Starts the delay after which it fades out; `delay` replaces the style's own.
    public mutating func hide(at time: Double, delay: Double? = nil) {
        switch state {
        case .appearing, .shown: hideTime = time + max(delay ?? fadeOut.delay, 0)
        case .hidden, .disappearing: break
        }
    }

    /// Goes away without a fade.
    public mutating func vanish() {
        hideTime = nil
        state = .hidden
    }

    /// The time of the next change of state, if nothing else happens.
    public var nextChange: Double? {
        switch state {
        case .hidden: nil
        case .appearing(let fade): min(fade.end, hideTime ?? .infinity)
        case .shown: hideTime
        case .disappearing(let fade): fade.end
        }
    }

    /// Changes the state as is due at a time, which must not be beyond `nextChange`.
    public mutating func advance(to time: Double) {
        guard let next = nextChange, next <= time else { return }
        switch state {
        case .appearing, .shown:
            if let due = hideTime, due <= time {
                hideTime = nil
                state = .disappearing(run(fadeOut, to: 0, at: due, delay: 0))
            } else {
                state = .shown
            }
        case .disappearing: state = .hidden
        case .hidden: break
        }
    }

    private func run(_ fade: Fade, to opacity: Double, at time: Double, delay: Double) -> FadeRun {
        FadeRun(
            from: self.opacity(at: time), to: opacity, start: time + max(delay, 0), duration: fade.duration,
            curve: fade.curve)
    }
}

/// An opacity on its way from one value to another.
public struct FadeRun: Hashable, Sendable {
    /// The opacity until the start.
    public let from: Double
    /// The opacity from the end on.
    public let to: Double
    /// The time at which the opacity begins to change.
    public let start: Double
    /// Seconds; at 0 the opacity changes at once.
    public let duration: Double
    /// How the opacity goes from the one to the other.
    public let curve: Curve

    /// A run between two opacities; a negative duration is none.
    public init(from: Double, to: Double, start: Double, duration: Double, curve: Curve) {
        self.from = from
        self.to = to
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// The time at which the opacity has changed.
    public var end: Double { start + max(duration, 0) }

    /// 0…1, also where the curve overshoots.
    public func opacity(at time: Double) -> Double {
        guard time < end else { return to }
        guard time > start else { return from }
        let progress = curve.progress(at: (time - start) / duration)
        return min(max(from + (to - from) * progress, 0), 1)
    }
}
