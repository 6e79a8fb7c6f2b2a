import Geometry
import Interaction
import Layouts
import Styles
import Testing

/// What goes into a screen and what comes out, as a table.
///
///     time | input        | events                     | offset | bar | light | bubble | body
///     0    | touch C      | select C, highlight C, …   | 0      | 1   | C     | C 0    | 234 155 60 50
///     0.15 |              | highlight D @0.1           | 100    | 1   | D     | -      | -
///
/// Each line hands its input to the screen at its time, then lists what happened since the line before, with a time
/// where that is not the line's own, and what shows; the last column, the bubble's frame, may be left out. The inputs:
///
/// - `touch C`, `touch 305 140`: a finger down on a title's slot, or at a point; `second touch C` is another finger's
/// - `move K over 0.5`, `move 305 240 over 0.5`: that finger moves evenly; `lift`, `cancel`
/// - `grab`, `drag -300 over 0.4`, `release`, `release -1200`: a finger on the list
/// - `scroll C`, `scroll 120`, `scroll end`, each with or without `animated`
/// - `reload BCD`: sections of these titles take the place of all
/// - nothing: time passes
struct Transcript {
    var rows: [Row]

    struct Row: Equatable {
        var time: String
        var input: String
        var output: [String]
    }

    /// Reads a table without its heading.
    init(_ text: String) {
        rows = text.split(separator: "\n").map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
                cell.split(separator: " ").joined(separator: " ")
            }
            return Row(time: cells[0], input: cells.count > 1 ? cells[1] : "", output: Array(cells.dropFirst(2)))
        }
    }

    /// The same inputs at the same times, with what a screen makes of them.
    func replayed(on screen: TestScreen) throws -> Transcript {
        var engine = screen.engine
        var copy = self
        var hand = TranscriptHand(screen: screen)
        for index in rows.indices {
            let time = try #require(Double(rows[index].time))
            var events: [TimedEvent] = []
            if rows[index].input.isEmpty {
                events = engine.advance(to: time)
            } else {
                let input = hand.input(rows[index].input, on: engine)
                events = engine.handle(try #require(input, "unknown input '\(rows[index].input)'"), at: time)
            }
            copy.rows[index].output = engine.output(of: events, at: time)
            if rows[index].output.count > 5 { copy.rows[index].output.append(screen.bubbleFrame(of: engine, at: time)) }
        }
        return copy
    }
}

extension Transcript: CustomStringConvertible {
    var description: String {
        let cells: [[String]] = rows.map { [$0.time, $0.input] + $0.output }
        let widths = (0..<(cells.map(\.count).max() ?? 0)).map { (column: Int) -> Int in
            cells.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return cells.map { row -> String in
            let padded = zip(row, widths).map { cell, width -> String in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return padded.joined(separator: " | ")
        }.joined(separator: "\n")
    }
}

/// Replays the table on a screen and compares all that comes out.
func expectTranscript(
    of screen: TestScreen = TestScreen(), _ table: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let expected = Transcript(table)
    let actual = try expected.replayed(on: screen)
    if actual.rows != expected.rows { Issue.record("it went:\n\(actual)", sourceLocation: sourceLocation) }
}

extension IndexedListEngine {
    /// The cells after the input.
    fileprivate func output(of events: [TimedEvent], at time: Double) -> [String] {
        let state = state(at: time)
        let told = events.map { event in
            event.time == time ? text(of: event.event) : "\(text(of: event.event)) @\(number(event.time))"
        }
        let bubble = state.bubble.map { "\(name(ofTitle: $0.title)) \(number($0.opacity))" } ?? "-"
        return [
            told.joined(separator: ", "), number(state.offset), number(state.barOpacity),
            state.highlight.map(name(ofTitle:)) ?? "-", bubble,
        ]
    }

    private func text(of event: InteractionEvent) -> String {
        switch event {
        case .select(let index, let title, let section):
            "select \(name(of: title))\(layout.titles[index] == title ? "" : "?") → \(section.map(String.init) ?? "-")"
        case .highlightChanged(let index): "highlight \(index.map(name(ofTitle:)) ?? "-")"
        case .barShown: "bar shown"
        case .barHidden: "bar hidden"
        case .bubbleShown(let index): "bubble \(name(ofTitle: index))"
        case .bubbleHidden: "bubble hidden"
        case .scrollBegan: "began"
        case .scrollEnded(let offset, let section): "ended \(number(offset)) in \(section.map(String.init) ?? "-")"
        case .pageChanged(let page): "page \(page)"
        case .itemSelected(let index): "item \(index)"
        }
    }

    private func name(ofTitle index: Int) -> String { name(of: layout.titles[index]) }

    private func name(of title: IndexTitle) -> String {
        if case .text(let text) = title { return text }
        return title == .search ? "?" : "*"
    }
}

extension TestScreen {
    /// Where the bubble's shape is.
    fileprivate func bubbleFrame(of engine: IndexedListEngine, at time: Double) -> String {
        guard let bar = engine.layout.bar, let bubble = engine.state(at: time).bubble else { return "-" }
        let layout = BubbleLayout(
            style: theme.bubble, slot: bar.slotFrame(ofTitle: bubble.title), bar: bar.frame, side: bar.side,
            canvas: Rect(origin: .zero, size: theme.canvas.size))
        guard let frame = layout?.frame else { return "-" }
        return [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: " ")
    }
}

/// At most three decimals.
func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
    return fraction.isEmpty ? whole : "\(whole).\(String(fraction))"
}
