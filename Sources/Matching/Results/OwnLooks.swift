import DisplayLists
import Geometry
import Styles

/// What single nodes look like by themselves, where a property of the theme would have others look so, too.
struct OwnLooks {
    /// By the ids of nodes.
    private(set) var colors: [String: OtherColor] = [:]
    /// Of corners, in points.
    private(set) var radii: [String: OtherLength] = [:]
    /// Of letters, in points.
    private(set) var sizes: [String: OtherLength] = [:]

    /// A colour that a node has in place of the theme's.
    struct OtherColor {
        let theme: Color
        let measured: Color
        let deltaE: Double
    }

    /// A length that a node has in place of the theme's.
    struct OtherLength {
        let theme: Double
        let measured: Double
    }

    /// None.
    init() {}

    /// - Parameter recolored: what shows that a colour of the theme is another one.
    init(_ fit: FittedTheme, _ pairs: [MeasuredPair], but recolored: Set<SceneFeature.Key>) {
        // Of a sort whose colour is another, one that is between two shows a part of it.
        let explained = Set(pairs.map(\.feature).filter { recolored.contains($0.key) }.map(\.role))
        let palette = ThemeColor.palette(of: fit.theme.theme(in: fit.subject.appearance))
        let otherItems = Set(pairs.filter { $0.feature.role.isTitle && $0.likeness < 0.9 }.map(\.feature.item))
        for pair in pairs where !explained.contains(pair.feature.role) && colors[pair.feature.key.node] == nil {
            guard let color = pair.ownColor else { continue }
            // A tile has another of the palette where its name is another.
            if pair.feature.text == nil {
                guard !otherItems.contains(pair.feature.item),
                    !palette.contains(where: { ColorDifference.deltaE($0, color.measured) < 3 })
                else { continue }
            }
            colors[pair.feature.key.node] = color
        }
        let observations = pairs.observations(shift: fit.shift)
        radii = Self.others(
            observations.filter { $0.coordinate == .radius && $0.feature.kind == .box && !$0.feature.isCut },
            from: { $0.radius }, least: { _ in Self.leastRadius })
        // At whole points letters are sharper or less so. Single ones are less sure than names.
        guard fit.origin != .atWholePoints else { return }
        sizes = Self.others(
            observations.filter { $0.coordinate == .fontSize }, from: { $0.value(.fontSize) },
            least: { $0.feature.isLongText ? max(0.7, 5 * $0.noise) : max(2, 10 * $0.noise) })
    }

    /// Of each sort those that are off, where most are as the theme has them.
    private static func others(
        _ observations: [Observation], from theme: (SceneFeature) -> Double?, least: (Observation) -> Double
    ) -> [String: OtherLength] {
        var found: [String: OtherLength] = [:]
        for sort in Dictionary(grouping: observations, by: \.feature.role).values {
            let others = sort.filter { abs($0.residual) >= least($0) }
            guard others.count * 2 < sort.count else { continue }
            for other in others {
                let themed = theme(other.feature) ?? 0
                found[other.feature.key.node] = OtherLength(theme: themed, measured: themed + other.residual)
            }
        }
        return found
    }

    /// By how many points a single node's corners have to be rounder to be told.
    private static let leastRadius = 2.0
}

extension MeasuredPair {
    /// Another colour that a line of text, a box or a dot has by itself; `nil` where it is the theme's, or cannot be told.
    fileprivate var ownColor: OwnLooks.OtherColor? {
        let isText = feature.text != nil
        guard isText || [.box, .blob].contains(feature.kind) && feature.role.hasOwnFill, let color = feature.color,
            color.alpha == 1, feature.opacity == 1, !feature.isOnVariedGround, !feature.isCut, likeness > 0.9,
            let drawn = drawn.color, let delta = colorRest, (drawn - PixelColor(color)).greatest < 5
        else { return nil }
        let measured = (PixelColor(color) + delta).color
        let deltaE = ColorDifference.deltaE(color, measured)
        // Cores of strokes are less sure than fills.
        return deltaE > (isText ? 6 : 3) ? .init(theme: color, measured: measured, deltaE: deltaE) : nil
    }
}

extension SceneFeature {
    /// Whether it is of so many letters that its width tells its size.
    fileprivate var isLongText: Bool { frame.width > 3 * frame.height }

    /// The row or item that it is in; `nil` for others.
    fileprivate var item: String? { ContentPlace(node: key.node)?.node }
}

extension SceneNode.Role {
    /// Whether it is filled with one colour, and nothing beneath it shows.
    fileprivate var hasOwnFill: Bool { [.rowPicture, .gridPicture, .gridItem, .gridBadge, .pageDot].contains(self) }
}

extension ThemeColor {
    /// Colours that tiles may have by their names.
    fileprivate static func palette(of theme: Theme) -> [Color] { all.flatMap { $0.palette(theme) } }
}
