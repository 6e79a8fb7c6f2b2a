package import DisplayLists
package import Geometry
import Styles

/// Where a finding is seen: a state, and what of its picture is meant.
package struct FoundPlace: Sendable {
    /// The state, as `index-bar/rest~dark~AX3`.
    package let state: String
    /// In points of the canvas.
    package let area: Rect
    private let scene: Scene

    init(_ state: String, _ area: Rect, in scene: Scene) {
        (self.state, self.area, self.scene) = (state, area, scene)
    }

    /// The state's picture with the place outlined, in a colour that stands out from any ground by its lighter rim.
    package var outlined: Scene {
        let canvas = Rect(origin: .zero, size: scene.displayList.size)
        let wanted = area.inset(dx: -Self.distance, dy: -Self.distance)
        let frame = wanted.intersection(canvas.inset(dx: Self.distance, dy: Self.distance)) ?? canvas
        let shape = Shape.roundedRect(frame, radius: min(4, frame.width / 2, frame.height / 2))
        let list = scene.displayList
        return Scene(
            displayList: DisplayList(
                size: list.size, background: list.background,
                commands: list.commands + [
                    .stroke(shape, width: 5, .white), .stroke(shape, width: 2.5, Self.color),
                ]), nodes: scene.nodes)
    }

    /// Points between the place and its outline.
    private static let distance = 3.0
    private static let color = Color(hex: 0xD6006C)
}

extension LintedState {
    /// Where an observation was made; `nil` where it has no area.
    func place(of observation: Observation) -> FoundPlace? {
        observation.area.map { FoundPlace(path, $0, in: scene) }
    }
}
