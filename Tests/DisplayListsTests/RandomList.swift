import DisplayLists
import Geometry
import RandomNumbers
import Styles

/// Display lists of every kind of command, the same for the same seed.
struct RandomList {
    private var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    func list() -> DisplayList {
        var generator = self
        let commands = (0..<60).map { _ in generator.command(depth: 0) }
        return DisplayList(size: Size(width: 375, height: 812), background: .white, commands: commands)
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &numbers)
    }

    private mutating func choice(_ count: Int) -> Int { numbers.next(below: count) }

    private mutating func rect() -> Rect {
        let largest = [1.0, 10, 300][choice(3)]
        return Rect(
            x: number(-50...400), y: number(-50...850), width: number(0...largest), height: number(0...largest))
    }

    private mutating func shape() -> Shape {
        switch choice(5) {
        case 0: .rect(rect())
        case 1: .roundedRect(rect(), radius: number(0...20))
        case 2: .continuousRect(rect(), radius: number(0...20))
        case 3: .ellipse(rect())
        default: .path(.ellipse(in: rect()))
        }
    }

    private mutating func command(depth: Int) -> DrawingCommand {
        switch choice(depth < 3 ? 7 : 6) {
        case 0: return .fill(shape(), .color(.black))
        case 1: return .stroke(shape(), width: number(0...4), .black)
        case 2: return .hairline(rect(), .black)
        case 3: return .shadow(shape(), Shadow(color: .black, x: number(-3...3), y: number(-3...3), blur: 4))
        case 4: return text()
        case 5: return .picture(PictureCommand(path: "/a", frame: rect(), fit: .fill, clip: shape()))
        default:
            let commands = (0..<3).map { _ in command(depth: depth + 1) }
            return .group(DrawingGroup(opacity: number(0...1), clip: shape(), commands: commands))
        }
    }

    private mutating func text() -> DrawingCommand {
        .text(
            TextCommand(
                run: TextRun(text: "A", font: FontStyle()), origin: rect().origin, color: .black,
                metrics: DumpTests.metrics))
    }
}
