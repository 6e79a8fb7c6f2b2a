import DisplayLists
import Geometry
import Styles
import Testing

@Suite struct BoundsTests {
    static let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    static let empty = Rect(x: 10, y: 20, width: 0, height: 40)
    static let shadow = Shadow(color: .black, x: 1, y: -2, blur: 4)

    static func text(_ text: String) -> DrawingCommand {
        let run = TextRun(text: text, font: FontStyle())
        return .text(TextCommand(run: run, origin: Point(x: 5, y: 50), color: .black, metrics: DumpTests.metrics))
    }

    /// An A is seven points wide; all else is white space.
    private final class Measurer: TextMeasuring {
        func metrics(of run: TextRun) -> TextMetrics { DumpTests.metrics }

        func ink(of run: TextRun) -> Rect {
            run.text == "A" ? Rect(x: 1, y: -9, width: 7, height: 10) : .zero
        }
    }

    static func group(clip: Shape? = nil, _ commands: DrawingCommand...) -> DrawingCommand {
        .group(DrawingGroup(clip: clip, commands: commands))
    }

    @Test(arguments: [
        (filled(.ellipse(frame)), frame),
        (filled(.rect(empty)), nil),
        (filled(.path(Path())), nil),
        (filled(.path(DumpTests.triangle)), Rect(x: 0, y: 0, width: 4, height: 4)),
        (.stroke(.rect(frame), width: 2, .black), Rect(x: 9, y: 19, width: 32, height: 42)),
        (.stroke(.rect(empty), width: 2, .black), Rect(x: 9, y: 19, width: 2, height: 42)),
        (.stroke(.rect(frame), width: 0, .black), nil),
        (.stroke(.path(DumpTests.triangle), width: 0.2, .black), Rect(x: -1, y: -1, width: 6, height: 6)),
        (.hairline(Rect(x: 1, y: 2, width: 3, height: 0), .black), Rect(x: 1, y: 1, width: 3, height: 1)),
        (.hairline(Rect(x: 1, y: 2, width: 3, height: 4), .black), Rect(x: 1, y: 2, width: 3, height: 4)),
        (.hairline(Rect(x: 1, y: 2, width: 0, height: 1), .black), nil),
        (.shadow(.rect(frame), shadow), Rect(x: 5, y: 12, width: 42, height: 52)),
        (.shadow(.rect(empty), shadow), nil),
        (text("A"), Rect(x: 6, y: 41, width: 7, height: 10)),
        (text(" "), nil),
        (.picture(PictureCommand(path: "/a", frame: frame, fit: .fill)), frame),
        (
            .picture(
                PictureCommand(path: "/a", frame: frame, fit: .fill, clip: .rect(frame.offset(dx: 20, dy: 0)))),
            Rect(x: 30, y: 20, width: 10, height: 40)
        ),
        (group(), nil),
        (
            group(filled(.rect(frame)), filled(.rect(empty)), filled(.rect(frame.offset(dx: -5, dy: 5)))),
            Rect(x: 5, y: 20, width: 35, height: 45)
        ),
        (
            group(clip: .ellipse(Rect(x: 0, y: 0, width: 15, height: 25)), filled(.rect(frame))),
            Rect(x: 10, y: 20, width: 5, height: 5)
        ),
        (group(clip: .rect(Rect(x: 0, y: 0, width: 5, height: 5)), filled(.rect(frame))), nil),
    ])
    func boundsWhatIsDrawn(command: DrawingCommand, expected: Rect?) {
        #expect(command.bounds(measurer: Measurer()) == expected)
    }
}
