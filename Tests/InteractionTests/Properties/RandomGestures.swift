import Foundation
import Geometry
import Interaction
import Layouts
import Styles

/// A screen and a sequence of gestures on it, the same for the same seed.
struct RandomGestures {
    let screen: TestScreen
    let inputs: [(time: Double, input: ScreenInput)]

    /// How many sequences a test tries.
    static let runs = ProcessInfo.processInfo.environment["THUMBINDEX_FUZZ_RUNS"].flatMap { Int($0) } ?? 300

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let screen = TestScreen(using: &generator)
        var time = 0.0
        var inputs: [(time: Double, input: ScreenInput)] = []
        for _ in 0..<Int.random(in: 1...30, using: &generator) {
            let pauses: [Double] = [0, 0.01, 0.1, 0.1, 0.4, 2]
            time += pauses.randomElement(using: &generator) ?? 0
            if Bool.random(using: &generator) { time += Double.random(in: 0...0.3, using: &generator) }
            inputs.append((time, ScreenInput.random(on: screen, using: &generator)))
        }
        for finger in 0...1 { inputs.append((time, .touchUp(finger: finger))) }
        self.screen = screen
        self.inputs = inputs
    }

    /// The time of the last input.
    var end: Double { inputs.last?.time ?? 0 }

    /// All that the gestures bring about up to a time, each event once.
    func events(until end: Double, sampledEvery step: Double? = nil) -> (events: [TimedEvent], engine: ScreenEngine) {
        var engine = screen.engine
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

extension TestScreen {
    fileprivate init(using generator: inout SeededGenerator) {
        let counts = [0, 1, 2, 9, 10, 12, 12, 26, 60]
        let count = counts.randomElement(using: &generator) ?? 0
        let rows = [[2], [0, 3], [1, 5, 0, 0, 2], [30]].randomElement(using: &generator)
        let flags = (0..<8).map { _ in Bool.random(using: &generator) }
        let shape = [BubbleStyle.Shape.none, .teardrop, .wave].randomElement(using: &generator) ?? .none
        self.init { screen in
            screen.titles = (0..<count).map { "T\($0)" }
            screen.rowCounts = rows
            screen.direction = flags[0] ? .leftToRight : .rightToLeft
            screen.theme.indexBar.showStyle = flags[1] ? .permanent : .onScroll
            screen.theme.indexBar.outOfRange = flags[2] ? .clamp : .ignore
            screen.theme.indexBar.outside = flags[3] ? .freeze : .follow
            screen.theme.indexBar.scrolling = flags[4] ? .animated : .immediate
            screen.theme.indexBar.reselection = flags[5] ? .ignore : .scroll
            screen.theme.indexBar.leadingTitles = flags[6] ? [.search] : []
            screen.theme.list.tableHeader.kind = flags[7] ? .searchBar : .none
            screen.theme.bubble.shape = shape
        }
    }
}

extension ScreenInput {
    fileprivate static func random(on screen: TestScreen, using generator: inout SeededGenerator) -> ScreenInput {
        let finger = Int.random(in: 0...7, using: &generator) == 0 ? 1 : 0
        let isOnBar = Int.random(in: 0...3, using: &generator) > 0
        let barX = screen.direction == .leftToRight ? 305.0 : 15
        let x =
            isOnBar
            ? barX + Double.random(in: -14...14, using: &generator) : Double.random(in: -50...370, using: &generator)
        let point = Point(x: x, y: Double.random(in: -50...550, using: &generator))
        let over: Double = [0, 0.05, 0.3, 1].randomElement(using: &generator) ?? 0
        switch Int.random(in: 0...19, using: &generator) {
        case 0...4: return .touchDown(finger: finger, at: point)
        case 5...9: return .touchMove(finger: finger, to: point, over: over)
        case 10...12: return .touchUp(finger: finger)
        case 13: return .touchUp(finger: finger, velocity: Double.random(in: -4000...4000, using: &generator))
        case 14: return .touchCancel(finger: finger)
        case 15, 16: return .grab(finger: finger)
        case 17: return .scroll(to: .end, isAnimated: Bool.random(using: &generator))
        case 18:
            let offset = Double.random(in: -100...3000, using: &generator)
            return .scroll(to: .offset(offset), isAnimated: Bool.random(using: &generator))
        default:
            var changed = screen
            changed.titles = (0..<Int.random(in: 0...30, using: &generator)).map { "T\($0 * 2)" }
            return .reload(changed.layout)
        }
    }
}
