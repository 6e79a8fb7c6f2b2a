import ContentFiles
import Documents
import RandomNumbers
import SchemaChecking
import Testing

/// Documents made from the schema of contents, which the reader judges as the schema does.
@Suite struct ContentAgreementFuzzTests {
    @Test func schemaAndReaderAgree() throws {
        let reading = ContentReading()
        let documents = try SchemaDocuments(
            of: .content, strings: ["A", "zh-Hant", "厦门", "7"],
            fitting: ["^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$": ["#fff", "#07C160", "#00000080"]],
            values: ["picture": ["a.png", "b/c.png"]])
        #expect(documents.unknownPatterns == [])
        var agreement = SchemaAgreement(of: .content, documents, beyond: [])
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 200)) { reading.errors("a.json", $0) }
        #expect(outcome.disagreements.prefix(3) == [])
        // Accepting everything, or nothing, tests little.
        #expect(min(outcome.accepted, outcome.refused) > 20, "\(outcome.accepted) accepted, \(outcome.refused) refused")
    }
}
