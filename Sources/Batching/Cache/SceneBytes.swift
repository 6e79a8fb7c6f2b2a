import DisplayLists
import DrawingLibraries
import Geometry
import Styles

/// A scene as bytes: two scenes have the same exactly where nothing about them differs, numbers to the last bit.
///
/// A picture is written as the digest of its file, so that its place does not matter.
struct SceneBytes {
    private(set) var bytes: [UInt8] = []
    /// The paths of the pictures that are shown, in order, repetitions included.
    private(set) var pictures: [String] = []
    private let digestOfPicture: (String) -> UInt64

    init(_ scene: Scene, digestOfPicture: @escaping (String) -> UInt64) {
        self.digestOfPicture = digestOfPicture
        bytes.reserveCapacity(32_768)
        add(scene.displayList.size.width, scene.displayList.size.height)
        add(scene.displayList.background)
        add(scene.displayList.commands)
        for node in scene.nodes { add(node) }
    }

    private mutating func add(_ commands: [DrawingCommand]) {
        add(commands.count)
        for command in commands { add(command) }
    }

    private mutating func add(_ command: DrawingCommand) {
        switch command {
        case .fill(let shape, let paint):
            tag(1)
            add(shape)
            add(paint)
        case .stroke(let shape, let width, let color):
            tag(2)
            add(shape)
            add(width)
            add(color)
        case .hairline(let rect, let color):
            tag(3)
            add(rect)
            add(color)
        case .shadow(let shape, let shadow):
            tag(4)
            add(shape)
            add(shadow.color)
            add(shadow.x, shadow.y, shadow.blur)
        case .text(let text): add(text)
        case .picture(let picture): add(picture)
        case .group(let group): add(group)
        }
    }

    private mutating func add(_ command: TextCommand) {
        tag(5)
        add(command.run.text)
        add(command.run.font)
        add(command.run.language)
        add(command.run.direction.rawValue)
        add(command.origin)
        add(command.color)
        let metrics = command.metrics
        add(metrics.advance, metrics.ascent, metrics.descent, metrics.capHeight)
    }

    private mutating func add(_ command: PictureCommand) {
        tag(6)
        pictures.append(command.path)
        add(digestOfPicture(command.path))
        add(command.frame)
        add(command.fit.rawValue)
        add(optional: command.clip)
        add(command.placeholder)
    }

    private mutating func add(_ group: DrawingGroup) {
        tag(7)
        add(group.id ?? "\u{0}")
        add(group.title ?? "\u{0}")
        add(group.opacity)
        add(optional: group.clip)
        add(group.commands)
    }

    private mutating func add(_ node: SceneNode) {
        tag(8)
        add(node.id)
        add(node.role.rawValue)
        add(node.frame)
        add(node.hit ?? .zero)
        tag(node.hit == nil ? 0 : 1)
        add(node.text ?? "\u{0}")
        if let font = node.font { add(font) }
        if let color = node.color { add(color) }
        add(node.opacity)
        add(node.state ?? "\u{0}")
    }
}

extension SceneBytes {
    private mutating func add(optional shape: Shape?) {
        tag(shape == nil ? 0 : 1)
        if let shape { add(shape) }
    }

    private mutating func add(_ shape: Shape) {
        switch shape {
        case .rect(let rect):
            tag(1)
            add(rect)
        case .roundedRect(let rect, let radius):
            tag(2)
            add(rect)
            add(radius)
        case .continuousRect(let rect, let radius):
            tag(3)
            add(rect)
            add(radius)
        case .ellipse(let rect):
            tag(4)
            add(rect)
        case .path(let path):
            tag(5)
            add(path)
        }
    }

    private mutating func add(_ path: Path) {
        add(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                tag(1)
                add(point)
            case .line(let point):
                tag(2)
                add(point)
            case .curve(let point, let control1, let control2):
                tag(3)
                add(point)
                add(control1)
                add(control2)
            case .close: tag(4)
            }
        }
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            tag(1)
            add(color)
        case .linear(let start, let end, let stops):
            tag(2)
            add(start)
            add(end)
            add(stops)
        case .radial(let center, let radius, let stops):
            tag(3)
            add(center)
            add(radius)
            add(stops)
        }
    }

    private mutating func add(_ stops: [GradientStop]) {
        add(stops.count)
        for stop in stops {
            add(stop.offset)
            add(stop.color)
        }
    }

    private mutating func add(_ font: FontStyle) {
        add(font.families.count)
        for family in font.families { add(family) }
        add(font.size)
        add(font.weight)
    }

    private mutating func add(_ color: Color) { add(color.red, color.green, color.blue, color.alpha) }

    private mutating func add(_ point: Point) { add(point.x, point.y) }

    private mutating func add(_ rect: Rect) { add(rect.x, rect.y, rect.width, rect.height) }

    private mutating func add(_ numbers: Double...) {
        for number in numbers { add(number.bitPattern) }
    }

    private mutating func add(_ count: Int) { add(UInt64(bitPattern: Int64(count))) }

    private mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func add(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func tag(_ kind: UInt8) { bytes.append(kind) }
}
