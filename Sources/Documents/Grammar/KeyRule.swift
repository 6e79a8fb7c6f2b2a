/// How keys of a mapping go together.
package struct KeyRule: Sendable {
    /// How many of the keys are written.
    package enum Count: Sendable {
        /// Every one.
        case all
        /// One of them must stand there, and no other.
        case exactlyOne
        /// One of them, or several.
        case atLeastOne
        /// None, or one of them.
        case atMostOne
        /// The keys are written beside one of these only.
        case beside([Companion])
    }

    /// A key without which others have no effect.
    package struct Companion: Sendable {
        /// The key that goes along.
        package let key: String
        /// The word that must stand at it; `nil` for any value.
        package let word: String?

        /// A key with any value, or with one word only.
        package init(_ key: String, _ word: String? = nil) {
            self.key = key
            self.word = word
        }

        /// As messages and references write it: `place: middle`.
        var text: String { word.map { "\(key): \($0)" } ?? key }

        func isWritten(in entries: [DocumentNode.Entry]) -> Bool {
            entries.contains { $0.key == key && (word == nil || $0.value.string == word) }
        }
    }

    /// What is wrong, and what could be done about it.
    package struct Problem: Sendable {
        /// What is wrong.
        package let message: String
        /// What to do instead.
        package let hints: [String]

        /// A problem with what to do about it.
        package init(_ message: String, hints: [String] = []) {
            self.message = message
            self.hints = hints
        }
    }

    /// How many of the keys may stand together.
    package let count: Count
    /// The keys that it is about.
    package let keys: [String]
    /// The problem of a mapping, by its name, that lacks keys: these.
    let missing: @Sendable (_ name: String, _ keys: [String]) -> Problem
    /// The problem of a mapping, by its name, that has too many of the keys: these.
    let several: @Sendable (_ name: String, _ keys: [String]) -> Problem
    /// Whether too many keys are told at the second of them, and not at the mapping.
    let isToldAtKey: Bool

    private init(
        _ count: Count, _ keys: [String], isToldAtKey: Bool = false,
        missing: @escaping @Sendable (String, [String]) -> Problem,
        several: @escaping @Sendable (String, [String]) -> Problem
    ) {
        self.count = count
        self.keys = keys
        self.isToldAtKey = isToldAtKey
        self.missing = missing
        self.several = several
    }

    /// Keys without which there is no value.
    package static func required(_ keys: String..., problem: Problem? = nil) -> KeyRule {
        KeyRule(.all, keys) { name, missing in
            problem ?? Problem("\(name) needs \(missing.formattedEnumeration)")
        } several: { name, _ in
            Problem(name)
        }
    }

    /// Keys without which there is no value, the problem being made of the mapping's name and the missing keys.
    package static func required(
        _ keys: [String], problem: @escaping @Sendable (String, [String]) -> Problem
    ) -> KeyRule {
        KeyRule(.all, keys, missing: problem) { name, _ in Problem(name) }
    }

    /// Keys of which there is one: without a problem of its own, `NAME needs one of a, b or c`.
    package static func one(
        of keys: [String], missing: Problem? = nil, isToldAtKey: Bool = false,
        several: (@Sendable ([String]) -> Problem)? = nil
    ) -> KeyRule {
        KeyRule(.exactlyOne, keys, isToldAtKey: isToldAtKey) { name, _ in
            missing ?? Problem("\(name) needs one of \(keys.formattedAlternatives)")
        } several: { name, given in
            several?(given) ?? missing ?? Problem("\(name) needs one of \(keys.formattedAlternatives)")
        }
    }

    /// Keys of which one must be there: `NAME needs one of a, b or c`.
    package static func atLeastOne(of keys: String..., problem: Problem? = nil) -> KeyRule {
        KeyRule(.atLeastOne, keys) { name, _ in
            problem ?? Problem("\(name) needs one of \(keys.formattedAlternatives)")
        } several: { name, _ in
            Problem(name)
        }
    }

    /// Keys of which there is one or none: `NAME takes a or b, not both`.
    package static func atMostOne(of keys: String..., verb: String = "takes") -> KeyRule {
        KeyRule(.atMostOne, keys) { name, _ in
            Problem(name)
        } several: { name, _ in
            let none = keys.count == 2 ? "not both" : "not more than one"
            return Problem("\(name) \(verb) \(keys.formattedAlternatives), \(none)")
        }
    }

    /// Keys that say nothing but beside one of others: `NAME takes rows only beside section or number`.
    package static func keys(_ keys: String..., beside companions: [Companion]) -> KeyRule {
        KeyRule(.beside(companions), keys, isToldAtKey: true) { name, _ in
            Problem(name)
        } several: { name, given in
            Problem(
                "\(name) takes \(given.formattedAlternatives) only beside "
                    + companions.map(\.text).formattedAlternatives)
        }
    }

    /// The diagnostic of a mapping that goes against the rule, `nil` where none does.
    ///
    /// Of a mapping with unknown keys, which may be misspelt ones, nothing is missing.
    func objection(
        to node: DocumentNode, called name: String, hasUnknownKeys: Bool
    ) -> Diagnostic? {
        guard let entries = node.entries else { return nil }
        let given = entries.filter { keys.contains($0.key) }
        switch count {
        case .all where given.count < keys.count, .exactlyOne where given.isEmpty, .atLeastOne where given.isEmpty:
            guard !hasUnknownKeys else { return nil }
            let problem = missing(name, keys.filter { key in !given.contains { $0.key == key } })
            return node.error(problem.message, hints: problem.hints)
        case .exactlyOne where given.count > 1, .atMostOne where given.count > 1:
            let problem = several(name, given.map(\.key))
            return isToldAtKey
                ? given[1].keyError(problem.message, hints: problem.hints)
                : node.error(problem.message, hints: problem.hints)
        case .beside(let companions):
            guard let first = given.first, !hasUnknownKeys, !companions.contains(where: { $0.isWritten(in: entries) })
            else { return nil }
            let problem = several(name, given.map(\.key))
            return first.keyError(problem.message, hints: problem.hints)
        default: return nil
        }
    }
}

extension [KeyRule] {
    /// The keys without which there is no value.
    var required: [String] {
        flatMap { rule -> [String] in
            if case .all = rule.count { return rule.keys }
            return []
        }
    }
}

extension [String] {
    /// `a, b and c`.
    package var formattedEnumeration: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
