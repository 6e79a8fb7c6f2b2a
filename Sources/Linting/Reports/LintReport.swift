package import Documents
import Theming

/// All findings of a run, in every form in which it tells them (LN).
package struct LintReport: Sendable {
    /// In the order of files and places.
    package let findings: [Finding]
    /// Of all themes: no findings, since the ends count.
    let ways: [ContrastWay]

    /// In the order in which they are told.
    package init(_ findings: [Finding], ways: [ContrastWay] = []) {
        self.findings = findings
        self.ways = ways
    }

    /// Whether the lint fails: an error, or anything but a note where it is strict.
    package func isFailure(strict: Bool) -> Bool {
        findings.contains { $0.severity == .error || strict && $0.severity == .warning }
    }

    /// `3 findings: 1 error, 2 warnings`, or `no findings`.
    package var summary: String {
        guard !findings.isEmpty else { return "no findings" }
        let severities: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
        let parts = severities.compactMap { severity, noun -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        return "\(findings.count) finding\(findings.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
    }

    /// `{"version": 1, "findings": […]}`, and `ways` where something fades.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [.init("version", 1), .init("findings", .array(findings.map(\.json)))]
        if !ways.isEmpty { members.append(.init("ways", .array(ways.map(\.json)))) }
        return .object(members)
    }

    /// Commands of GitHub's workflows, each of which shows a remark at its line.
    ///
    /// A step shows about ten of a kind: beyond nine the tenth tells how many more there are.
    package var annotations: [String] {
        let kinds: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "notice")]
        return kinds.flatMap { severity, word -> [String] in
            let found = findings.filter { $0.severity == severity }
            let shown = found.count > 10 ? 9 : found.count
            let lines = found.prefix(shown).map { $0.annotation(word) }
            return found.count > shown
                ? lines + ["::\(word)::\(found.count - shown) more findings of this kind"] : lines
        }
    }
}

extension Finding {
    fileprivate func annotation(_ word: String) -> String {
        let place =
            "file=\(source.name.inProperty),line=\(range.start.line),col=\(range.start.column),"
            + "title=\(rule.rawValue.inProperty)"
        let told = states.isEmpty ? "" : " (\(extent))"
        return "::\(word) \(place)::\((message + told).inMessage)"
    }
}

extension String {
    /// As a workflow command takes a message.
    private var replacingBreaks: String {
        reduce(into: "") { text, character in
            switch character {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n", "\r\n": text += "%0A"
            default: text.append(character)
            }
        }
    }

    fileprivate var inMessage: String { replacingBreaks }

    /// As a workflow command takes a property.
    fileprivate var inProperty: String {
        replacingBreaks.reduce(into: "") { text, character in
            switch character {
            case ":": text += "%3A"
            case ",": text += "%2C"
            default: text.append(character)
            }
        }
    }
}
