import Geometry
import Rasters

/// Finds where things roughly are, however far they have moved together: what one measure moves has to be found where
/// that measure says, all at once, so that a row is not taken for its neighbour.
struct CoarseFit {
    let shot: LightPlane
    var effects: [MeasureEffect]
    let canvas: Size

    /// What explains most of what is not at its place.
    enum Step {
        case shift(Point)
        case change(ThemeMeasure, by: Double)
    }

    /// The next step; `nil` where what can be found is at its place.
    func step(from fit: FittedTheme, drawn: LightPlane) -> Step? {
        var search = PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas)
        guard search.isScattered else { return nil }
        var best: (gain: Double, step: Step)?
        func consider(_ gain: Double, _ step: @autoclosure () -> Step) {
            if gain > (best?.gain ?? search.leastGain) { best = (gain, step()) }
        }
        for dy in -12...12 {
            for dx in -6...6 where (dx, dy) != (0, 0) {
                let gain = search.gain { _ in Point(x: Double(dx), y: Double(dy)) }
                consider(gain * 0.999, .shift(Point(x: Double(dx), y: Double(dy))))
            }
        }
        for effect in effects where effect.measure.kind == .length {
            let moves = search.patches.map { patch in
                effect.moves[patch.key].map { Point(x: $0[.centerX] ?? 0, y: $0[.centerY] ?? 0) }
            }
            guard search.movesMisplaced(moves) else { continue }
            for step in -10...10 where step != 0 && effect.holds(for: Double(step)) {
                let by = Double(step) / 2
                let gain = search.gain { index in moves[index].map { Point(x: $0.x * by, y: $0.y * by) } }
                // Of two that explain the same, the nearer one.
                consider(gain - abs(by) * 0.01, .change(effect.measure, by: by))
            }
        }
        return best?.step
    }

    /// Where a screenshot lies of which something was cut off above or below, in points down.
    ///
    /// - Parameter cut: how much lower it is than the canvas.
    func shift(from fit: FittedTheme, drawn: LightPlane, cut: Double) -> Double {
        var search = PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas)
        let ways = Int(min(-cut, 0).rounded(.down)) - 2...Int(max(-cut, 0).rounded(.up)) + 2
        var best = (way: 0, gain: search.leastGain)
        for way in ways {
            // Of two that are as good, the nearer one.
            let gain = search.gain { _ in Point(x: 0, y: Double(way)) } - 0.001 * Double(abs(way))
            if gain > best.gain { best = (way, gain) }
        }
        return Double(best.way)
    }

    /// How alike what can be found is to the screenshot where it should be: −1…1.
    func meanLikeness(of fit: FittedTheme, drawn: LightPlane) -> Double {
        PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas).meanLikeness
    }

    /// How alike what can be found is to the screenshot where it should be, and to the screenshot turned upside down: −1…1.
    func likeness(of fit: FittedTheme, drawn: LightPlane) -> (upright: Double, turned: Double) {
        let search = PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas)
        let upright = search.meanLikeness
        // What is mostly at its place need not be turned, dark on light or light on dark.
        guard upright < 0.4, search.meanAmount < 0.4 else { return (upright, -1) }
        return (upright, PatchSearch(fit, drawn: drawn, shot: shot.turned, canvas: canvas).meanLikeness)
    }

    /// Where each feature is that is not quite where it should be: by how many points it is off.
    func strays(of fit: FittedTheme, drawn: LightPlane) -> [SceneFeature.Key: Point] {
        var search = PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas)
        return search.strays()
    }
}

/// Looks for what a drawn theme shows in the screenshot.
struct PatchSearch {
    let patches: [(key: SceneFeature.Key, area: PlaneArea)]
    private let drawn: LightPlane
    private let shot: LightPlane
    private let base: (x: Int, y: Int)
    /// How alike each patch is to the screenshot at a place; remembered, since many steps lead there.
    private var known: [[Int: Float]]
    private var atPlace: [Float] = []

    init(_ fit: FittedTheme, drawn: LightPlane, shot: LightPlane, canvas: Size) {
        (self.drawn, self.shot) = (drawn, shot)
        base = (Int(fit.shift.x.rounded()), Int(fit.shift.y.rounded()))
        patches = fit.features.all.compactMap { feature in
            guard !feature.isCovered else { return nil }
            switch feature.kind {
            case .other where !feature.isSymbol: return nil
            case .line, .outline, .sample: return nil
            case .box, .blob, .text, .picture, .other: break
            }
            // What fills the canvas says nothing of places.
            guard feature.frame.width * feature.frame.height < 0.3 * canvas.width * canvas.height else { return nil }
            let area = PlaneArea(around: feature.frame, margin: 2, in: canvas)
            guard drawn.likeness(of: area, to: drawn, dx: 0, dy: 0) != nil else { return nil }
            return (feature.key, area)
        }
        known = Array(repeating: [:], count: patches.count)
        atPlace = patches.indices.map { likeness($0, 0, 0) }
    }

    /// How alike all are where they should be.
    var meanLikeness: Double { atPlace.isEmpty ? 1 : Double(atPlace.reduce(0, +)) / Double(atPlace.count) }

    /// The same whichever is the lighter, what is drawn or what it stands on.
    var meanAmount: Double { atPlace.isEmpty ? 1 : Double(atPlace.reduce(0) { $0 + abs($1) }) / Double(atPlace.count) }

    /// Whether more than a few are not where they should be.
    var isScattered: Bool { atPlace.count { $0 < 0.8 } * 20 > atPlace.count }

    /// What a step has to bring so that it is more than chance.
    var leastGain: Double { max(0.5, Double(patches.count) * 0.015) }

    private mutating func likeness(_ index: Int, _ dx: Int, _ dy: Int) -> Float {
        let place = (dy + 4096) * 8192 + dx + 4096
        if let likeness = known[index][place] { return likeness }
        let likeness = drawn.likeness(of: patches[index].area, to: shot, dx: base.x + dx, dy: base.y + dy) ?? 0
        known[index][place] = likeness
        return likeness
    }

    /// How much more alike all are where `move` takes them; `nil` leaves one where it is.
    mutating func gain(_ move: (Int) -> Point?) -> Double {
        var sum: Float = 0
        for index in patches.indices {
            guard let move = move(index) else { continue }
            let (dx, dy) = (Int(move.x.rounded()), Int(move.y.rounded()))
            if (dx, dy) != (0, 0) { sum += max(likeness(index, dx, dy), 0) - max(atPlace[index], 0) }
        }
        return Double(sum)
    }

    /// Whether any that is not at its place is moved.
    func movesMisplaced(_ moves: [Point?]) -> Bool {
        zip(moves, atPlace).contains { $1 < 0.8 && $0 != nil }
    }

    mutating func strays() -> [SceneFeature.Key: Point] {
        var strays: [SceneFeature.Key: Point] = [:]
        for index in patches.indices where atPlace[index] < 0.85 {
            var best = (likeness: max(atPlace[index] + 0.12, 0.75), dx: 0, dy: 0)
            for dy in -5...5 {
                for dx in -5...5 {
                    let likeness = likeness(index, dx, dy)
                    if likeness > best.likeness { best = (likeness, dx, dy) }
                }
            }
            if (best.dx, best.dy) != (0, 0) {
                strays[patches[index].key] = Point(x: Double(best.dx), y: Double(best.dy))
            }
        }
        return strays
    }
}
