import DisplayLists
import Geometry

extension BoardStyle {
    /// A picture with round corners, and a line around it that parts it from the page.
    func framed(_ picture: DisplayList, in frame: Rect, scale: Double, id: String) -> [DrawingCommand] {
        let shape = Shape.roundedRect(frame, radius: min(pictureRadius, frame.width / 2, frame.height / 2))
        let line = Shape.roundedRect(frame.inset(dx: 0.5, dy: 0.5), radius: max(0, pictureRadius - 0.5))
        return [
            .group(picture.placed(Placement(scale: scale, origin: frame.origin), id: id, clip: shape)),
            .stroke(line, width: 1, border),
        ]
    }
}
