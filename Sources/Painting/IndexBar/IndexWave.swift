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

    struct Displacement {
        /// Points, to the right.
        let dx: Double
        /// Of the title's font size.
        let scale: Double

        static let none = Displacement(dx: 0, scale: 1)
    }

    /// A title d slots from the finger, |d| < reach: amplitude · cos²(πd / 2·reach) from the edge, scaled by
    /// 1 + growth · cos²(πd / 2·reach).
    func displacement(ofSlotAt y: Double) -> Displacement {
        let distance = (y - crest) / slotHeight
        guard abs(distance) < style.reach else { return .none }
        let cosine = cos(.pi * distance / (2 * style.reach))
        let share = cosine * cosine * strength
        return Displacement(dx: sign * style.amplitude * share, scale: 1 + style.growth * share)
    }
}
