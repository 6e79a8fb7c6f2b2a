import Testing
import Tokens

/// A case of a table that is written as text: an input, and below it the output, each line after `| `.
struct Transcript: Sendable, CustomStringConvertible {
    /// One text for each file.
    let inputs: [String]
    let output: [String]

    var input: String { inputs.first ?? "" }
    var description: String { inputs.joined(separator: " + ") }

    /// The lines up to an output are the input; after `+ ` the next file of a case begins.
    static func cases(of text: String) -> [Transcript] {
        var cases: [(inputs: [[Substring]], output: [Substring])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("| ") {
                cases[cases.count - 1].output.append(line.dropFirst(2))
            } else if cases.last?.output.isEmpty != false, !cases.isEmpty {
                let last = cases.count - 1
                if line.hasPrefix("+ ") { cases[last].inputs.append([]) }
                cases[last].inputs[cases[last].inputs.count - 1].append(line.hasPrefix("+ ") ? line.dropFirst(2) : line)
            } else {
                cases.append(([[line]], []))
            }
        }
        return cases.map { testCase in
            Transcript(
                inputs: testCase.inputs.map { $0.joined(separator: "\n") }, output: testCase.output.map(String.init))
        }
    }

    /// Reads the inputs as token files and compares the problems and tokens; `<types>` stands for all types.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
        let expected = output.map { $0.replacing("<types>", with: types) }
        #expect(try TokenSet(json: inputs).transcript == expected, sourceLocation: sourceLocation)
    }
}
