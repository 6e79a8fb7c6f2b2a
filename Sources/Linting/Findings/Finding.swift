package import Documents
import Geometry
package import Theming

/// Something that a rule found in a theme, with every state in which it holds (LN).
package struct Finding: Sendable {
    /// The rule that is not kept.
    package let rule: LintRule
    /// `error`, `warning` or `note`.
    package let severity: Diagnostic.Severity
    /// Lower case, without a full stop; it names what was measured and what is asked.
    package let message: String
    /// The property that could cure it, as `indexBar.slotHeight`; empty where there is none.
    package let key: String
    /// In the unit of the rule: a ratio, points, a count.
    package let measured: Double?
    /// What is asked in the same unit.
    package let required: Double?
    /// The pictures in which it holds, by their states and what tells them from others of the same state, as
    /// `index-bar/rest~dark~rtl`; empty where the theme has it as a whole.
    package let states: [String]
    /// The worst instant of what comes or goes with time, whose ends count; `nil` where none was seen.
    package let way: ContrastWay?
    /// The theme in which it was found, as the user wrote its path.
    package let theme: String
    /// The text that could cure it: the theme's, or that of one that it extends.
    package let source: SourceText
    /// Where in that: the key's value, or what is nearest to it.
    package let range: SourceRange
    /// What a user could do.
    package let hints: [String]
    /// What would cure it, where that is known.
    package let fix: LintFix?
    /// Where it is seen worst; `nil` for what is in no picture.
    package let place: FoundPlace?
}

extension Finding {
    /// How many pictures are named; the others are counted.
    private static let namedStates = 3

    /// As a diagnostic: the theme's line, a caret, the states as a hint.
    package var diagnostic: Diagnostic {
        Diagnostic(
            severity, "\(rule.rawValue): \(message)", in: source, at: range,
            hints: statesInWords + wayInWords + hints + fixes)
    }

    private var statesInWords: [String] {
        guard !states.isEmpty else { return [] }
        let named = states.prefix(Self.namedStates).joined(separator: ", ")
        let others = states.count - Self.namedStates
        guard others > 0 else { return ["in \(named)"] }
        let more = stateCount == states.count ? "state\(others == 1 ? "" : "s")" : "pictures of \(statesInAll)"
        return ["in \(named) and \(others) more \(more)"]
    }

    /// `240 pictures of 20 states`, or `2 states` where each is meant in one picture.
    var extent: String {
        stateCount == states.count ? statesInAll : "\(states.count) pictures of \(statesInAll)"
    }

    /// How many states it holds in, whatever their appearance, direction and settings.
    private var stateCount: Int { Set(states.map { $0.prefix { $0 != "~" } }).count }

    private var statesInAll: String { "\(stateCount) state\(stateCount == 1 ? "" : "s")" }

    private var wayInWords: [String] {
        guard let way else { return [] }
        return ["while it comes or goes: \(NumberText.rounded(way.measured, places: 2)) : 1 in \(way.state)"]
    }

    private var fixes: [String] {
        fix.map { ["\($0.isSafe ? "--fix" : "--unsafe-fixes") would \($0.summary)"] } ?? []
    }

    /// As a member of `lint --json`.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("rule", .string(rule.rawValue)), .init("severity", .string(severity.rawValue)),
            .init("message", .string(message)), .init("theme", .string(theme)), .init("file", .string(source.name)),
            .init("line", .number(Double(range.start.line))), .init("column", .number(Double(range.start.column))),
            .init("endLine", .number(Double(range.end.line))), .init("endColumn", .number(Double(range.end.column))),
            .init("key", .string(key)), .init("measured", measured.map { .number($0) } ?? .null),
            .init("required", required.map { .number($0) } ?? .null),
            .init("states", .array(states.map(JSONValue.string))),
        ]
        if let way { members.append(.init("way", way.json)) }
        if let fix { members.append(.init("fix", fix.json)) }
        return .object(members)
    }
}
