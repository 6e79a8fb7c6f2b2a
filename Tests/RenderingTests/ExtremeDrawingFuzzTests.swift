import DisplayLists
import Documents
import Drawing
import DrawingBoards
import Geometry
import RandomNumbers
import Rasters
import Rendering
import Styles
import Testing

/// Drawings of the smallest and the largest numbers that there are become a file, or an error, of every format and at
/// every scale: nothing traps, hangs or takes memory without end.
///
/// `FuzzSeeds` says how many drawings; a failure prints the seed that leads to its drawing.
@Suite(.timeLimit(.minutes(5))) struct ExtremeDrawingFuzzTests {
    private let tools: DrawingTools

    init() throws {
        tools = try DrawingTools(fonts: FontLibrary(lists: [DrawingBoard.families]))
    }

    @Test func everyFormatTakesAnyNumbers() {
        for run in FuzzSeeds.range(usually: 150) {
            var numbers = ExtremeNumbers(seed: run)
            let scene = Scene(displayList: numbers.list(), nodes: [])
            for format in PictureFormat.allCases where format != .mp4 {
                check(
                    scene, ExportOptions(format, scale: numbers.scale(), svgText: run % 2 == 0 ? .live : .outlines), run
                )
            }
        }
    }

    private static let scales: [Double] = [
        .leastNonzeroMagnitude, 1e-300, 1e-12, 1e-6, 0.005, 0.1, 1, 7, 1e3, 1e9, 1e300,
    ]

    @Test("a shadow, an emoji and a gradient at any scale", arguments: Self.scales)
    func anyScale(scale: Double) {
        let rect = Rect(x: 5, y: 5, width: 20, height: 10)
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
        let run = TextRun(text: "A☺", font: FontStyle(families: DrawingBoard.families, size: 9), language: "en")
        let commands: [DrawingCommand] = [
            .shadow(.roundedRect(rect, radius: 3), Shadow(color: .black, x: 1, y: 1, blur: 0.02)),
            .shadow(.rect(rect), Shadow(color: .black, blur: 512)),
            .fill(.ellipse(rect), .linear(from: .zero, to: Point(x: 1e-9, y: 0), stops: stops)),
            .text(TextCommand(run: run, origin: rect.center, color: .black, metrics: tools.measurer.metrics(of: run))),
        ]
        let list = DisplayList(size: Size(width: 30, height: 20), background: .white, commands: commands)
        for format in PictureFormat.allCases where format != .mp4 {
            check(Scene(displayList: list, nodes: []), ExportOptions(format, scale: scale), 0)
        }
    }

    /// A picture, or a reason why not: both say something.
    private func check(_ scene: Scene, _ options: ExportOptions, _ run: UInt64) {
        do throws(DiagnosticError) {
            let file = try export(scene, as: options, with: tools)
            #expect(!file.bytes.isEmpty, "run \(run), \(options.format)")
        } catch {
            #expect(error.description.contains("error: "), "run \(run), \(options.format)")
        }
    }
}

/// Numbers from a ladder between the least and the largest that there are, and drawings of them, the same for a seed.
private struct ExtremeNumbers {
    private var numbers: SeededNumbers

    private static let ladder: [Double] = [
        0, .leastNonzeroMagnitude, 1e-300, 1e-12, 1e-6, 0.004, 0.02, 0.1, 0.5, 1, 1.5, 3, 10, 47.9, 96, 512, 2048,
        16_384, 1e6, 1e9,
        1e15, 1e18, 1e300, .greatestFiniteMagnitude,
    ]

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Of any size, half of them below a hundred, one in four negative.
    private mutating func number() -> Double {
        let size =
            numbers.next(below: 2) == 0
            ? Double.random(in: 0...100, using: &numbers) : Self.ladder[numbers.next(below: Self.ladder.count)]
        return numbers.next(below: 4) == 0 ? -size : size
    }

    private mutating func size() -> Double { abs(number()) }

    /// What commands and files take is positive; most pictures have few pixels.
    mutating func scale() -> Double {
        [0.005, 0.25, 1, 2, 1e-9, 1e-300, 1e9][min(numbers.next(below: 12), 6)]
    }

    mutating func list() -> DisplayList {
        let (width, height) = (Double(numbers.next(below: 60) + 1), Double(numbers.next(below: 60) + 1))
        let commands = (0..<6).map { _ in command(depth: 0) }
        return DisplayList(size: Size(width: width, height: height), background: color(), commands: commands)
    }

    private mutating func point() -> Point { Point(x: number(), y: number()) }
    private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

    private mutating func color() -> Color {
        func part() -> Double { Double.random(in: 0...1, using: &numbers) }
        return Color(red: part(), green: part(), blue: part(), alpha: [0, 0.5, 1][numbers.next(below: 3)])
    }

    private mutating func shape() -> Shape {
        switch numbers.next(below: 5) {
        case 0: return .rect(rect())
        case 1: return .roundedRect(rect(), radius: number())
        case 2: return .continuousRect(rect(), radius: number())
        case 3: return .ellipse(rect())
        default:
            var path = Path()
            path.move(to: point())
            path.curve(to: point(), control1: point(), control2: point())
            path.line(to: point())
            return .path(path)
        }
    }

    private mutating func paint() -> Paint {
        let stops = (0..<numbers.next(below: 4)).map { _ in GradientStop(offset: number(), color: color()) }
        switch numbers.next(below: 4) {
        case 0: return .color(color())
        case 1: return .material(Material(tint: color(), blur: number(), saturation: number()))
        case 2: return .linear(from: point(), to: point(), stops: stops)
        default: return .radial(center: point(), radius: number(), stops: stops)
        }
    }

    private mutating func text() -> DrawingCommand {
        let word = ["Ab", "曾", "سلام", "☺", ""][numbers.next(below: 5)]
        let run = TextRun(text: word, font: FontStyle(families: DrawingBoard.families, size: size()), language: "en")
        let metrics = TextMetrics(advance: size(), ascent: size(), descent: size(), capHeight: size())
        return .text(TextCommand(run: run, origin: point(), color: color(), metrics: metrics))
    }

    private mutating func picture() -> DrawingCommand {
        let fit = [PictureCommand.Fit.stretch, .fit, .fill][numbers.next(below: 3)]
        let clip = numbers.next(below: 2) == 0 ? nil : shape()
        return .picture(PictureCommand(path: "/nowhere.png", frame: rect(), fit: fit, clip: clip))
    }

    private mutating func command(depth: Int) -> DrawingCommand {
        switch numbers.next(below: depth < 2 ? 8 : 7) {
        case 0: return .fill(shape(), paint())
        case 1: return .stroke(shape(), width: number(), color())
        case 2: return .hairline(rect(), color())
        case 3, 4: return .shadow(shape(), Shadow(color: color(), x: number(), y: number(), blur: number()))
        case 5: return text()
        case 6: return picture()
        default:
            let commands = (0..<2).map { _ in command(depth: depth + 1) }
            let clip = numbers.next(below: 2) == 0 ? nil : shape()
            return .group(DrawingGroup(opacity: number(), clip: clip, commands: commands))
        }
    }
}
