public import Geometry
public import Styles

/// A finished drawing: what every exporter turns into its format, with nothing left to decide.
public struct DisplayList: Hashable, Sendable {
    /// In points. What lies outside is not drawn.
    public var size: Size
    /// What the canvas is filled with first; a background that is not opaque leaves a transparent picture.
    public var background: Color
    /// What is drawn, from the back to the front.
    public var commands: [DrawingCommand]

    /// A list for a canvas in points, filled with the background first.
    public init(size: Size, background: Color, commands: [DrawingCommand] = []) {
        self.size = size
        self.background = background
        self.commands = commands
    }
}

extension DisplayList {
    /// Whether something is filled with a gradient, which few colours cannot show.
    package var hasGradients: Bool { commands.contains(where: \.hasGradient) }
}

extension DisplayList {
    /// Whether something shows what lies beneath it as a material does.
    package var hasMaterials: Bool { commands.contains(where: \.hasMaterial) }
}

extension DrawingCommand {
    /// Whether it, or something in it, is filled with a material.
    package var hasMaterial: Bool {
        switch self {
        case .fill(_, .material): true
        case .group(let group): group.commands.contains(where: \.hasMaterial)
        case .fill, .stroke, .hairline, .shadow, .text, .picture: false
        }
    }

    fileprivate var hasGradient: Bool {
        switch self {
        case .fill(_, .linear), .fill(_, .radial), .fill(_, .material): true
        case .picture(let picture): picture.placeholder.contains(where: \.hasGradient)
        case .group(let group): group.commands.contains(where: \.hasGradient)
        case .fill, .stroke, .hairline, .shadow, .text: false
        }
    }
}

/// One step of a drawing; later ones lie over earlier ones.
public indirect enum DrawingCommand: Hashable, Sendable {
    /// Fills a shape.
    case fill(Shape, Paint)
    /// A line of `width` points centred on the shape's outline, with mitred joins.
    case stroke(Shape, width: Double, Color)
    /// A separator: a filled rectangle one device pixel high along the bottom of `rect`, whatever the scale.
    case hairline(Rect, Color)
    /// The shape's blurred shadow alone, not cut out under the shape.
    case shadow(Shape, Shadow)
    /// Draws one line of text.
    case text(TextCommand)
    /// Draws a picture file in a frame.
    case picture(PictureCommand)
    /// Draws commands together, clipped or faded as one.
    case group(DrawingGroup)
}

/// A line of text at its place.
public struct TextCommand: Hashable, Sendable {
    /// The text, with all that shapes it.
    public var run: TextRun
    /// The left end of the baseline.
    public var origin: Point
    /// The colour of its letters; emoji have their own.
    public var color: Color
    /// The extents at which the run was measured.
    public var metrics: TextMetrics

    /// A text whose metrics are those that its layout was made with.
    public init(run: TextRun, origin: Point, color: Color, metrics: TextMetrics) {
        self.run = run
        self.origin = origin
        self.color = color
        self.metrics = metrics
    }
}

/// A picture file drawn into a frame.
public struct PictureCommand: Hashable, Sendable {
    /// The absolute path of the file.
    public var path: String
    /// Where it is drawn, in points.
    public var frame: Rect
    /// How a picture of another shape than the frame fills it.
    public var fit: Fit
    /// What of the frame shows; `nil` for all of it.
    public var clip: Shape?
    /// What is drawn in place of a file that shows no picture (GP-13); nothing for the usual crossed-out area.
    public var placeholder: [DrawingCommand]
    /// Whether the frame comes to lie on as many pixels wherever it is, so that a picture that a drawing shows at many
    /// places has one size; else its edges lie on the pixels nearest to them, and neighbours meet.
    package var keepsSize = false

    /// A picture file in a frame; nothing stands for it where it cannot be read, unless a placeholder is given.
    public init(
        path: String, frame: Rect, fit: Fit, clip: Shape? = nil, placeholder: [DrawingCommand] = []
    ) {
        self.path = path
        self.frame = frame
        self.fit = fit
        self.clip = clip
        self.placeholder = placeholder
    }

    /// How a picture fills a frame of another shape (GP-12).
    public enum Fit: String, Hashable, Sendable {
        /// Both sides take the frame's.
        case stretch
        /// The whole picture, centred inside the frame.
        case fit
        /// The whole frame, the picture's longer side cut evenly.
        case fill
    }
}

/// Commands drawn as one: under one opacity, inside one clip, with the id of the node that they show.
public struct DrawingGroup: Hashable, Sendable {
    /// The id of the scene's node, as `index-bar/title/0`; `nil` for a group that only clips or fades.
    public var id: String?
    /// What a reader of the SVG is told: the node's role and text.
    public var title: String?
    /// 0…1, applied to the group as a whole.
    public var opacity: Double
    /// What it is cut to; `nil` for nothing.
    public var clip: Shape?
    /// What it draws, from the back to the front.
    public var commands: [DrawingCommand]

    /// A group that is drawn as its commands are, unless it is faded or cut.
    public init(
        id: String? = nil, title: String? = nil, opacity: Double = 1, clip: Shape? = nil,
        commands: [DrawingCommand] = []
    ) {
        self.id = id
        self.title = title
        self.opacity = opacity
        self.clip = clip
        self.commands = commands
    }

    /// Whether it begins with one colour that lets nothing show through, all over what it is cut to.
    package var isOpaque: Bool {
        guard opacity >= 1, let bounds = clip?.bounds,
            case .fill(.rect(let ground), .color(let color)) = commands.first
        else { return false }
        return color.alpha >= 1 && ground.minX <= bounds.minX && ground.minY <= bounds.minY
            && ground.maxX >= bounds.maxX && ground.maxY >= bounds.maxY
    }
}

extension [DrawingCommand] {
    /// The same without lines of text, here and in groups.
    package var withoutTexts: [DrawingCommand] {
        keeping { if case .text = $0 { false } else { true } }
    }

    /// Those that are kept, here and in groups.
    package func keeping(_ isKept: (DrawingCommand) -> Bool) -> [DrawingCommand] {
        replacing { isKept($0) ? $0 : nil }
    }

    /// What each is replaced by, here and in groups; those with `nil` are left out.
    package func replacing(_ replacement: (DrawingCommand) -> DrawingCommand?) -> [DrawingCommand] {
        compactMap(replacement).map { command in
            guard case .group(var group) = command else { return command }
            group.commands = group.commands.replacing(replacement)
            return .group(group)
        }
    }
}
