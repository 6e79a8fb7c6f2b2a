import Geometry

extension Shape {
    /// The shape with its frame on whole pixels; a path as it is.
    func snapped(to grid: PixelGrid) -> Shape {
        switch self {
        case .rect(let rect): .rect(grid.area(rect))
        case .roundedRect(let rect, let radius):
            .roundedRect(grid.frame(rect), radius: radius.cornerRadius(movedFrom: rect, to: grid.frame(rect)))
        case .continuousRect(let rect, let radius):
            .continuousRect(grid.frame(rect), radius: radius.cornerRadius(movedFrom: rect, to: grid.frame(rect)))
        case .ellipse(let rect): .ellipse(grid.frame(rect))
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
