import Documents
import Geometry
import Matching
import RandomNumbers
import Styles
import Thumbindex

/// A theme that departs from another by chance, and what a match should say of it.
struct SeededDeparture {
    /// What departs: `length`, `font size`, `weight`, `radius`, `colour`.
    let kind: String
    let property: String
    let part: String?
    let expected: Expected
    let theme: ThemeFile

    enum Expected {
        case number(Double, tolerance: Double)
        case color(Color)
    }

    /// A departure that a state shows; `nil` where the one that was drawn does not show, or cannot be.
    init?(of subject: MatchSubject, in theme: ThemeFile, by numbers: inout SeededNumbers) {
        let look = theme.theme(in: subject.appearance)
        let isColor = numbers.next(below: 3) == 0
        if isColor {
            let color = ThemeColor.all[numbers.next(below: ThemeColor.all.count)]
            guard let old = color.value(look), old.alpha == 1,
                let new = Self.recolored(old, by: &numbers),
                let changed = theme.setting(color.path, toText: "\"\(new.hexadecimal)\"")
            else { return nil }
            (kind, property, part, self.theme) = ("colour", color.path, nil, changed)
            expected = .color(new)
        } else {
            let measure = ThemeMeasure.all[numbers.next(below: ThemeMeasure.all.count)]
            guard let old = measure.value(look) else { return nil }
            let sign: Double = numbers.next(below: 2) == 0 ? 1 : -1
            let new: Double
            switch measure.kind {
            case .length:
                (kind, new) = ("length", old + sign * Double(2 + numbers.next(below: 7)) / 2)
                expected = .number(new, tolerance: 0.5)
            case .fontSize:
                (kind, new) = ("font size", old + sign * Double(1 + numbers.next(below: 6)) / 2)
                expected = .number(new, tolerance: 0.5)
            case .weight:
                (kind, new) = ("weight", old + sign * 100)
                expected = .number(new, tolerance: 50)
            case .radius:
                (kind, new) = ("radius", old + sign * Double(2 + numbers.next(below: 5)))
                expected = .number(new, tolerance: 1)
            }
            guard new > 0 || measure.kind == .length && old < 0,
                let changed = theme.setting(measure.path, toText: measure.written(look, new))
            else { return nil }
            (property, part, self.theme) = (measure.path, measure.part, changed)
        }
        guard let before = subject.scene(of: theme), let after = subject.scene(of: self.theme),
            before.displayList.commands != after.displayList.commands
                || before.displayList.background != after.displayList.background
        else { return nil }
    }

    /// Whether a match names it, with its value.
    func isNamed(in result: MatchResult) -> Bool {
        result.departures.contains { departure in
            guard departure.property == property, departure.part == part else { return false }
            switch expected {
            case .number(let number, let tolerance):
                return Double(departure.measured).map { abs($0 - number) <= tolerance } ?? false
            case .color(let color):
                guard let measured = Color(hexadecimal: departure.measured) else { return false }
                return ColorDifference.deltaE(measured, color) <= 1
            }
        }
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
