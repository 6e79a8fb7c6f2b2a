import Geometry

/// How far a node moved, in thousandths of a point: less is no movement, and equal movements compare equal.
struct Movement: Hashable, Sendable {
    let right: Int
    let down: Int

    /// `nil` where the two are less than half a thousandth of a point apart, or too far for a canvas.
    init?(from start: Point, to end: Point) {
        guard let right = NumberText.units(of: end.x - start.x, places: 3),
            let down = NumberText.units(of: end.y - start.y, places: 3), right != 0 || down != 0
        else { return nil }
        self.right = right
        self.down = down
    }
}

extension Movement {
    /// A movement straight up, down, left or right.
    enum Direction: String, Hashable, Sendable {
        case left, right, up, down
    }

    /// The direction and the distance of a movement along one axis; `nil` for others.
    var straight: (direction: Direction, distance: Int)? {
        switch (right, down) {
        case (0, _): (down < 0 ? .up : .down, abs(down))
        case (_, 0): (right < 0 ? .left : .right, abs(right))
        default: nil
        }
    }
}
