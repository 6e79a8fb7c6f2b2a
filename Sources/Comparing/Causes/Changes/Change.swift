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
