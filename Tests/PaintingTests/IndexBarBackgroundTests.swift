import Geometry
import Styles
import Testing

/// The bar is at 75 … 95 × 20 … 80.
@Suite struct IndexBarBackgroundTests {
    @Test("TX-5: several shadows, the topmost last, each grown by its spread")
    func paintsShadows() {
        let screen = PaintedScreen {
            $0.theme.indexBar.cornerRounding = .radius(6)
            $0.theme.indexBar.shadow = Shadow(
                color: .black, y: 1, spread: 2, below: [Shadow(color: .white, y: 3), Shadow(color: .clear, blur: 3)])
        }
        let lines = screen.dump(of: "index-bar").filter { $0.contains("shadow") }
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("  shadow rounded-rect(75 20 20 60, radius 6) ") == true)
        #expect(lines.last?.hasPrefix("  shadow rounded-rect(73 18 24 64, radius 8) ") == true)
    }

    @Test(
        "IB-10, IB-11: background and rounding",
        arguments: [
            (CornerRounding.none, Fill.color(.black), "fill rect(75 20 20 60) #000000"),
            (.capsule, .color(.black), "fill rounded-rect(75 20 20 60, radius 10) #000000"),
            (.radius(6), .color(.black), "fill rounded-rect(75 20 20 60, radius 6) #000000"),
            (.radius(30), .color(.black), "fill rounded-rect(75 20 20 60, radius 10) #000000"),
            (.continuous(6), .color(.black), "fill continuous-rect(75 20 20 60, radius 6) #000000"),
            (.continuous(30), .color(.black), "fill continuous-rect(75 20 20 60, radius 10) #000000"),
            // CSS gradient lines: as long as |20 · sin| + |60 · cos|.
            (
                .none, .linear(LinearGradient(angle: 180, stops: stops)),
                "fill rect(75 20 20 60) linear(85 20 to 85 80, 0 #000000, 1 #FFFFFF)"
            ),
            (
                .none, .linear(LinearGradient(angle: 0, stops: stops)),
                "fill rect(75 20 20 60) linear(85 80 to 85 20, 0 #000000, 1 #FFFFFF)"
            ),
            (
                .none, .linear(LinearGradient(angle: 90, stops: stops)),
                "fill rect(75 20 20 60) linear(75 50 to 95 50, 0 #000000, 1 #FFFFFF)"
            ),
            (
                .none, .linear(LinearGradient(angle: 45, stops: stops)),
                "fill rect(75 20 20 60) linear(65 70 to 105 30, 0 #000000, 1 #FFFFFF)"
            ),
            // Half the diagonal of 20 × 60 is 31.623.
            (
                .none, .radial(RadialGradient(center: Point(x: 0.25, y: 0.5), radius: 0.5, stops: stops)),
                "fill rect(75 20 20 60) radial(80 50 radius 15.811, 0 #000000, 1 #FFFFFF)"
            ),
        ])
    func paintsBackgrounds(rounding: CornerRounding, fill: Fill, expected: String) {
        let screen = PaintedScreen {
            $0.theme.indexBar.cornerRounding = rounding
            $0.theme.indexBar.background = fill
        }
        #expect(screen.dump(of: "index-bar")[1] == "  " + expected)
        #expect(screen.node("index-bar")?.color == .black)
    }

    @Test(
        "IB-10: shadow under fill under border; the border lies inside the edge",
        arguments: [
            (CornerRounding.none, 2.0, ["stroke rect(76 21 18 58) width 2 #000000"]),
            (.capsule, 2, ["stroke rounded-rect(76 21 18 58, radius 9) width 2 #000000"]),
            (.continuous(6), 2, ["stroke continuous-rect(76 21 18 58, radius 5) width 2 #000000"]),
            // A line around a corner tighter than its half would stick out of it.
            (
                .radius(2), 6,
                [
                    "group clip rounded-rect(75 20 20 60, radius 2)",
                    "  stroke rounded-rect(75 20 20 60, radius 2) width 12 #000000",
                ]
            ),
            (.radius(0), 6, ["stroke rect(78 23 14 54) width 6 #000000"]),
            // Half the width or more leaves nothing open.
            (.capsule, 10, ["fill rounded-rect(75 20 20 60, radius 10) #000000"]),
            (.none, 0, []),
        ])
    func paintsBorders(rounding: CornerRounding, width: Double, expected: [String]) {
        let screen = PaintedScreen {
            $0.theme.indexBar.titles = Array(repeating: .text(""), count: 3)
            $0.theme.indexBar.cornerRounding = rounding
            $0.theme.indexBar.background = .color(.white)
            $0.theme.indexBar.shadow = Shadow(color: Color(hex: 0, alpha: 0.2), x: 0, y: 1, blur: 6)
            $0.theme.indexBar.border = Border(width: width, color: .black)
        }
        let lines = screen.dump(of: "index-bar").map { String($0.dropFirst(2)) }
        #expect(lines[1].hasPrefix("shadow ") && lines[1].hasSuffix(" #00000033 offset 0 1 blur 6"))
        #expect(lines[2].hasPrefix("fill ") && lines[2].hasSuffix(" #FFFFFF"))
        #expect(Array(lines[3...].prefix { !$0.hasPrefix("group index-bar") }) == expected)
    }

    private static let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
}
