import Documents
import Tokens

extension TokenSet {
    /// From the texts of token files named `0.tokens.json`, `1.tokens.json` and so on.
    init(json texts: String...) throws {
        try self.init(json: texts)
    }

    init(json texts: [String]) throws {
        try self.init(
            texts.enumerated().map { try DocumentNode.parse(SourceText(name: "\($0).tokens.json", text: $1)) })
    }

    /// The value of a token; `nil` where there is none or where it is wrong.
    func value(_ path: String) -> TokenValue? { token(TokenPath(path))?.value }

    /// The diagnostics line by line: `1:12: message`, then `hint: …`; warnings, and files but the first, are named.
    var problems: [String] { diagnostics.flatMap(\.lines) }

    /// The diagnostics, then the tokens as `group.token = value`, with a `!` for each deprecation.
    var transcript: [String] {
        problems
            + tokens.map { token in
                "\(token.path) = \(token.value.summary)" + token.deprecations.map { " ! \($0.message)" }.joined()
            }
    }
}

extension Diagnostic {
    var lines: [String] {
        let place = range.map { "\($0.start.line):\($0.start.column): " } ?? ""
        let file = source.map { $0.name == "0.tokens.json" ? "" : "\($0.name):" } ?? ""
        let prefix = severity == .error ? "" : "\(severity.rawValue): "
        return [file + place + prefix + message] + hints.map { "hint: \($0)" }
    }
}

extension TokenValue {
    /// A few words for the types that tests of structure use.
    var summary: String {
        switch self {
        case .color(let color): "\(color)"
        case .dimension(let dimension): "\(dimension.value)\(dimension.unit.rawValue)"
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): "weight \(weight)"
        case .number(let number): "\(number)"
        case .gradient(let stops): stops.map { "\($0.color) at \($0.offset)" }.joined(separator: ", ")
        case .shadow(let shadows): shadows.map { "\($0.color) by \($0.blur.value)" }.joined(separator: ", ")
        case .strokeStyle(.dashes(let dashes, _)):
            dashes.map { "\($0.value)\($0.unit.rawValue)" }.joined(separator: " ")
        default: type.rawValue
        }
    }
}
