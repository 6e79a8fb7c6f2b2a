import Geometry
import Interaction
import Layouts
import Styles

/// Turns the inputs that a transcript names into those of a screen.
struct TranscriptHand {
    let screen: TestScreen

    init(screen: TestScreen) {
        self.screen = screen
    }

    /// The y of the finger on the list; a drag goes on from it.
    private var listY = 0.0

    /// `nil` for an input that has no such name.
    mutating func input(_ text: String, on engine: IndexedListEngine) -> IndexedListEngine.Input? {
        let words = text.split(separator: " ").map { String($0) }
        let rest = Array(words.dropFirst())
        switch words[0] {
        case "second": return second(rest, on: engine)
        case "touch": return point(rest, on: engine).map { .touchDown(at: $0) }
        case "move":
            guard let over = Self.value(after: "over", in: rest) else { return nil }
            return point(Array(rest.prefix { $0 != "over" }), on: engine).map { .touchMove(to: $0, over: over) }
        case "lift": return .touchUp()
        case "cancel": return .touchCancel()
        case "grab":
            listY = engine.layout.list.area.frame.midY
            return .grab()
        case "drag":
            guard let by = rest.first.flatMap(Double.init), let over = Self.value(after: "over", in: rest) else {
                return nil
            }
            listY += by
            return .touchMove(to: Point(x: engine.layout.list.area.frame.midX, y: listY), over: over)
        case "release": return .touchUp(velocity: rest.first.flatMap(Double.init))
        case "scroll": return rest.first.flatMap { scroll($0, isAnimated: rest.last == "animated", on: engine) }
        case "reload": return reload(rest.first ?? "")
        default: return nil
        }
    }

    private func second(_ words: [String], on engine: IndexedListEngine) -> IndexedListEngine.Input? {
        switch words.first {
        case "touch": point(Array(words.dropFirst()), on: engine).map { .touchDown(finger: 1, at: $0) }
        case "move": point(Array(words.dropFirst()), on: engine).map { .touchMove(finger: 1, to: $0, over: 0) }
        case "lift": .touchUp(finger: 1)
        default: nil
        }
    }

    private func scroll(_ goal: String, isAnimated: Bool, on engine: IndexedListEngine) -> IndexedListEngine.Input? {
        if goal == "end" { return .scroll(to: .end, isAnimated: isAnimated) }
        if let offset = Double(goal) { return .scroll(to: .offset(offset), isAnimated: isAnimated) }
        return title(goal, on: engine).flatMap { engine.layout.sectionOfTitle[$0] }.map {
            .scroll(to: .section($0), isAnimated: isAnimated)
        }
    }

    private func reload(_ titles: String) -> IndexedListEngine.Input {
        var changed = screen
        changed.titles = titles.map { String($0) }
        return .reload(changed.layout)
    }

    /// A title's slot, or two numbers.
    private func point(_ words: [String], on engine: IndexedListEngine) -> Point? {
        if words.count == 2, let x = Double(words[0]), let y = Double(words[1]) { return Point(x: x, y: y) }
        guard let bar = engine.layout.bar, let name = words.first, let title = title(name, on: engine) else {
            return nil
        }
        return bar.slotFrame(ofTitle: title).center
    }

    private func title(_ name: String, on engine: IndexedListEngine) -> Int? {
        engine.layout.titles.firstIndex(of: name == "?" ? .search : .text(name))
    }

    private static func value(after word: String, in words: [String]) -> Double? {
        guard let index = words.firstIndex(of: word), index + 1 < words.count else { return nil }
        return Double(words[index + 1])
    }
}
