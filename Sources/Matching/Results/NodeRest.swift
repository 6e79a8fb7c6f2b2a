import DisplayLists
import Geometry

/// How far a node is from where the fitted theme has it.
struct NodeRest {
    /// In points.
    private(set) var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    private let limitX: Double
    private let limitY: Double

    init(_ observations: [Observation], scale: Double, _ quality: ShotQuality, lineReach: Double) {
        func middle(_ coordinate: SceneFeature.Coordinate, textsToo: Bool) -> Double? {
            observations.filter { $0.coordinate == coordinate && (textsToo || $0.feature.text == nil) }
                .map(\.residual).median
        }
        let areTexts = observations.allSatisfy { $0.feature.text != nil }
        let (left, right) = (middle(.left, textsToo: false), middle(.right, textsToo: false))
        let (top, bottom) = (middle(.top, textsToo: false), middle(.bottom, textsToo: false))
        let letters = observations.contains {
            [.rowPicture, .bubbleTitle, .searchField, .gridBadge].contains($0.feature.role)
        }
        if let left, let right {
            (x, width) = (Self.common(left, right), right - left)
        } else {
            x = middle(.centerX, textsToo: !letters) ?? Self.alone(left ?? right, lineReach)
            // Letters of a disc or a badge that cannot be seen itself: centred otherwise, they are less far off.
            if areTexts, let own = middle(.centerX, textsToo: true), abs(own) > 1.2 * quality.uncertainty {
                x = own
            }
        }
        if let top, let bottom {
            (y, height) = (Self.common(top, bottom), bottom - top)
        } else {
            let areThere = observations.contains { $0.coordinate == .centerY && $0.feature.text == nil }
            y =
                middle(.centerY, textsToo: top == nil && bottom == nil && !areThere)
                ?? Self.alone(top ?? bottom, lineReach)
        }
        if left == nil, right == nil { width = middle(.width, textsToo: false) ?? 0 }
        if top == nil, bottom == nil { height = middle(.height, textsToo: false) ?? 0 }
        // What stands between two points may be at either, where all was laid out in whole ones.
        func isAtWholePoint(_ place: Double?, movedBy way: Double) -> Bool {
            guard let place, abs(way) < 0.6, abs(place - place.rounded()) > 0.2 else { return false }
            return abs(place + way - (place + way).rounded()) < 0.13
        }
        // A header's letters that are elsewhere on its ground.
        if let letters = observations.first(where: { $0.feature.role == .sectionHeader && $0.isOfLine }),
            abs(y) < 0.2, abs(letters.residual) > Observation.mostOfLayout
        {
            y = letters.residual
        }
        let frame = observations.first { $0.feature.text == nil }?.feature.frame
        if abs(x) < 0.2 || isAtWholePoint(frame?.minX, movedBy: x) { x = 0 }
        if abs(y) < 0.2 || isAtWholePoint(frame?.minY, movedBy: y) { y = 0 }
        // What stands between two pixels is drawn on either.
        func isBetween(_ place: Double) -> Bool { abs(place * scale - (place * scale).rounded(.down) - 0.5) < 0.2 }
        let boxes = observations.filter { $0.feature.text == nil }
        // Rasterisers set photographs on whole pixels, or not; light tells their places well in any picture.
        let ofKind =
            boxes.contains { $0.feature.kind == .picture }
            ? 0.5 / scale + 0.2 + 0.2 * quality.uncertainty : 0.45 * quality.uncertainty
        // Of a disc that is cut, its size says where the rest of it is.
        let ofQuality = boxes.contains(where: \.feature.isCut) ? max(ofKind, 0.8) : ofKind
        // What stands between two whole points may be at either.
        let sides = frame.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? []
        let least = max(ofQuality, sides.contains { abs($0 - $0.rounded()) > 0.05 } ? lineReach : 0)
        let between = 0.5 / scale + 0.5
        limitX = boxes.contains { isBetween($0.feature.frame.minX) } ? max(between, least) : least
        let isBetweenRows = boxes.contains { isBetween($0.feature.frame.minY) }
        limitY = boxes.isEmpty ? max(0.8, 1.3 * lineReach) : isBetweenRows ? max(between, least) : least
    }

    /// By how far something is moved of which one side shows, since the canvas ends in it: less may be the side's
    /// alone.
    private static func alone(_ side: Double?, _ lineReach: Double) -> Double {
        side.map { abs($0) < max(0.95, 1.15 * lineReach) ? 0 : $0 } ?? 0
    }

    /// By how far two sides are moved together: one that stays has not moved the whole.
    private static func common(_ first: Double, _ second: Double) -> Double {
        guard (first > 0) == (second > 0) else { return 0 }
        return abs(first - second) < 0.6 ? (first + second) / 2 : abs(first) < abs(second) ? first : second
    }

    /// A size that a node has in place of the theme's.
    struct OtherSize {
        /// `width`, `height`, or `size` for both.
        let part: String
        /// In points, of each side that is told.
        let theme: [Double]
        let measured: [Double]
    }

    /// The size of a box or a disc that is larger or smaller by itself, as far as both of its sides are found.
    func otherSize(of node: SceneNode, _ observations: [Observation]) -> OtherSize? {
        // Of a photograph both sides have to stand out: its light tells its size less surely.
        let kinds: Set<SceneFeature.Kind> = [.box, .blob, .picture]
        let isBox = observations.contains {
            kinds.contains($0.feature.kind) && !$0.feature.isCut && !$0.feature.isGradient
        }
        let hasSize = observations.allSatisfy { $0.feature.kind != .picture }
        guard isBox, ![.indexBar, .highlight].contains(node.role), max(abs(width), abs(height)) >= Self.leastSize
        else { return nil }
        let coordinates = Set(observations.map(\.coordinate))
        func isTold(_ size: SceneFeature.Coordinate, by sides: Set<SceneFeature.Coordinate>) -> Bool {
            hasSize && coordinates.contains(size) || coordinates.isSuperset(of: sides)
        }
        let sides = [
            isTold(.width, by: [.left, .right]) ? ("width", node.frame.width, width) : nil,
            isTold(.height, by: [.top, .bottom]) ? ("height", node.frame.height, height) : nil,
        ].compactMap(\.self)
        guard let first = sides.first else { return nil }
        return OtherSize(
            part: sides.count > 1 ? "size" : first.0, theme: sides.map(\.1), measured: sides.map { $0.1 + $0.2 })
    }

    /// In points.
    private static var leastSize: Double { 1.2 }

    /// By how far it is elsewhere, beyond all noise.
    var move: Point? { abs(x) >= limitX || abs(y) >= limitY ? Point(x: x, y: y) : nil }
}
