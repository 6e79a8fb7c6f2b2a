import Geometry

extension DisplayList {
    /// The same drawing with its edges and baselines on whole device pixels, so that they are crisp at this scale.
    ///
    /// - Frames of rounded shapes take a whole origin and a whole size: equal ones stay equal. Radii are kept, and
    ///   a capsule stays one.
    /// - Rectangles take whole edges, so that adjoining ones neither part nor overlap; thinner than four pixels
    ///   they too keep their size rather than their far edge.
    /// - A group's clip takes the edges of the ground that fills it, where there is one.
    /// - What had a size has at least one pixel.
    /// - Strokes take a whole width and a whole outer edge; hairlines become one row of pixels.
    /// - Baselines take a whole y; x stays, as do paths and gradients.
    ///
    /// A snapped list snaps to itself. The scale is any positive number of device pixels for a point.
    public func snapped(toPixelsPerPoint pixelsPerPoint: Double) -> DisplayList {
        snapped(toPixelsPerPoint: pixelsPerPoint, keepingHairlines: false)
    }

    /// The same for a drawing that is scaled afterwards.
    ///
    /// - Parameter keepsHairlines: whether hairlines stay one row of pixels at any scale, at the edge that they come to.
    package func snapped(toPixelsPerPoint pixelsPerPoint: Double, keepingHairlines keepsHairlines: Bool) -> DisplayList
    {
        precondition(pixelsPerPoint > 0 && pixelsPerPoint.isFinite, "pixels per point must be a positive number")
        let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint, keepsHairlines: keepsHairlines)
        return DisplayList(size: size, background: background, commands: commands.map { $0.snapped(to: grid) })
    }
}

extension DrawingCommand {
    func snapped(to grid: PixelGrid) -> DrawingCommand {
        switch self {
        case .fill(let shape, let paint): .fill(shape.snapped(to: grid), paint)
        case .stroke(let shape, let width, let color): shape.snappedStroke(width: width, color, to: grid)
        case .hairline(let rect, let color) where grid.keepsHairlines: .hairline(grid.area(rect), color)
        case .hairline(let rect, let color): .fill(.rect(grid.hairline(atBottomOf: rect)), .color(color))
        case .shadow(let shape, let shadow): .shadow(shape.snapped(to: grid), shadow)
        case .text(let command): .text(command.snapped(to: grid))
        case .picture(let command): .picture(command.snapped(to: grid))
        case .group(let group): .group(group.snapped(to: grid))
        }
    }
}

extension TextCommand {
    fileprivate func snapped(to grid: PixelGrid) -> TextCommand {
        var command = self
        command.origin.y = grid.edge(origin.y)
        return command
    }
}

extension PictureCommand {
    fileprivate func snapped(to grid: PixelGrid) -> PictureCommand {
        var command = self
        // The frame follows the rule of its clip, so that the two go on covering each other.
        switch clip {
        case .roundedRect, .continuousRect, .ellipse: command.frame = grid.frame(frame)
        case .rect, .path, nil: command.frame = keepsSize ? grid.frame(frame) : grid.area(frame)
        }
        command.clip = clip?.snapped(to: grid)
        return command
    }
}

extension DrawingGroup {
    fileprivate func snapped(to grid: PixelGrid) -> DrawingGroup {
        var group = self
        // Cut where its ground ends, so that the ground goes on covering all of it.
        group.clip = isOpaque ? clip?.snapped(by: grid.area) : clip?.snapped(to: grid)
        group.commands = commands.map { $0.snapped(to: grid) }
        return group
    }
}

/// The device pixels of a picture, and how lengths in points come to lie on them.
struct PixelGrid: Hashable, Sendable {
    var pixelsPerPoint: Double
    /// Whether hairlines are no rows of these pixels.
    var keepsHairlines = false

    /// Fewer pixels than this keep their number; more keep both edges near where they were.
    static let thinPixels = 4.0

    /// The nearest pixel edge, in points; half-way goes to the right and down on both sides of 0, so that equal
    /// lengths at different places come out equal.
    func edge(_ position: Double) -> Double {
        nearest(position) / pixelsPerPoint
    }

    /// The nearest whole number of pixels, in points, at least one; a length of 0 or less stays.
    func length(_ length: Double) -> Double {
        length > 0 ? max(nearest(length), 1) / pixelsPerPoint : length
    }

    /// A whole origin and a whole size.
    func frame(_ rect: Rect) -> Rect {
        Rect(x: edge(rect.x), y: edge(rect.y), width: length(rect.width), height: length(rect.height))
    }

    /// Whole edges, the far ones where they lie and not where the size leads; thin sides as by `frame`.
    func area(_ rect: Rect) -> Rect {
        Rect(
            x: edge(rect.x), y: edge(rect.y), width: extent(from: rect.x, rect.width),
            height: extent(from: rect.y, rect.height))
    }

    /// The last row of pixels inside a rectangle, above the edge that the rectangle under it begins at.
    func hairline(atBottomOf rect: Rect) -> Rect {
        let columns = area(rect)
        let bottom = nearest(rect.maxY)
        return Rect(
            x: columns.x, y: (bottom - 1) / pixelsPerPoint, width: columns.width, height: 1 / pixelsPerPoint)
    }

    private func extent(from start: Double, _ length: Double) -> Double {
        guard length * pixelsPerPoint >= Self.thinPixels else { return self.length(length) }
        return (nearest(start + length) - nearest(start)) / pixelsPerPoint
    }

    /// The pixel number. A position that arithmetic left a little short of half-way counts as half-way.
    private func nearest(_ position: Double) -> Double {
        (position * pixelsPerPoint + 0.500_001).rounded(.down)
    }
}

extension Shape {
    /// The shape with its frame on whole pixels; a path as it is.
    func snapped(to grid: PixelGrid) -> Shape {
        if case .rect(let rect) = self { .rect(grid.area(rect)) } else { snapped(by: grid.frame) }
    }

    /// The shape with its frame moved to where `rule` has it; a path as it is.
    func snapped(by rule: (Rect) -> Rect) -> Shape {
        switch self {
        case .rect(let rect): .rect(rule(rect))
        case .roundedRect(let rect, let radius):
            .roundedRect(rule(rect), radius: radius.cornerRadius(movedFrom: rect, to: rule(rect)))
        case .continuousRect(let rect, let radius):
            .continuousRect(rule(rect), radius: radius.cornerRadius(movedFrom: rect, to: rule(rect)))
        case .ellipse(let rect): .ellipse(rule(rect))
        case .path: self
        }
    }

    /// The stroke with its width and its outer edge on whole pixels: it lies where the edge of a fill of the same
    /// outer frame does. A path stays, its line no thinner than a pixel.
    func snappedStroke(width: Double, _ color: Color, to grid: PixelGrid) -> DrawingCommand {
        guard width > 0 else { return .stroke(self, width: width, color) }
        if case .path = self { return .stroke(self, width: max(width, 1 / grid.pixelsPerPoint), color) }
        let snappedWidth = grid.length(width)
        let outer = resized(by: width / 2).snapped(to: grid).grown(toAtLeast: snappedWidth)
        return .stroke(outer.resized(by: -snappedWidth / 2), width: snappedWidth, color)
    }

    /// The shape with its edges moved outward by `distance`, inward where it is negative; round corners keep their
    /// centres, sharp ones stay sharp.
    private func resized(by distance: Double) -> Shape {
        func resized(_ radius: Double) -> Double {
            guard radius > 0 else { return radius }
            // Rounded, so that outward and inward again is exactly where it began.
            return max(((radius + distance) * 1e9).rounded() / 1e9, 0)
        }
        return switch self {
        case .rect(let rect): .rect(rect.inset(dx: -distance, dy: -distance))
        case .roundedRect(let rect, let radius):
            .roundedRect(rect.inset(dx: -distance, dy: -distance), radius: resized(radius))
        case .continuousRect(let rect, let radius):
            .continuousRect(rect.inset(dx: -distance, dy: -distance), radius: resized(radius))
        case .ellipse(let rect): .ellipse(rect.inset(dx: -distance, dy: -distance))
        case .path: self
        }
    }

    /// The shape with no side shorter than a line that runs around its inside is wide.
    private func grown(toAtLeast side: Double) -> Shape {
        func grown(_ rect: Rect) -> Rect {
            Rect(origin: rect.origin, size: Size(width: max(rect.width, side), height: max(rect.height, side)))
        }
        return switch self {
        case .rect(let rect): .rect(grown(rect))
        case .roundedRect(let rect, let radius): .roundedRect(grown(rect), radius: radius)
        case .continuousRect(let rect, let radius): .continuousRect(grown(rect), radius: radius)
        case .ellipse(let rect): .ellipse(grown(rect))
        case .path: self
        }
    }
}

extension Double {
    /// A corner's radius after its frame was snapped: the same, or half the shorter side where it was that.
    fileprivate func cornerRadius(movedFrom frame: Rect, to snapped: Rect) -> Double {
        let half = min(frame.width, frame.height) / 2
        let snappedHalf = min(snapped.width, snapped.height) / 2
        return half > 0 && self >= half - 1e-6 ? snappedHalf : Swift.min(self, snappedHalf)
    }
}
