import ContentFiles
import Contents
import Documents
import Foundation
import SchemaChecking
import Testing

@Suite("The schema of content")
struct ContentSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let checker = SchemaChecker(schema: FileGrammar.content.schema)

    @Test("the published schema is the generated one")
    func published() throws {
        let text = try PublishedText(at: "Schemas/content.schema.json").text(recording: FileGrammar.content.schema)
        #expect(text == FileGrammar.content.schema, "\(PublishedText.renewal)")
    }

    @Test("the published reference is the generated one")
    func publishedReference() throws {
        let text = try PublishedText(at: "docs/reference/content.md").text(recording: FileGrammar.content.reference)
        #expect(text == FileGrammar.content.reference, "\(PublishedText.renewal)")
    }

    @Test("every key is explained, and its example is one")
    func keys() throws {
        #expect(FileGrammar.content.keys.count == 11)
        #expect(FileGrammar.content.unexplainedKeys == [])
        #expect(try ExampleChecker.objections(to: FileGrammar.content) == [])
        #expect(ContentReading().errors("a.yaml", FileGrammar.content.example).isEmpty)
    }

    @Test("every content file of the package is valid")
    func ownFiles() throws {
        let folder = Self.root.appending(path: "Themes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".content.yaml") || $0.hasSuffix(".content.json") }.sorted()
        #expect(names.count >= 2)
        let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        #expect(try Self.checker.objections(to: texts) == names.map { _ in "" })
        for text in texts { #expect(ContentReading().errors("a.yaml", text).isEmpty) }
    }

    private static let good = [
        "items: []", "with: en\nnumeric: true\ntitles: all\nitems: []", "sections: []",
        "with: [en, ru]\nemptySections: keep\nindexTitles: [A, 1]\nitems: []",
        "items: [{given: Ada}, {family: Lovelace}, {name: Ada, given: Ada, family: Lovelace}]",
        "items: [{name: A, symbol: ★, color: '#07C160'}, {name: B, symbol: 7}]",
        "sections: [{title: A, collapsed: true}, {title: B, collapsed: false, items: [{family: B, given: A}]}]",
        "{title: 7, locale: zh, kind: places, items: [1984, Ada, '']}",
        "items: [{name: A, subtitle: b, reading: c, section: D, picture: e.png}]", "$schema: a\nitems: []",
        "items: [{name: A, badge: New}, {name: B, subtitle: 12, badge: 3}]",
        "sections: [{title: A, indexTitle: 1, footer: f, items: [B, {name: C, picture: d/e.png}]}, {title: '', items: }]",
    ]

    private static let bad = [
        "", "[]", "title: A", "items: []\nsections: []", "items: Ada", "items: [[]]", "items: [true]", "items: [~]",
        "items: [{}]", "items: [{name: A, age: 7}]", "kind: cities\nitems: []", "title: []\nitems: []",
        "locale: 7\nitems: []", "sections: [A]", "sections: [{items: []}]",
        "sections: [{title: A, items: [{name: A, section: B}]}]", "items: [{name: A, picture: ''}]",
        "items: [{name: A, picture: 7}]", "sections: [{title: A, items: B}]", "names: []\nitems: []",
        "$schema: 1\nitems: []", "items: [{name: A, badge: []}]", "items: [{badge: 1}]",
        "with: [1]\nitems: []", "with: ''\nitems: []", "numeric: yes\nitems: []", "titles: some\nitems: []",
        "emptySections: true\nitems: []", "indexTitles: A\nitems: []", "sections: [{title: A, collapsed: 1}]",
        "items: [{name: A, color: red}]", "items: [{name: A, color: '#1234'}]", "items: [{name: A, symbol: []}]",
    ]

    @Test("the schema and the program agree about what content may hold")
    func agreement() throws {
        for (text, objection) in zip(Self.good, try Self.checker.objections(to: Self.good)) {
            #expect(objection == "", "\(text)")
            #expect(ContentReading().errors("a.yaml", text).isEmpty, "\(text)")
        }
        for (text, objection) in zip(Self.bad, try Self.checker.objections(to: Self.bad)) {
            #expect(objection != "", "\(text)")
            #expect(!ContentReading().errors("a.yaml", text).isEmpty, "\(text)")
        }
    }
}
