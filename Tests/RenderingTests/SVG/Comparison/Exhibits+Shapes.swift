import DisplayLists
import Geometry
import Styles

extension Exhibit {
    static let shapes = Exhibit(
        "shapes",
        (0..<36).map { index in
            let frame = cell(index, columns: 6).offset(dx: Double(index) * 0.13, dy: Double(index) * 0.07)
            let color = [ink, green, blue.multipliedAlpha(by: 0.4)][index / 6 % 3]
            return .fill(shapes(in: frame)[index % 6], .color(color))
        })

    static let corners = Exhibit(
        "corners",
        (0..<16).flatMap { index -> [DrawingCommand] in
            let frame = cell(index, columns: 4, margin: 6)
            let radius = [2.0, 8, 16, 34][index / 4]
            let shape: Shape =
                switch index % 4 {
                case 0: .roundedRect(frame, radius: radius)
                case 1: .continuousRect(frame, radius: radius)
                case 2: .continuousRect(frame.inset(dx: 0, dy: 14), radius: radius)
                default: .roundedRect(frame.inset(dx: 14, dy: 0), radius: radius)
                }
            return [.fill(shape, .color(Color(hex: 0xE5E5EA))), .stroke(shape, width: 2, ink)]
        })

    /// As a bubble alone: glass over its shadow and over something half transparent, with nothing around it.
    static let glassAlone: Exhibit = {
        let disc = Shape.ellipse(Rect(x: 100, y: 90, width: 120, height: 120))
        return Exhibit(
            "glass-alone", background: .clear,
            [
                .shadow(disc, Shadow(color: Color(hex: 0, alpha: 0.3), x: 0, y: 8, blur: 28)),
                .fill(.rect(Rect(x: 60, y: 140, width: 100, height: 40)), .color(blue.multipliedAlpha(by: 0.7))),
                .fill(disc, .material(Material(tint: Color(hex: 0xFFFFFF, alpha: 0.5), blur: 12, saturation: 1.6))),
                .stroke(disc, width: 0.5, Color(hex: 0xFFFFFF, alpha: 0.7)),
            ])
    }()

    static let strokes = Exhibit(
        "strokes",
        (0..<36).map { index -> DrawingCommand in
            let width = [0.4, 1, 1.5, 2, 3.3, 6][index / 6]
            let frame = cell(index, columns: 6).inset(dx: width / 2, dy: width / 2)
            return .stroke(shapes(in: frame)[index % 6], width: width, index % 2 == 0 ? ink : green)
        }
            + (0..<20).map { .hairline(Rect(x: 4, y: Double($0) * 16.3, width: 312, height: 1), Color(hex: 0xC6C6C8)) }
            + [star])

    private static let star: DrawingCommand = {
        var path = Path()
        path.move(to: Point(x: 160, y: 40))
        path.line(to: Point(x: 220, y: 280))
        path.line(to: Point(x: 40, y: 120))
        path.line(to: Point(x: 280, y: 120))
        path.line(to: Point(x: 100, y: 280))
        path.close()
        return .stroke(.path(path), width: 3, blue.multipliedAlpha(by: 0.5))
    }()

    static let gradients = Exhibit(
        "gradients",
        (0..<24).map { index in
            let frame = cell(index % 16, columns: 4).offset(dy: index < 16 ? 0 : 160)
            let shape = shapes(in: frame)[index % 6]
            let end = [frame.maxX, frame.midX, frame.minX][index % 3]
            let paint: Paint =
                switch index / 4 {
                case 0: .linear(from: frame.origin, to: Point(x: end, y: frame.maxY), stops: stops)
                case 1: .linear(from: frame.origin, to: Point(x: frame.midX, y: frame.minY), stops: fading)
                case 2: .radial(center: frame.center, radius: frame.width / 2, stops: stops)
                case 3: .radial(center: frame.origin, radius: frame.width, stops: fading)
                case 4: .linear(from: frame.origin, to: Point(x: frame.maxX, y: frame.minY), stops: hard)
                default: .radial(center: frame.center, radius: frame.width / 3, stops: hard)
                }
            return .fill(shape, paint)
        })

    private static let fading = [GradientStop(offset: 0, color: blue), GradientStop(offset: 1, color: .clear)]
    private static let hard = [
        GradientStop(offset: 0.2, color: green), GradientStop(offset: 0.5, color: green),
        GradientStop(offset: 0.5, color: ink), GradientStop(offset: 0.8, color: blue.multipliedAlpha(by: 0.5)),
    ]

    static let shadows = Exhibit(
        "shadows", background: Color(hex: 0xF2F2F7),
        (0..<16).flatMap { index -> [DrawingCommand] in
            let frame = cell(index, columns: 4, margin: 20)
            let blur = [0.0, 1, 2.5, 4, 8, 12, 20, 40][index / 2]
            let shape = shapes(in: frame)[index % 6]
            let color = index % 2 == 0 ? Color(hex: 0, alpha: 0.3) : blue.multipliedAlpha(by: 0.6)
            return [
                .shadow(shape, Shadow(color: color, x: Double(index % 3) - 1, y: Double(index % 4), blur: blur)),
                .fill(shape, .color(index % 5 == 0 ? Color.white.multipliedAlpha(by: 0.5) : .white)),
            ]
        })

    static let clips = Exhibit(
        "clips",
        (0..<12).map { index in
            let frame = cell(index, columns: 4, margin: 5).offset(dx: 0.3, dy: 0.2)
            let stripes = (0..<9).map { stripe in
                DrawingCommand.fill(
                    .rect(Rect(x: frame.minX - 5, y: frame.minY + Double(stripe) * 9, width: 90, height: 5)),
                    .color([green, blue, ink][stripe % 3]))
            }
            let inner = DrawingGroup(
                opacity: index < 6 ? 1 : 0.5, clip: shapes(in: frame.inset(dx: 6, dy: 2))[(index + 3) % 6],
                commands: stripes)
            return .group(
                DrawingGroup(id: "clip/\(index)", clip: shapes(in: frame)[index % 6], commands: [.group(inner)]))
        })

    static let opacities = Exhibit(
        "opacities", background: Color(hex: 0x1C1C1E),
        (0..<16).map { index in
            let frame = cell(index, columns: 4, margin: 12)
            let commands: [DrawingCommand] = [
                .shadow(.ellipse(frame), Shadow(color: .black, x: 0, y: 3, blur: 8)),
                .fill(.ellipse(frame), .color(green)),
                .fill(.rect(frame.offset(dx: 10, dy: 10)), .color(blue.multipliedAlpha(by: 0.7))),
                .group(
                    DrawingGroup(opacity: 0.5, commands: [.fill(.rect(frame.inset(dx: 18, dy: 18)), .color(.white))])),
            ]
            return .group(DrawingGroup(id: "fade/\(index)", opacity: Double(index) / 15, commands: commands))
        })
}
