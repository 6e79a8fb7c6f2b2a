package import Geometry
import Styles

/// Encodes drawings as 64-bit words: two of them have the same words exactly where nothing about them differs, numbers
/// to the last bit.
///
/// The one encoding for digests and caches of drawings. Each kind of value begins with a tag, each list and text with
/// its length, each optional value with whether it is there, so that no two drawings run into the same words. The words
/// are not meant to be read back, and may be others in another version.
package struct DrawingEncoder: Hashable, Sendable {
    /// What was appended so far; equal for drawings that are equal bit by bit.
    package private(set) var words: [UInt64] = []

    /// - Parameter capacity: how many words there is room for before memory is allocated again.
    package init(capacity: Int = 0) { words.reserveCapacity(capacity) }

    /// What the words after it are.
    private enum Tag: UInt64 {
        case none, some
        case fill, stroke, hairline, shadow, text, picture, group, node
        case rect, roundedRect, continuousRect, ellipse, path
        case move, line, curve, close
        case color, linear, radial, material
    }

    /// Appends a word as it is.
    package mutating func append(_ word: UInt64) { words.append(word) }

    /// Appends a number by its bits, so that 0 and −0 differ.
    package mutating func append(_ number: Double) { words.append(number.bitPattern) }

    /// Appends a whole number.
    package mutating func append(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

    private mutating func append(_ tag: Tag) { words.append(tag.rawValue) }

    /// Appends a text: the number of its UTF-8 bytes, then eight of them a word.
    package mutating func append(_ text: String) {
        append(text.utf8.count)
        var (word, shift): (UInt64, UInt64) = (0, 0)
        for byte in text.utf8 {
            word |= UInt64(byte) << shift
            shift += 8
            if shift == 64 {
                words.append(word)
                (word, shift) = (0, 0)
            }
        }
        if shift > 0 { words.append(word) }
    }

    private mutating func append<Value>(
        optional value: Value?, _ append: (inout DrawingEncoder, Value) -> Void
    ) {
        self.append(value == nil ? Tag.none : Tag.some)
        if let value { append(&self, value) }
    }
}

extension DrawingEncoder {
    /// Appends a scene with its nodes.
    ///
    /// - Parameter pictureDigest: what identifies the content of a picture file by its path; the path itself is not
    ///   encoded, so that a file may lie elsewhere.
    package mutating func append(_ scene: Scene, pictureDigest: (String) -> UInt64) {
        append(scene.displayList.size.width)
        append(scene.displayList.size.height)
        append(scene.displayList.background)
        append(scene.displayList.commands, pictureDigest)
        append(scene.nodes.count)
        for node in scene.nodes { append(node) }
    }

    private mutating func append(_ commands: [DrawingCommand], _ pictureDigest: (String) -> UInt64) {
        append(commands.count)
        for command in commands { append(command, pictureDigest) }
    }

    private mutating func append(_ command: DrawingCommand, _ pictureDigest: (String) -> UInt64) {
        switch command {
        case .fill(let shape, let paint):
            append(Tag.fill)
            append(shape)
            append(paint)
        case .stroke(let shape, let width, let color):
            append(Tag.stroke)
            append(shape)
            append(width)
            append(color)
        case .hairline(let rect, let color):
            append(Tag.hairline)
            append(rect)
            append(color)
        case .shadow(let shape, let shadow):
            append(Tag.shadow)
            append(shape)
            append(shadow.color)
            for number in [shadow.x, shadow.y, shadow.blur] { append(number) }
        case .text(let text): append(text)
        case .picture(let picture): append(picture, pictureDigest)
        case .group(let group): append(group, pictureDigest)
        }
    }

    private mutating func append(_ command: TextCommand) {
        append(Tag.text)
        append(command.run.text)
        append(command.run.font)
        append(command.run.language)
        append(command.run.direction.rawValue)
        append(command.origin)
        append(command.color)
        let metrics = command.metrics
        for number in [metrics.advance, metrics.ascent, metrics.descent, metrics.capHeight] { append(number) }
    }

    private mutating func append(_ command: PictureCommand, _ pictureDigest: (String) -> UInt64) {
        append(Tag.picture)
        append(pictureDigest(command.path))
        append(command.frame)
        append(command.fit.rawValue)
        append(optional: command.clip) { $0.append($1) }
        append(command.placeholder, pictureDigest)
        append(command.keepsSize ? 1 : 0)
    }

    private mutating func append(_ group: DrawingGroup, _ pictureDigest: (String) -> UInt64) {
        append(Tag.group)
        append(optional: group.id) { $0.append($1) }
        append(optional: group.title) { $0.append($1) }
        append(group.opacity)
        append(optional: group.clip) { $0.append($1) }
        append(group.commands, pictureDigest)
    }

    private mutating func append(_ node: SceneNode) {
        append(Tag.node)
        append(node.id)
        append(node.role.rawValue)
        append(node.frame)
        append(optional: node.hit) { $0.append($1) }
        append(optional: node.text) { $0.append($1) }
        append(optional: node.font) { $0.append($1) }
        append(optional: node.color) { $0.append($1) }
        append(node.opacity)
        append(optional: node.state) { $0.append($1) }
    }

    private mutating func append(_ font: FontStyle) {
        append(font.families.count)
        for family in font.families { append(family) }
        append(font.size)
        append(font.weight)
    }
}

extension DrawingEncoder {
    /// Appends a shape with all of its numbers.
    package mutating func append(_ shape: Shape) {
        switch shape {
        case .rect(let rect):
            append(Tag.rect)
            append(rect)
        case .roundedRect(let rect, let radius):
            append(Tag.roundedRect)
            append(rect)
            append(radius)
        case .continuousRect(let rect, let radius):
            append(Tag.continuousRect)
            append(rect)
            append(radius)
        case .ellipse(let rect):
            append(Tag.ellipse)
            append(rect)
        case .path(let path):
            append(Tag.path)
            append(path.elements.count)
            for element in path.elements { append(element) }
        }
    }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            append(Tag.move)
            append(point)
        case .line(let point):
            append(Tag.line)
            append(point)
        case .curve(let point, let control1, let control2):
            append(Tag.curve)
            append(point)
            append(control1)
            append(control2)
        case .close: append(Tag.close)
        }
    }

    /// Appends a colour or a gradient with all of its stops.
    package mutating func append(_ paint: Paint) {
        switch paint {
        case .color(let color):
            append(Tag.color)
            append(color)
        case .linear(let start, let end, let stops):
            append(Tag.linear)
            append(start)
            append(end)
            append(stops)
        case .radial(let center, let radius, let stops):
            append(Tag.radial)
            append(center)
            append(radius)
            append(stops)
        case .material(let material):
            append(Tag.material)
            append(material.tint)
            append(material.blur)
            append(material.saturation)
        }
    }

    private mutating func append(_ stops: [GradientStop]) {
        append(stops.count)
        for stop in stops {
            append(stop.offset)
            append(stop.color)
        }
    }

    /// Appends the four components of a colour.
    package mutating func append(_ color: Color) {
        append(color.red)
        append(color.green)
        append(color.blue)
        append(color.alpha)
    }

    private mutating func append(_ rect: Rect) {
        append(rect.x)
        append(rect.y)
        append(rect.width)
        append(rect.height)
    }

    private mutating func append(_ point: Point) {
        append(point.x)
        append(point.y)
    }
}

extension DisplayList {
    /// The paths of the picture files that are drawn, in the order of drawing, repetitions included.
    package var picturePaths: [String] { commands.flatMap(\.picturePaths) }
}

extension DrawingCommand {
    fileprivate var picturePaths: [String] {
        switch self {
        case .picture(let picture): [picture.path] + picture.placeholder.flatMap(\.picturePaths)
        case .group(let group): group.commands.flatMap(\.picturePaths)
        case .fill, .stroke, .hairline, .shadow, .text: []
        }
    }
}
