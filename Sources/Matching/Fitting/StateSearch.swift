import Documents
import Rendering
import Thumbindex

/// Tells a screenshot of another state of the theme from one of the state that was named, with departures.
struct StateSearch {
    private let subject: MatchSubject
    private let shot: LightPlane

    /// - Parameters:
    ///   - shot: what is held against the states.
    ///   - scale: its pixels a point.
    init(_ subject: MatchSubject, _ shot: LitPicture, scale: Double) {
        self.subject = subject
        self.shot = shot.light(scale: scale)
    }

    /// The state that the theme as it is draws more than twice as much like the screenshot as a fitted theme draws the
    /// state that was named; `nil` where none is.
    func state(insteadOf fit: FittedTheme) throws(DiagnosticError) -> CanonicalState? {
        var best = (state: CanonicalState?.none, distance: try distance(of: fit.scene, at: fit) * 0.4)
        let states = CanonicalState.all.filter { isAlike($0) && $0 != subject.state }
        // Of two that show the same, the one of the same component.
        for state in states.filter(isOwn) + states.filter({ !isOwn($0) }) {
            guard let scene = subject.showing(state).scene(of: subject.theme) else { continue }
            let distance = try distance(of: scene, at: fit)
            if distance < best.distance { best = (state, distance) }
        }
        return best.state
    }

    /// How far a scene's light is from the screenshot's, a point.
    private func distance(of scene: Scene, at fit: FittedTheme) throws(DiagnosticError) -> Double {
        let light = LightPlane(try Rendering.raster(of: scene, scale: 1, with: subject.tools), scale: 1)
        return light.distance(to: shot, dx: Int(fit.shift.x.rounded()), dy: Int(fit.shift.y.rounded()))
    }

    private func isOwn(_ state: CanonicalState) -> Bool { state.component == subject.state.component }

    /// Whether a state shows the same kind of content.
    private func isAlike(_ state: CanonicalState) -> Bool {
        (state.component == .grid) == (subject.state.component == .grid)
    }
}
