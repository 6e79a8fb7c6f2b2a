import Documents
import RandomNumbers
import SchemaChecking
import TemporaryFolders
import Testing
import Theming

/// Documents made from the schema of lint settings, which the reader judges as the schema does but for which properties
/// themes have.
@Suite struct LintAgreementFuzzTests {
    private static let beyond = [
        BeyondSchema("which properties themes have", "which is no property of themes")
    ]

    @Test func schemaAndReaderAgree() throws {
        let (schema, folder) = (FileGrammar.lintSettings, TemporaryFolder())
        var documents = try SchemaDocuments(of: schema)
        let reasons = Dictionary(
            uniqueKeysWithValues: documents.unknownPatterns.map { ($0, ["read, not tapped", "图"]) })
        documents = try SchemaDocuments(
            of: schema, strings: ["list.row.height", "list", "list.row.hight"], fitting: reasons)
        // An empty file says nothing, and an editor need not show it as one that is right.
        var agreement = SchemaAgreement(of: schema, documents, beyond: Self.beyond) { $0.isNull }
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 400)) { text in
            try folder.write(["a.lint.json": text])
            do throws(DiagnosticError) {
                _ = try LintSettings.read(FileLocation(folder.path + "/a.lint.json"))
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused, outcome.beyond) > 10, "\(outcome)")
    }
}
