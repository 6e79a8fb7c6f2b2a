import DisplayLists
import Foundation
import Geometry
import Rendering
import Styles
import Testing

/// A state's JSON tells the colours that its nodes are drawn with, so that a comparison can name them (ST-4).
@Suite struct NodePaintTests {
    static let frame = Rect(x: 10, y: 20, width: 100, height: 40)
    static let red = Color(hex: 0xFF0000)

    /// The members of the one node of a scene, beside id, role and frame.
    static func members(
        _ commands: [DrawingCommand], color: Color? = nil, font: FontStyle? = nil, frame: Rect = frame
    ) throws -> [String: String] {
        let node = SceneNode(id: "node", role: .row, frame: frame, font: font, color: color)
        let group = DrawingGroup(id: "node", commands: commands)
        let root = try object([.group(group)], [node])
        let members = try #require((root["nodes"] as? [[String: Any]])?.first)
        return members.filter { !["id", "role", "frame", "font", "color"].contains($0.key) }.mapValues { "\($0)" }
    }

    static func object(_ commands: [DrawingCommand], _ nodes: [SceneNode] = []) throws -> [String: Any] {
        let list = DisplayList(size: Size(width: 200, height: 300), background: red, commands: commands)
        let json = Scene(displayList: list, nodes: nodes).json
        return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    static var drop: Path {
        var path = Path()
        path.move(to: Point(x: 10, y: 20))
        path.line(to: Point(x: 13, y: 24))
        path.curve(to: Point(x: 23, y: 24), control1: Point(x: 13, y: 29), control2: Point(x: 23, y: 29))
        path.close()
        return path
    }

    static let drawings: [(DrawingCommand, [String: String])] = [
        (.fill(.rect(frame), .color(red)), ["fill": "#FF0000"]),
        (.fill(.ellipse(frame), .color(red)), ["fill": "#FF0000", "shape": "ellipse"]),
        (.fill(.roundedRect(frame, radius: 8), .color(red)), ["fill": "#FF0000", "radius": "8"]),
        (
            .fill(.rect(Rect(x: 10, y: 58, width: 100, height: 2)), .color(red)),
            ["line": "2 #FF0000", "lineInsets": "0 0"]
        ),
        (.hairline(Rect(x: 12, y: 59, width: 90, height: 1), red), ["line": "#FF0000", "lineInsets": "2 8"]),
        (.stroke(.ellipse(frame), width: 1.5, red), ["border": "1.5 #FF0000", "shape": "ellipse"]),
        (.shadow(.rect(frame), Shadow(color: red, x: 0, y: 2, blur: 8.25)), ["shadow": "#FF0000 0 2 8.25"]),
        (
            .picture(PictureCommand(path: "/a.png", frame: frame, fit: .fill, clip: .continuousRect(frame, radius: 4))),
            ["radius": "4"]
        ),
        (
            .group(DrawingGroup(clip: .roundedRect(frame, radius: 6), commands: [.fill(.rect(frame), .color(red))])),
            ["fill": "#FF0000", "radius": "6"]
        ),
        (
            .fill(
                .path(drop), .color(red)),
            // 5 points, 20 by way of the points that draw the curve, and 13.601 back.
            ["fill": "#FF0000", "outline": "38.601"]
        ),
        (
            .group(DrawingGroup(clip: .rect(frame), commands: [.stroke(.rect(frame), width: 2, red)])),
            ["border": "2 #FF0000"]
        ),
        (.group(DrawingGroup(id: "node/title", commands: [.fill(.rect(frame), .color(red))])), [:]),
        (
            .fill(
                .rect(frame),
                .linear(
                    from: Point(x: 10, y: 20), to: Point(x: 10, y: 60),
                    stops: [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: .white)])),
            ["fill": "linear 0, 0 to 0, 40 #FF0000 0 #FFFFFF 1"]
        ),
        (
            .fill(
                .rect(frame),
                .radial(
                    center: Point(x: 60, y: 40), radius: 54, stops: [GradientStop(offset: 0.5, color: red)])),
            ["fill": "radial 50, 20 54 #FF0000 0.5"]
        ),
    ]

    @Test(arguments: drawings.indices)
    func aNodeTellsWhatItIsDrawnWith(index: Int) throws {
        let (command, expected) = Self.drawings[index]
        #expect(try Self.members([command]) == expected)
    }

    @Test("a node that is cut to a shape tells of that shape, unless it is drawn in one of its own")
    func clips() throws {
        let fill = DrawingCommand.fill(.roundedRect(Self.frame, radius: 4), .color(Self.red))
        for (commands, radius) in [([], "8"), ([fill], "4")] {
            let node = SceneNode(id: "node", role: .row, frame: Self.frame)
            let group = DrawingGroup(id: "node", clip: .roundedRect(Self.frame, radius: 8), commands: commands)
            let nodes = try #require(try Self.object([.group(group)], [node])["nodes"] as? [[String: Any]])
            #expect(nodes.first?["radius"].map { "\($0)" } == radius)
        }
    }

    @Test func severalOfAKindStandInTheirOrder() throws {
        let colors = [Self.red, .white, Self.red]
        let commands = colors.map { DrawingCommand.fill(.rect(Self.frame), .color($0)) }
        #expect(try Self.members(commands) == ["fill": "#FF0000, #FFFFFF, #FF0000"])
    }

    @Test func theNodesOwnColorIsNotSaidTwice() throws {
        let fill = DrawingCommand.fill(.rect(Self.frame), .color(Self.red))
        #expect(try Self.members([fill], color: Self.red) == [:])
        #expect(try Self.members([fill], color: .white) == ["fill": "#FF0000"])
        // A glyph's strokes have the colour of the text that they stand for.
        let stroke = DrawingCommand.stroke(.rect(Self.frame), width: 1, Self.red)
        #expect(try Self.members([stroke], color: Self.red, font: FontStyle(size: 10)) == [:])
        #expect(try Self.members([stroke], color: Self.red) == ["border": "1 #FF0000"])
        // The colour of a node with a font is its text's.
        #expect(try Self.members([fill], color: Self.red, font: FontStyle(size: 10)) == ["fill": "#FF0000"])
    }

    @Test func theGroundStandsAtTheRoot() throws {
        let bare = try Self.object([])
        #expect(bare["background"] as? String == "#FF0000")
        #expect(bare["fill"] == nil)
        let canvas = Rect(x: 0, y: 0, width: 200, height: 300)
        #expect(try Self.object([.fill(.rect(canvas), .color(.white))])["fill"] as? String == "#FFFFFF")
    }

    @Test func aTextTellsItsColorAndWhereItBegins() throws {
        let run = TextRun(text: "A", font: FontStyle(size: 10), language: "en", direction: .leftToRight)
        let text = DrawingCommand.text(
            TextCommand(
                run: run, origin: Point(x: 13.5, y: 50.00012), color: Self.red,
                metrics: TextMetrics(advance: 6, ascent: 8, descent: 2, capHeight: 7)))
        let root = try Self.object(
            [.group(DrawingGroup(id: "node", commands: [text]))],
            [SceneNode(id: "node", role: .row, frame: Self.frame)])
        let node = try #require((root["nodes"] as? [[String: Any]])?.first)
        #expect(node["textColor"] as? String == "#FF0000")
        #expect(node["textOrigin"] as? [Double] == [3.5, 30])
        #expect(try Self.members([text], color: Self.red, font: run.font)["textColor"] == nil)
    }
}
