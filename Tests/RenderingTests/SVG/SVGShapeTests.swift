import DisplayLists
import Geometry
import Styles
import Testing

@Suite struct SVGShapeTests {
    static let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    static let empty = Rect(x: 1, y: 2, width: -1, height: 40)
    static let green = Color(hex: 0x07C160)
    static let stops = [
        GradientStop(offset: 0, color: .white), GradientStop(offset: 1.0 / 3, color: Color(hex: 0, alpha: 0.5)),
    ]

    static let wedge: Path = {
        var path = Path()
        path.move(to: Point(x: 1, y: 1))
        path.line(to: Point(x: 11, y: 1))
        path.line(to: Point(x: 11, y: -4.5))
        path.line(to: Point(x: 9, y: 2))
        path.curve(to: Point(x: 1, y: 4), control1: Point(x: 3, y: 1), control2: Point(x: 1.25, y: 3))
        path.curve(to: Point(x: 0, y: 0), control1: Point(x: 0, y: 0), control2: Point(x: 0, y: 0))
        path.close()
        path.move(to: Point(x: 2, y: 2))
        path.line(to: Point(x: 3, y: 4))
        path.line(to: Point(x: 4, y: 6))
        return path
    }()

    @Test("LK-1: a material is what lies beneath once more, through a filter, and its tint")
    func materials() {
        let glass = Material(tint: Color(hex: 0xFFFFFF, alpha: 0.5), blur: 2, saturation: 1)
        let commands: [DrawingCommand] = [
            .fill(.rect(Self.frame), .color(Self.green)),
            .group(DrawingGroup(id: "bar", commands: [.fill(.roundedRect(Self.frame, radius: 4), .material(glass))])),
        ]
        let drawn = drawing(commands)
        #expect(
            drawn.contains(
                "<g id=\"beneath-0\">\n  <rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" fill=\"#07C160\"/>"))
        #expect(drawn.contains("<use xlink:href=\"#beneath-0\"/>"))
        // Three deviations around the shape, within the canvas.
        #expect(
            drawn.contains(
                "<filter id=\"material-0\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"37\" height=\"48\""))
        #expect(drawn.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
        // An opaque canvas goes on beyond its edges; one of its own, alone, keeps what is transparent.
        #expect(
            document(commands, background: .white).contains("values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 0 1\""))
        #expect(drawn.contains("values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0\""))
        #expect(drawn.contains("rx=\"4\" fill=\"#FFFFFF\" fill-opacity=\"0.5\"/>"))
        #expect(!drawn.contains("<image"))
    }

    @Test("LK-1, SC-2: a material on a screen in a device shows the screen alone")
    func materialsInADevice() {
        let screen = DrawingGroup(
            clip: .roundedRect(Self.frame, radius: 4),
            commands: [
                .fill(.rect(Self.frame), .color(Self.green)),
                .fill(.rect(Self.frame), .material(Material(tint: .clear, blur: 2, saturation: 1))),
            ])
        let drawn = drawing([.fill(.rect(Self.frame.inset(dx: -1, dy: -2)), .color(.black)), .group(screen)])
        #expect(drawn.contains("<use xlink:href=\"#beneath-1\"/>"))
        #expect(!drawn.contains("<use xlink:href=\"#beneath-0\"/>"))
        #expect(
            drawn.contains(
                "<filter id=\"material-0\" filterUnits=\"userSpaceOnUse\" x=\"1\" y=\"2\" width=\"30\" height=\"40\""))
    }

    @Test(arguments: [
        (Shape.rect(frame), "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" fill=\"#07C160\"/>"),
        (
            .roundedRect(frame, radius: 5.25),
            "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"5.25\" fill=\"#07C160\"/>"
        ),
        (
            .roundedRect(frame, radius: 99),
            "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"15\" fill=\"#07C160\"/>"
        ),
        (.roundedRect(frame, radius: 0), "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" fill=\"#07C160\"/>"),
        (.ellipse(frame), "<ellipse cx=\"16\" cy=\"22\" rx=\"15\" ry=\"20\" fill=\"#07C160\"/>"),
        (
            .path(wedge),
            "<path d=\"m1 1h10v-5.5l-2 6.5c-6-1-7.75 1-8 2-1-4-1-4-1-4zm1 1l1 2 1 2\" fill=\"#07C160\"/>"
        ),
        (.path(Path()), ""), (.rect(empty), ""), (.roundedRect(empty, radius: 3), ""), (.ellipse(empty), ""),
        (.continuousRect(empty, radius: 3), ""),
    ])
    func fillsNameTheirShape(shape: Shape, expected: String) {
        #expect(drawing([.fill(shape, .color(Self.green))]) == expected)
    }

    @Test func continuousCornersAreAPath() {
        let element = drawing([.fill(.continuousRect(Self.frame, radius: 4), .color(.black))])
        #expect(element.hasPrefix("<path d=\"m7.115 2h17.77c"))
        #expect(element.hasSuffix("z\" fill=\"#000000\"/>"))
    }

    @Test(arguments: [
        (Color.black, "fill=\"#000000\""),
        (Color(hex: 0x8E8E93, alpha: 0.125), "fill=\"#8E8E93\" fill-opacity=\"0.125\""),
        (Color(hex: 0x8E8E93, alpha: 0.00001), "fill=\"#8E8E93\" fill-opacity=\"0\""),
    ])
    func transparencyIsAnAttribute(color: Color, expected: String) {
        let element = drawing([.fill(.rect(Self.frame), .color(color))])
        #expect(element == "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" \(expected)/>")
    }

    @Test(arguments: [
        (
            DrawingCommand.stroke(.rect(frame.inset(dx: 0.5, dy: 0.5)), width: 1, green),
            "<rect x=\"1.5\" y=\"2.5\" width=\"29\" height=\"39\" fill=\"none\" stroke=\"#07C160\" stroke-width=\"1\"/>"
        ),
        (
            .stroke(.path(wedge), width: 1.5, Color(hex: 0, alpha: 0.5)),
            "<path d=\"m1 1h10v-5.5l-2 6.5c-6-1-7.75 1-8 2-1-4-1-4-1-4zm1 1l1 2 1 2\" fill=\"none\" stroke=\"#000000\""
                + " stroke-opacity=\"0.5\" stroke-width=\"1.5\" stroke-miterlimit=\"10\"/>"
        ),
        (.stroke(.rect(frame), width: 0, green), ""),
        (.stroke(.rect(frame), width: 1, .clear), ""),
        (.fill(.rect(frame), .color(.clear)), ""),
        (.fill(.rect(frame), .linear(from: .zero, to: .zero, stops: [])), ""),
        (
            .hairline(Rect(x: 1, y: 2.6, width: 30, height: 1), green),
            "<rect x=\"1\" y=\"3\" width=\"30\" height=\"0.5\" fill=\"#07C160\"/>"
        ),
        (
            .shadow(.rect(frame), Shadow(color: green, x: 1, y: -2, blur: 0)),
            "<rect x=\"2\" y=\"0\" width=\"30\" height=\"40\" fill=\"#07C160\"/>"
        ),
        (.shadow(.rect(frame), .none), ""),
    ])
    func linesAndSharpShadows(command: DrawingCommand, expected: String) {
        #expect(drawing([command]) == expected)
    }

    @Test(arguments: [
        (
            Paint.linear(from: Point(x: 0, y: 2), to: Point(x: 0, y: 42.5), stops: stops),
            "<linearGradient id=\"gradient-0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"2\" x2=\"0\" y2=\"42.5\">",
            "</linearGradient>"
        ),
        (
            .radial(center: Point(x: 3, y: 4), radius: 5, stops: stops),
            "<radialGradient id=\"gradient-0\" gradientUnits=\"userSpaceOnUse\" cx=\"3\" cy=\"4\" r=\"5\">",
            "</radialGradient>"
        ),
    ])
    func gradientsAreDefinedOnce(paint: Paint, start: String, end: String) {
        let fill = DrawingCommand.fill(.rect(Self.frame), paint)
        #expect(
            drawing([fill, fill]) == """
                <defs>
                  \(start)
                    <stop offset="0" stop-color="#FFFFFF"/>
                    <stop offset="0.333" stop-color="#000000" stop-opacity="0.5"/>
                  \(end)
                </defs>
                <rect x="1" y="2" width="30" height="40" fill="url(#gradient-0)"/>
                <rect x="1" y="2" width="30" height="40" fill="url(#gradient-0)"/>
                """)
    }

    @Test func shadowsHaveRoomForThreeDeviations() {
        let shadow = Shadow(color: Color(hex: 0, alpha: 0.25), x: 0.5, y: 2, blur: 8)
        #expect(
            drawing([.shadow(.ellipse(Self.frame), shadow)]) == """
                <defs>
                  <filter id="shadow-0" filterUnits="userSpaceOnUse" x="-12" y="-9" width="57" height="66" \
                color-interpolation-filters="sRGB">
                    <feGaussianBlur stdDeviation="4"/>
                  </filter>
                </defs>
                <ellipse cx="16.5" cy="24" rx="15" ry="20" fill="#000000" fill-opacity="0.25" filter="url(#shadow-0)"/>
                """)
    }

    @Test func aPathBeginsWithAMove() {
        var path = Path()
        path.close()
        path.line(to: Point(x: 1, y: 2))
        path.line(to: Point(x: 3, y: 2))
        path.close()
        path.line(to: Point(x: 1, y: 4))
        var curve = Path()
        curve.curve(to: Point(x: 5, y: 6), control1: .zero, control2: .zero)
        #expect(
            drawing([.fill(.path(path), .color(.black)), .fill(.path(curve), .color(.black))])
                == "<path d=\"m1 2h2zv2\" fill=\"#000000\"/>\n<path d=\"m5 6\" fill=\"#000000\"/>")
    }

    @Test func coordinatesThatAreNoPlaceAreDrawnSomewhere() {
        var path = Path()
        path.move(to: Point(x: .nan, y: .infinity))
        path.line(to: Point(x: -1e300, y: 0))
        #expect(
            drawing([.fill(.path(path), .color(.black))])
                == "<path d=\"m0 1000000000l-1000000000-1000000000\" fill=\"#000000\"/>")
    }
}
