import Documents
import Styles

/// A value for what the reader has set on the device: `{default: …, "text-size>=AX1": …}` (AX-5).
///
/// Of the conditions that hold the last one that is written counts, and `default` where none does.
struct ConditionalValue {
    /// The default first, then in the order of the file.
    let cases: [Case]
    /// What is wrong with the keys.
    let problems: [Diagnostic]

    /// A value and when it holds; without a condition it is the default.
    struct Case {
        let condition: PlatformCondition?
        let node: DocumentNode
    }

    /// `nil` for anything but a mapping with the key `default` or one that begins as a condition does.
    init?(_ node: DocumentNode, of name: String) {
        guard let entries = node.entries,
            entries.contains(where: { $0.key == Self.defaultKey || PlatformCondition.namesAxis($0.key) })
        else { return nil }
        var problems: [Diagnostic] = []
        var cases: [Case] = []
        for entry in entries where entry.key != Self.defaultKey {
            if let condition = PlatformCondition(entry.key) {
                cases.append(Case(condition: condition, node: entry.value))
            } else {
                problems.append(
                    entry.keyError(
                        "\(name) depends on '\(entry.key.excerpt)', which is no condition",
                        hints: PlatformCondition.hints(for: entry.key)))
            }
        }
        if let usual = node[Self.defaultKey] {
            cases.insert(Case(condition: nil, node: usual), at: 0)
        } else {
            problems.append(
                node.error(
                    "\(name) has no default value",
                    hints: ["a value that depends on settings is {default: …, \"text-size>=AX1\": …}"]))
        }
        self.cases = cases
        self.problems = problems
    }

    /// The number of the case that holds under settings; `nil` where none does, for want of a default.
    func chosen(for settings: PlatformSettings) -> Int? {
        cases.lastIndex { $0.condition?.holds(for: settings) ?? true }
    }

    /// The key of what holds where no condition does.
    static let defaultKey = "default"
}

/// When a value holds: one or several comparisons of what the reader has set, joined by `and`.
struct PlatformCondition: Hashable, Sendable {
    private let tests: [Test]

    private struct Test: Hashable, Sendable {
        let axis: Axis
        let comparison: Comparison
        let value: Double
    }

    private enum Comparison: String {
        case least = ">="
        case most = "<="
        case more = ">"
        case less = "<"
        case equal = "="
    }

    /// `nil` for what is no condition.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let parts = words.split(separator: "and", omittingEmptySubsequences: false).map { $0.joined() }
        let tests = parts.compactMap(Self.test)
        guard tests.count == parts.count else { return nil }
        self.tests = tests
    }

    private init(tests: [Test]) { self.tests = tests }

    /// Both at once.
    func and(_ other: PlatformCondition?) -> PlatformCondition {
        PlatformCondition(tests: tests + (other?.tests ?? []))
    }

    /// Whether all of it is so.
    func holds(for settings: PlatformSettings) -> Bool {
        tests.allSatisfy { test in
            let value = test.axis.value(of: settings)
            return switch test.comparison {
            case .least: value >= test.value
            case .most: value <= test.value
            case .more: value > test.value
            case .less: value < test.value
            case .equal: value == test.value
            }
        }
    }

    /// `text-size>=AX1`, without spaces; an axis alone asks whether it is on.
    private static func test(_ text: String) -> Test? {
        let name = text.prefix { !"<>=".contains($0) }
        guard let axis = Axis(rawValue: String(name)) else { return nil }
        let rest = text.dropFirst(name.count)
        let sign = rest.prefix { "<>=".contains($0) }
        guard !rest.isEmpty else { return axis.isSwitch ? Test(axis: axis, comparison: .equal, value: 1) : nil }
        guard let comparison = Comparison(rawValue: String(sign)), comparison == .equal || axis.isOrdered,
            let value = axis.value(String(rest.dropFirst(sign.count)))
        else { return nil }
        return Test(axis: axis, comparison: comparison, value: value)
    }

    /// Whether a key begins as a condition does.
    static func namesAxis(_ key: String) -> Bool {
        Axis(rawValue: String(key.prefix { $0.isLetter || $0 == "-" })) != nil
    }

    /// What may be meant by a key that is no condition.
    static func hints(for key: String) -> [String] {
        let name = String(key.prefix { $0.isLetter || $0 == "-" })
        let near =
            Axis(rawValue: name) == nil ? NearestSpelling.hints(for: name, among: Axis.allCases.map(\.rawValue)) : []
        return near + [
            "conditions are text-size>=AX1, font-scale>1.3, bold-text, contrast=increased, reduce-motion, "
                + "reduce-transparency, zoom, pseudo=en-XA, and several joined by 'and'"
        ]
    }

    /// The keys that are conditions, as a regular expression.
    static let pattern: String = {
        let test = "(" + Axis.allCases.map(\.pattern).joined(separator: "|") + ")"
        return "^\\s*\(test)(\\s+and\\s+\(test))*\\s*$"
    }()
}

/// What a condition may be about.
private enum Axis: String, Hashable, CaseIterable {
    case textSize = "text-size"
    case fontScale = "font-scale"
    case boldText = "bold-text"
    case contrast
    case reduceMotion = "reduce-motion"
    case reduceTransparency = "reduce-transparency"
    case zoom
    case pseudo

    /// Whether values are more or less than others.
    var isOrdered: Bool { self == .textSize || self == .fontScale }

    /// Whether it is on or off.
    var isSwitch: Bool { [.boldText, .reduceMotion, .reduceTransparency, .zoom].contains(self) }

    /// What is set, as a number that can be compared.
    func value(of settings: PlatformSettings) -> Double {
        switch self {
        case .textSize: Self.number(of: settings.textSize)
        case .fontScale: settings.fontScale
        case .boldText: settings.boldText ? 1 : 0
        case .contrast: Self.number(of: settings.contrast)
        case .reduceMotion: settings.reduceMotion ? 1 : 0
        case .reduceTransparency: settings.reduceTransparency ? 1 : 0
        case .zoom: settings.zoom ? 1 : 0
        case .pseudo: Self.number(of: settings.pseudo)
        }
    }

    /// The number that a word stands for; `nil` for one that is no value.
    func value(_ word: String) -> Double? {
        switch self {
        case .textSize: TextSize(rawValue: word.uppercased()).map(Self.number)
        case .fontScale: Double(word).flatMap { $0.isFinite ? $0 : nil }
        case .contrast: PlatformSettings.Contrast(rawValue: word).map(Self.number)
        case .pseudo: PseudoLocale(rawValue: word).map(Self.number)
        case .boldText, .reduceMotion, .reduceTransparency, .zoom: word == "true" ? 1 : word == "false" ? 0 : nil
        }
    }

    /// Comparisons of it as a regular expression.
    fileprivate var pattern: String {
        switch self {
        case .textSize:
            "\(rawValue)\\s*([<>]=?|=)\\s*("
                + TextSize.allCases.flatMap { [$0.rawValue, $0.rawValue.lowercased()] }.joined(separator: "|") + ")"
        case .fontScale: "\(rawValue)\\s*([<>]=?|=)\\s*[0-9]+(\\.[0-9]+)?"
        case .contrast:
            "\(rawValue)\\s*=\\s*("
                + PlatformSettings.Contrast.allCases.map(\.rawValue).joined(separator: "|") + ")"
        case .pseudo: "\(rawValue)\\s*=\\s*(" + PseudoLocale.allCases.map(\.rawValue).joined(separator: "|") + ")"
        case .boldText, .reduceMotion, .reduceTransparency, .zoom: "\(rawValue)(\\s*=\\s*(true|false))?"
        }
    }

    private static func number<Value: CaseIterable & Equatable>(of value: Value) -> Double {
        Double(Value.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
    }
}

extension ThemeFile {
    /// Whether a setting of the reader, as `text-size`, is in both appearances what it is on a device that nobody has changed.
    package func isUsual(setting name: String) -> Bool {
        guard let axis = Axis(rawValue: name) else { return false }
        let usual = axis.value(of: PlatformSettings())
        return Appearance.allCases.allSatisfy { axis.value(of: theme(in: $0).platform) == usual }
    }
}
