import DisplayLists
import Documents
import Geometry
import Rasters

extension ThemeMatcher {
    /// All features of a theme as it is fitted, measured in its drawing and in the screenshot.
    ///
    /// - Parameters:
    ///   - fit: the theme and where it lies.
    ///   - strays: what is known to be off by itself.
    ///   - keys: of the features of which colours and ink alone are asked for; `nil` for all that can be measured of all.
    func measured(
        _ fit: FittedTheme, _ strays: [SceneFeature.Key: Point], only keys: Set<SceneFeature.Key>? = nil
    ) throws(DiagnosticError) -> [MeasuredPair] {
        let canvas = fit.scene.displayList.size
        let features = fit.features.all
        let (drawing, bare) = (try fit.picture(), try fit.bare())
        let drawn = FeatureMeter(
            raster: drawing.raster, scale: fit.scale, canvas: canvas, noise: fit.quality.noise, features: features,
            hasRims: fit.quality == .resampled, bare: bare)
        let meter = FeatureMeter(
            raster: shot, scale: fit.scale, canvas: canvas, noise: fit.quality.noise, features: features,
            strays: strays, hasRims: fit.quality == .resampled, bare: bare)
        let pictures = keys == nil ? PictureMeter(drawing, lit, fit) : nil
        let pairs = features.filter { keys?.contains($0.key) ?? true }.map { feature in
            let stray = strays[feature.key] ?? Point(x: 0, y: 0)
            let place = fit.shift.offset(dx: stray.x, dy: stray.y)
            // What was cut off cannot be told.
            let isShown = meter.shows(feature, shift: place)
            var own = isShown ? drawn.measure(feature, shift: Point(x: 0, y: 0)) : FeatureMeasure()
            var other = meter.measure(feature, shift: place)
            if fit.quality.keepsSymbols, isShown,
                let colors = drawn.symbolColors(of: feature, in: meter, shift: place)
            {
                (own.color, other.color) = colors
            }
            // What shows through a round shape looks like another colour, which it seems to end at.
            if feature.kind == .blob, feature.opacity < 1, own.isCutShort(other, shift: fit.shift) {
                (own.values, other.values) = ([:], [:])
            }
            // What stands on another ground than the theme's cannot be told.
            if feature.text != nil, feature.isOnVariedGround, other.ground == nil { own = FeatureMeasure() }
            var likeness = feature.text == nil ? 1 : own.likeness(to: other)
            if let pictures, isShown, feature.isCut, feature.text != nil || feature.isDisc {
                own.values = [.centerX: feature.frame.midX, .centerY: feature.frame.midY]
                if let movement = pictures.movement(of: feature, from: place, onAllSides: true) {
                    other.values = own.moved(by: movement.way)
                    likeness = movement.likeness
                } else {
                    own.values = [:]
                }
            } else if isShown, feature.isCut, feature.isGradient {
                // Too even to be found by a part of it.
                (own, other) = Self.sides(of: feature, place, drawn, meter, fit.shift)
            } else if let pictures, isShown, !feature.isCovered || feature.isCut && feature.kind == .picture {
                if let both = pictures.measure(feature, shift: place) {
                    let colors = (own.color, other.color)
                    (own, other) = both
                    if feature.isSymbol { (own.color, other.color) = colors }
                    Self.addSides(of: feature, &own, &other, drawn, meter, fit.shift)
                    own.values[.radius] = drawn.cornerRadius(of: feature, own.values)
                    other.values[.radius] = meter.cornerRadius(of: feature, other.values)
                } else if feature.isGradient {
                    (own, other) = Self.sides(of: feature, place, drawn, meter, fit.shift)
                } else if feature.text != nil,
                    likeness < 0.75 && strays[feature.key] != nil || likeness > 0.5 && likeness < 0.9,
                    let movement = pictures.movement(of: feature, from: place, onAllSides: likeness > 0.5),
                    movement.likeness > likeness
                {
                    // What has moved onto something else, or next to it, is found by its light, not by its ink, which is then
                    // no more and no less.
                    other.values = own.moved(by: movement.way)
                    other.inkArea = own.inkArea
                    likeness = movement.likeness
                }
            }
            return MeasuredPair(
                feature: feature, drawn: own, shot: other,
                likeness: likeness, scale: fit.scale, quality: fit.quality,
                shift: fit.shift)
        }
        let isKnown = fit.subject.knownRows == .names && fit.subject.isOfKnownLength
        return pairs.limited(to: fit.subject.knownRows, barIsKnown: isKnown || !fit.hasProportionalBar)
    }

    /// What of a gradient's sides stands out, where that is all that is told of it.
    ///
    /// - Parameter place: by how much it is moved, in points, as far as that is known.
    private static func sides(
        of feature: SceneFeature, _ place: Point, _ drawn: FeatureMeter, _ meter: FeatureMeter, _ shift: Point
    ) -> (own: FeatureMeasure, other: FeatureMeasure) {
        var (own, other) = (FeatureMeasure(frame: feature.frame), FeatureMeasure(frame: feature.frame))
        other.values = other.moved(by: place)
        addSides(of: feature, &own, &other, drawn, meter, shift)
        own.keepSides()
        other.keepSides()
        return (own, other)
    }

    /// Takes a picture's sides from what stands out from the ground beside them.
    private static func addSides(
        of feature: SceneFeature, _ own: inout FeatureMeasure, _ other: inout FeatureMeasure, _ drawn: FeatureMeter,
        _ meter: FeatureMeter, _ shift: Point
    ) {
        guard let around = other.frame else { return }
        let (drawnSides, shotSides) = (
            drawn.pictureSides(feature, around: feature.frame, shift: Point(x: 0, y: 0)),
            meter.pictureSides(feature, around: around, shift: shift)
        )
        /// Where a side is in both, how far its light is moved, and how far the side is from where that has it.
        var found: [Side: (one: Double, two: Double, byLight: Double, offLight: Double)] = [:]
        for side in Side.all {
            guard let one = drawnSides[side], let two = shotSides[side],
                abs(one.place - side.coordinate(of: feature.frame)) * meter.scale < 0.75
            else { continue }
            // What holds a picture that has moved cuts it where it was.
            let way = side.isVertical ? shift.x : shift.y
            let byLight = side.coordinate(of: around) - side.coordinate(of: feature.frame) - way
            let isCut = two.isShared && abs(two.place - one.place - way) < 0.3 && abs(byLight) > 0.8
            guard !isCut else { continue }
            found[side] = (one.place, two.place, byLight, two.place - one.place - way - byLight)
        }
        let most = 0.2 + 0.5 / meter.scale
        for (side, place) in found {
            // Where what fills its frame is cut, both sides are off its light by as much: one that alone is, or both the
            // same way, is that of a shadow which stayed.
            if let opposite = found[side.opposite], abs(place.offLight + opposite.offLight) / 2 > most,
                abs(place.offLight) > most, abs(place.byLight) > 0.8
            {
                continue
            }
            (own.values[side.coordinate], other.values[side.coordinate]) = (place.one, place.two)
            own.sides.insert(side)
            other.sides.insert(side)
        }
    }
}
