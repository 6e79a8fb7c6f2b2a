import DisplayLists
import Geometry
import Painting
import Styles
import Testing

/// What lies under a list: gradients wherever a fill is, of the canvas and of the list too.
@Suite struct GroundPaintingTests {
    private static func gradient(_ end: Color = .black) -> Fill {
        .linear(LinearGradient(stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: end)]))
    }

    /// The first lines of the dump of a list without sections.
    private static func ground(canvas: Fill, list: Fill, topInset: Double = 0) -> [String] {
        let screen = PaintedScreen.list {
            $0.sections = []
            $0.theme.canvas.background = canvas
            $0.theme.list.background = list
            $0.theme.list.topInset = topInset
        }
        return screen.dump.split(separator: "\n").map(String.init)
    }

    @Test("an opaque gradient fills an opaque canvas, and is not drawn again for a list that has the same")
    func canvasGradient() throws {
        let lines = Self.ground(canvas: Self.gradient(), list: Self.gradient())
        #expect(lines.first == "canvas 100 100 #FFFFFF")
        #expect(lines.dropFirst().first?.hasPrefix("fill rect(0 0 100 100) linear(50 0 to 50 100") == true)
        #expect(lines.count == 2)
        #expect(Self.ground(canvas: Self.gradient(), list: .none) == lines)
    }

    @Test(
        "a gradient that shows through, and none at all, leave the canvas clear; glass with nothing beneath is its tint"
    )
    func clearCanvas() {
        let lines = Self.ground(canvas: Self.gradient(.clear), list: .none)
        #expect(lines.first == "canvas 100 100 #00000000")
        #expect(lines.count == 2)
        #expect(Self.ground(canvas: .none, list: .none) == ["canvas 100 100 #00000000"])
        let glass = Fill.material(Material(tint: Color(hex: 0x336699, alpha: 0.5)))
        #expect(Self.ground(canvas: glass, list: glass) == ["canvas 100 100 #33669980"])
    }

    @Test("SL-11: the strip above the pin line shows the part of the ground's gradient that lies there")
    func strip() throws {
        let lines = Self.ground(canvas: .color(.white), list: Self.gradient(), topInset: 30)
        let words = try #require(lines.dropFirst().first).split(separator: ") ", maxSplits: 1)
        #expect(words.first == "fill rect(0 0 100 100")
        #expect(lines.dropFirst(2) == ["fill rect(0 0 100 30) \(words[1])"])
    }

    @Test("SL-11: under a list's ground that lets things through, the canvas hides what scrolls")
    func stripOfClearList() throws {
        let lines = Self.ground(canvas: Self.gradient(), list: .color(Color(hex: 0xFF0000, alpha: 0.5)), topInset: 30)
        #expect(lines.count == 5)
        #expect(lines[2] == "fill rect(0 0 100 100) #FF000080")
        #expect(lines[3].hasPrefix("fill rect(0 0 100 30) linear(50 0 to 50 100"))
        #expect(lines[4] == "fill rect(0 0 100 30) #FF000080")
        #expect(Self.ground(canvas: Self.gradient(), list: .none, topInset: 30).count == 3)
    }

    @Test("AX-3: glass under a list becomes solid with less transparency")
    func solidGlass() {
        var theme = Theme()
        theme.list.background = .material(Material(tint: Color(hex: 0x000000, alpha: 0.5)))
        let solid = theme.applying(PlatformSettings(reduceTransparency: true))
        #expect(solid.list.background == .color(Color(hex: 0x000000, alpha: 0.5).laid(over: .white)))
        #expect(solid.canvas == theme.canvas)
    }
}
