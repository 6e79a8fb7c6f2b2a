/// Texts in commands of GitHub's workflows, as `::error file=…,title=…::…`.
extension String {
    /// As a command takes a message: `%` and line ends are escaped.
    var workflowData: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// As a command takes a property: `:` and `,` are escaped too.
    var workflowProperty: String {
        workflowData.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case ":": text += "%3A"
            case ",": text += "%2C"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
