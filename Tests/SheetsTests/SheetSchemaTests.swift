import Batching
import Comparing
import Documents
import Matching
import SchemaChecking
import Sheets
import TemporaryFolders
import Testing
import Thumbindex

@Suite("The schema of sheets (SC-5)")
struct SheetSchemaTests {
    @Test("the published schema is the generated one")
    func published() throws {
        let text = try PublishedText(at: "Schemas/sheet.schema.json").text(recording: FileGrammar.sheet.schema)
        #expect(text == FileGrammar.sheet.schema, "\(PublishedText.renewal)")
    }

    @Test("the published reference is the generated one")
    func publishedReference() throws {
        let text = try PublishedText(at: "docs/reference/sheet.md").text(recording: FileGrammar.sheet.reference)
        #expect(text == FileGrammar.sheet.reference, "\(PublishedText.renewal)")
    }

    @Test("the published index of references is the generated one")
    func publishedIndex() throws {
        let others: [FileGrammar] = [.batch, .comparison, .accepted, .sheet]
        let index = FileGrammar.index(of: FileSchema.allCases.map(\.grammar) + others)
        let text = try PublishedText(at: "docs/reference/README.md").text(recording: index)
        #expect(text == index, "\(PublishedText.renewal)")
    }

    @Test("every key is explained, and its example is one")
    func keys() throws {
        #expect(FileGrammar.sheet.unexplainedKeys == [])
        #expect(try ExampleChecker.objections(to: FileGrammar.sheet) == [])
    }

    private static let good = [
        "rows: [{pictures: [{state: rest}]}]\n",
        "theme: a.theme.yaml\npage: a4\nframe: phone\nrows: [{heading: x, pictures: [{state: dragging, annotate: hit}]}]\n",
        "page: [100, 200]\nrows: [{pictures: [{state: rest, id: a}, {state: end, id: b}]}]\narrows: [{from: a, to: b}]\n",
    ]

    private static let bad = [
        "[1]\n", "{}\n", "rows: []\n", "rows: [{}]\n", "rows: [{pictures: [{}]}]\n",
        "page: a5\nrows: [{pictures: [{state: rest}]}]\n",
        "page: [1, 2]\nrows: [{pictures: [{state: rest}]}]\n", "rows: [{pictures: [{state: rest, scale: 0}]}]\n",
        "rows: [{pictures: [{state: rest}]}]\narrows: [{from: a}]\n", "row: [{pictures: [{state: rest}]}]\n",
    ]

    @Test("the schema and the program agree about what a sheet may hold")
    func agreement() throws {
        let checker = SchemaChecker(schema: FileGrammar.sheet.schema)
        let folder = TemporaryFolder()
        func read(_ text: String) throws {
            try folder.write(["a.theme.yaml": "", "a.sheet.yaml": text])
            _ = try SheetFile(atPath: folder.path + "/a.sheet.yaml")
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
