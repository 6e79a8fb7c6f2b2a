package import Geometry

/// A node of a state's JSON; colours and other values stand as the file writes them.
package struct NodeRecord: Hashable, Sendable {
    /// As ST-4 names nodes: `section/3/row/2`.
    package var id: String
    /// In points on the canvas.
    package var frame: Rect
    /// The area that a finger touches, in points on the canvas; `nil` where the node has none.
    package var hit: Rect?
    /// What is written in the node.
    package var text: String?
    /// What the text is set in.
    package var font: FontRecord?
    /// The text's colour, or the node's own.
    package var color: String?
    /// Where the text begins, seen from the frame's corner.
    package var textOrigin: Point?
    /// 1 where the file names none.
    package var opacity = 1.0
    /// Every other member with a single value, as `role` and `state`, in the order of the file.
    package var properties: [Property] = []

    /// The names of the properties that say with what colours a node is drawn.
    static let paintNames: Set<String> = [
        "fill", "line", "border", "shadow", "textColor", "radius", "shape", "lineInsets", "outline",
    ]

    /// A member of a node with a single value.
    package struct Property: Hashable, Sendable {
        /// The member's key.
        package var name: String
        /// The value as the file writes it.
        package var value: String

        /// A property by its key and its value.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A node of full opacity without other properties, until more is set.
    package init(
        id: String, frame: Rect, hit: Rect? = nil, text: String? = nil, font: FontRecord? = nil, color: String? = nil
    ) {
        self.id = id
        self.frame = frame
        self.hit = hit
        self.text = text
        self.font = font
        self.color = color
    }
}

/// What a node's text is set in.
package struct FontRecord: Hashable, Sendable {
    /// In order of preference.
    package var families: [String]
    /// In points.
    package var size: Double
    /// As in OpenType, 1…1000; 400 where the file names none.
    package var weight: Double

    /// A font by the names of its families.
    package init(families: [String], size: Double, weight: Double = 400) {
        self.families = families
        self.size = size
        self.weight = weight
    }
}

extension NodeRecord {
    /// Where the node can show, in points: its frame, its shadow, and what letters reach beyond it.
    package var extent: Rect {
        let letters = (font?.size ?? 0) / 4
        return shadowedFrame.union(frame.inset(dx: -letters, dy: -letters))
    }

    /// The frame and what the node's shadow reaches beyond it.
    package var shadowedFrame: Rect { shadows.reduce(frame) { $0.union($1.bounds(under: frame)) } }

    private var shadows: [ShadowRecord] {
        properties.first { $0.name == "shadow" }.map { ShadowRecord.list($0.value) } ?? []
    }
}

/// A shadow as a state's JSON tells it: `#00000040 0 2 8`, colour, x, y and blur.
private struct ShadowRecord {
    let x: Double
    let y: Double
    let blur: Double

    static func list(_ text: String) -> [ShadowRecord] {
        text.split(separator: ",").compactMap { shadow in
            let numbers = shadow.split(separator: " ").dropFirst().compactMap { Double($0) }
            guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
            return ShadowRecord(x: numbers[0], y: numbers[1], blur: numbers[2])
        }
    }

    /// Three standard deviations, each half the blur.
    func bounds(under frame: Rect) -> Rect {
        let reach = 3 * max(blur, 0) / 2
        return frame.offset(dx: x, dy: y).inset(dx: -reach, dy: -reach)
    }
}
