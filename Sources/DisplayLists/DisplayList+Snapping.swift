import Geometry

extension DisplayList {
    /// The same drawing with its edges and baselines on whole device pixels, so that they are crisp at this scale.
    ///
    /// - Frames of rounded shapes take a whole origin and a whole size: equal ones stay equal. Radii are kept, and
    ///   a capsule stays one.
    /// - Rectangles take whole edges, so that adjoining ones neither part nor overlap; thinner than four pixels
    ///   they too keep their size rather than their far edge.
    /// - What had a size has at least one pixel.
    /// - Strokes take a whole width and a whole outer edge; hairlines become one row of pixels.
    /// - Baselines take a whole y; x stays, as do paths and gradients.
    ///
    /// A snapped list snaps to itself. The scale is any positive number of device pixels for a point.
    public func snapped(toPixelsPerPoint pixelsPerPoint: Double) -> DisplayList {
        precondition(pixelsPerPoint > 0 && pixelsPerPoint.isFinite, "pixels per point must be a positive number")
        let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
        return DisplayList(size: size, background: background, commands: commands.map { $0.snapped(to: grid) })
    }
}

extension DrawingCommand {
    func snapped(to grid: PixelGrid) -> DrawingCommand {
        switch self {
        case .fill(let shape, let paint): .fill(shape.snapped(to: grid), paint)
        case .stroke(let shape, let width, let color): shape.snappedStroke(width: width, color, to: grid)
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
        case .rect, .path, nil: command.frame = grid.area(frame)
        }
        command.clip = clip?.snapped(to: grid)
        return command
    }
}

extension DrawingGroup {
    fileprivate func snapped(to grid: PixelGrid) -> DrawingGroup {
        var group = self
        group.clip = clip?.snapped(to: grid)
        group.commands = commands.map { $0.snapped(to: grid) }
        return group
    }
}
