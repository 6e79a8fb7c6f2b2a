public import Contents
public import Geometry
import RealModule
public import Styles

/// The bubble's shape `wave`: the titles near the finger pushed from the edge and enlarged, in place of a bubble
/// (IB-22).
public struct WaveLayout: Hashable, Sendable {
    private let style: BubbleStyle.Wave
    private let crest: Double
    private let slotHeight: Double
    private let strength: Double
    private let sign: Double

    /// - Parameters:
    ///   - crest: the y of the finger, in canvas points.
    ///   - strength: 0…1, of the wave's full height.
    public init(style: BubbleStyle.Wave, bar: IndexBarLayout, crest: Double, strength: Double) {
        self.style = style
        self.crest = crest
        self.slotHeight = bar.slotHeight
        self.strength = strength
        self.sign = bar.side == .right ? -1 : 1
    }

    /// Where the wave takes a slot, and what it makes of its size.
    public struct Place: Hashable, Sendable {
        /// The slot, moved and enlarged.
        public let frame: Rect
        /// What the title's size is multiplied by.
        public let scale: Double

        /// A slot that no wave moves.
        public init(still slot: Rect) { self.init(frame: slot, scale: 1) }

        init(frame: Rect, scale: Double) {
            self.frame = frame
            self.scale = scale
        }
    }

    /// A slot d slots from the finger, |d| < reach: amplitude · cos²(πd / 2·reach) from the edge, scaled by
    /// 1 + growth · cos²(πd / 2·reach).
    public func place(of slot: Rect) -> Place {
        let distance = (slot.midY - crest) / slotHeight
        guard abs(distance) < style.reach else { return Place(still: slot) }
        let height = Double.cos(.pi * distance / (2 * style.reach))
        let share = height * height * strength
        let scale = 1 + style.growth * share
        let frame = Rect(
            center: slot.center.offset(dx: sign * style.amplitude * share),
            size: Size(width: slot.width * scale, height: slot.height * scale))
        return Place(frame: frame, scale: scale)
    }
}

extension Layout where Content == ListContent {
    /// The bubble beside the slot of a title; `nil` for the styles without one, without a bar, and for a title that
    /// the bar does not have.
    ///
    /// - Parameter fingerY: where the finger is, in canvas points, for a bubble that goes with it (LK-4); `nil` for one at
    ///   the middle of the title's slot.
    public func bubble(atTitle index: Int, fingerY: Double? = nil) -> BubbleLayout? {
        guard let bar = geometry.bar, geometry.titles.indices.contains(index) else { return nil }
        var slot = bar.slotFrame(ofTitle: index)
        if let fingerY { slot = Rect(x: slot.x, y: fingerY, width: slot.width, height: 0) }
        return BubbleLayout(
            style: theme.bubble, slot: slot, bar: bar.frame, side: bar.side,
            canvas: Rect(origin: .zero, size: theme.canvas.size), safeArea: theme.safeFrame(in: direction))
    }

    /// The wave around a finger; `nil` for other bubble styles, without a bar, for a title that the bar does not have,
    /// and for a wave without strength.
    ///
    /// - Parameters:
    ///   - fingerY: in canvas points; `nil` for the middle of the title's slot.
    ///   - strength: 0…1.
    public func wave(atTitle index: Int, fingerY: Double?, strength: Double) -> WaveLayout? {
        guard theme.bubble.shape == .wave, let bar = geometry.bar, 0..<bar.titleCount ~= index, strength > 0 else {
            return nil
        }
        let crest = fingerY ?? bar.slotFrame(ofTitle: index).midY
        return WaveLayout(style: theme.bubble.wave, bar: bar, crest: crest, strength: strength)
    }
}
