public import Diagnostics
public import DisplayLists
import Geometry
import Layouts
import Rendering

extension Studio {
    /// What could not be drawn in a scene as it was asked for, each once: characters that no font of their list has,
    /// and pictures that a placeholder stands for.
    public func warnings(of scene: Scene) -> [Diagnostic] {
        scene.displayList.warnings(text: tools.text, pictures: tools.pictures)
    }

    /// How the bar was made to fit the canvas of the theme (IB-16), where it was too long.
    public var overflowWarning: Diagnostic? {
        guard let bar = layout.bar else { return nil }
        let text: String? =
            switch bar.overflow {
            case .fits: nil
            case .condensed(let drawn, let count): "the index bar is condensed to \(drawn) of its \(count) titles"
            case .shrunk(let height): "the slots of the index bar shrink to \(Self.readable(height)) points"
            case .clipped(let length): "the index bar runs \(Self.readable(length)) points off its area"
            }
        return text.map { Diagnostic(.warning, $0) }
    }

    private static func readable(_ length: Double) -> String { NumberText.rounded(length, places: 2) }
}
