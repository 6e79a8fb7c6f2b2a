import Comparing
import Documents

extension DiffReport {
    /// A workflow command of GitHub for each of up to ten pairs that are not equal, and one that counts the rest, since
    /// no more are shown of a step, one a line: `::error file=…,title=…::…`.
    ///
    /// `file` is the baseline's picture; characters that move a terminal's cursor stand as `\u{1B}`. Escaped as the
    /// runner reads them: `%` and line ends everywhere, `:` and `,` in properties too.
    package var annotations: [String] {
        let failures = pairs.filter { $0.kind != .equal }
        let rest = failures.count - Self.annotationLimit
        return failures.prefix(rest > 0 ? Self.annotationLimit - 1 : Self.annotationLimit).map { pair in
            let file = (pair.compared.pair.baseline ?? pair.compared.pair.candidate)?.path ?? pair.path
            let message = ([pair.shownPath] + pair.causes.brief).joined(separator: "\n")
            return
                "::error file=\(file.escapingControlCharacters.workflowProperty),title=\(pair.words.workflowProperty)::\(message.workflowData)"
        }
            + (rest > 0
                ? ["::error title=more differences::\(rest + 1) more pictures are not equal"]
                : [])
    }

    private static let annotationLimit = 10

    /// A table in Markdown for the summary of a step: how many pairs had which result, and those that are not equal.
    package var stepSummary: String {
        let failures = pairs.filter { $0.kind != .equal }
        let rows = failures.prefix(Self.summaryLimit).map { pair in
            let causes = pair.causes.brief.prefix(3).map(\.cell).joined(separator: "<br>")
            return "| `\(pair.shownPath.replacing("`", with: "'").cell)` | \(pair.words.cell) | \(causes) |\n"
        }
        let table = failures.isEmpty ? "" : "\n| picture | result | why |\n| --- | --- | --- |\n" + rows.joined()
        let rest = failures.count - Self.summaryLimit
        return "### Pictures\n\n\(summary.words)\n\(table)" + (rest > 0 ? "\nand \(rest) more\n" : "")
    }

    private static let summaryLimit = 100
}

extension String {
    /// What may stand in a cell of a table in Markdown.
    fileprivate var cell: String {
        reduce(into: "") { text, character in
            switch character {
            case "|": text += "\\|"
            case "<": text += "&lt;"
            case "\n", "\r\n", "\r": text += " "
            default: text.append(character)
            }
        }
    }
}
