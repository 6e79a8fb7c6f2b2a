import DisplayLists
import Geometry
import Rendering
import Styles
import Testing

@Suite struct SVGDocumentTests {
    static let dot = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(.black))
    static let dotElement = "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"#000000\"/>"

    @Test func theRootHasTheCanvasSize() {
        #expect(
            document([Self.dot], background: Color(hex: 0xF7F7F7)) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" \
                height="50.5" viewBox="0 0 100 50.5">
                  <rect width="100" height="50.5" fill="#F7F7F7"/>
                  \(Self.dotElement)
                </svg>

                """)
    }

    @Test func anEmptyCanvasIsEmpty() {
        #expect(document([]).hasSuffix("viewBox=\"0 0 100 50.5\"/>\n"))
    }

    @Test func groupsBearTheIDsOfTheirNodes() {
        let title = DrawingGroup(id: "index-bar/title/0", title: "index title A", commands: [Self.dot])
        let bar = DrawingGroup(id: "index-bar", title: "index bar", opacity: 0.25, commands: [.group(title), Self.dot])
        #expect(
            drawing([.group(bar)]) == """
                <g id="index-bar" opacity="0.25">
                  <title>index bar</title>
                  <g id="index-bar/title/0">
                    <title>index title A</title>
                    \(Self.dotElement)
                  </g>
                  \(Self.dotElement)
                </g>
                """)
    }

    @Test func anIDStandsOnce() {
        let group = DrawingCommand.group(DrawingGroup(id: "bubble", title: "bubble", commands: []))
        #expect(
            drawing([group, group]) == """
                <g id="bubble">
                  <title>bubble</title>
                </g>
                <g>
                  <title>bubble</title>
                </g>
                """)
    }

    @Test func groupsThatSayNothingLeaveNoElement() {
        let group = DrawingCommand.group(DrawingGroup(commands: [.group(DrawingGroup(commands: [Self.dot]))]))
        #expect(drawing([group]) == Self.dotElement)
    }

    @Test(arguments: [(-1.0, "0"), (0, "0"), (0.12345, "0.123"), (7, "1")])
    func opacityStaysInItsRange(opacity: Double, expected: String) {
        let group = DrawingGroup(opacity: opacity, commands: [Self.dot])
        #expect(drawing([.group(group)]) == "<g opacity=\"\(expected)\">\n  \(Self.dotElement)\n</g>")
    }

    @Test func layersAreCalledAsPeopleCallThem() {
        let names = ["Lavender", "Rose & “Co”", "Lavender", "Lavender 2", "那曲"]
        let rows = names.enumerated().map { number, name in
            DrawingCommand.group(DrawingGroup(id: "row/\(number)", title: "row \(name)", commands: [Self.dot]))
        }
        let text = drawing(rows + [.group(DrawingGroup(id: "section/0", commands: [Self.dot]))], names: .layers)
        func values(of attribute: String) -> [String] {
            text.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        }
        #expect(values(of: "id") == ["Row-Lavender", "Row-Rose-Co", "Row-Lavender-2", "Row-Lavender-2-2", "Row-那曲"])
        let labels = ["Row Lavender", "Row Rose &amp; “Co”", "Row Lavender", "Row Lavender 2", "Row 那曲"]
        #expect(values(of: "inkscape:label") == labels && values(of: "data-name") == labels)
        #expect(text.contains("<title>row Lavender</title>"))
    }

    @Test func aRectangleThatHidesNothingIsNoClip() {
        let frame = Rect(x: 0, y: 0, width: 20, height: 10)
        func clipped(_ command: DrawingCommand) -> String {
            drawing([.group(DrawingGroup(id: "a", clip: .rect(frame), commands: [command]))])
        }
        #expect(!clipped(Self.dot).contains("clip"))
        // A rectangle is cut itself.
        let wide = DrawingCommand.fill(.rect(Rect(x: 15, y: -5, width: 10, height: 30)), .color(.black))
        #expect(clipped(wide).contains("<rect x=\"15\" y=\"0\" width=\"5\" height=\"10\" fill=\"#000000\"/>"))
        #expect(!clipped(wide).contains("clip"))
        let far = DrawingCommand.fill(.rect(Rect(x: 50, y: 0, width: 10, height: 30)), .color(.black))
        #expect(!clipped(far).contains("rect"))
        let disc = DrawingCommand.fill(.ellipse(Rect(x: 15, y: 0, width: 10, height: 5)), .color(.black))
        #expect(clipped(disc).contains("clip-path"))
        let inside = DrawingCommand.fill(.ellipse(Rect(x: 10, y: 0, width: 10, height: 10)), .color(.black))
        #expect(!clipped(inside).contains("clip"))
    }

    @Test func aTextThatItsRectangleHoldsIsNotClipped() {
        let run = TextRun(text: "ab", font: FontStyle(size: 10))
        func clipped(width: Double) -> String {
            let metrics = TextMetrics(advance: 10, ascent: 9, descent: 3, capHeight: 7)
            let text = TextCommand(run: run, origin: Point(x: 0, y: 10), color: .black, metrics: metrics)
            let frame = Rect(x: 0, y: 0, width: width, height: 12)
            return drawing([.group(DrawingGroup(id: "a", clip: .rect(frame), commands: [.text(text)]))])
        }
        #expect(!clipped(width: 10).contains("clip"))
        #expect(clipped(width: 9).contains("clip-path"))
    }

    @Test func equalClipsAreDefinedOnce() {
        let frame = Rect(x: 0, y: 0, width: 4, height: 4)
        let clips: [Shape] = [
            .roundedRect(frame, radius: 0), .ellipse(frame), .roundedRect(frame, radius: 0), .path(Path()),
        ]
        let groups = clips.map { DrawingCommand.group(DrawingGroup(clip: $0)) }
        #expect(
            drawing(groups) == """
                <defs>
                  <clipPath id="clip-0">
                    <rect x="0" y="0" width="4" height="4"/>
                  </clipPath>
                  <clipPath id="clip-1">
                    <ellipse cx="2" cy="2" rx="2" ry="2"/>
                  </clipPath>
                  <clipPath id="clip-2"/>
                </defs>
                <g clip-path="url(#clip-0)"/>
                <g clip-path="url(#clip-1)"/>
                <g clip-path="url(#clip-0)"/>
                <g clip-path="url(#clip-2)"/>
                """)
    }

    @Test func definitionsLeaveTheIDsOfNodesAlone() {
        let clipped = DrawingGroup(clip: .ellipse(Rect(x: 0, y: 0, width: 4, height: 4)))
        let named = DrawingGroup(id: "clip-0", commands: [.group(DrawingGroup(id: "clip-1"))])
        let text = drawing([.group(clipped), .group(named)])
        #expect(text.contains("<clipPath id=\"clip-2\">"))
        #expect(text.contains("<g clip-path=\"url(#clip-2)\"/>"))
    }

    @Test func edgesLieOnHalfPoints() throws {
        let shape = Shape.rect(Rect(x: 0.3, y: 0.2, width: 4.4, height: 5))
        #expect(
            drawing([.fill(shape, .color(.black))])
                == "<rect x=\"0.5\" y=\"0\" width=\"4\" height=\"5\" fill=\"#000000\"/>")
        let list = DisplayList(
            size: Size(width: 9, height: 9), background: .clear, commands: [.fill(shape, .color(.black))])
        let exporter = SVGExporter(resources: FakeResources(), pixelsPerPoint: 1)
        #expect(try exporter.document(of: list).contains("<rect x=\"0\" y=\"0\" width=\"5\" height=\"5\""))
    }

    @Test(arguments: [
        SVGPictureTests.picture("too large"), .group(DrawingGroup(commands: [SVGPictureTests.picture("too large")])),
    ])
    func whatCannotBeDrawnFailsTheDocument(command: DrawingCommand) {
        #expect(document([Self.dot, command]) == "not enough memory to draw the picture")
    }
}
