import DesignTokens
import Testing

/// A case of a table that is written as text: an input, and below it the output, each line after `| `.
struct Transcript: Sendable, CustomStringConvertible {
    /// One text for each file.
    let inputs: [String]
    let output: [String]

    var input: String { inputs.first ?? "" }
    var description: String { inputs.joined(separator: " + ") }

    /// A line after `+ ` is the next file of a case.
    static func cases(of text: String) -> [Transcript] {
        var cases: [(inputs: [Substring], output: [Substring])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("| ") {
                cases[cases.count - 1].output.append(line.dropFirst(2))
            } else if line.hasPrefix("+ ") {
                cases[cases.count - 1].inputs.append(line.dropFirst(2))
            } else {
                cases.append(([line], []))
            }
        }
        return cases.map { Transcript(inputs: $0.inputs.map(String.init), output: $0.output.map(String.init)) }
    }

    /// Reads the inputs as token files and compares the problems and tokens; `<types>` stands for all types.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
        let expected = output.map { $0.replacing("<types>", with: types) }
        #expect(try TokenSet(json: inputs).transcript == expected, sourceLocation: sourceLocation)
    }
}
