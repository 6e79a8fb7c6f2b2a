import DisplayLists
import Foundation
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
    init(
        _ fit: FittedTheme, from asThemed: FittedTheme, _ pairs: [MeasuredPair], but recolored: Set<SceneFeature.Key>
    ) {
        let observations = pairs.observations(shift: fit.shift)
        // At whole points letters are sharper or less so.
        if fit.origin != .atWholePoints {
            let sizes = observations.filter { $0.coordinate == .fontSize && !$0.feature.isOnGlass }
            let inks = Dictionary(pairs.map { ($0.feature.key, $0.inkPixels) }) { first, _ in first }
            self.sizes = Self.others(sizes, from: asThemed, { $0.value(.fontSize) }) { size in
                // Letters that stand for a picture are as large as their tile lets them be.
                let isSure = size.feature.role != .rowPicture && inks[size.feature.key] ?? 0 > MeasuredPair.sureInk
                if isSure { return max(0.45, 0.03 * (size.feature.value(.fontSize) ?? 0)) }
                guard fit.quality == .exact else { return .infinity }
                // Single letters are less sure than names.
                return size.feature.isLongText ? max(0.7, 5 * size.noise) : max(2, 10 * size.noise)
            }
        }
        // Of a sort whose colour is another, one that is between two shows a part of it.
        let explained = Set(pairs.map(\.feature).filter { recolored.contains($0.key) }.map(\.role))
        let palette = ThemeColor.palette(of: fit.theme.theme(in: fit.subject.appearance))
        let otherItems = Set(pairs.filter { $0.feature.role.isTitle && $0.likeness < 0.9 }.map(\.feature.item))
        // What was lost made all of a sort lighter or darker.
        let usual =
            fit.quality == .exact
            ? [:]
            : Dictionary(grouping: pairs, by: \.feature.role).compactMapValues {
                PixelColor.middle(of: $0.compactMap(\.colorRest))
            }
        for pair in pairs where !explained.contains(pair.feature.role) && colors[pair.feature.key.node] == nil {
            guard let color = pair.ownColor(besides: usual[pair.feature.role] ?? .zero) else { continue }
            // A tile has another of the palette where its name is another.
            if pair.feature.text == nil {
                guard !otherItems.contains(pair.feature.item),
                    !palette.contains(where: { ColorDifference.deltaE($0, color.measured) < 3 })
                else { continue }
            }
            colors[pair.feature.key.node] = color
        }
        guard fit.quality == .exact else { return }
        radii = Self.others(
            observations.filter { $0.coordinate == .radius && $0.feature.kind == .box && !$0.feature.isCut },
            from: asThemed, { $0.radius }, least: { _ in Self.leastRadius })
    }

    /// Of each sort those that are off, where most are as the theme has them.
    private static func others(
        _ observations: [Observation], from asThemed: FittedTheme, _ length: (SceneFeature) -> Double?,
        least: (Observation) -> Double
    ) -> [String: OtherLength] {
        var found: [String: OtherLength] = [:]
        for sort in Dictionary(grouping: observations, by: \.feature.role).values {
            let others = sort.filter { abs($0.residual) >= least($0) }
            guard others.count * 2 < sort.count || sort.allSatisfy(\.isOfBarsField) else { continue }
            for other in others {
                guard let fitted = length(other.feature),
                    let themed = asThemed.features[other.feature.key].flatMap(length)
                else { continue }
                // What is as the theme has it, where others are not, has the theme's length.
                guard abs(fitted + other.residual - themed) >= least(other) else { continue }
                found[other.feature.key.node] = OtherLength(theme: themed, measured: fitted + other.residual)
            }
        }
        return found
    }

    /// By how many points a single node's corners have to be rounder to be told.
    private static let leastRadius = 2.0
}

extension MeasuredPair {
    /// Another colour that a line of text, a box or a dot has by itself; `nil` where it is the theme's, or cannot be told.
    ///
    /// - Parameter usual: by how much those of its sort are off.
    fileprivate func ownColor(besides usual: PixelColor) -> OwnLooks.OtherColor? {
        let isText = feature.text != nil
        guard isText || [.box, .blob].contains(feature.kind) && feature.role.hasOwnFill, let color = feature.color,
            color.alpha == 1, feature.opacity == 1, !feature.isCut, likeness > 0.9, let drawn = drawn.color,
            let rest = colorRest, (drawn - PixelColor(color)).greatest < (quality == .exact ? 5 : 60)
        else { return nil }
        guard !isText || isLookedAtAlone else { return nil }
        let delta = rest - usual
        // What is lost of chroma looks like much where all is dark.
        guard quality == .exact || !isText || delta.greatest > Self.leastOfLossy else { return nil }
        guard ColorDifference.deltaE(color, (PixelColor(color) + delta).color) > leastOwnColor else { return nil }
        let measured = (PixelColor(color) + delta * lost(of: color)).color
        return .init(theme: color, measured: measured, deltaE: ColorDifference.deltaE(color, measured))
    }

    /// By how much a text's colour has to be off to be its own where something was lost, from 0 to 255.
    private static var leastOfLossy: Float { 14 }

    /// Whether no other letters reach into what was looked at, whose cores would be taken for its own: it is near its place,
    /// and has as much ink as drawn.
    private var isLookedAtAlone: Bool {
        guard let ratio = inkRatio, let before = drawn.values[.centerY], let after = shot.values[.centerY] else {
            return false
        }
        return abs(log(ratio)) < 0.2 && abs(after - before - shift.y) < Observation.mostOfLayout
    }

    /// How many times as far as its strokes' cores show its colour is from its ground: blurred ones show a part of it.
    private func lost(of color: Color) -> Float {
        guard let core = drawn.color, let ground = drawn.ground, feature.text != nil else { return 1 }
        let (whole, shown) = ((PixelColor(color) - ground).square, (core - ground).square)
        return shown > 0 ? min(max((whole / shown).squareRoot(), 1), 2) : 1
    }

    /// How far its colour has to be off to be its own. Cores of strokes are less sure than fills, those of few of them least,
    /// and what they stand on is spread onto them by losses.
    private var leastOwnColor: Double {
        let isFill = feature.text == nil
        // Thin letters on a tile of many colours show those.
        if !isFill, feature.role == .rowPicture, feature.isOnVariedGround { return .infinity }
        switch quality {
        case .exact: return isFill ? 2 : inkPixels > Self.sureInk ? 3 : 6
        case .compressed, .resampled:
            if isFill { return 4.5 }
            // Letters on tiles are too near to their edges.
            guard inkPixels > Self.sureInk, feature.role != .rowPicture else { return .infinity }
            return !feature.isOnVariedGround ? 5 : quality == .resampled ? 9 : .infinity
        case .lossy: return .infinity
        }
    }
}

extension Observation {
    /// Whether it is how round a navigation bar's field is, which no property says, so that the only one may be another.
    fileprivate var isOfBarsField: Bool { coordinate == .radius && feature.key.node.hasPrefix("navigation-bar/") }
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
