import DisplayLists
import Geometry
import Styles
import Testing

@Suite struct DumpTests {
    static let frame = Rect(x: 1, y: 2.5, width: 30, height: 40.125)
    static let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 0.5, color: .clear)]
    static let metrics = TextMetrics(advance: 9, ascent: 12, descent: 4, capHeight: 9)

    static func text(_ run: TextRun) -> DrawingCommand {
        .text(TextCommand(run: run, origin: Point(x: 5.5, y: 52), color: .black, metrics: metrics))
    }

    static let triangle: Path = {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.line(to: Point(x: 4, y: 0))
        path.curve(to: Point(x: 0, y: 4), control1: Point(x: 3, y: 1), control2: Point(x: 1.25, y: 3))
        path.close()
        return path
    }()

    @Test(arguments: [
        (DrawingCommand.fill(.rect(frame), .color(Color(hex: 0x07C160))), "fill rect(1 2.5 30 40.125) #07C160"),
        (
            .fill(.roundedRect(frame, radius: 8), .color(.clear)),
            "fill rounded-rect(1 2.5 30 40.125, radius 8) #00000000"
        ),
        (
            .fill(.continuousRect(frame, radius: 1.0 / 3), .color(.black)),
            "fill continuous-rect(1 2.5 30 40.125, radius 0.333) #000000"
        ),
        (.fill(.path(triangle), .color(.black)), "fill path(M 0 0 L 4 0 C 3 1 1.25 3 0 4 Z) #000000"),
        (
            .fill(.rect(frame), .linear(from: .zero, to: Point(x: 0, y: 10), stops: stops)),
            "fill rect(1 2.5 30 40.125) linear(0 0 to 0 10, 0 #FFFFFF, 0.5 #00000000)"
        ),
        (
            .fill(.ellipse(frame), .radial(center: Point(x: 5, y: 6), radius: 7, stops: stops)),
            "fill ellipse(1 2.5 30 40.125) radial(5 6 radius 7, 0 #FFFFFF, 0.5 #00000000)"
        ),
        (.stroke(.ellipse(frame), width: 0.5, .black), "stroke ellipse(1 2.5 30 40.125) width 0.5 #000000"),
        (.hairline(frame, .black), "hairline (1 2.5 30 40.125) #000000"),
        (
            .shadow(.rect(frame), Shadow(color: Color(hex: 0, alpha: 0.25), x: -1, y: 2, blur: 8)),
            "shadow rect(1 2.5 30 40.125) #00000040 offset -1 2 blur 8"
        ),
        (
            .picture(PictureCommand(path: "/a \"b\".png", frame: frame, fit: .fill)),
            "picture \"/a \\\"b\\\".png\" (1 2.5 30 40.125) fill"
        ),
        (
            .picture(PictureCommand(path: "/a", frame: frame, fit: .stretch, clip: .ellipse(frame))),
            "picture \"/a\" (1 2.5 30 40.125) stretch clip ellipse(1 2.5 30 40.125)"
        ),
        (text(TextRun(text: "A", font: FontStyle())), "text \"A\" at 5.5 52 #000000 13/400"),
        (
            text(
                TextRun(
                    text: "א", font: FontStyle(families: ["Inter", "B \\ C"], size: 12.5, weight: 700), language: "he",
                    direction: .rightToLeft)),
            "text \"א\" at 5.5 52 #000000 12.5/700 \"Inter\", \"B \\\\ C\" he rtl"
        ),
        (
            text(TextRun(text: "a\nb\u{0}c\u{85}", font: FontStyle())),
            "text \"a\\nb\\u{0}c\\u{85}\" at 5.5 52 #000000 13/400"
        ),
    ])
    func dumpsEachCommandOnALine(command: DrawingCommand, expected: String) {
        let list = DisplayList(size: Size(width: 375, height: 812), background: .white, commands: [command])
        #expect(list.dump == "canvas 375 812 #FFFFFF\n" + expected + "\n")
    }

    @Test func indentsGroups() {
        let dot = DrawingCommand.fill(.rect(Self.frame), .color(.black))
        let inner = DrawingGroup(opacity: 0.5, clip: .rect(Self.frame), commands: [dot])
        let outer = DrawingGroup(id: "index-bar", title: "index bar", commands: [.group(inner), dot])
        let list = DisplayList(size: Size(width: 10, height: 10), background: .clear, commands: [.group(outer), dot])
        #expect(
            list.dump == """
                canvas 10 10 #00000000
                group index-bar "index bar"
                  group opacity 0.5 clip rect(1 2.5 30 40.125)
                    fill rect(1 2.5 30 40.125) #000000
                  fill rect(1 2.5 30 40.125) #000000
                fill rect(1 2.5 30 40.125) #000000

                """)
    }
}
