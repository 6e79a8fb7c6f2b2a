public import Geometry
public import Styles

/// Where the bubble is and where its title goes (IB-22, IB-23, IB-25), in canvas points.
public struct BubbleLayout: Hashable, Sendable {
    /// The whole shape with its tail.
    public let frame: Rect
    /// The shape's edge.
    public let outline: Outline
    /// The middle of the title.
    public let titleCenter: Point
    /// A wider title shrinks to this width.
    public let titleMaximumWidth: Double

    /// The square around the title's middle, as far as the bubble has room for it.
    public var titleFrame: Rect {
        Rect(
            center: titleCenter, size: Size(width: titleMaximumWidth, height: min(frame.height, titleMaximumWidth)))
    }

    /// The shape's edge, with the tail toward the slot (IB-22).
    public enum Outline: Hashable, Sendable {
        /// An ellipse that fills the rectangle.
        case ellipse(Rect)
        /// A rectangle with round corners.
        case roundedRect(Rect, radius: Double)
        /// A shape with a tail.
        case path(Path)
        /// The picture file at this path, stretched to the frame.
        case image(String)
    }
}

extension BubbleLayout {
    /// Lays the bubble out beside the slot that a finger touches.
    ///
    /// - Parameters:
    ///   - slot: the touched slot.
    ///   - bar: the bar's frame; the bubble keeps its gap from it.
    ///   - side: the side of the canvas that the bar is at.
    ///   - safeArea: what bars and the device leave of the canvas, where the bubble stays as far as it has room there and
    ///     its slot lies there; `nil` for all of the canvas.
    /// - Returns: `nil` for the styles without a bubble, `none` and `wave`.
    public init?(
        style: BubbleStyle, slot: Rect, bar: Rect, side: HorizontalSide, canvas: Rect, safeArea: Rect? = nil
    ) {
        guard let body = BubbleBody(style: style) else { return nil }
        // Laid out for a bar at the right; the other side is its mirror image.
        let mirrors = side == .left
        let barEdge = mirrors ? canvas.minX + canvas.maxX - bar.maxX : bar.minX
        let wanted =
            body.isCentered
            ? Rect(center: canvas.center, size: body.size)
            : Rect(
                x: barEdge - style.gap - body.size.width, y: slot.midY - style.alignment.share * body.size.height,
                width: body.size.width, height: body.size.height)
        let tipY = min(max(slot.midY, canvas.minY), canvas.maxY)
        let frame = wanted.shiftedInside((safeArea ?? canvas).reaching(y: tipY)).shiftedInside(canvas)
        let placed = BubbleLayout(body: body, frame: frame, tipY: tipY)
        self = mirrors ? placed.mirrored(aboutX: canvas.midX) : placed
    }

    private init(body: BubbleBody, frame: Rect, tipY: Double) {
        self.frame = frame
        self.titleMaximumWidth = body.titleMaximumWidth
        let center = frame.origin.offset(dx: body.center.x, dy: body.center.y)
        self.titleCenter = center
        switch body.shape {
        case .circle:
            self.outline = .ellipse(Rect(center: center, size: Size(width: 2 * body.radius, height: 2 * body.radius)))
        case .roundedRect(let radius): self.outline = .roundedRect(frame, radius: frame.clampedRadius(radius))
        case .image(let path): self.outline = .image(path)
        case .tailed(let tail):
            let tip = Point(x: frame.minX + tail.tipX, y: tipY)
            self.outline = .path(
                .circleWithTail(
                    center: center, radius: body.radius, tip: tip, halfAngle: tail.halfAngle, tipRadius: tail.tipRadius)
            )
        }
    }

    /// The same for a bar at the other side of the canvas (IB-13).
    private func mirrored(aboutX x: Double) -> BubbleLayout {
        BubbleLayout(
            frame: frame.mirrored(aboutX: x), outline: outline.mirrored(aboutX: x),
            titleCenter: Point(x: 2 * x - titleCenter.x, y: titleCenter.y), titleMaximumWidth: titleMaximumWidth)
    }
}

extension BubbleStyle.Alignment {
    /// How much of the bubble is above the slot's middle (IB-23).
    fileprivate var share: Double {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom: 1
        }
    }
}

extension BubbleLayout.Outline {
    fileprivate func mirrored(aboutX x: Double) -> BubbleLayout.Outline {
        switch self {
        case .ellipse(let rect): .ellipse(rect.mirrored(aboutX: x))
        case .roundedRect(let rect, let radius): .roundedRect(rect.mirrored(aboutX: x), radius: radius)
        case .path(let path): .path(path.mirrored(aboutX: x))
        case .image: self
        }
    }
}

extension Rect {
    /// As high as it has to be for a height to lie in it.
    fileprivate func reaching(y: Double) -> Rect {
        Rect(minX: minX, minY: min(minY, y), maxX: maxX, maxY: max(maxY, y))
    }

    /// The rectangle moved by the least that brings it inside `container`; aligned at its top left where it is
    /// larger (IB-25).
    fileprivate func shiftedInside(_ container: Rect) -> Rect {
        Rect(
            x: max(min(x, container.maxX - width), container.minX),
            y: max(min(y, container.maxY - height), container.minY), width: width, height: height)
    }
}
