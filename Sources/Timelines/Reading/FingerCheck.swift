import Interaction

/// Which fingers are down, as far as a timeline alone tells.
struct FingerCheck {
    private var fingers: [Int: State]

    private enum State {
        case down
        /// Taken away by a reload (IB-29): what the timeline still says of it does nothing.
        case cancelled
    }

    /// - Parameter down: the fingers that are down at first.
    init(down: Set<Int>) { fingers = Dictionary(uniqueKeysWithValues: down.map { ($0, State.down) }) }

    struct Objection {
        let text: String
        var hints: [String] = []
    }

    /// Why an action cannot follow those before it; `nil` where it can.
    mutating func objection(to action: TimelineStep.Action) -> Objection? {
        switch action {
        case .touchDown(_, let finger):
            defer { fingers[finger] = .down }
            return fingers[finger] == .down ? Objection(text: "finger \(finger + 1) is down already") : nil
        case .move(_, _, let finger): return fingers[finger] == nil ? missing("move") : nil
        case .touchUp(let finger): return fingers.removeValue(forKey: finger) == nil ? missing("touchUp") : nil
        case .touchCancel(let finger): return fingers.removeValue(forKey: finger) == nil ? missing("touchCancel") : nil
        case .tap: return fingers.values.contains(.down) ? Self.taken("tap") : nil
        case .drag: return fingers.values.contains(.down) ? Self.taken("drag") : nil
        case .swipe: return fingers.values.contains(.down) ? Self.taken("swipe") : nil
        case .reload:
            for finger in fingers.keys { fingers[finger] = .cancelled }
            return nil
        case .scroll, .wait, .shot: return nil
        }
    }

    private static func taken(_ name: String) -> Objection {
        Objection(text: "\(name) while a finger is down", hints: ["lift it by touchUp"])
    }

    private func missing(_ name: String) -> Objection {
        Objection(text: "\(name) without a finger that is down", hints: ["touchDown brings one"])
    }
}
