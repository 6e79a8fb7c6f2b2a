import DisplayLists
import Geometry
import Styles
import Testing

@Suite struct PlacingTests {
    private static let placement = Placement(scale: 0.5, origin: Point(x: 100, y: 200))

    private func placedDump(_ command: DrawingCommand) -> String {
        let list = DisplayList(size: Size(width: 40, height: 60), background: .white, commands: [command])
        let group = list.placed(Self.placement, id: "state", title: "a state")
        let page = DisplayList(size: Size(width: 500, height: 500), background: .white, commands: [.group(group)])
        return page.dump.split(separator: "\n").dropFirst(3).map { $0.dropFirst(2) }.joined(separator: "\n")
    }

    @Test func drawsTheGroundAndClipsToTheDrawingsEdges() {
        let list = DisplayList(size: Size(width: 40, height: 60), background: Color(hex: 0x112233))
        let group = list.placed(Self.placement, id: "state", title: "a state")
        let page = DisplayList(size: Size(width: 500, height: 500), background: .white, commands: [.group(group)])
        #expect(
            page.dump == """
                canvas 500 500 #FFFFFF
                group state "a state" clip rect(100 200 20 30)
                  fill rect(100 200 20 30) #112233

                """)
    }

    @Test(arguments: [
        (
            DrawingCommand.fill(.rect(Rect(x: 2, y: 4, width: 6, height: 8)), .color(.black)),
            "fill rect(101 202 3 4) #000000"
        ),
        (
            .fill(.roundedRect(Rect(x: 2, y: 4, width: 6, height: 8), radius: 2), .color(.black)),
            "fill rounded-rect(101 202 3 4, radius 1) #000000"
        ),
        (
            .stroke(.continuousRect(Rect(x: 2, y: 4, width: 6, height: 8), radius: 2), width: 3, .black),
            "stroke continuous-rect(101 202 3 4, radius 1) width 1.5 #000000"
        ),
        (.fill(.ellipse(Rect(x: 0, y: 0, width: 6, height: 8)), .color(.black)), "fill ellipse(100 200 3 4) #000000"),
        (.hairline(Rect(x: 0, y: 0, width: 6, height: 8), .black), "hairline (100 200 3 4) #000000"),
        (
            .shadow(.rect(Rect(x: 0, y: 0, width: 6, height: 8)), Shadow(color: .black, x: 2, y: 4, blur: 6)),
            "shadow rect(100 200 3 4) #000000 offset 1 2 blur 3"
        ),
        (
            .picture(
                PictureCommand(
                    path: "/a", frame: Rect(x: 2, y: 4, width: 6, height: 8), fit: .fill,
                    clip: .ellipse(Rect(x: 2, y: 4, width: 6, height: 8)))),
            "picture \"/a\" (101 202 3 4) fill clip ellipse(101 202 3 4)"
        ),
        (
            .fill(.path(DumpTests.triangle), .color(.black)),
            "fill path(M 100 200 L 102 200 C 101.5 200.5 100.625 201.5 100 202 Z) #000000"
        ),
    ])
    func scalesAndMovesEachKindOfCommand(command: DrawingCommand, expected: String) {
        #expect(placedDump(command) == expected)
    }

    @Test func scalesGradients() {
        let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
        let frame = Shape.rect(Rect(x: 0, y: 0, width: 2, height: 2))
        let linear = Paint.linear(from: Point(x: 0, y: 2), to: Point(x: 4, y: 6), stops: stops)
        let radial = Paint.radial(center: Point(x: 2, y: 2), radius: 4, stops: stops)
        #expect(
            placed(.fill(frame, linear))
                == .linear(from: Point(x: 100, y: 201), to: Point(x: 102, y: 203), stops: stops))
        #expect(placed(.fill(frame, radial)) == .radial(center: Point(x: 101, y: 201), radius: 2, stops: stops))
    }

    private func placed(_ command: DrawingCommand) -> Paint? {
        let list = DisplayList(size: .zero, background: .white, commands: [command])
        guard case .fill(_, let paint) = list.placed(Self.placement).commands.last else { return nil }
        return paint
    }

    @Test func scalesTextWithItsFontAndItsMeasures() throws {
        let text = TextCommand(
            run: TextRun(text: "A", font: FontStyle(size: 14)), origin: Point(x: 2, y: 4), color: .black,
            metrics: DumpTests.metrics)
        let list = DisplayList(size: .zero, background: .white, commands: [.text(text)])
        guard case .text(let placed) = list.placed(Self.placement).commands.last else {
            Issue.record("a text stays one")
            return
        }
        #expect(placed.run.font.size == 7)
        #expect(placed.origin == Point(x: 101, y: 202))
        #expect(placed.metrics.advance == text.metrics.advance / 2)
        #expect(placed.metrics.capHeight == text.metrics.capHeight / 2)
    }

    @Test func takesTheirIdsFromGroupsInside() {
        let inner = DrawingGroup(
            id: "bubble", title: "bubble", opacity: 0.5, clip: .rect(Rect(x: 0, y: 0, width: 2, height: 2)))
        #expect(placedDump(.group(inner)) == "group opacity 0.5 clip rect(100 200 1 1)")
    }

    @Test func placesOfScaleOneAtTheOriginChangeNothingButIds() {
        for seed in UInt64(1)...20 {
            let list = RandomList(seed: seed).list()
            let placed = list.placed(Placement()).commands
            #expect(Array(placed.dropFirst()) == list.commands, "seed \(seed)")
        }
    }
}
