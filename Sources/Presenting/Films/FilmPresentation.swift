package import DisplayLists
package import Documents
import Geometry
package import Styles

/// How the pictures of a film are shown: all at one size, which a node that moves does not leave.
package struct FilmPresentation {
    private let presentation: Presentation
    private let crop: (node: String, area: Rect)?
    private let keepsGround: Bool

    /// Throws for annotations, whose labels would move about, and for a crop to a node that none of the pictures has.
    ///
    /// - Parameters:
    ///   - scenes: all pictures of the film; a crop takes the room that its node and a finger have in all of them
    ///     together.
    ///   - keepsGround: whether what would be transparent takes the ground of its scene, or white around a device, for
    ///     formats without transparency.
    package init(
        _ presentation: Presentation, of scenes: some Sequence<Scene>, keepsGround: Bool = false,
        measurer: any TextMeasuring
    ) throws(DiagnosticError) {
        guard presentation.annotations.isEmpty else {
            throw DiagnosticError("annotations are for stills, not for films", hints: ["leave out --annotate"])
        }
        self.presentation = presentation
        self.keepsGround = keepsGround
        guard let wanted = presentation.crop else {
            crop = nil
            return
        }
        guard case .node(let id) = wanted.target else {
            throw DiagnosticError("a film shows one node, and '\(wanted)' names several")
        }
        var (area, finger): (Rect?, Rect?) = (nil, nil)
        // Of all pictures, as long as none has the node.
        var others = Scene(displayList: DisplayList(size: .zero, background: .clear, commands: []), nodes: [])
        var known: Set<String> = []
        for scene in scenes {
            if area == nil { others.nodes += scene.nodes.filter { known.insert($0.id).inserted } }
            if let next = scene.fingerArea { finger = finger.map { $0.union(next) } ?? next }
            if let next = scene.cropArea(of: id, measurer: measurer) { area = area.map { $0.union(next) } ?? next }
        }
        guard let node = area else {
            throw DiagnosticError("no node is called '\(id)'", hints: [others.hint(for: id)].compactMap(\.self))
        }
        let room = finger.map { node.union($0) } ?? node
        // On whole points, so that edges fall on the same pixels as without.
        let whole = Rect(
            minX: room.minX.rounded(.down), minY: room.minY.rounded(.down), maxX: room.maxX.rounded(.up),
            maxY: room.maxY.rounded(.up))
        crop = (id, whole)
    }

    /// One picture of the film as it is shown.
    package func show(_ scene: Scene) -> Scene {
        var shown = scene
        if let crop {
            shown = scene.cropped(to: crop.node, in: crop.area)
            if keepsGround { shown.displayList.background = scene.displayList.background }
        }
        if let frame = presentation.frame {
            shown = shown.framed(in: frame)
            if keepsGround, frame.ground == nil { shown.displayList.background = .white }
        }
        return shown
    }
}
