import DisplayLists
import Geometry
import RandomNumbers
import Styles

/// Commands of every kind, with every kind of paint, the same for the same seed.
struct RandomCommands {
    private var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    func commands() -> [DrawingCommand] {
        var generator = self
        return (0..<60).map { _ in generator.command(depth: 0) }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &numbers)
    }

    private mutating func choice(_ count: Int) -> Int { numbers.next(below: count) }

    private mutating func rect() -> Rect {
        Rect(x: number(-50...100), y: number(-50...100), width: number(-2...40), height: number(-2...40))
    }

    private mutating func color() -> Color {
        Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...2).rounded() / 2)
    }

    private mutating func shape() -> Shape {
        switch choice(5) {
        case 0: .rect(rect())
        case 1: .roundedRect(rect(), radius: number(-1...20))
        case 2: .continuousRect(rect(), radius: number(-1...20))
        case 3: .ellipse(rect())
        default: .path(.ellipse(in: rect()))
        }
    }

    private mutating func paint() -> Paint {
        let stops = (0..<choice(4)).map { GradientStop(offset: Double($0) / 3, color: color()) }
        switch choice(3) {
        case 0: return .color(color())
        case 1: return .linear(from: rect().origin, to: rect().origin, stops: stops)
        default: return .radial(center: rect().center, radius: number(-1...30), stops: stops)
        }
    }

    private mutating func command(depth: Int) -> DrawingCommand {
        switch choice(depth < 3 ? 7 : 6) {
        case 0: return .fill(shape(), paint())
        case 1: return .stroke(shape(), width: number(-1...4), color())
        case 2: return .hairline(rect(), color())
        case 3:
            return .shadow(shape(), Shadow(color: color(), x: number(-3...3), y: number(-3...3), blur: number(0...9)))
        case 4: return SVGTextTests.text(["Ab ☺", "曾", "سلام ☺", ""][choice(4)], x: number(-9...90), color: color())
        case 5: return SVGPictureTests.picture(["a", "b", ""][choice(3)], in: rect(), clip: shape())
        default: return .group(group(depth: depth))
        }
    }

    private mutating func group(depth: Int) -> DrawingGroup {
        let id = [nil, "bubble", "clip-0", "image-0", "row/\(choice(99))"][choice(5)]
        let commands = (0..<3).map { _ in command(depth: depth + 1) }
        return DrawingGroup(id: id, title: id, opacity: number(0...1), clip: shape(), commands: commands)
    }
}
