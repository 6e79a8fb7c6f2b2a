import Geometry
import Interaction
import Layouts
import Styles
import Testing

/// A transcript of a grid. Each line hands its input to the grid at its time, then lists what happened since the line
/// before, with a time where that is not the line's own, and what shows: the offset, the page control's page, the
/// pressed items with their amounts, and the selected item. The inputs:
///
/// - `touch 5`, `touch 100 200`, `touch next`: a finger down on an item, at a point, or in the page control's half
///   that leads on, or back with `previous`; `second touch 5` is another finger's
/// - `move -150 0 over 0.3`: that finger moves evenly by a distance; `lift`, `lift -500`, `cancel`
/// - `grab`: a finger on the pages that presses nothing
/// - `page 2`, `offset 120`, each with or without `animated`
/// - `reload 12`: so many items take the place of all
/// - nothing: time passes
extension Transcript {
    fileprivate func replayed(on grid: TestGrid) throws -> Transcript {
        var engine = grid.engine
        var copy = self
        var hand = GridHand(grid: grid)
        for index in rows.indices {
            let time = try #require(Double(rows[index].time))
            let input = rows[index].input
            var events: [TimedEvent] = []
            if input.isEmpty {
                events = engine.advance(to: time)
            } else {
                let named = hand.input(input, on: engine, at: time)
                events = engine.handle(try #require(named, "unknown input '\(input)'"), at: time)
            }
            copy.rows[index].output = engine.output(of: events, at: time)
        }
        return copy
    }
}

/// Replays the table on a grid and compares all that comes out.
func expectTranscript(
    of grid: TestGrid, _ table: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let expected = Transcript(table)
    let actual = try expected.replayed(on: grid)
    if actual.rows != expected.rows { Issue.record("it went:\n\(actual)", sourceLocation: sourceLocation) }
}

extension GridEngine {
    fileprivate func output(of events: [TimedEvent], at time: Double) -> [String] {
        let state = state(at: time)
        let told = events.map { event in
            event.time == time ? event.event.gridText : "\(event.event.gridText) @\(number(event.time))"
        }
        let presses = state.presses.map { "\($0.item) \(number($0.amount))" }.joined(separator: ", ")
        return [
            told.joined(separator: ", "), number(state.offset), number(state.page), presses.isEmpty ? "-" : presses,
            state.selected.map(String.init) ?? "-",
        ]
    }
}

extension InteractionEvent {
    fileprivate var gridText: String {
        switch self {
        case .scrollBegan: "began"
        case .scrollEnded(let offset, let section): "ended \(number(offset))\(section == nil ? "" : "?")"
        case .pageChanged(let page): "page \(page)"
        case .itemSelected(let index): "item \(index)"
        default: "\(name)?"
        }
    }
}

/// Turns the inputs that a transcript names into those of a grid.
private struct GridHand {
    let grid: TestGrid
    private var fingers: [Int: FingerPath] = [:]

    init(grid: TestGrid) {
        self.grid = grid
    }

    /// `nil` for an input that has no such name.
    mutating func input(_ text: String, on engine: GridEngine, at time: Double) -> GridEngine.Input? {
        let words = text.split(separator: " ").map { String($0) }
        let isSecond = words[0] == "second"
        let rest = Array(words.dropFirst(isSecond ? 2 : 1))
        let finger = isSecond ? 1 : 0
        switch words[isSecond ? 1 : 0] {
        case "touch": return touch(rest, finger: finger, on: engine, at: time)
        case "grab":
            fingers[finger] = FingerPath(at: engine.layout.pageArea.center, time: time)
            return .grab(finger: finger)
        case "move": return move(rest, finger: finger, at: time)
        case "lift": return .touchUp(finger: finger, velocity: rest.first.flatMap(Double.init))
        case "cancel": return .touchCancel(finger: finger)
        case "page":
            return rest.first.flatMap(Int.init).map { .scroll(to: .page($0), isAnimated: rest.last == "animated") }
        case "offset":
            return rest.first.flatMap(Double.init).map { .scroll(to: .offset($0), isAnimated: rest.last == "animated") }
        case "reload":
            var changed = grid
            changed.itemCount = rest.first.flatMap(Int.init) ?? 0
            return .reload(changed.layout)
        default: return nil
        }
    }

    private mutating func touch(_ words: [String], finger: Int, on engine: GridEngine, at time: Double) -> GridEngine
        .Input?
    {
        let layout = engine.layout
        let numbers = words.compactMap(Double.init)
        let point: Point
        switch (words.first, numbers.count) {
        case ("next", _), ("previous", _):
            let isRight = (words.first == "next") == (layout.direction == .leftToRight)
            point = Point(x: isRight ? layout.frame.maxX - 10 : 10, y: layout.frame.maxY - 10)
        case (_, 1): point = layout.frame(ofItem: Int(numbers[0]), atOffset: engine.state(at: time).offset).center
        case (_, 2): point = Point(x: numbers[0], y: numbers[1])
        default: return nil
        }
        fingers[finger] = FingerPath(at: point, time: time)
        return .touchDown(finger: finger, at: point)
    }

    private mutating func move(_ words: [String], finger: Int, at time: Double) -> GridEngine.Input? {
        let numbers = words.compactMap(Double.init)
        guard numbers.count == 3, let path = fingers[finger] else { return nil }
        let point = path.point(at: time).offset(dx: numbers[0], dy: numbers[1])
        fingers[finger]?.move(to: point, at: time, over: numbers[2])
        return .touchMove(finger: finger, to: point, over: numbers[2])
    }
}
