import Geometry

/// A way in which a node differs between two states; equal changes of several nodes are told together.
enum Change: Hashable, Sendable {
    case appeared
    case disappeared
    case moved(Movement)
    case resized(from: Size, to: Size)
    /// Inside its node, whose text, font and size stay.
    case textMoved(Movement)
    case text(from: String?, to: String?)
    case font(from: FontRecord?, to: FontRecord?)
    case color(from: String?, to: String?)
    case opacity(from: Double, to: Double)
    case property(name: String, from: String?, to: String?)
    case hitArea(from: Rect?, to: Rect?)
}

extension Change {
    /// What is told first: what is there, then geometry, then looks.
    var rank: Int {
        switch self {
        case .appeared: 0
        case .disappeared: 1
        case .moved: 2
        case .resized: 3
        case .textMoved: 4
        case .text: 5
        case .font: 6
        case .color: 7
        case .opacity: 8
        case .property: 9
        case .hitArea: 10
        }
    }

    /// Whether something stands elsewhere than before, or is no longer there.
    var isGeometric: Bool { rank <= 4 }

    /// Whether it can be seen; a finger feels where a hit area ends.
    var isVisible: Bool { if case .hitArea = self { false } else { true } }
}

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

/// How far the edges of a hit area moved outwards, in thousandths of a point.
struct HitAreaGrowth: Hashable, Sendable {
    let left: Int
    let right: Int
    let up: Int
    let down: Int

    /// `nil` for lengths that no canvas has.
    init?(from old: Rect, to new: Rect) {
        let edges = [old.minX - new.minX, new.maxX - old.maxX, old.minY - new.minY, new.maxY - old.maxY]
        let units = edges.compactMap { NumberText.units(of: $0, places: 3) }
        guard units.count == 4 else { return nil }
        (left, right, up, down) = (units[0], units[1], units[2], units[3])
    }

    /// `hit area 16 pt further left and 2 pt less far down`.
    var words: String {
        let parts = [(left, "left"), (right, "right"), (up, "up"), (down, "down")].filter { $0.0 != 0 }.map {
            units, direction in
            let distance = NumberText.text(ofUnits: abs(units), places: 3)
            return "\(distance) pt \(units > 0 ? "further" : "less far") \(direction)"
        }
        guard let last = parts.last, parts.count > 1 else { return "hit area " + (parts.first ?? "as large") }
        return "hit area " + parts.dropLast().joined(separator: ", ") + " and " + last
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

extension ChangeGroup {
    /// `bubble moved 3 pt up`. `common` are the ids of all nodes that could change alike: where all did, the sentence
    /// says `everything`.
    func sentence(common: Set<String>) -> String {
        let isAll = common.count > 1 && coversAll(common)
        return (isAll ? "everything" : NodeNames.text(of: ids)) + " " + kind.words
    }

    private func coversAll(_ common: Set<String>) -> Bool {
        if case .alike(.appeared) = kind { return false }
        if case .alike(.disappeared) = kind { return false }
        let outer = Set(ids)
        return outer.isSubset(of: common)
            && common.allSatisfy { id in outer.contains(id) || outer.contains { id.hasPrefix($0 + "/") } }
    }
}

extension ChangeGroup.Kind {
    var words: String {
        switch self {
        case .alike(let change): change.words
        case .moved(let direction, let least, let most):
            "moved \(Self.distance(least)) to \(Self.distance(most)) pt \(direction.rawValue)"
        case .hitAreas(let growth?): growth.words
        case .hitAreas(nil): "hit area changed, each in its own way"
        }
    }

    /// Thousandths of a point as a number of points.
    static func distance(_ thousandths: Int) -> String { NumberText.text(ofUnits: thousandths, places: 3) }
}

extension Change {
    /// A property's name as people say it.
    private static func spoken(_ name: String) -> String {
        switch name {
        case "textColor": "text colour"
        case "radius": "corner radius"
        case "lineInsets": "line insets"
        default: name.visible
        }
    }

    var words: String {
        switch self {
        case .appeared: "appeared"
        case .disappeared: "disappeared"
        case .moved(let movement): "moved " + movement.words
        case .resized(let old, let new): "resized \(old.words) → \(new.words) pt"
        case .textMoved(let movement): "text moved " + movement.words
        case .text(let old, let new): "text \(old.quoted) → \(new.quoted)"
        case .font(let old, let new): "font " + FontRecord.words(from: old, to: new)
        case .color(let old, let new): "colour \(old.plain) → \(new.plain)"
        case .opacity(let old, let new): "opacity \(old.words) → \(new.words)"
        case .property(let name, let old, let new): "\(Self.spoken(name)) \(old.plain) → \(new.plain)"
        case .hitArea(let old, let new): "hit area \(old?.words ?? "none") → \(new?.words ?? "none") pt"
        }
    }
}

extension Movement {
    /// `2 pt left and 3 pt up`.
    var words: String {
        let parts = [(right, "right", "left"), (down, "down", "up")].filter { $0.0 != 0 }.map { units, ahead, back in
            "\(NumberText.text(ofUnits: abs(units), places: 3)) pt \(units > 0 ? ahead : back)"
        }
        return parts.joined(separator: " and ")
    }
}

extension FontRecord {
    /// Only what differs: `Inter 13 → 12`, `Inter 13 weight 400 → 700`, `Inter 13 → Arial 12`.
    fileprivate static func words(from old: FontRecord?, to new: FontRecord?) -> String {
        guard let old, let new else { return "\(old?.words ?? "none") → \(new?.words ?? "none")" }
        switch (old.families == new.families, old.size == new.size, old.weight == new.weight) {
        case (true, false, true): return "\(old.family) \(old.size.words) → \(new.size.words)"
        case (true, true, false):
            return "\(old.family) \(old.size.words) weight \(old.weight.words) → \(new.weight.words)"
        case (false, true, true) where old.family == new.family: return "families \(old.list) → \(new.list)"
        default: return "\(old.words) → \(new.words)"
        }
    }

    private var family: String { families.first?.visible ?? "none" }
    private var list: String { families.map(\.visible).joined(separator: ", ") }
    private var words: String { "\(family) \(size.words)" + (weight == 400 ? "" : " weight \(weight.words)") }
}

extension Double {
    fileprivate var words: String { NumberText.rounded(self, places: 3) }
}

extension Size {
    fileprivate var words: String { "\(width.words) × \(height.words)" }
}

extension Rect {
    fileprivate var words: String { "\(size.words) at \(x.words), \(y.words)" }
}

extension String? {
    fileprivate var plain: String { self?.visible ?? "none" }
    fileprivate var quoted: String { map { "\"\($0.visible)\"" } ?? "none" }
}
