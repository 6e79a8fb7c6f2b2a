public import DisplayLists
public import Documents
public import Geometry
public import Styles

/// How a picture is shown that goes to somebody as it is: a part of it alone (SC-3), in a device (SC-2), with
/// annotations (SC-4). Without any of them it is the scene itself.
public struct Presentation: Hashable, Sendable {
    /// The part that is shown; `nil` for all of it.
    public var crop: Crop?
    /// The device around the screen; `nil` for none.
    public var frame: DeviceFrame?
    /// What is said about the nodes, each layer once, in the order of `Annotation.Layer`.
    public var annotations: [Annotation.Layer] {
        didSet { annotations = Self.ordered(annotations) }
    }
    /// The design tokens that nodes of a role are drawn with, which the layer `tokens` tells.
    public var tokens: [TokenUse] = []

    /// The scene as it is, unless something is given.
    public init(crop: Crop? = nil, frame: DeviceFrame? = nil, annotations: [Annotation.Layer] = []) {
        self.crop = crop
        self.frame = frame
        self.annotations = Self.ordered(annotations)
    }

    private static func ordered(_ layers: [Annotation.Layer]) -> [Annotation.Layer] {
        Annotation.Layer.allCases.filter(layers.contains)
    }

    /// Whether it changes nothing.
    public var isPlain: Bool { crop == nil && frame == nil && annotations.isEmpty }

    /// What tells files of it from those of others, in the order in which files are named after it: the name of the
    /// axis, what a person calls the value, and what stands for it in a file's name.
    public var values: [(axis: String, value: String, fileName: String)] {
        var values: [(axis: String, value: String, fileName: String)] = []
        let layers = annotations.map(\.rawValue).joined(separator: "+")
        if !annotations.isEmpty { values.append(("annotate", layers, layers)) }
        if let crop { values.append(("crop", crop.description, crop.fileName)) }
        if let frame { values.append(("frame", frame.description, frame.description)) }
        return values
    }
}

/// A part of a scene that is shown alone.
public struct Crop: Hashable, Sendable, CustomStringConvertible {
    /// What is shown.
    public var target: Target
    /// What it is called where that is not the node's id; `nil` for the id.
    public var name: String?

    /// A part by the node that it shows.
    public init(_ target: Target, name: String? = nil) {
        self.target = target
        self.name = name
    }

    /// Which nodes are shown.
    public enum Target: Hashable, Sendable {
        /// One, by its id.
        case node(String)
        /// Every one of a role, each in a picture of its own.
        case each(SceneNode.Role)
    }

    /// The node's id, or `each:row`.
    public var description: String {
        switch target {
        case .node(let id): name ?? id
        case .each(let role): "each:" + role.rawValue
        }
    }

    /// The description with signs that files' names may hold: `section-3-row-2`.
    public var fileName: String {
        String(description.map { $0 == "/" || $0 == ":" ? "-" : $0 })
    }
}

extension Crop {
    /// A crop as a word says it: a node's id, or `each:row` for all of a role.
    ///
    /// Throws for `each` without a role that there is.
    public init(word: String) throws(DiagnosticError) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.first == "each" else {
            self.init(.node(word))
            return
        }
        let roles = SceneNode.Role.allCases.map(\.rawValue)
        guard parts.count == 2 else {
            throw DiagnosticError(
                "'each' names a role, as each:row", hints: ["roles are \(roles.joined(separator: ", "))"])
        }
        guard let role = SceneNode.Role(rawValue: String(parts[1])) else {
            let near = NearestSpelling.nearest(to: String(parts[1]), among: roles).map { "did you mean '\($0)'?" }
            throw DiagnosticError(
                "unknown role '\(parts[1])'", hints: [near ?? "roles are \(roles.joined(separator: ", "))"])
        }
        self.init(.each(role))
    }
}

/// A design token that nodes of a role are drawn with.
public struct TokenUse: Hashable, Sendable {
    /// The nodes.
    public var role: SceneNode.Role
    /// The theme's property, as `indexBar.titleColor`.
    public var property: String
    /// The token's name, as `color.accent`.
    public var token: String
    /// The value that it has, as `#07C160`.
    public var value: String
    /// The colour, where the value is one.
    public var color: Color?

    /// A use by the property that names the token.
    public init(role: SceneNode.Role, property: String, token: String, value: String, color: Color? = nil) {
        self.role = role
        self.property = property
        self.token = token
        self.value = value
        self.color = color
    }
}

/// Shows a scene as a presentation says: the one step between painting and exporting.
///
/// Nodes keep their ids and say where they come to lie, so that a description of the result is true of its picture.
///
/// - Throws: where the scene has no node of the id that is to be shown alone.
public func present(
    _ scene: Scene, as presentation: Presentation, measurer: any TextMeasuring
) throws(DiagnosticError) -> Scene {
    let (scene, request) = try scene.staged(as: presentation, measurer: measurer)
    guard !presentation.annotations.isEmpty else { return scene }
    return scene.annotated(with: request, measurer: measurer)
}

extension Scene {
    /// The part of the scene that is shown, in its device, and what is to be said about it.
    func staged(
        as presentation: Presentation, measurer: any TextMeasuring
    ) throws(DiagnosticError) -> (Scene, AnnotationRequest) {
        var scene = self
        if let crop = presentation.crop { scene = try cropped(to: crop, measurer: measurer) }
        var screen = Rect(origin: .zero, size: scene.displayList.size)
        var body = screen
        var glass: Shape?
        if let frame = presentation.frame {
            let metrics = DeviceMetrics(of: frame, around: scene.displayList.size)
            let reach = metrics.bezel + (frame.hasButtons ? metrics.buttonDepth : 0)
            (scene, screen) = scene.framed(by: frame)
            body = screen.inset(dx: -reach, dy: -reach)
            glass = .continuousRect(screen.inset(dx: -0.5, dy: -0.5), radius: metrics.screenRadius + 0.5)
        }
        let request = AnnotationRequest(
            layers: presentation.annotations, tokens: presentation.tokens, screen: screen, glass: glass,
            body: body, ground: presentation.frame?.ground ?? displayList.background)
        return (scene, request)
    }
}
