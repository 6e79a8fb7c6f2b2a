import Geometry

/// An enumeration whose values are words of a file.
package protocol FileWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable, SendableMetatype {
    /// What a value means, for schemas and references: a part of a sentence.
    var meaning: String { get }
}

extension FileWord {
    /// The words with what they mean, in their order.
    package static var words: [ValueForm.Word] {
        allCases.map { ValueForm.Word($0.rawValue, $0.meaning) }
    }
}

extension ValueKind where Value == String {
    /// A text of any length.
    package static func string(_ form: ValueForm = .text("a text")) -> ValueKind {
        ValueKind(form, wanted: "a string", written: { .string($0) }) { node, reader throws(ValueError) in
            guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
            return text
        }
    }

    /// A text that is not empty, called `what`.
    package static func filled(_ what: String) -> ValueKind {
        string(.text(what, counts: 1...Int.max)).checked { text, _, _ throws(ValueError) -> String in
            guard !text.isEmpty else { throw .invalid("must not be empty") }
            return text
        }
    }

    /// A text, or a number as it is written: people put `- 1984` into lists of names.
    package static var title: ValueKind {
        ValueKind(
            .text("a text, or a number as it is written", acceptsNumbers: true), wanted: "a string",
            written: { .string($0) }
        ) { node, reader throws(ValueError) in
            guard let text = node.titleText ?? node.expectString(reader.name, &reader.problems) else {
                throw .reported
            }
            return text
        }
    }
}

extension ValueKind where Value == DocumentNode {
    /// A text of which the place is kept, as of a path.
    package static func stringNode(_ form: ValueForm = .path) -> ValueKind {
        ValueKind(form, wanted: "a string") { node, reader throws(ValueError) in
            guard node.expectString(reader.name, &reader.problems) != nil else { throw .reported }
            return node
        }
    }
}

extension ValueKind where Value == Double {
    /// A finite number within a range.
    package static func number(in range: ClosedRange<Double>, unit: String? = nil) -> ValueKind {
        ValueKind(
            .number(range, unit: unit),
            wanted: "a number from \(NumberText.exact(range.lowerBound)) to \(NumberText.exact(range.upperBound))",
            written: { .number($0) }
        ) { node, reader throws(ValueError) in
            guard let number = node.expectNumber(reader.name, &reader.problems) else { throw .reported }
            guard range.contains(number) else { throw .mismatch() }
            return number
        }
    }
}

extension ValueKind where Value == Int {
    /// A number without a fraction, within a range.
    package static func whole(in range: ClosedRange<Int>, unit: String? = nil) -> ValueKind {
        ValueKind(
            .whole(range, unit: unit), wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            written: { .number(Double($0)) }
        ) { node, reader throws(ValueError) in
            guard let number = node.expectInteger(reader.name, in: range, &reader.problems) else { throw .reported }
            return number
        }
    }
}

extension ValueKind where Value == Bool {
    /// `true` or `false`.
    package static var flag: ValueKind {
        ValueKind(.flag, wanted: "true or false", written: { .bool($0) }) { node, _ throws(ValueError) in
            guard case .bool(let flag) = node.value else { throw .mismatch() }
            return flag
        }
    }
}

extension ValueKind where Value: FileWord {
    /// One of an enumeration's words.
    package static var word: ValueKind {
        ValueKind(
            .words(Value.words), wanted: Value.allCases.map { $0.rawValue }.formattedAlternatives,
            written: { .string($0.rawValue) }
        ) { node, reader throws(ValueError) in
            let words = Value.allCases.map { $0.rawValue }
            let word = node.expectWord(reader.name, of: words, &reader.problems)
            guard let value = word.flatMap(Value.init(rawValue:)) else { throw .reported }
            return value
        }
    }
}

extension ValueKind {
    /// A list of values of a kind; what is wrong with each of them is reported.
    package static func list<Element: Sendable>(
        of element: ValueKind<Element, Reader>, counts: ClosedRange<Int>? = nil, wanted: String = "a list",
        referents: [Reader.ReferentType] = [],
        converted: @escaping @Sendable (Reader.Referent) throws(ValueError) -> [Element]? = { _ throws(ValueError) in
            nil
        }
    ) -> ValueKind where Value == [Element] {
        ValueKind(
            .list(element.form, counts: counts), wanted: wanted, referents: referents, converted: converted,
            written: { JSONValue.array(of: $0.map(element.written)) }
        ) { node, reader throws(ValueError) in
            guard let nodes = node.elements else { throw .mismatch() }
            if let counts, nodes.count < counts.lowerBound {
                throw .invalid("must hold at least \(counts.lowerBound) values, not \(nodes.count)")
            }
            if let counts, nodes.count > counts.upperBound {
                throw .invalid("must hold at most \(counts.upperBound) values, not \(nodes.count)")
            }
            let values = nodes.map { element.read($0, &reader) }
            let complete = values.compactMap { $0 }
            guard complete.count == nodes.count else { throw .reported }
            return complete
        }
    }

    /// One value, or a list of them; those that cannot be read are reported and left out.
    ///
    /// - Parameters:
    ///   - isDistinct: whether the schema asks for values that differ; `objection` is what refuses those that do not.
    ///   - objection: what is wrong with a value behind others, to follow the name of the list.
    package static func oneOrList<Element: Sendable>(
        of element: ValueKind<Element, Reader>, counts: ClosedRange<Int> = 1...Int.max, isDistinct: Bool = false,
        objection: @escaping @Sendable (Element, [Element]) -> String? = { _, _ in nil }
    ) -> ValueKind where Value == [Element] {
        ValueKind(
            .either([element.form, .list(element.form, counts: counts, isDistinct: isDistinct)]),
            wanted: element.wanted,
            written: { $0.count == 1 ? element.written($0[0]) : JSONValue.array(of: $0.map(element.written)) }
        ) { node, reader in
            guard let nodes = node.elements else { return element.read(node, &reader).map { [$0] } ?? [] }
            if nodes.isEmpty, counts.lowerBound > 0 {
                reader.problems.add(node.error("\(reader.name) needs at least one value"))
            }
            var values: [Element] = []
            for node in nodes {
                guard let value = element.read(node, &reader) else { continue }
                if let objection = objection(value, values) {
                    reader.problems.add(node.error("\(reader.name) \(objection)"))
                }
                values.append(value)
            }
            return values
        }
    }
}

extension ValueKind where Value == [DocumentNode.Entry] {
    /// A mapping with keys that the file makes up.
    package static func entries(of form: ValueForm) -> ValueKind {
        ValueKind(
            .mapping(MappingForm([], others: .init("NAME", "A name that the file makes up.", form))),
            wanted: "a mapping"
        ) { node, _ throws(ValueError) in
            guard let entries = node.entries else { throw .mismatch() }
            return entries
        }
    }
}

extension JSONValue {
    /// A list of values, `nil` where one of them is.
    package static func array(of values: [JSONValue?]) -> JSONValue? {
        let complete = values.compactMap { $0 }
        return complete.count == values.count ? .array(complete) : nil
    }
}

extension DocumentNode {
    /// A string, or a number as it is written.
    package var titleText: String? {
        switch value {
        case .string(let text), .number(_, let text): text
        default: nil
        }
    }
}
