import Geometry

/// How a value is written in a file: the one description that a schema and a page of reference are made from.
///
/// It is data only. What reads such a value is a `ValueKind`, which holds its form.
package indirect enum ValueForm: Sendable {
    /// `null`, or nothing behind the key.
    case nothing
    /// `true` or `false`.
    case flag
    /// A number within bounds.
    case number(NumberForm)
    /// A text.
    case text(TextForm)
    /// One of a few words.
    case words([Word])
    /// `word(parameter)` or `{word: parameter}`.
    case call(Call)
    /// Values of one form; of any number unless counts are given, and none twice if so said.
    case list(ValueForm, counts: ClosedRange<Int>?, isDistinct: Bool = false)
    /// A list with a value of its own form at each place.
    case tuple([ValueForm])
    /// Keys with their values.
    case mapping(MappingForm)
    /// An alias that leads to a definition elsewhere; what it may lead to, as `a color token`.
    case alias(of: String)
    /// One of several forms.
    case either([ValueForm])
    /// A form that has a name, under which others refer to it.
    case definition(Definition)
    /// Whatever a file can say.
    case anything

    /// A number that must lie within bounds.
    package struct NumberForm: Sendable {
        /// Between which it lies.
        package let bounds: NumberBounds
        /// Whether it has no fraction.
        package let isWhole: Bool
        /// What is counted, as `points`; `nil` for a bare number.
        package let unit: String?
    }

    /// A text.
    package struct TextForm: Sendable {
        /// What it is, as `a path`.
        package let what: String
        /// A regular expression that all of it matches.
        package let pattern: String?
        /// How many characters it has.
        package let counts: ClosedRange<Int>?
        /// Whether a number counts as the text by which it is written.
        package let acceptsNumbers: Bool
    }

    /// A word that a value can be, with what it means.
    package struct Word: Sendable {
        /// As a file writes it.
        package let text: String
        /// Other words that mean the same.
        package let synonyms: [String]
        /// What the word means, for references and schemas; `nil` where it says that itself.
        package var meaning: String? { makeMeaning() }
        /// Sentences are put together when they are asked for, which no run that draws does.
        private let makeMeaning: @Sendable () -> String?

        /// A word, others that mean the same, and what it means.
        package init(
            _ text: String, or synonyms: [String] = [], _ meaning: @autoclosure @escaping @Sendable () -> String?
        ) {
            self.text = text
            self.synonyms = synonyms
            makeMeaning = meaning
        }
    }

    /// A word with a parameter.
    package struct Call: Sendable {
        /// What stands before the parenthesis.
        package let word: String
        /// What the parameter is called, as `radius`.
        package let parameterName: String
        /// What stands in it.
        package let parameter: ValueForm
        /// A regular expression of what stands in the parentheses; `nil` where only the mapping can be written.
        package let pattern: String?
        /// What the call means, for references and schemas; `nil` where its name says that.
        package let meaning: String?
    }

    /// A form with a name.
    package struct Definition: Sendable {
        /// Its name in schemas: a word, or the path of a group of keys.
        package let name: String
        /// In words, for reference and schema.
        package let summary: String
        /// A value as a file has it.
        package let example: String?
        /// What may stand in its place.
        package let form: ValueForm
        /// Whether it is a group of keys at one place of a file, and no kind of value that is found at several.
        package let isGroup: Bool
    }
}

extension ValueForm {
    /// A form of this name; `summary` is a sentence for schemas and references.
    package static func defined(
        _ name: String, _ summary: String, example: String? = nil, _ form: ValueForm, isGroup: Bool = false
    ) -> ValueForm {
        .definition(Definition(name: name, summary: summary, example: example, form: form, isGroup: isGroup))
    }

    /// A number within bounds, in a unit.
    package static func number(_ bounds: NumberBounds, unit: String? = nil) -> ValueForm {
        .number(NumberForm(bounds: bounds, isWhole: false, unit: unit))
    }

    /// A number within a range, in a unit.
    package static func number(_ range: ClosedRange<Double>, unit: String? = nil) -> ValueForm {
        .number(NumberBounds(range), unit: unit)
    }

    /// A number without a fraction.
    package static func whole(_ range: ClosedRange<Int>, unit: String? = nil) -> ValueForm {
        let bounds = NumberBounds(Double(range.lowerBound)...Double(range.upperBound))
        return .number(NumberForm(bounds: bounds, isWhole: true, unit: unit))
    }

    /// A text that is called `what`, as `a path`.
    package static func text(
        _ what: String, pattern: String? = nil, counts: ClosedRange<Int>? = nil, acceptsNumbers: Bool = false
    ) -> ValueForm {
        .text(TextForm(what: what, pattern: pattern, counts: counts, acceptsNumbers: acceptsNumbers))
    }

    /// The path of a file, which stands relative to the file that it is written in.
    package static let path = text("a path", counts: 1...Int.max)

    /// A single word.
    package static func word(_ word: String, _ meaning: String?) -> ValueForm { .words([Word(word, meaning)]) }

    /// `{word: value}`.
    package static func call(
        _ word: String, _ name: String, _ form: ValueForm, _ meaning: String? = nil
    ) -> ValueForm {
        .call(Call(word: word, parameterName: name, parameter: form, pattern: nil, meaning: meaning))
    }

    /// The form behind its name, if it has one.
    package var unnamed: ValueForm {
        if case .definition(let definition) = self { definition.form.unnamed } else { self }
    }

    /// The single alternatives, those of alternatives included; names are kept.
    var alternatives: [ValueForm] {
        if case .either(let forms) = self { forms.flatMap(\.alternatives) } else { [self] }
    }

    /// The words that it may be, as files write them.
    package var choices: [String] {
        switch self {
        case .words(let words): words.map(\.text)
        case .either(let forms): forms.flatMap(\.choices)
        case .definition(let definition): definition.form.choices
        default: []
        }
    }
}

/// The numbers that a value may be.
package struct NumberBounds: Hashable, Sendable {
    /// The least number, or what all are above.
    package let lower: Double
    /// The greatest number.
    package let upper: Double
    /// Whether the lower bound itself is none of them.
    package let excludesLower: Bool

    /// Bounds that a number may reach, but for the lower one where it is excluded.
    package init(_ range: ClosedRange<Double>, excludingLower: Bool = false) {
        lower = range.lowerBound
        upper = range.upperBound
        excludesLower = excludingLower
    }

    /// Whether a number is within the bounds.
    package func contains(_ number: Double) -> Bool {
        (excludesLower ? number > lower : number >= lower) && number <= upper
    }

    /// What is wrong with a number, to follow the name of the value: `must be at least 0, not -1`.
    package func objection(to number: Double, written: String) -> String? {
        guard !contains(number) else { return nil }
        if number > upper { return "must be at most \(NumberText.exact(upper)), not \(written)" }
        return "must be \(excludesLower ? "more than" : "at least") \(NumberText.exact(lower)), not \(written)"
    }
}

/// The keys of a mapping, and how they go together.
package struct MappingForm: Sendable {
    /// The keys that it has.
    package var fields: [FieldForm] { makeFields() }
    /// They are made when they are asked for, as by a schema, and not to read a file.
    private let makeFields: @Sendable () -> [FieldForm]
    /// What must hold among them.
    package var rules: [KeyRule] = []
    /// What stands at a key that is none of the fields'; `nil` where there may be none.
    package var others: OtherKeys?
    /// Whether nothing behind the key means a mapping without keys.
    package var acceptsNothing = false
    /// The fewest keys.
    package var minimumCount = 0
    /// What some keys hold in particular, by the word that stands at another; for the schema alone.
    package var cases: [Case] = []

    /// A mapping of these keys, and of others only where a form for them is given.
    package init(
        _ fields: @autoclosure @escaping @Sendable () -> [FieldForm], rules: [KeyRule] = [],
        others: OtherKeys? = nil, acceptsNothing: Bool = false, minimumCount: Int = 0
    ) {
        makeFields = fields
        self.rules = rules
        self.others = others
        self.acceptsNothing = acceptsNothing
        self.minimumCount = minimumCount
    }

    /// The keys without which there is no value.
    package var requiredKeys: [String] { rules.required }

    /// What a key holds where another key has one of some words.
    package struct Case: Sendable {
        /// The key that decides.
        let key: String
        /// The words of it that are meant.
        let words: [String]
        /// The key that holds something in particular then.
        let field: String
        /// What it holds.
        let form: ValueForm

        /// Where `key` is one of the words, `field` has the form.
        package init(_ key: String, _ words: [String], field: String, _ form: ValueForm) {
            self.key = key
            self.words = words
            self.field = field
            self.form = form
        }
    }

    /// Keys that a file makes up itself.
    package struct OtherKeys: Sendable {
        /// What such a key is called in a reference, as `PROPERTY`.
        package let key: String
        /// In words, for reference and schema.
        package let summary: String
        /// What may belong to such a key.
        package let form: ValueForm
        /// As a file may write it.
        package let example: String?

        /// Keys of any name; `key` stands for it in the reference.
        package init(_ key: String, _ summary: String, _ form: ValueForm, example: String? = nil) {
            self.key = key
            self.summary = summary
            self.form = form
            self.example = example
        }
    }
}

/// A key of a mapping, for schemas and references.
package struct FieldForm: Sendable {
    /// As a file writes it.
    package let key: String
    /// What the key is for, in words, with the number of the rule that it implements.
    package let summary: String
    /// What may belong to it.
    package let form: ValueForm
    /// What holds where the key is not written, `nil` where nothing does.
    package var usual: Usual?
    /// A value as a file has it.
    package var example: String?
    /// What must be so that the key has an effect.
    package var needs: String?

    /// A key; what is not given it does not have.
    package init(
        _ key: String, _ summary: String, _ form: ValueForm, usual: Usual? = nil, example: String? = nil,
        needs: String? = nil
    ) {
        self.key = key
        self.summary = summary
        self.form = form
        self.usual = usual
        self.example = example
        self.needs = needs
    }

    /// What holds where a key is not written.
    package enum Usual: Sendable {
        /// A value that is the same in every file.
        case value(JSONValue)
        /// No value of its own, as `that of canvas.background`.
        case words(String)
    }

    /// The key at which editors look for the schema of a file.
    package static let schemaKey = "$schema"
}
