import ArgumentParser
import Documents

/// The values of an option that may be repeated, and that takes several with commas between them.
struct ListedValues<Value: Sendable>: Sendable {
    let values: [Value]

    /// Parses each part, without the blanks around it; an empty one is an error.
    init(_ text: String, parse: (String) throws -> Value) throws {
        values = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let word = part.trimmed
            guard !word.isEmpty else { throw ValidationError("a value is empty") }
            return try parse(word)
        }
    }

    /// Parses each part as a word of an enumeration.
    init(words text: String, _ kind: String) throws
    where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        try self.init(text) { try parseWord($0, kind) }
    }
}

extension ListedValues<String> {
    /// The parts as they are.
    init(_ text: String) throws { try self.init(text) { $0 } }
}

extension Sequence {
    /// The values of all lists, each once, in the order in which they were given.
    func joinedValues<Value: Hashable>() -> [Value] where Element == ListedValues<Value> {
        var seen: Set<Value> = []
        return flatMap(\.values).filter { seen.insert($0).inserted }
    }
}

extension Array {
    /// What was given, else what stands in its place.
    func unlessEmpty(_ others: [Element]) -> [Element] { isEmpty ? others : self }
}

/// Parses a word of an enumeration.
///
/// - Parameter kind: what the words are called in the error of one that is none.
func parseWord<Value>(_ word: String, _ kind: String) throws -> Value
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    if let value = Value(rawValue: word) { return value }
    throw unknownWord(word, among: Value.words, as: kind)
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// What an enumeration's values are written as.
    static var words: [String] { allCases.map(\.rawValue) }
}

/// The error of a word that is none of those that an option knows.
func unknownWord(_ word: String, among words: [String], as kind: String) -> ValidationError {
    let near = NearestSpelling.nearest(to: word, among: words).map { "; did you mean '\($0)'?" }
    let hint = near ?? NearestSpelling.choices(for: word, among: words).first.map { ", \($0)" } ?? ""
    return ValidationError("unknown \(kind) '\(word)'\(hint)")
}

/// Checks the number of things that a command is to do at once.
func checkJobs(_ jobs: Int?) throws {
    if let jobs, !(1...256).contains(jobs) {
        throw ValidationError("--jobs is a number from 1 to 256, not \(jobs)")
    }
}
