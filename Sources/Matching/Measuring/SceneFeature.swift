import DisplayLists
import Geometry
import Styles

/// Something of a scene that can be found in a picture: a box, a line of text, a separator.
struct SceneFeature {
    /// The node that it belongs to, and which of its features of the kind it is.
    let key: Key
    let role: SceneNode.Role
    let kind: Kind
    /// In points on the canvas: of boxes the shape, of texts the ink.
    let frame: Rect
    /// Of its fill or its ink, as the scene has it.
    let color: Color?
    /// Of a box's corners, in points; 0 for square ones.
    var radius: Double?
    /// Of a line or a border, in points.
    var lineWidth: Double?
    /// Of what is no box and no ellipse.
    var outline: Path?
    /// The line of text that it is.
    var text: TextCommand?
    /// Whether the text is all of what is to be read.
    var isWhole = true
    /// What of the canvas it can show in.
    var clip: Rect
    /// How much of it shows: 1 unless it fades.
    var opacity = 1.0
    /// Whether something that is not its own lies over it, or the canvas ends in it.
    var isCovered = false
    /// Of a text, a picture or a disc, whether so much of it shows though the canvas or a bar ends in it that it can be found
    /// by its light, and a text's colour be read; a gradient by those of its sides that show.
    var isCut = false
    /// Of a text that is cut, what lies over a part of it, in points on the canvas: the rest can be found by its light, and
    /// its colour not be read.
    var overlays: [Rect] = []
    /// Of a picture, whether it is cut to fill its frame.
    var isCropped = false
    /// Whether it fills the ellipse in its frame.
    var isEllipse = false
    /// Whether it shows no one colour: a gradient, a picture, or a material with what lies beneath it.
    var isVaried = false
    /// Whether it is a gradient: too even to be found by a part of it.
    var isGradient = false
    /// Whether what it stands on shows no one colour, or a shadow lies over it.
    var isOnVariedGround = false

    struct Key: Hashable {
        let node: String
        let kind: Kind
        let number: Int
    }

    enum Kind {
        /// A rectangle, with round corners or without.
        case box
        /// An ellipse or a free outline.
        case blob
        /// A line of text.
        case text
        /// A line one device pixel high.
        case line
        /// The border of a box or a disc.
        case outline
        /// A photograph, an icon, or a gradient: found by its light.
        case picture
        /// A place in a gradient of which nothing but the colour is read.
        case sample
        /// What is drawn on the way, and not measured.
        case other
    }

    /// What is measured of it, in points.
    enum Coordinate: Hashable, CaseIterable {
        case left, right, top, bottom, centerX, centerY, width, height, fontSize, radius, lineWidth
    }

    /// Where a coordinate is in the scene; `nil` for one that it has not.
    func value(_ coordinate: Coordinate) -> Double? {
        switch coordinate {
        case .left: frame.minX
        case .right: frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerX: frame.midX
        case .centerY: frame.midY
        case .width: frame.width
        case .height: frame.height
        case .fontSize: text?.run.font.size
        case .radius: radius
        case .lineWidth: lineWidth
        }
    }

    /// Whether it is a dot or a letter, of which little is left where a picture was compressed.
    var isSmall: Bool { kind == .blob || role == .indexTitle }

    /// Whether the radius of its corners is measured: of square ones, that of tiles of which one may be round by itself.
    var hasCorners: Bool { (radius ?? 0) > 0 || kind == .box && role == .rowPicture }

    /// Whether it is a stroke of a symbol among letters, or of a button.
    var isSymbol: Bool { kind == .other && [.indexTitle, .searchField, .navigationItem].contains(role) }

    /// Whether it is a header's, through which what is beneath it may show.
    var isOnGlass: Bool { role == .sectionHeader && isOnVariedGround }

    /// Whether it is a line, of which losses spread the colour over what is beside it.
    var isThin: Bool { kind == .line || kind == .outline }

    /// Whether it is the disc that stands for a row's picture.
    var isDisc: Bool { kind == .blob && isEllipse && role == .rowPicture }

    /// Whether it is the border of a free outline.
    var isFreeBorder: Bool { kind == .other && lineWidth != nil && frame == clip }

    /// Whether what of it shows in an area is enough to find it by its light, and to read its colour.
    func isEnough(_ area: Rect) -> Bool {
        guard kind == .text || kind == .picture || isDisc, let rest = frame.intersection(area) else { return false }
        // Of a disc a cap is enough.
        if isDisc { return rest.width > 8 && rest.height > 2.5 }
        // A gradient is told by its sides.
        if isGradient { return rest.width > 4 && rest.height > 4 }
        // Of letters more has to be seen: some of them, and a third of their height.
        guard kind == .text else { return rest.width > 0.12 * frame.width && rest.height > 0.12 * frame.height }
        return rest.width > min(0.5 * frame.width, 15) && rest.height > 0.3 * frame.height
    }

    /// Whether it is at another place here, or looks otherwise.
    func differs(from other: SceneFeature) -> Bool {
        frame != other.frame || radius != other.radius || lineWidth != other.lineWidth || outline != other.outline
            || text != other.text || color != other.color || opacity != other.opacity
    }
}

/// A scene's features in drawing order.
struct SceneFeatures {
    private(set) var all: [SceneFeature] = []
    /// Where each is, by its key.
    let places: [SceneFeature.Key: Int]

    /// - Parameters:
    ///   - unknown: where the screenshot has what the scene has not, over gradients whose colours are read elsewhere.
    ///   - placesAlone: leaves out what lies over and beneath each and the places in gradients, which take longest.
    init(of scene: Scene, measurer: any TextMeasuring, besides unknown: [Rect] = [], placesAlone: Bool = false) {
        var collector = FeatureCollector(scene, measurer, placesAlone: placesAlone)
        collector.addCanvas(scene.displayList)
        collector.collect(
            scene.displayList.commands, node: nil, clip: Rect(origin: .zero, size: scene.displayList.size))
        collector.addSamples(besides: unknown)
        all = collector.features
        places = Dictionary(all.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }

    subscript(key: SceneFeature.Key) -> SceneFeature? { places[key].map { all[$0] } }
}
