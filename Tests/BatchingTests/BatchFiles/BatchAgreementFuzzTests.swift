import Batching
import Documents
import RandomNumbers
import SchemaChecking
import TemporaryFolders
import Testing

/// Documents made from the schema of batches, which the reader judges as the schema does but for what files, themes and
/// pictures are.
@Suite struct BatchAgreementFuzzTests {
    private static let beyond = [
        BeyondSchema(
            "that files exist and lie in the folder", "there is no file", "leads out of", "there is no such file"),
        BeyondSchema("which words describe a film", "for films"),
        BeyondSchema("which words describe a device", "is no word about a device", "goes around the whole screen"),
        BeyondSchema("which node an id names", "no node is called"),
        BeyondSchema("that a table of annotations has some", "csv is a table of annotations"),
        BeyondSchema("which axes a batch has", "unknown key", "is neither a property of a theme"),
        BeyondSchema("which values axes have", "no picture has the"),
        BeyondSchema("that two spellings are one value", "twice"),
        BeyondSchema("what a value of an axis is called in a file's name", "is called", "needs a name"),
    ]

    @Test func schemaAndReaderAgree() throws {
        let folder = TemporaryFolder()
        try folder.write(["a.theme.yaml": "", "a.content.yaml": "items: []", "a.timeline.yaml": "[]"])
        var documents = try SchemaDocuments(of: .batch)
        let locales = Dictionary(uniqueKeysWithValues: documents.unknownPatterns.map { ($0, ["zh", "en-GB"]) })
        documents = try SchemaDocuments(
            of: .batch, strings: ["A"], fitting: locales,
            values: [
                "themes": ["a.theme.yaml", ["a.theme.yaml"]], "content": ["a.content.yaml", .null],
                "timelines": ["a.timeline.yaml"], "crop": ["bubble", ["index-bar"]], "frame": ["phone", ["tablet"]],
                "include": [["appearance": "light"], .null],
            ])
        var agreement = SchemaAgreement(of: .batch, documents, beyond: Self.beyond)
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 200)) { text in
            try folder.write(["run.batch.json": text])
            do throws(DiagnosticError) {
                _ = try BatchFile(atPath: folder.path + "/run.batch.json")
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused) > 20, "\(outcome)")
    }
}
