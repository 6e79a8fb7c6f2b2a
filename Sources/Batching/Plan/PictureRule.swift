/// Which pictures a rule is about: those that have one of the values named for each axis it names.
package struct PictureRule: Hashable, Sendable {
    /// What the rules of a run can be told by, beside the names of its other axes.
    package enum Axis {
        package static let theme = "theme"
        package static let component = "component"
        package static let state = "state"
        package static let appearance = "appearance"
        package static let locale = "locale"
        package static let direction = "direction"
        package static let content = "content"
        package static let scale = "scale"
        package static let format = "format"

        private static let all = [
            theme, component, state, appearance, locale, direction, content, scale, format,
        ]
        private static let modifierStart = "modifier."

        /// What rules call a further axis: by its name, or as `modifier.theme` where that says something else.
        package static func word(forAxis name: String) -> String { all.contains(name) ? modifierStart + name : name }

        /// All that rules may call it.
        package static func words(forAxis name: String) -> [String] {
            [word(forAxis: name)] + (all.contains(name) ? [] : [modifierStart + name])
        }

        /// The name of a modifier that is written as `modifier.brand`; `nil` for other words.
        package static func modifier(_ word: String) -> String? {
            word.hasPrefix(modifierStart) ? String(word.dropFirst(modifierStart.count)) : nil
        }
    }

    /// The values by the axis' name, as words; the empty word is the default of an axis.
    package let values: [String: Set<String>]

    package init(_ values: [String: Set<String>]) {
        self.values = values
    }

    /// Whether the rule is about pictures that bear one of the words on an axis.
    func accepts(_ words: [String], on axis: String) -> Bool {
        guard let accepted = values[axis] else { return true }
        return words.contains(where: accepted.contains)
    }
}

/// What of a plan is drawn: the pictures that one of the rules to include is about, and none of those to exclude.
package struct PictureRules: Hashable, Sendable {
    /// None includes every picture.
    package let includes: [PictureRule]
    package let excludes: [PictureRule]
    /// The number of rules of both kinds at most.
    package static let largestCount = 64

    package init(includes: [PictureRule] = [], excludes: [PictureRule] = []) {
        precondition(includes.count + excludes.count <= Self.largestCount, "too many rules")
        self.includes = includes
        self.excludes = excludes
    }
}

extension PictureRules {
    /// A bit for each rule, those to include first.
    typealias Matches = UInt64

    /// The rules that accept one of the words on an axis.
    func matches(_ words: [String], on axis: String) -> Matches {
        var matches: Matches = 0
        for (number, rule) in (includes + excludes).enumerated() where rule.accepts(words, on: axis) {
            matches |= 1 << Matches(number)
        }
        return matches
    }

    /// Whether a picture is drawn that these rules accept on every axis.
    func select(_ matches: Matches) -> Bool {
        // 64 rules to include leave no bit over to shift by.
        let included = includes.isEmpty ? Matches.max : matches & includeBits
        return included != 0 && matches & ~includeBits & ruleBits == 0
    }

    private var includeBits: Matches { Self.lowest(includes.count) }
    private var ruleBits: Matches { Self.lowest(includes.count + excludes.count) }

    private static func lowest(_ count: Int) -> Matches { count >= 64 ? .max : (1 << Matches(count)) - 1 }
}
