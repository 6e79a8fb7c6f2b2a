import Documents
import RandomNumbers
import SchemaChecking
import Sheets
import TemporaryFolders
import Testing

/// Documents made from the schema of sheets, which the reader judges as the schema does but for what files and pictures
/// are.
@Suite struct SheetAgreementFuzzTests {
    private static let beyond = [
        BeyondSchema(
            "that files exist and lie in the folder", "there is no file", "leads out of", "there is no such file"),
        BeyondSchema("that a picture has a theme, its own or the sheet's", "a picture needs a theme"),
        BeyondSchema("that arrows lead between pictures that are there", "an arrow", "no picture", "two pictures"),
        BeyondSchema("which words describe a device", "is no word about a device", "goes around the whole screen"),
        BeyondSchema("which node an id names", "no node is called"),
    ]

    @Test func schemaAndReaderAgree() throws {
        let folder = TemporaryFolder()
        try folder.write(["a.theme.yaml": "", "a.content.yaml": "items: []"])
        var documents = try SchemaDocuments(of: .sheet)
        let colors = Dictionary(uniqueKeysWithValues: documents.unknownPatterns.map { ($0, ["#EDEEF1"]) })
        documents = try SchemaDocuments(
            of: .sheet, strings: ["A"], fitting: colors,
            values: [
                "theme": ["a.theme.yaml"], "content": ["a.content.yaml"], "crop": ["bubble"], "frame": ["phone"],
            ])
        var agreement = SchemaAgreement(of: .sheet, documents, beyond: Self.beyond)
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 150)) { text in
            try folder.write(["a.sheet.json": text])
            do throws(DiagnosticError) {
                _ = try SheetFile(atPath: folder.path + "/a.sheet.json")
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.refused, outcome.accepted + outcome.beyond) > 20, "\(outcome)")
    }
}
