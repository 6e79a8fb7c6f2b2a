/// What reads the values of a file: it knows what they are called and gathers what is wrong with them.
///
/// Each kind of file has its own, with what its values are read against.
package protocol ValueReader: Sendable {
    /// What an alias of such a file leads to, as a design token; `Never` where there are none.
    associatedtype Referent: Sendable = Never
    /// The types of what aliases lead to.
    associatedtype ReferentType: Sendable = Never

    /// What messages call the value that is being read, as `indexBar.slotHeight`.
    var name: String { get set }
    /// What is wrong, in the order in which it was found.
    var problems: DiagnosticList { get set }

    /// The part of a node that holds: the node itself unless values may be written in variants, as for light and dark;
    /// `nil` for variants that are not complete, which is reported.
    mutating func chosen(from node: DocumentNode) -> DocumentNode?
    /// The parts of a node that could hold and do not: they are read, too, so that what is wrong with them is told.
    func passedOver(in node: DocumentNode) -> [DocumentNode]
    /// What an alias may lead to in words, as `a color token`.
    static func words(for types: [ReferentType]) -> String
    /// What a node that is an alias leads to.
    mutating func reference(_ node: DocumentNode, types: [ReferentType]) -> Reference<Referent>
}

/// What a node leads to.
package enum Reference<Referent: Sendable>: Sendable {
    /// The node is a value, and no alias.
    case none
    /// An alias that leads to nothing, which is reported.
    case broken
    /// What the name means.
    case found(Referent)
}

extension ValueReader {
    package static func words(for types: [ReferentType]) -> String { "" }
    package mutating func chosen(from node: DocumentNode) -> DocumentNode? { node }
    package func passedOver(in node: DocumentNode) -> [DocumentNode] { [] }
    package mutating func reference(_ node: DocumentNode, types: [ReferentType]) -> Reference<Referent> { .none }

    /// Adds what is wrong with a node that should be a value.
    package mutating func report(_ error: ValueError, of node: DocumentNode, wanted: String) {
        switch error {
        case .reported: break
        case .invalid(let message, let part, let hints):
            problems.add((part ?? node).error("\(name) \(message)", hints: hints))
        case .mismatch(let hints):
            problems.add(node.mismatch(name, wanted, hints: hints + node.unquotedAliasHints))
        }
    }

    /// Gives values another name while they are read.
    package mutating func naming<Result>(_ name: String, _ body: (inout Self) -> Result) -> Result {
        let outer = self.name
        self.name = name
        defer { self.name = outer }
        return body(&self)
    }
}

/// Why a value cannot be read.
package enum ValueError: Error {
    /// It is not what the kind wants.
    case mismatch(hints: [String] = [])
    /// It is of the right form, but wrong: the message follows the value's name.
    case invalid(String, at: DocumentNode? = nil, hints: [String] = [])
    /// It has been reported.
    case reported

    /// Reports what is wrong by a diagnostic of its own.
    package static func reporting(_ diagnostic: Diagnostic, _ problems: inout DiagnosticList) -> ValueError {
        problems.add(diagnostic)
        return .reported
    }
}

/// A kind of value that files hold: how it is written, how it is read, and how it is written back.
///
/// Kinds are put together from other kinds: lists of them, mappings of fields, words with a parameter.
package struct ValueKind<Value: Sendable, Reader: ValueReader>: Sendable {
    /// Its form, aliases included.
    package let form: ValueForm
    /// What a message says is wanted, as `a length in points`.
    package let wanted: String
    /// The types that an alias may lead to; empty where none gives such a value.
    package let referents: [Reader.ReferentType]
    /// The value of a literal, that is, of a node that is no alias and no variant.
    package let literal: @Sendable (DocumentNode, inout Reader) throws(ValueError) -> Value
    /// The value that a referent gives, `nil` where it is of another type.
    package let converted: @Sendable (Reader.Referent) throws(ValueError) -> Value?
    /// The value as a file would have it, `nil` where it cannot be written.
    package let written: @Sendable (Value) -> JSONValue?

    /// A kind of value; `form` is that of a literal.
    package init(
        _ form: ValueForm, wanted: String, referents: [Reader.ReferentType] = [],
        converted: @escaping @Sendable (Reader.Referent) throws(ValueError) -> Value? = { _ throws(ValueError) in nil },
        written: @escaping @Sendable (Value) -> JSONValue? = { _ in nil },
        literal: @escaping @Sendable (DocumentNode, inout Reader) throws(ValueError) -> Value
    ) {
        self.form = referents.isEmpty ? form : .either([form, .alias(of: Reader.words(for: referents))])
        self.wanted = wanted
        self.referents = referents
        self.converted = converted
        self.written = written
        self.literal = literal
    }

    /// Another kind with a form of its own, aliases included, and another way to read a literal.
    private init(
        _ kind: ValueKind, form: ValueForm, wanted: String, written: @escaping @Sendable (Value) -> JSONValue?,
        literal: @escaping @Sendable (DocumentNode, inout Reader) throws(ValueError) -> Value
    ) {
        self.form = form
        self.wanted = wanted
        referents = kind.referents
        converted = kind.converted
        self.written = written
        self.literal = literal
    }
}

extension ValueKind {
    /// The value of a literal, a variant or an alias; `nil` where it cannot be read, which is then reported.
    package func read(_ node: DocumentNode, _ reader: inout Reader) -> Value? {
        for other in reader.passedOver(in: node) { _ = read(other, &reader) }
        guard let chosen = reader.chosen(from: node) else { return nil }
        do {
            return try value(chosen, &reader)
        } catch {
            reader.report(error, of: chosen, wanted: wanted)
            return nil
        }
    }

    /// The same for a value inside another.
    package func readPart(_ node: DocumentNode, _ reader: inout Reader) throws(ValueError) -> Value {
        guard let value = read(node, &reader) else { throw .reported }
        return value
    }

    private func value(_ node: DocumentNode, _ reader: inout Reader) throws(ValueError) -> Value {
        guard !referents.isEmpty else { return try literal(node, &reader) }
        switch reader.reference(node, types: referents) {
        case .none: return try literal(node, &reader)
        case .broken: throw .reported
        case .found(let referent):
            guard let value = try converted(referent) else { throw .reported }
            return value
        }
    }
}

extension ValueKind {
    /// The same kind with a form that has a name, and a sentence about it.
    package func defined(_ name: String, _ summary: String, example: String? = nil) -> ValueKind {
        ValueKind(
            self, form: .defined(name, summary, example: example, form), wanted: wanted, written: written,
            literal: literal)
    }

    /// The same kind, or a word in place of a value.
    package func or(
        _ word: String, _ value: Value, _ meaning: String, wanted: String,
        isWord: @escaping @Sendable (Value) -> Bool
    ) -> ValueKind {
        ValueKind(
            self, form: .either([.word(word, meaning), form.unnamed]), wanted: wanted,
            written: { isWord($0) ? .string(word) : written($0) }
        ) { node, reader throws(ValueError) in
            node.string == word ? value : try literal(node, &reader)
        }
    }

    /// The same kind, or nothing behind the key, which means a value.
    package func orNothing(_ value: Value) -> ValueKind {
        ValueKind(self, form: .either([form, .nothing]), wanted: wanted, written: written) {
            node, reader throws(ValueError) in
            node.isNull ? value : try literal(node, &reader)
        }
    }

    /// The kind whose values are made of this one's; a referent's too, unless that fails.
    package func map<Other: Sendable>(
        wanted: String? = nil, back: @escaping @Sendable (Other) -> Value? = { _ in nil },
        _ make: @escaping @Sendable (Value) -> Other
    ) -> ValueKind<Other, Reader> {
        let kind = self
        return ValueKind<Other, Reader>(
            mapping: self, wanted: wanted ?? self.wanted,
            converted: { referent throws(ValueError) in try kind.converted(referent).map(make) },
            written: { back($0).flatMap(kind.written) }
        ) { node, reader throws(ValueError) in
            make(try kind.literal(node, &reader))
        }
    }

    /// The same kind with a check of the literals that are read.
    package func validated(
        _ check: @escaping @Sendable (Value, DocumentNode) throws(ValueError) -> Void
    ) -> ValueKind {
        ValueKind(self, form: form, wanted: wanted, written: written) { node, reader throws(ValueError) in
            let value = try literal(node, &reader)
            try check(value, node)
            return value
        }
    }

    /// The kind whose values are made of this one's, which may turn out wrong.
    package func checked<Other: Sendable>(
        back: @escaping @Sendable (Other) -> Value? = { _ in nil },
        _ make: @escaping @Sendable (Value, DocumentNode, inout Reader) throws(ValueError) -> Other
    ) -> ValueKind<Other, Reader> {
        let kind = self
        return ValueKind<Other, Reader>(form, wanted: wanted, written: { back($0).flatMap(kind.written) }) {
            node, reader throws(ValueError) in
            try make(try kind.literal(node, &reader), node, &reader)
        }
    }

    private init<Part: Sendable>(
        mapping kind: ValueKind<Part, Reader>, wanted: String,
        converted: @escaping @Sendable (Reader.Referent) throws(ValueError) -> Value?,
        written: @escaping @Sendable (Value) -> JSONValue?,
        literal: @escaping @Sendable (DocumentNode, inout Reader) throws(ValueError) -> Value
    ) {
        form = kind.form
        self.wanted = wanted
        referents = kind.referents
        self.converted = converted
        self.written = written
        self.literal = literal
    }
}

extension DocumentNode {
    /// Unquoted, `{color.accent}` is a mapping with one key and no value.
    fileprivate var unquotedAliasHints: [String] {
        guard let entries, entries.count == 1, let entry = entries.first, entry.value.isNull else { return [] }
        return ["quote an alias: \"{\(entry.key.excerpt)}\""]
    }
}
