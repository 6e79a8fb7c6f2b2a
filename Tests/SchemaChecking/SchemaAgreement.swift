package import Documents

/// What a schema cannot hold, and a reader refuses: a reason in words, and how the messages of its errors go on.
package struct BeyondSchema: Sendable {
    /// As docs/schemas.md lists it.
    package let reason: String
    private let parts: [String]

    /// - Parameter parts: an error is of this reason where its message has one of these in it.
    package init(_ reason: String, _ parts: String...) {
        self.reason = reason
        self.parts = parts
    }

    fileprivate func covers(_ message: String) -> Bool { parts.contains(where: message.contains) }
}

/// Holds what a reader says of documents against what their schema says.
package struct SchemaAgreement {
    /// How documents and verdicts were.
    package struct Outcome {
        /// Documents of which one says that they are right and the other that they are wrong, for no reason of the list.
        package var disagreements: [String] = []
        /// Which both accept, both refuse, and only the reader refuses for a reason of the list.
        package var (accepted, refused, beyond) = (0, 0, 0)
        /// How often each reason was the reader's.
        package var reasons: [String: Int] = [:]
    }

    private var documents: SchemaDocuments
    private let checker: SchemaChecker
    private let beyond: [BeyondSchema]
    private let isUnread: (DocumentNode) -> Bool

    /// - Parameters:
    ///   - beyond: what the schema cannot hold.
    ///   - isUnread: whether a document has parts that the reader passes over, since nothing is drawn by them.
    package init(
        of grammar: FileGrammar, _ documents: SchemaDocuments, beyond: [BeyondSchema],
        isUnread: @escaping (DocumentNode) -> Bool = { _ in false }
    ) {
        self.documents = documents
        checker = SchemaChecker(schema: grammar.schema)
        self.beyond = beyond
        self.isUnread = isUnread
    }

    /// - Parameter errors: the messages of a reader's errors for a text in JSON; none where it accepts it.
    package mutating func outcome(
        seeds: Range<UInt64>, errors: (String) throws -> [String]
    ) throws -> Outcome {
        var outcome = Outcome()
        let texts = seeds.map { documents.document(seed: $0).line }
        for (seed, (text, objection)) in zip(seeds, zip(texts, try checker.objections(to: texts))) {
            let messages = try errors(text)
            switch (objection.isEmpty, messages.isEmpty) {
            case (true, true): outcome.accepted += 1
            case (false, false): outcome.refused += 1
            case (false, true):
                if isUnread(try DocumentNode.parse(SourceText(name: "document.json", text: text))) {
                    outcome.beyond += 1
                } else {
                    outcome.disagreements.append("seed \(seed): only the schema refuses \(text): \(objection)")
                }
            case (true, false):
                let unexplained = messages.filter { message in !beyond.contains { $0.covers(message) } }
                for message in messages {
                    if let found = beyond.first(where: { $0.covers(message) }) {
                        outcome.reasons[found.reason, default: 0] += 1
                    }
                }
                if let first = unexplained.first {
                    outcome.disagreements.append("seed \(seed): only the reader refuses \(text): \(first)")
                } else {
                    outcome.beyond += 1
                }
            }
        }
        return outcome
    }
}
