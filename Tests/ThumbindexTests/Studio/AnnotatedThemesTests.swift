import Contents
import DisplayLists
import DrawingBoards
import Geometry
import Presenting
import Rendering
import Styles
import Testing
import Thumbindex
import Timelines

@Suite("Annotations of the reference themes (SC-4)") struct AnnotatedThemesTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]
    static let themes = [
        "category", "glass", "launcher", "material", "photos", "qq-music", "shop", "system", "wechat",
    ]

    @Test(
        "in every state no mark, leader or label covers a text or a label", arguments: themes, LayoutDirection.allCases)
    func clearance(name: String, direction: LayoutDirection) throws {
        let file = try ThemeFile(atPath: "\(Self.root)/Themes/\(name).theme.yaml")
        let tools = try DrawingTools(fonts: try file.findFonts())
        let content = try file.readContent()
        var count = 0
        for appearance in Appearance.allCases {
            let theme = file.theme(in: appearance)
            let list = theme.components == [.grid] ? ListContent() : try content.list()
            let studio = Studio(
                theme: theme, content: list, grid: content.grid(), direction: direction, tools: tools)
            // Every state in one of the appearances, which differ in colours.
            for (number, state) in studio.possibleStates.enumerated()
            where (number % 2 == 0) == (appearance == .light) {
                let scene = try #require(studio.scene(of: state))
                for (presentation, label) in Self.presentations(tokens: file.tokenUses(in: appearance)) {
                    let checked = try CheckedLayout(scene, presentation, tools)
                    let place = "\(name) \(direction) \(appearance) \(state.path) \(label)"
                    for fault in checked.faults { Issue.record("\(place): \(fault)") }
                    count += checked.strokes.count
                }
            }
        }
        #expect(count > 1000)
    }

    /// Each layer alone and all together, with a device and without.
    private static func presentations(tokens: [TokenUse]) -> [(Presentation, String)] {
        let layers = Annotation.Layer.allCases.map { [$0] } + [[.measure, .a11y]]
        return layers.flatMap { layers in
            [nil, DeviceFrame()].map { frame in
                var presentation = Presentation(frame: frame, annotations: layers)
                presentation.tokens = tokens
                return (presentation, "\(layers.map(\.rawValue)) \(frame == nil ? "bare" : "framed")")
            }
        }
    }
}

/// What is drawn around and over a picture, and what it must leave free.
private struct CheckedLayout {
    let layout: AnnotationLayout
    let ink: [Rect]
    /// Every straight line with what it is called and how wide it is.
    let strokes: [(name: String, start: Point, end: Point, width: Double)]

    init(_ scene: Scene, _ presentation: Presentation, _ tools: DrawingTools) throws {
        layout = try scene.annotationLayout(as: presentation, measurer: tools.text)
        let shown = try present(
            scene, as: Presentation(frame: presentation.frame), measurer: tools.text)
        let size = shown.displayList.size
        ink = Self.ink(in: shown.displayList.commands, Rect(origin: .zero, size: size), tools.text)
            .map { [layout] in $0.offset(dx: layout.picture.x, dy: layout.picture.y) }
        strokes =
            layout.callouts.flatMap { callout in
                var parts: [(String, [Point], Double)] = [("leader", callout.leader, 0.75)]
                parts += callout.lines.map { ("line", $0, 1.25) }
                parts += callout.witnesses.map { ("witness", $0, 0.75) }
                return parts.flatMap { part, points, width in
                    zip(points, points.dropFirst()).map {
                        ("\(part) of '\(callout.annotation.text)'", $0, $1, width)
                    }
                }
            }
            + layout.dashes.values.flatMap(\.self).map { ("dash", $0.start, $0.end, 1) }
    }

    /// What is wrong, in words.
    var faults: [String] {
        let covered = strokes.flatMap { stroke in
            let box = Rect(
                minX: min(stroke.start.x, stroke.end.x), minY: min(stroke.start.y, stroke.end.y),
                maxX: max(stroke.start.x, stroke.end.x), maxY: max(stroke.start.y, stroke.end.y)
            ).inset(dx: -stroke.width / 2, dy: -stroke.width / 2)
            return box.intersected(among: ink).map { "the \(stroke.name) covers the text at \($0)" }
        }
        return covered + slanted + boxFaults
    }

    /// Leaders run along axes wherever the picture is.
    private var slanted: [String] {
        strokes.filter { stroke in
            stroke.start.x != stroke.end.x && stroke.start.y != stroke.end.y
                && [stroke.start, stroke.end].contains(where: layout.body.inset(dx: 1, dy: 1).contains)
        }.map { "the \($0.name) is slanted" }
    }

    private var boxFaults: [String] {
        let boxes = layout.callouts.map(\.label) + layout.legend.flatMap { [$0.badge, $0.text] }
        let sheet = Rect(origin: .zero, size: layout.size)
        let ends = strokes.flatMap { [$0.start, $0.end] }
        return boxes.enumerated().flatMap { number, box -> [String] in
            let others = [layout.body] + boxes.dropFirst(number + 1)
            let inside = box.inset(dx: 0.01, dy: 0.01)
            let lines = inside.holds(anyOf: ends) ? strokes.filter { inside.holds(anyOf: [$0.start, $0.end]) } : []
            return box.intersected(among: others).map { "\(box) covers \($0)" }
                + (sheet.union(box) == sheet ? [] : ["\(box) leaves the sheet"])
                + lines.map { "\($0.name) ends in a label" }
        }
    }

    private static func ink(in commands: [DrawingCommand], _ room: Rect, _ text: any TextMeasuring) -> [Rect] {
        commands.flatMap { command -> [Rect] in
            switch command {
            case .text(let command):
                let ink = text.ink(of: command.run).offset(dx: command.origin.x, dy: command.origin.y)
                return command.color.alpha > 0 ? [ink.intersection(room)].compactMap(\.self) : []
            case .group(let group):
                let inner = group.clip.map { room.intersection($0.bounds) } ?? room
                return group.opacity > 0 ? inner.map { Self.ink(in: group.commands, $0, text) } ?? [] : []
            case .fill, .stroke, .hairline, .shadow, .picture: return []
            }
        }
    }
}
