import Contents
import DisplayLists
import Documents
import Geometry
import Matching
import RandomNumbers
import Rendering
import Styles
import Thumbindex

/// What departs of a state by chance, and what a match should say of it.
struct SeededDeparture {
    /// What sort of thing departs, as the table of recall names it: `length`, `colour`, `missing row`.
    let kind: String
    /// What is named: a property's path, or a node's id.
    var property: String
    var part: String?
    let expected: Expected
    /// Makes it of a state that has it not; `nil` where it cannot be.
    let change: (ShownState) -> ShownState?

    enum Expected {
        case number(Double, tolerance: Double)
        case color(Color)
        case words(String)
        /// By how much a node is moved; what lies in it may say so too.
        case move(Point)
    }

    /// A departure of a state; `nil` where the one that was drawn by lot cannot be.
    static func departure(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        switch numbers.next(below: 21) {
        case 0..<8: measure(of: state, by: &numbers)
        case 8..<13: color(of: state, by: &numbers)
        case 13, 14: movedNode(of: state, by: &numbers)
        case 15: missingLine(of: state, by: &numbers)
        case 16: missingRow(of: state, by: &numbers)
        case 17: exchangedRows(of: state, by: &numbers)
        case 18: bubbleShape(of: state, by: &numbers)
        case 19: extraRow(of: state, by: &numbers)
        default: dotSize(of: state, by: &numbers)
        }
    }

    /// Whether what a node draws departs, and not what the theme or its content says.
    var isOfNode: Bool { ["moved node", "missing separator"].contains(kind) }

    /// Whether two depart in one property or place, so that neither could be told.
    func touches(_ other: SeededDeparture) -> Bool {
        property == other.property || kind == Self.extraRow && other.kind == kind
            || property.hasPrefix(other.property + "/")
            || other.property.hasPrefix(property + "/")
    }

    /// Whether what a match tells is this.
    func isNamed(by departure: MatchResult.Departure) -> Bool {
        switch expected {
        case .number(let number, let tolerance):
            return departure.property == property && departure.part == part
                && Self.number(departure.measured).map { abs($0 - number) <= tolerance + 1e-9 } ?? false
        case .color(let color):
            guard departure.property == property, departure.part == part,
                let measured = Color(hexadecimal: departure.measured)
            else {
                return false
            }
            return ColorDifference.deltaE(measured, color) <= 1
        case .words(let words): return departure.property == property && departure.measured == words
        case .move(let way):
            let parts = departure.measured.split(separator: ", ").compactMap { Double($0) }
            guard departure.property == property || departure.property.hasPrefix(property + "/"), parts.count == 2
            else { return false }
            return abs(parts[0] - way.x) <= 0.5 && abs(parts[1] - way.y) <= 0.5
        }
    }
}

extension SeededDeparture {
    /// The number that a value is, or that stands in its parentheses, as in `scale(0.9)`.
    private static func number(_ value: String) -> Double? {
        Double(value) ?? value.split(separator: "(").last.flatMap { Double($0.dropLast()) }
    }

    private static func measure(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        let theme = state.theme.theme(in: state.subject.appearance)
        let measures = ThemeMeasure.all.filter { $0.value(theme) != nil && state.subject.canShow(property: $0.path) }
        let measure = measures[numbers.next(below: measures.count)]
        return changed(measure, of: state, by: &numbers)
    }

    private static func dotSize(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        guard let measure = ThemeMeasure.all.first(where: { $0.path == "grid.pageControl.dotDiameter" }) else {
            return nil
        }
        return changed(measure, of: state, by: &numbers)
    }

    private static func changed(
        _ measure: ThemeMeasure, of state: ShownState, by numbers: inout SeededNumbers
    ) -> SeededDeparture? {
        let look = state.theme.theme(in: state.subject.appearance)
        guard let old = measure.value(look) else { return nil }
        let sign: Double = numbers.next(below: 2) == 0 ? 1 : -1
        let (kind, new, tolerance): (String, Double, Double) =
            switch measure.kind {
            case .length: ("length", old + sign * Double(2 + numbers.next(below: 7)) / 2, 0.5)
            case .fontSize: ("font size", old + sign * Double(1 + numbers.next(below: 6)) / 2, 0.5)
            case .weight: ("weight", old + sign * 100, 0)
            case .radius: ("radius", old + sign * Double(2 + numbers.next(below: 5)), 1)
            case .shadow: ("shadow", old + sign * Double(2 + numbers.next(below: 7)) / 2, 0.5)
            case .share: ("pressed", old + sign * Double(3 + numbers.next(below: 8)) / 100, 0.02)
            case .opacity: ("shadow", old + sign * Double(10 + numbers.next(below: 21)) / 100, 0.05)
            }
        guard new > 0 || measure.kind == .length && old < 0 else { return nil }
        let text = measure.written(look, new)
        return SeededDeparture(
            kind: kind, property: measure.path, part: measure.part, expected: .number(new, tolerance: tolerance)
        ) { $0.setting(measure.path, to: text) }
    }

    private static func color(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        let theme = state.theme.theme(in: state.subject.appearance)
        let colors = ThemeColor.all.filter { $0.value(theme) != nil && state.subject.canShow(property: $0.path) }
        let color = colors[numbers.next(below: colors.count)]
        guard let old = color.value(theme), old.alpha == 1,
            let new = recolored(old, by: &numbers)
        else { return nil }
        let text = color.written(theme, new)
        return SeededDeparture(kind: "colour", property: color.path, part: color.part, expected: .color(new)) {
            $0.setting(color.path, to: text)
        }
    }

    private static func bubbleShape(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        let shapes = ["circle", "teardrop", "pin", "roundedRect(12)"]
        let shape = shapes[numbers.next(below: shapes.count)]
        return SeededDeparture(kind: "bubble's shape", property: "bubble.shape", expected: .words(shape)) {
            $0.setting("bubble.shape", to: shape)
        }
    }

    private static func movedNode(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        let roles: Set<SceneNode.Role> = [
            .rowTitle, .rowSubtitle, .rowPicture, .indexTitle, .bubble, .gridPicture, .gridLabel, .gridBadge,
        ]
        guard let scene = state.scene else { return nil }
        let nodes = scene.nodes.filter { roles.contains($0.role) }
        guard !nodes.isEmpty else { return nil }
        let node = nodes[numbers.next(below: nodes.count)].id
        let length = Double(2 + numbers.next(below: 7)) / 2
        let way =
            switch numbers.next(below: 4) {
            case 0: Point(x: length, y: 0)
            case 1: Point(x: -length, y: 0)
            case 2: Point(x: 0, y: length)
            default: Point(x: 0, y: -length)
            }
        return SeededDeparture(kind: "moved node", property: node, expected: .move(way)) {
            $0.drawing { $0.moving(node, by: way) }
        }
    }

    private static func missingLine(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        guard let scene = state.scene else { return nil }
        let rows = scene.nodes.filter {
            $0.role == .row && scene.displayList.commands.commands(of: $0.id)?.hasHairline == true
        }
        guard !rows.isEmpty else { return nil }
        let row = rows[numbers.next(below: rows.count)].id
        return SeededDeparture(
            kind: "missing separator", property: row + "/separator", expected: .words("missing")
        ) { $0.drawing { $0.changing(row) { $0.withoutHairlines } } }
    }

    private static func missingRow(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        shownRow(of: state, by: &numbers).map { row in
            SeededDeparture(kind: "missing row", property: row.themed, expected: .words("missing")) { state in
                state.editing(section: row.section) { items in
                    guard items.count > 1, let index = items.firstIndex(of: row.number) else { return false }
                    items.remove(at: index)
                    return true
                }
            }
        }
    }

    private static func extraRow(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        shownRow(of: state, by: &numbers).map { row in
            SeededDeparture(kind: extraRow, property: row.themed, expected: .words("extra")) { state in
                let changed = state.editing(section: row.section) { items in
                    guard let index = items.firstIndex(of: row.number) else { return false }
                    items.insert(nil, at: index)
                    return true
                }
                // Where no other is elsewhere for it, it may be one of the theme's with another name.
                return changed.flatMap { state.moves(to: $0) ? $0 : nil }
            }
        }
    }

    /// The kind of what is told by the place that it has in the picture.
    static let extraRow = "extra row"

    private static func exchangedRows(of state: ShownState, by numbers: inout SeededNumbers) -> SeededDeparture? {
        shownRow(of: state, by: &numbers).map { row in
            SeededDeparture(kind: "other order", property: row.themed, expected: .words("after the next")) { state in
                state.editing(section: row.section) { items in
                    guard let index = items.firstIndex(of: row.number), index + 1 < items.count,
                        let next = items[index + 1],
                        state.name(row.number, in: row.section) != state.name(next, in: row.section)
                    else { return false }
                    items.swapAt(index, index + 1)
                    return true
                }
            }
        }
    }

    /// A row or an item that shows whole, by the number that it has in the theme's own content.
    private static func shownRow(
        of state: ShownState, by numbers: inout SeededNumbers
    ) -> (section: Int?, number: Int, themed: String)? {
        let nodes = state.wholeRows
        guard !nodes.isEmpty else { return nil }
        let themed = state.themed(nodes[numbers.next(below: nodes.count)].id)
        // One that is not the theme's has no number.
        guard !themed.hasSuffix("extra") else { return nil }
        let parts = themed.split(separator: "/").compactMap { Int($0) }
        return parts.last.map { (parts.count == 2 ? parts[0] : nil, $0, themed) }
    }

    /// A colour of a distance from 2 to 20, as eyes see it.
    private static func recolored(_ color: Color, by numbers: inout SeededNumbers) -> Color? {
        for _ in 0..<20 {
            func moved(_ value: Double) -> Double {
                (min(max(value * 255 + Double(numbers.next(below: 81)) - 40, 0), 255)).rounded() / 255
            }
            let new = Color(red: moved(color.red), green: moved(color.green), blue: moved(color.blue))
            if (2...20).contains(ColorDifference.deltaE(color, new)) { return new }
        }
        return nil
    }
}

extension Color {
    /// `#07C160`.
    fileprivate init?(hexadecimal text: String) {
        guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        self.init(hex: number)
    }
}
