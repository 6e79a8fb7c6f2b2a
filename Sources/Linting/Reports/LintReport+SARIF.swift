package import Documents
import Theming

extension LintReport {
    /// As many results as GitHub takes of a run; beyond them findings of a rule and a file are told as one.
    private static let mostResults = 25_000

    /// The findings as SARIF 2.1.0 (OASIS), one run, a result for each finding.
    ///
    /// - Parameter version: the program's.
    package func sarif(version: String) -> JSONValue {
        let rules = LintRule.allCases.filter { rule in findings.contains { $0.rule == rule } }
        let results = findings.count <= Self.mostResults ? findings.map { $0.result(rules) } : grouped(rules)
        return [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "thumbindex", "version": .string(version),
                            "rules": .array(rules.map(\.descriptor)),
                        ]
                    ],
                    "columnKind": "unicodeCodePoints", "results": .array(results),
                ]
            ],
        ]
    }

    private func grouped(_ rules: [LintRule]) -> [JSONValue] {
        struct Group: Hashable {
            let rule: LintRule
            let file: String
        }
        var counts: [Group: Int] = [:]
        var firsts: [(Group, Finding)] = []
        for finding in findings {
            let group = Group(rule: finding.rule, file: finding.source.name)
            if counts[group] == nil { firsts.append((group, finding)) }
            counts[group, default: 0] += 1
        }
        return firsts.prefix(Self.mostResults).map { group, finding in
            finding.result(rules, others: counts[group, default: 1] - 1)
        }
    }
}

extension LintRule {
    /// As a `reportingDescriptor`.
    fileprivate var descriptor: JSONValue {
        [
            "id": .string(rawValue), "shortDescription": ["text": .string(meaning + ".")],
            "fullDescription": ["text": .string(explanation)],
            "help": ["text": .string(explanation + "\n\n" + sources.joined(separator: "\n"))],
        ]
    }
}

extension Finding {
    /// As a `result`.
    ///
    /// - Parameter others: how many findings it stands for beside itself.
    fileprivate func result(_ rules: [LintRule], others: Int = 0) -> JSONValue {
        let text = message + (others > 0 ? ", and \(others) more in this file" : "")
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(rule.rawValue)),
            .init("ruleIndex", .number(Double(rules.firstIndex(of: rule) ?? 0))),
            .init("level", .string(severity.rawValue)),
            .init("message", ["text": .string(text)]), .init("locations", [["physicalLocation": place(of: range)]]),
            .init("partialFingerprints", ["ruleAndKey/v1": .string("\(rule.rawValue) \(key)")]),
            .init("properties", ["key": .string(key), "states": .array(states.map(JSONValue.string))]),
        ]
        if let fix {
            let replacements = fix.edits.map { edit -> JSONValue in
                ["deletedRegion": region(edit.range), "insertedContent": ["text": .string(edit.text)]]
            }
            let change: JSONValue = ["artifactLocation": artifact, "replacements": .array(replacements)]
            members.append(
                .init("fixes", [["description": ["text": .string(fix.summary)], "artifactChanges": [change]]]))
        }
        return .object(members)
    }

    private func place(of range: SourceRange) -> JSONValue {
        ["artifactLocation": artifact, "region": region(range)]
    }

    private var artifact: JSONValue { ["uri": .string(source.name.asURIReference)] }

    private func region(_ range: SourceRange) -> JSONValue {
        [
            "startLine": .number(Double(range.start.line)), "startColumn": .number(Double(range.start.column)),
            "endLine": .number(Double(range.end.line)), "endColumn": .number(Double(range.end.column)),
        ]
    }
}

extension String {
    /// A path as a relative reference of RFC 3986: what may not stand there is escaped.
    fileprivate var asURIReference: String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let digits = Array("0123456789ABCDEF")
        return utf8.reduce(into: hasPrefix("/") ? "file://" : "") { text, byte in
            if plain.contains(byte) {
                text.append(Character(Unicode.Scalar(byte)))
            } else {
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
