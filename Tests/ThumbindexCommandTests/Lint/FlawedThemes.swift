import Foundation
import TemporaryFolders
import Testing

/// The themes of `flaws.txt` over the bases of `bases.txt`, whose pictures are in base64: each with one flaw, and beside it
/// the value that is just right.
struct FlawedThemes {
    /// A theme with what is to be found in it.
    struct Case: Sendable {
        /// The file's name.
        let file: String
        let text: String
        /// The rule and the key of its one finding, as `contrast list.row.titleColor`; `nil` for none.
        let finding: String?
    }

    let cases: [Case]
    private let bases: [(name: String, text: String)]

    init() throws {
        bases = try Self.parts(of: "bases.txt").map { ($0.heading, $0.body) }
        cases = try Self.parts(of: "flaws.txt").flatMap(Self.cases)
    }

    /// Writes all of them into a folder.
    func write(to folder: TemporaryFolder) throws {
        for (name, text) in bases {
            guard name.hasSuffix(".png") else {
                try folder.write([name: text])
                continue
            }
            let picture = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
            try picture.write(to: URL(filePath: folder.path + "/" + name))
        }
        for theme in cases { try folder.write([theme.file: theme.text]) }
    }

    /// Parts that begin with `== heading`.
    private static func parts(of file: String) throws -> [(heading: String, body: String)] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
        let text = try String(contentsOf: url, encoding: .utf8)
        return text.components(separatedBy: "\n== ").enumerated().compactMap { number, part in
            let part = number == 0 && part.hasPrefix("== ") ? String(part.dropFirst(3)) : part
            guard number > 0 || text.hasPrefix("== "), let end = part.firstIndex(of: "\n") else { return nil }
            return (String(part[..<end]), String(part[part.index(after: end)...]))
        }
    }

    /// The flawed theme and its near miss: `base name: rule key`, the text, and `-- "flaw" "right"`.
    private static func cases(_ part: (heading: String, body: String)) throws -> [Case] {
        let words = part.heading.split(separator: " ", maxSplits: 2).map(String.init)
        var lines = part.body.split(separator: "\n").map(String.init)
        let change = try quoted(lines.removeLast())
        let text = "extends: \(words[0]).base.yaml\n" + lines.joined(separator: "\n") + "\n"
        let name = String(words[1].dropLast())
        precondition(change.count == 2 && text.contains(change[0]), "\(name) changes what it does not have")
        return [
            Case(file: "\(name).theme.yaml", text: text, finding: words[2]),
            Case(
                file: "\(name)-near.theme.yaml", text: text.replacingOccurrences(of: change[0], with: change[1]),
                finding: nil),
        ]
    }

    /// The texts between quotation marks, `\"` and `\n` as in JSON; a backslash before anything else stays.
    private static func quoted(_ line: String) throws -> [String] {
        line.matches(of: try Regex(#""((?:[^"\\]|\\.)*)""#)).compactMap { match in
            match.output[1].substring.map {
                $0.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\n", with: "\n")
            }
        }
    }
}
