/// A case of a table that is written as text: an input, and below it the output, each line after `| `.
struct Transcript: Sendable, CustomStringConvertible {
    let input: String
    let output: [String]

    var description: String { input }

    /// An input of several lines, as of several files, goes on after `+ `.
    static func cases(of text: String) -> [Transcript] {
        var cases: [(input: [Substring], output: [Substring])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("| ") {
                cases[cases.count - 1].output.append(line.dropFirst(2))
            } else if line.hasPrefix("+ ") {
                cases[cases.count - 1].input.append(line.dropFirst(2))
            } else {
                cases.append(([line], []))
            }
        }
        return cases.map { Transcript(input: $0.input.joined(separator: "\n"), output: $0.output.map(String.init)) }
    }
}
