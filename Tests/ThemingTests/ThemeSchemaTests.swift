import Foundation
import SchemaChecking
import Testing
import Theming

@Suite struct ThemeSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func publishedSchemaIsTheGeneratedOne() throws {
        let text = try PublishedSchema(of: "theme").text(recording: ThemeSchema.text)
        #expect(text == ThemeSchema.text, "set THUMBINDEX_RECORD to write it anew")
    }

    @Test func schemaIsTheSameEachTime() {
        #expect(ThemeSchema.text == ThemeSchema.text)
    }

    @Test func everyPropertyIsInTheSchema() {
        let text = ThemeSchema.text
        for path in ThemeDocument.propertyPaths {
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
        #expect(try SchemaChecker(schema: ThemeSchema.text).objections(to: texts) == names.map { _ in "" })
    }

    /// The schema and the program agree about what a theme may hold.
    @Test func schemaAgreesWithTheProgram() throws {
        let good = ValueExamples.good.map { ValueExamples.theme($0.path, $0.value) }
        let bad = ValueExamples.bad.map { ValueExamples.theme($0.path, $0.value) }
        for (text, objection) in zip(good, try SchemaChecker(schema: ThemeSchema.text).objections(to: good)) {
            #expect(objection == "", "\(text)")
        }
        for (text, objection) in zip(bad, try SchemaChecker(schema: ThemeSchema.text).objections(to: bad)) {
            #expect(objection != "", "\(text)")
        }
    }
}
