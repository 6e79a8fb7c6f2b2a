import Documents
import Foundation
import Interaction
import SchemaChecking
import Testing
import Timelines

@Suite("The schema of timelines")
struct TimelineSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test("the published schema is the generated one")
    func published() throws {
        let text = try PublishedText(at: "Schemas/timeline.schema.json").text(recording: FileGrammar.timeline.schema)
        #expect(text == FileGrammar.timeline.schema, "\(PublishedText.renewal)")
    }

    @Test("the published reference is the generated one")
    func publishedReference() throws {
        let text = try PublishedText(at: "docs/reference/timeline.md").text(recording: FileGrammar.timeline.reference)
        #expect(text == FileGrammar.timeline.reference, "\(PublishedText.renewal)")
    }

    @Test("every key is explained, and its example is one")
    func keys() throws {
        #expect(FileGrammar.timeline.keys.count == 6)
        #expect(FileGrammar.timeline.unexplainedKeys == [])
        #expect(try ExampleChecker.objections(to: FileGrammar.timeline) == [])
        #expect(throws: Never.self) { try TimelineFile(SourceText(name: "a", text: FileGrammar.timeline.example)) }
    }

    @Test("the schema and the program agree about what a timeline may hold")
    func agreement() throws {
        let checker = SchemaChecker(schema: FileGrammar.timeline.schema)
        let good = (TimelineExamples.good + TimelineExamples.grids + TimelineExamples.following).map { "- \($0.0)" }
        for (text, objection) in zip(good, try checker.objections(to: good)) {
            #expect(objection == "", "\(text)")
        }
        let bad = TimelineExamples.badByThemselves
        for (text, objection) in zip(bad, try checker.objections(to: bad)) {
            #expect(objection != "", "\(text)")
            #expect(throws: DiagnosticError.self) { try TimelineFile(SourceText(name: "a", text: text)) }
        }
    }

    @Test("every timeline of the package is valid")
    func timelines() throws {
        let folder = Self.root.appending(path: "Themes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.contains(".timeline.") }.sorted()
        #expect(names.count >= 1)
        let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        #expect(try SchemaChecker(schema: FileGrammar.timeline.schema).objections(to: texts) == names.map { _ in "" })
        for (name, text) in zip(names, texts) {
            #expect(throws: Never.self, "\(name)") { try TimelineFile(SourceText(name: name, text: text)) }
        }
    }
}
