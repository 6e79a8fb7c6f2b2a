import Geometry
import Interaction
import Layouts
import Styles

/// A grid and a sequence of gestures on it, the same for the same seed.
struct RandomSwipes {
    let grid: TestGrid
    let inputs: [(time: Double, input: GridInput)]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let grid = TestGrid(using: &generator)
        var time = 0.0
        var inputs: [(time: Double, input: GridInput)] = []
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
            let pauses: [Double] = [0, 0.01, 0.1, 0.1, 0.4, 2]
            time += pauses.randomElement(using: &generator) ?? 0
            if Bool.random(using: &generator) { time += Double.random(in: 0...0.3, using: &generator) }
            inputs.append((time, GridInput.random(on: grid, using: &generator)))
        }
        for finger in 0...1 { inputs.append((time, .touchUp(finger: finger))) }
        self.grid = grid
        self.inputs = inputs
    }

    /// The time of the last input.
    var end: Double { inputs.last?.time ?? 0 }

    /// All that the gestures bring about up to a time, each event once.
    func events(until end: Double, sampledEvery step: Double? = nil) -> (events: [TimedEvent], engine: GridEngine) {
        var engine = grid.engine
        var events: [TimedEvent] = []
        var samples = 0
        for (time, input) in inputs {
            while let step, Double(samples) * step < time {
                events += engine.advance(to: Double(samples) * step)
                samples += 1
            }
            events += engine.handle(input, at: time)
        }
        while let step, Double(samples) * step < end {
            events += engine.advance(to: Double(samples) * step)
            samples += 1
        }
        events += engine.advance(to: end)
        return (events.inOrder(), engine)
    }
}

extension TestGrid {
    fileprivate init(using generator: inout SeededGenerator) {
        let counts = [0, 1, 9, 10, 30, 30, 30, 200, 1_000_000]
        let count = counts.randomElement(using: &generator) ?? 0
        let updates = PageControlStyle.Update.allCases
        let update = updates.randomElement(using: &generator) ?? .atEnd
        let fades = [0, 0.1, 0.5].map { Fade(delay: $0 / 5, duration: $0) }
        let looks = (0..<2).map { _ in fades.randomElement(using: &generator) ?? Fade(duration: 0) }
        let isMirrored = Bool.random(using: &generator)
        let width: Double = [300, 300, 300, 0, 100].randomElement(using: &generator) ?? 300
        self.init { grid in
            grid.itemCount = count
            grid.width = width
            grid.direction = isMirrored ? .rightToLeft : .leftToRight
            grid.style.pageControl.update = update
            grid.style.cell.pressIn = looks[0]
            grid.style.cell.pressOut = looks[1]
        }
    }
}

extension GridInput {
    fileprivate static func random(on grid: TestGrid, using generator: inout SeededGenerator) -> GridInput {
        let finger = Int.random(in: 0...7, using: &generator) == 0 ? 1 : 0
        let point = Point(
            x: Double.random(in: -50...350, using: &generator), y: Double.random(in: -50...480, using: &generator))
        let over: Double = [0, 0.05, 0.3, 1].randomElement(using: &generator) ?? 0
        switch Int.random(in: 0...20, using: &generator) {
        case 0...4: return .touchDown(finger: finger, at: point)
        case 5...9: return .touchMove(finger: finger, to: point, over: over)
        case 10...13: return .touchUp(finger: finger)
        case 14: return .touchUp(finger: finger, velocity: Double.random(in: -9000...9000, using: &generator))
        case 15: return .touchCancel(finger: finger)
        case 16, 17: return .grab(finger: finger)
        case 18:
            let page = Int.random(in: -2...6, using: &generator)
            return .scroll(to: .page(page), isAnimated: Bool.random(using: &generator))
        case 19:
            let offset = Double.random(in: -100...1500, using: &generator)
            return .scroll(to: .offset(offset), isAnimated: Bool.random(using: &generator))
        default:
            var changed = grid
            changed.itemCount = Int.random(in: 0...60, using: &generator)
            return .reload(changed.layout)
        }
    }
}
