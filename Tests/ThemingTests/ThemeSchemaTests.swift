import Documents
import Foundation
import SchemaChecking
import Styles
import Testing
import Theming

@Suite struct ThemeSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func publishedSchemaIsTheGeneratedOne() throws {
        let text = try PublishedText(at: "Schemas/theme.schema.json").text(recording: FileGrammar.theme.schema)
        #expect(text == FileGrammar.theme.schema, "\(PublishedText.renewal)")
    }

    @Test func publishedReferenceIsTheGeneratedOne() throws {
        let text = try PublishedText(at: "docs/reference/theme.md").text(recording: FileGrammar.theme.reference)
        #expect(text == FileGrammar.theme.reference, "\(PublishedText.renewal)")
    }

    @Test func everyKeyIsExplained() throws {
        #expect(FileGrammar.theme.unexplainedKeys == [])
        let objections = try ExampleChecker.objections(to: FileGrammar.theme)
        #expect(objections == [])
    }

    /// Every key has a sentence, an example that a theme can have, and a default that makes the default theme.
    @Test(arguments: FileGrammar.theme.keys.map(\.path))
    func keyIsExplained(path: String) throws {
        let field = try #require(FileGrammar.theme.keys.first { $0.path == path }?.field)
        #expect(field.summary.hasSuffix("."))
        #expect(field.usual != nil)
        let example = try #require(field.shownExample)
        let folder = try ThemeFolder([
            "look.theme.yaml": (["modifiers", "appearance"].contains(path) ? "tokens: brand.resolver.json\n" : "")
                + ValueExamples.theme(path, example),
            "base.theme.yaml": "{}", "brand.tokens.json": "{}", "names.content.yaml": "",
            "fonts/Brand-Regular.otf": "", "fonts/Brand-Bold.otf": "",
            "brand.resolver.json": """
            {"version": "2025.10", "modifiers": {
              "density": {"contexts": {"compact": [], "roomy": []}, "default": "compact"}, "theme": {"contexts": {"day": [], "night": []}, "default": "day"}},
             "resolutionOrder": [{"$ref": "#/modifiers/density"}, {"$ref": "#/modifiers/theme"}]}
            """,
        ])
        #expect(folder.messages() == [])
        guard case .value(let value)? = field.usual else { return }
        var read = try theme(ValueExamples.theme(path, value.flow))
        read.components = Theme().components
        #expect(read == Theme(), "\(value.flow)")
    }

    @Test func everyPropertyIsInTheReference() {
        let paths = Set(FileGrammar.theme.keys.map(\.path))
        for path in ThemeFile.propertyPaths {
            let group = path.split(separator: ".").dropLast().joined(separator: ".")
            #expect(paths.contains(path) || paths.contains(group), "\(path)")
        }
    }

    @Test func schemaIsTheSameEachTime() {
        #expect(FileGrammar.theme.schema == FileGrammar.theme.schema)
    }

    @Test func everyPropertyIsInTheSchema() {
        let text = FileGrammar.theme.schema
        for path in ThemeFile.propertyPaths {
            let key = path.split(separator: ".").last ?? ""
            #expect(text.contains("\"\(key)\": {"), "\(path)")
        }
    }

    @Test func everyThemeOfThePackageIsValid() throws {
        let folder = Self.root.appending(path: "Themes")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.contains(".theme.") }.sorted()
        #expect(names.count >= 3)
        let texts = try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        #expect(try SchemaChecker(schema: FileGrammar.theme.schema).objections(to: texts) == names.map { _ in "" })
    }

    /// The schema and the program agree about what a theme may hold.
    @Test func schemaAgreesWithTheProgram() throws {
        let good = ValueExamples.good.map { ValueExamples.theme($0.path, $0.value) }
        let bad = ValueExamples.bad.map { ValueExamples.theme($0.path, $0.value) }
        for (text, objection) in zip(good, try SchemaChecker(schema: FileGrammar.theme.schema).objections(to: good)) {
            #expect(objection == "", "\(text)")
        }
        for (text, objection) in zip(bad, try SchemaChecker(schema: FileGrammar.theme.schema).objections(to: bad)) {
            #expect(objection != "", "\(text)")
        }
    }
}
