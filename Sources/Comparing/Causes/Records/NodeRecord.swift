package import Geometry

/// A node of a state's JSON; colours and other values stand as the file writes them.
package struct NodeRecord: Hashable, Sendable {
    package var id: String
    /// In points on the canvas.
    package var frame: Rect
    package var hit: Rect?
    package var text: String?
    package var font: FontRecord?
    package var color: String?
    /// Where the text begins, seen from the frame's corner.
    package var textOrigin: Point?
    /// 1 where the file names none.
    package var opacity: Double
    /// Every other member with a single value, as `role` and `state`, in the order of the file.
    package var properties: [Property]

    /// The names of the properties that say with what colours a node is drawn.
    static let paintNames: Set<String> = [
        "fill", "line", "border", "shadow", "textColor", "radius", "shape", "lineInsets",
    ]

    package struct Property: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(
        id: String, frame: Rect, hit: Rect? = nil, text: String? = nil, font: FontRecord? = nil,
        color: String? = nil, opacity: Double = 1, properties: [Property] = []
    ) {
        self.id = id
        self.frame = frame
        self.hit = hit
        self.text = text
        self.font = font
        self.color = color
        self.opacity = opacity
        self.properties = properties
    }
}
