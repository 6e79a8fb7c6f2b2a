import Comparing
import Documents

extension DiffReport {
    /// A workflow command of GitHub for each pair that is not equal, one a line: `::error file=…,title=…::…`.
    ///
    /// `file` is the baseline's picture; characters that move a terminal's cursor stand as `\u{1B}`. Escaped as the
    /// runner reads them: `%` and line ends everywhere, `:` and `,` in properties too.
    package var annotations: [String] {
        pairs.filter { $0.kind != .equal }.map { pair in
            let file = (pair.compared.pair.baseline ?? pair.compared.pair.candidate)?.path ?? pair.path
            let message = ([pair.shownPath] + pair.causes.brief).joined(separator: "\n")
            return
                "::error file=\(file.escapingControlCharacters.workflowProperty),title=\(pair.words.workflowProperty)::\(message.workflowData)"
        }
    }
}

extension String {
    fileprivate var workflowData: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    fileprivate var workflowProperty: String {
        workflowData.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case ":": text += "%3A"
            case ",": text += "%2C"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
