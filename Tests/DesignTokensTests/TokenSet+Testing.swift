import DesignTokens
import Diagnostics
import Documents

extension TokenSet {
    /// From the texts of token files named `0.tokens.json`, `1.tokens.json` and so on.
    init(json texts: String...) throws {
        try self.init(
            texts.enumerated().map { try DocumentNode.parse(SourceText(name: "\($0).tokens.json", text: $1)) })
    }

    /// The value of a token; `nil` where there is none or where it is wrong.
    func value(_ path: String) -> TokenValue? { token(TokenPath(path))?.value }

    var paths: [String] { tokens.map(\.path.description) }

    /// The diagnostics as `line:column: message`, hints after a line break; those of later files with the file's name.
    var problems: [String] { diagnostics.map(\.shortText) }
}

extension Diagnostic {
    var shortText: String {
        let place = range.map { "\($0.start.line):\($0.start.column): " } ?? ""
        let file = source?.name == "0.tokens.json" || source == nil ? "" : "\(source?.name ?? ""):"
        let prefix = severity == .error ? "" : "\(severity.rawValue): "
        return ([file + place + prefix + message] + hints.map { "hint: \($0)" }).joined(separator: "\n")
    }
}
