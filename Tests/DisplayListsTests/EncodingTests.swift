import DisplayLists
import Geometry
import RandomNumbers
import Styles
import Testing

struct EncodingTests {
    private static let node = SceneNode(id: "a", role: .row, frame: Rect(x: 0, y: 0, width: 1, height: 2))

    private static func words(_ scene: Scene) -> [UInt64] {
        var encoder = DrawingEncoder()
        encoder.append(scene) { $0 == "/moved.png" || $0 == "/a.png" ? 1 : 2 }
        return encoder.words
    }

    private static func scene(_ commands: [DrawingCommand] = [], nodes: [SceneNode] = []) -> Scene {
        let size = Size(width: 10, height: 20)
        return Scene(displayList: DisplayList(size: size, background: .white, commands: commands), nodes: nodes)
    }

    /// Of each two neighbours, one thing differs.
    private static let different: [Scene] = {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        let run = TextRun(text: "A", font: FontStyle())
        let metrics = TextMetrics(advance: 1, ascent: 2, descent: 3, capHeight: 4)
        let text = TextCommand(run: run, origin: .zero, color: .black, metrics: metrics)
        let picture = PictureCommand(path: "/a.png", frame: rect, fit: .fit)
        var sizedPicture = picture
        sizedPicture.keepsSize = true
        let changes: [(inout SceneNode) -> Void] = [
            { _ in }, { $0.id = "b" }, { $0.role = .grid }, { $0.frame = Rect(x: -0.0, y: 0, width: 1, height: 2) },
            { $0.hit = .zero }, { $0.text = "" },
            { $0.text = "\u{0}" }, { $0.font = FontStyle(size: 1) }, { $0.color = .black }, { $0.opacity = 0.5 },
            { $0.state = "" },
            // Optional values after each other are told apart.
            {
                $0.font = FontStyle()
                $0.color = .clear
            },
        ]
        let nodes = changes.map { change in
            var node = node
            change(&node)
            return scene(nodes: [node])
        }
        let commands: [DrawingCommand] = [
            .fill(.rect(rect), .color(.black)), .fill(.ellipse(rect), .color(.black)),
            .fill(.roundedRect(rect, radius: 1), .color(.black)),
            .fill(.continuousRect(rect, radius: 1), .color(.black)),
            .fill(.path(.rect(rect)), .color(.black)), .fill(.path(Path()), .color(.black)),
            .fill(.rect(rect), .linear(from: .zero, to: rect.origin, stops: [])),
            .fill(.rect(rect), .linear(from: .zero, to: rect.origin, stops: [GradientStop(offset: 0, color: .white)])),
            .fill(.rect(rect), .radial(center: .zero, radius: 1, stops: [])), .stroke(.rect(rect), width: 1, .black),
            .hairline(rect, .black), .shadow(.rect(rect), Shadow(color: .black, x: 1, y: 2, blur: 3)),
            .shadow(.rect(rect), Shadow(color: .black, x: 2, y: 1, blur: 3)), .text(text),
            .text(TextCommand(run: run, origin: .zero, color: .white, metrics: metrics)), .picture(picture),
            .picture(sizedPicture), .picture(PictureCommand(path: "/b.png", frame: rect, fit: .fit)),
            .picture(PictureCommand(path: "/a.png", frame: rect, fit: .fill)),
            .picture(PictureCommand(path: "/a.png", frame: rect, fit: .fit, clip: .rect(rect))),
            .picture(PictureCommand(path: "/a.png", frame: rect, fit: .fit, placeholder: [.hairline(rect, .black)])),
            .group(DrawingGroup()), .group(DrawingGroup(id: "")), .group(DrawingGroup(title: "")),
            .group(DrawingGroup(opacity: 0.5)), .group(DrawingGroup(clip: .rect(rect))),
            .group(DrawingGroup(commands: [.group(DrawingGroup())])),
        ]
        return [scene()] + nodes + commands.map { scene([$0]) } + [scene([commands[0], commands[0]])]
    }()

    @Test("scenes that differ in anything have different words")
    func differences() {
        let words = Self.different.map(Self.words)
        #expect(Set(words).count == words.count)
    }

    @Test("equal scenes have the same words, and so has one whose picture files lie elsewhere")
    func equality() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        func scene(path: String) -> Scene {
            Self.scene([.picture(PictureCommand(path: path, frame: rect, fit: .fit))], nodes: [Self.node])
        }
        #expect(Self.words(scene(path: "/a.png")) == Self.words(scene(path: "/moved.png")))
    }

    @Test("a text is not mistaken for another with the same bytes beside it", arguments: 0...17)
    func texts(length: Int) {
        func words(_ texts: [String]) -> [UInt64] {
            var encoder = DrawingEncoder()
            for text in texts { encoder.append(text) }
            return encoder.words
        }
        let text = String(repeating: "\u{0}", count: length)
        #expect(words([text, "a"]) != words([text + "\u{0}", "a"]))
        #expect(words([text, "a"]) != words([text + "a", ""]))
        #expect(words([text]).count == 1 + (length + 7) / 8)
    }

    @Test("pictures are found in groups and among what stands for other pictures")
    func picturePaths() {
        func picture(_ path: String, _ placeholder: [DrawingCommand] = []) -> DrawingCommand {
            .picture(PictureCommand(path: path, frame: .zero, fit: .fit, placeholder: placeholder))
        }
        let commands = [
            picture("/a"), .group(DrawingGroup(commands: [picture("/b", [picture("/c")])])), picture("/a"),
        ]
        #expect(Self.scene(commands).displayList.picturePaths == ["/a", "/b", "/c", "/a"])
    }
}
