import Documents
import Matching
import RandomNumbers
import SchemaChecking
import Testing

/// What `NAME.accept.yaml` says (MT-5).
@Suite struct AcceptedDeparturesTests {
    private static func messages(_ text: String) -> [String] {
        do throws(DiagnosticError) {
            _ = try AcceptedDepartures(SourceText(name: "a.accept.yaml", text: text))
            return []
        } catch {
            return error.diagnostics.filter { $0.severity == .error }.map {
                "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0): \($0.message)"
            }
        }
    }

    private static let examples: [(text: String, told: [String])] = [
        ("accept: []", []), ("{}", []),
        ("accept: [{property: list.row.height, limit: 1, because: rounded}]", []),
        ("acept: []", ["1:1: unknown key 'acept' in the file"]),
        ("accept:\n- {because: rounded}", ["2:3: an accepted departure needs one of property or node"]),
        ("accept: [{node: a, node: b, because: c}]", ["1:20: duplicate key 'node'"]),
        ("accept: [{node: a, property: b, because: c}]", ["1:10: an accepted departure needs one of property or node"]),
        ("accept: [{node: a}]", ["1:10: an accepted departure needs because"]),
        ("accept: [{node: a, because: ' '}]", ["1:29: accept needs a reason in because"]),
        ("accept: [{node: a, limit: -1, because: c}]", ["1:27: limit must be a number from 0 to 1000000000, not -1"]),
    ]

    @Test(arguments: examples)
    func whatIsWrongIsTold(text: String, told: [String]) {
        #expect(Self.messages(text) == told)
    }

    @Test func publishedSchemaIsTheGeneratedOne() throws {
        let grammar = FileGrammar.accepted
        let text = try PublishedText(at: "Schemas/accept.schema.json").text(recording: grammar.schema)
        #expect(text == grammar.schema, "\(PublishedText.renewal)")
    }

    @Test func publishedReferenceIsTheGeneratedOne() throws {
        let grammar = FileGrammar.accepted
        let text = try PublishedText(at: "docs/reference/accept.md").text(recording: grammar.reference)
        #expect(text == grammar.reference, "\(PublishedText.renewal)")
    }

    /// Without exception.
    @Test func schemaAndReaderAgree() throws {
        let schema = FileGrammar.accepted
        var documents = try SchemaDocuments(of: schema)
        let reasons = Dictionary(uniqueKeysWithValues: documents.unknownPatterns.map { ($0, ["rounded", "图"]) })
        documents = try SchemaDocuments(of: schema, fitting: reasons)
        var agreement = SchemaAgreement(of: schema, documents, beyond: [])
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 400)) { text in Self.messages(text) }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused) > 50, "\(outcome)")
    }
}
