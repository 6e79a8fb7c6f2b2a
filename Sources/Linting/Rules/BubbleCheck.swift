import DisplayLists
import Geometry
import Theming

/// LN `bubble-under-finger`, `bubble-clipped`.
struct BubbleCheck {
    private(set) var observations: [Observation] = []

    init(_ state: LintedState) {
        let nodes = state.scene.nodes
        guard let bubble = nodes.first(where: { $0.role == .bubble }) else { return }
        checkEdges(of: bubble, on: Rect(origin: .zero, size: state.scene.displayList.size))
        guard let title = nodes.first(where: { $0.role == .bubbleTitle }),
            let finger = nodes.first(where: { $0.role == .highlight && $0.text == title.text })?.frame.center
        else { return }
        checkFinger(at: finger, on: title)
    }

    /// The title's letter, about as wide as its font is high, against the finger on the touched slot.
    private mutating func checkFinger(at finger: Point, on title: SceneNode) {
        let half = (title.font?.size ?? 0) / 2
        let center = title.frame.center
        let dx = max(abs(center.x - finger.x) - half, 0)
        let dy = max(abs(center.y - finger.y) - half, 0)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance < ProfileLimits.fingerRadius else { return }
        observations.append(
            Observation(
                rule: .bubbleUnderFinger, key: "bubble.gap",
                message:
                    "the bubble's title begins \(distance.words) points from the middle of the finger, which covers "
                    + "\(ProfileLimits.fingerRadius.words)",
                measured: distance, required: ProfileLimits.fingerRadius,
                badness: ProfileLimits.fingerRadius - distance, area: title.frame))
    }

    /// A bubble is shifted inside (IB-25): only one that is larger than the canvas is cut.
    private mutating func checkEdges(of bubble: SceneNode, on canvas: Rect) {
        let excess = max(
            canvas.minX - bubble.frame.minX, bubble.frame.maxX - canvas.maxX, canvas.minY - bubble.frame.minY,
            bubble.frame.maxY - canvas.maxY)
        guard excess > 0.01 else { return }
        observations.append(
            Observation(
                rule: .bubbleClipped, key: "bubble.size",
                message: "the bubble is cut off by \(excess.words) points at the edge of the canvas", measured: excess,
                required: 0, badness: excess, area: bubble.frame))
    }
}
