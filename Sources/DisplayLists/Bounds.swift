public import Geometry
public import Styles

extension DrawingCommand {
    /// A rectangle that surely holds every point the command draws, `nil` where it draws none.
    ///
    /// A hairline's is right from one pixel a point up; a text's is its ink, which rendering may blur by a pixel.
    ///
    /// - Parameter measurer: is asked for the ink of texts alone.
    public func bounds(measurer: any TextMeasuring) -> Rect? {
        switch self {
        case .fill(let shape, _): shape.bounds.unlessEmpty
        case .stroke(let shape, let width, _): shape.strokeBounds(width: width)
        case .hairline(let rect, _): rect.grownUpward(to: 1).unlessEmpty
        case .shadow(let shape, let shadow): shape.bounds.unlessEmpty.map(shadow.bounds(under:))
        case .text(let command):
            measurer.ink(of: command.run).offset(dx: command.origin.x, dy: command.origin.y).unlessEmpty
        case .picture(let command): command.frame.within(command.clip)
        case .group(let group): group.bounds(measurer: measurer)
        }
    }
}

extension Shape {
    /// A mitre of a path may reach ten half-widths from its corner, as drawing limits it; those of frames are right
    /// angles.
    fileprivate func strokeBounds(width: Double) -> Rect? {
        guard width > 0 else { return nil }
        if case .path(let path) = self {
            return path.controlBounds?.inset(dx: -Self.miterLimit * width / 2, dy: -Self.miterLimit * width / 2)
        }
        return bounds.inset(dx: -width / 2, dy: -width / 2)
    }
}

extension Shape {
    /// How many half-widths a stroke's mitre may reach before its corner is cut off.
    package static let miterLimit = 10.0
}

extension Shadow {
    /// Where a shape's shadow has any colour left: three standard deviations around it.
    public func bounds(under shape: Rect) -> Rect {
        let reach = 3 * max(blur, 0) / 2
        return shape.offset(dx: x, dy: y).inset(dx: -reach, dy: -reach)
    }
}

extension DrawingGroup {
    fileprivate func bounds(measurer: any TextMeasuring) -> Rect? {
        let all = commands.lazy.compactMap { $0.bounds(measurer: measurer) }.reduce(nil as Rect?) { union, bounds in
            union?.union(bounds) ?? bounds
        }
        return all?.within(clip)
    }
}

extension Rect {
    fileprivate var unlessEmpty: Rect? { isEmpty ? nil : self }

    fileprivate func within(_ clip: Shape?) -> Rect? {
        clip.map { intersection($0.bounds) } ?? unlessEmpty
    }

    fileprivate func grownUpward(to leastHeight: Double) -> Rect {
        Rect(minX: minX, minY: min(minY, maxY - leastHeight), maxX: maxX, maxY: maxY)
    }
}
