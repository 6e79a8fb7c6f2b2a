import Documents
import RandomNumbers
import SchemaChecking
import Testing
import Timelines

/// Documents made from the schema of timelines, which the reader judges as the schema does but for what steps are to one
/// another.
@Suite struct TimelineAgreementFuzzTests {
    private static let beyond = [
        BeyondSchema(
            "which fingers are down before a step", "without a finger that is down", "while a finger is down",
            "is down already"),
        BeyondSchema("that no step begins before the one above it", "cannot begin before the one above it"),
        BeyondSchema("that a timeline ends within ten minutes", "the timeline gets longer than"),
        BeyondSchema("that all steps are for a list or all for a grid", "in a timeline for a"),
        BeyondSchema("that no two pictures of a timeline have one name", "two shots are called", "as the filmstrip is"),
        BeyondSchema("which letters beyond ASCII a file's name has", "cannot be a file's name"),
    ]

    @Test func schemaAndReaderAgree() throws {
        let schema = FileGrammar.timeline
        var documents = try SchemaDocuments(of: schema)
        let names = Dictionary(
            uniqueKeysWithValues: documents.unknownPatterns.map { ($0, ["on-c", "A 1", "图", "a.b"]) })
        documents = try SchemaDocuments(of: schema, fitting: names)
        var agreement = SchemaAgreement(of: schema, documents, beyond: Self.beyond)
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 200)) { text in
            do throws(DiagnosticError) {
                _ = try TimelineFile(SourceText(name: "a.timeline.json", text: text))
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused, outcome.beyond) > 5, "\(outcome)")
    }
}
