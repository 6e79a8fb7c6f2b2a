import Geometry
import Interaction
import Layouts
import Styles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The titles near the finger pushed from the edge and enlarged, in place of a bubble (IB-22).
struct IndexWave {
    private let style: BubbleStyle.Wave
    private let crest: Double
    private let slotHeight: Double
    private let strength: Double
    private let sign: Double

    /// `nil` unless the style is `wave` and a finger is, or was just now, on the bar.
    init?(style: BubbleStyle, bubble: BubbleState?, bar: IndexBarLayout) {
        guard style.shape == .wave, let bubble, 0..<bar.titleCount ~= bubble.title, bubble.opacity > 0 else {
            return nil
        }
        self.style = style.wave
        self.crest = bubble.fingerY ?? bar.slotFrame(ofTitle: bubble.title).midY
        self.slotHeight = bar.slotHeight
        self.strength = bubble.opacity
        self.sign = bar.side == .right ? -1 : 1
    }

    /// Where the wave takes a slot, and what it makes of its size.
    struct Place {
        let frame: Rect
        let scale: Double
    }

    /// A slot d slots from the finger, |d| < reach: amplitude · cos²(πd / 2·reach) from the edge, scaled by
    /// 1 + growth · cos²(πd / 2·reach).
    func place(of slot: Rect) -> Place {
        let distance = (slot.midY - crest) / slotHeight
        guard abs(distance) < style.reach else { return Place(frame: slot, scale: 1) }
        let cosine = cos(.pi * distance / (2 * style.reach))
        let share = cosine * cosine * strength
        let scale = 1 + style.growth * share
        let frame = Rect(
            center: slot.center.offset(dx: sign * style.amplitude * share),
            size: Size(width: slot.width * scale, height: slot.height * scale))
        return Place(frame: frame, scale: scale)
    }
}
