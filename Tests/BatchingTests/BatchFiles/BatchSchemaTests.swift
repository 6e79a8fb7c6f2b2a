import Batching
import Comparing
import Documents
import Foundation
import SchemaChecking
import TemporaryFolders
import Testing
import Thumbindex

@Suite("The schema of batches")
struct BatchSchemaTests {
    @Test("the published schema is the generated one")
    func published() throws {
        let text = try PublishedText(at: "Schemas/batch.schema.json").text(recording: FileGrammar.batch.schema)
        #expect(text == FileGrammar.batch.schema, "\(PublishedText.renewal)")
    }

    @Test("the published reference is the generated one")
    func publishedReference() throws {
        let text = try PublishedText(at: "docs/reference/batch.md").text(recording: FileGrammar.batch.reference)
        #expect(text == FileGrammar.batch.reference, "\(PublishedText.renewal)")
    }

    @Test("every key is explained, and its example is one")
    func keys() throws {
        #expect(FileGrammar.batch.keys.count == 18)
        #expect(FileGrammar.batch.unexplainedKeys == [])
        #expect(try ExampleChecker.objections(to: FileGrammar.batch) == [])
    }

    private static let good = [
        "", "themes: .\n", "themes: [a.theme.yaml]\ncontent: [null]\nstates: rest\nformats: [png, svg]\n",
        "axes: {appearance: [light, dark], scale: 1.5, direction: rtl, locale: [null, zh]}\n",
        "crop: [bubble, 'each:row']\nannotate: [hit]\n", "frame: [clay, bezel=4]\n",
        "axes: {indexBar.slotHeight: [null, 20], bubble.radius: {large: 40}}\ninclude: {scale: 2}\n",
        "axes: {theme: [light, dark], modifier.scale: [small]}\nexclude: {modifier.theme: dark}\n",
        "include: [{state: [rest, pinned]}, {locale: null}]\nexclude: {theme: a}\nsvgText: live\noutput: x\n",
    ]

    private static let bad = [
        "[1]\n", "theme: a\n", "states: [restt]\n", "formats: []\n", "axes: {scale: 0}\n",
        "axes: {appearance: grey}\n", "axes: {brand: []}\n", "include: [{}]\n", "include: []\n", "svgText: 3\n",
        "annotate: [x]\n",
    ]

    @Test("the schema and the program agree about what a batch may hold")
    func agreement() throws {
        let checker = SchemaChecker(schema: FileGrammar.batch.schema)
        let folder = TemporaryFolder()
        func read(_ text: String) throws {
            try folder.write(["a.theme.yaml": "", "run.batch.yaml": text])
            _ = try BatchFile(atPath: folder.path + "/run.batch.yaml")
        }
        for (text, objection) in zip(Self.good, try checker.objections(to: Self.good)) {
            #expect(objection == "", "\(text)")
            #expect(throws: Never.self, "\(text)") { try read(text) }
        }
        for (text, objection) in zip(Self.bad, try checker.objections(to: Self.bad)) {
            #expect(objection != "", "\(text)")
            #expect(throws: DiagnosticError.self, "\(text)") { try read(text) }
        }
    }
}
