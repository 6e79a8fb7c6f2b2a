import ArgumentParser
import Documents

/// The values of an option that may be repeated, and that takes several with commas between them.
struct CommaList<Value: Sendable>: Sendable {
    let values: [Value]

    /// Reads each part; an empty one is an error.
    init(_ text: String, read: (String) throws -> Value) throws {
        values = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            guard !part.isEmpty else { throw ValidationError("a value is empty") }
            return try read(String(part))
        }
    }
}

extension Sequence {
    /// The values of all lists, each once, in the order in which they were given.
    func joinedValues<Value: Hashable>() -> [Value] where Element == CommaList<Value> {
        var seen: Set<Value> = []
        return flatMap(\.values).filter { seen.insert($0).inserted }
    }
}

/// The error of a word that is none of those that an option knows.
func unknownWord(_ word: String, among words: [String], as kind: String) -> ValidationError {
    let hint = NearestSpelling.nearest(to: word, among: words).map { "; did you mean '\($0)'?" }
    return ValidationError("unknown \(kind) '\(word)'\(hint ?? ", known are \(words.joined(separator: ", "))")")
}
