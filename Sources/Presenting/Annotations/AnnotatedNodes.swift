import DisplayLists
import Geometry
import Styles

/// The nodes of a scene as annotations tell them: of nodes that are alike, the first that shows as a whole stands for
/// all.
struct AnnotatedNodes {
    let scene: Scene
    let screen: Rect
    let voice: AnnotationVoice
    private let measurer: any TextMeasuring
    let visible: [SceneNode]
    private var exemplars: [SceneNode.Role: SceneNode] = [:]
    private let headers: [Rect]
    /// The screen without the bars over what scrolls.
    private let content: Rect

    init(scene: Scene, screen: Rect, voice: AnnotationVoice, measurer: any TextMeasuring) {
        self.measurer = measurer
        self.scene = scene
        self.screen = screen
        self.voice = voice
        let headers = scene.nodes.filter { $0.role == .sectionHeader }.map(\.frame)
        self.headers = headers
        let content = scene.content(of: screen)
        self.content = content
        visible = scene.nodes.filter { node in
            let room = (node.isOfChrome ? screen : content).inset(dx: -0.01, dy: -0.01)
            let isInside = room.union(node.frame) == room
            return isInside && !node.frame.isEmpty
                && !(node.isOfRow && headers.contains { $0.isOver(node.frame) })
        }
        for node in visible where exemplars[node.role] == nil { exemplars[node.role] = node }
        if var bubble = exemplars[.bubble] {
            bubble.frame = drawn(bubble)
            exemplars[.bubble] = bubble
        }
    }

    /// The first of a role that shows as a whole; a bubble with what is drawn as its frame, since that of a pin is wider
    /// than the pin.
    func exemplar(_ role: SceneNode.Role) -> SceneNode? { exemplars[role] }

    /// What is drawn of a node within its frame: of a pin the pin, of a text its letters.
    private func drawn(_ node: SceneNode) -> Rect { scene.drawn(node, measurer: measurer) }

    /// Where a finger reaches a node; of one that it does not reach, what is drawn.
    func drawnArea(of node: SceneNode) -> Rect { node.hit ?? drawn(node) }

    /// What of a role is in a node.
    func part(_ role: SceneNode.Role, of node: SceneNode) -> SceneNode? {
        let prefix = node.id + "/"
        return visible.first { $0.role == role && $0.id.hasPrefix(prefix) }
    }

    /// What of a node a reader sees: of a page control, which is as wide as the grid, its dots; of a bar's title, whose
    /// room may be as wide as the bar, its letters; of a bubble what is drawn.
    func seen(of node: SceneNode) -> Rect {
        switch node.role {
        case .bubble: return drawn(node)
        // The leader's end does not touch the letters.
        case .navigationTitle: return drawn(node).inset(dx: -4, dy: 0)
        case .pageControl: break
        default: return node.frame
        }
        let prefix = node.id + "/"
        let dots = scene.nodes.filter { $0.role == .pageDot && $0.id.hasPrefix(prefix) }.map(\.frame)
        return dots.dropFirst().reduce(dots.first ?? node.frame) { $0.union($1) }
    }

    /// What of an area is on the screen and under no header; `nil` for next to nothing.
    func shown(_ area: Rect, of node: SceneNode) -> Rect? {
        guard var rest = area.intersection(node.isOfChrome ? screen : content) else { return nil }
        if node.role == .row {
            for header in headers where header.isOver(rest) && header.minY <= rest.minY + Self.least {
                rest = Rect(minX: rest.minX, minY: header.maxY, maxX: rest.maxX, maxY: max(rest.maxY, header.maxY))
            }
        }
        return rest.width >= Self.least && rest.height >= Self.least ? rest : nil
    }

    /// Strips that are narrower are not told.
    private static var least: Double { 4 }
}

extension Rect {
    /// Whether a header hides some of a row, or of a part of one: a header beside the rows' content hides nothing (LK-6).
    func isOver(_ row: Rect) -> Bool {
        intersects(row) && minX <= row.minX + 0.01 && maxX >= row.maxX - 0.01
    }
}

extension Scene {
    /// What is drawn of a node within its frame; the frame where that is as near as arcs are to the curves that stand for
    /// them.
    func drawn(_ node: SceneNode, measurer: any TextMeasuring) -> Rect {
        let frame = node.frame
        guard let drawn = displayList.group(id: node.id)?.drawn(measurer: measurer)?.intersection(frame) else {
            return frame
        }
        func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.05 }
        let isSame =
            isNear(drawn.minX, frame.minX) && isNear(drawn.maxX, frame.maxX) && isNear(drawn.minY, frame.minY)
            && isNear(drawn.maxY, frame.maxY)
        return isSame ? frame : drawn
    }

    /// What bars of the chrome leave of a screen to what scrolls under them.
    fileprivate func content(of screen: Rect) -> Rect {
        let top = nodes.filter { $0.role == .statusBar || $0.role == .navigationBar }.map(\.frame.maxY).max()
        let bottom = nodes.filter { $0.role == .tabBar }.map(\.frame.minY).min()
        let (low, high) = (top ?? screen.minY, bottom ?? screen.maxY)
        return Rect(minX: screen.minX, minY: min(low, high), maxX: screen.maxX, maxY: high)
    }
}

extension SceneNode {
    /// Whether it is a row or a part of one, which a header may cover.
    fileprivate var isOfRow: Bool {
        switch role {
        case .row, .rowPicture, .rowTitle, .rowSubtitle: true
        default: false
        }
    }

    /// Whether it is a part of the chrome (SC-1).
    var isOfChrome: Bool {
        switch role {
        case .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout:
            true
        default: id.hasPrefix("navigation-bar/")
        }
    }
}
