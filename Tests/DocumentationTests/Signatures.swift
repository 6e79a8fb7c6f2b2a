/// Finds the functions and initialisers of a Swift file, and how many parameters each has that a call must give.
///
/// Parameters with a default are not counted: a call names those that it needs.
enum Signatures {
    /// The most parameters without a default.
    static let bound = 6

    /// The declarations of a file that have more than `bound`.
    static func tooLong(in file: Repository.File) -> [Finding] {
        let beginning = #/(?m)^[^/\n".=]*\b(?:func [^\s(]+|init[?!]?)(?:<[^(\n]*>)? ?\(/#
        return file.text.matches(of: beginning).compactMap { found in
            let count = required(in: file.text[found.range.upperBound...])
            guard count > bound else { return nil }
            let line = file.text[..<found.range.upperBound].count { $0 == "\n" } + 1
            return Finding(path: file.path, line: line, message: "\(count) parameters without a default")
        }
    }

    /// How many parameters have no default, of a text that begins behind a list's opening parenthesis.
    private static func required(in text: Substring) -> Int {
        var depth = 0
        var parameters: [(isDeclared: Bool, hasDefault: Bool)] = [(false, false)]
        var last: Character = " "
        for character in text {
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")" where depth == 0: return parameters.count { $0.isDeclared && !$0.hasDefault }
            case ")", "]", "}": depth -= 1
            case ">" where last != "-": depth -= 1
            case "," where depth == 0: parameters.append((false, false))
            case ":" where depth == 0: parameters[parameters.count - 1].isDeclared = true
            case "=" where depth == 0: parameters[parameters.count - 1].hasDefault = true
            default: break
            }
            last = character
        }
        return 0
    }
}
