import Diagnostics
import Documents
import Foundation
import Geometry
import TemporaryFolders
import Testing
import Theming

@Suite struct ThemeSchemaTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let published = root.appending(path: "Schemas/theme.schema.json")

    /// `THUMBINDEX_RECORD` in the environment writes the file anew, and the run fails.
    @Test func publishedSchemaIsTheGeneratedOne() throws {
        if ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] != nil {
            try Data(ThemeSchema.text.utf8).write(to: Self.published)
            Issue.record("recorded \(Self.published.path)")
        }
        let text = try String(contentsOf: Self.published, encoding: .utf8)
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
        #expect(try SchemaChecker.objections(to: texts) == names.map { _ in "" })
    }

    /// The schema and the program agree about what a theme may hold.
    @Test func schemaAgreesWithTheProgram() throws {
        let good = ValueExamples.good.map { ValueExamples.theme($0.path, $0.value) }
        let bad = ValueExamples.bad.map { ValueExamples.theme($0.path, $0.value) }
        for (text, objection) in zip(good, try SchemaChecker.objections(to: good)) {
            #expect(objection == "", "\(text)")
        }
        for (text, objection) in zip(bad, try SchemaChecker.objections(to: bad)) {
            #expect(objection != "", "\(text)")
        }
    }
}

/// Validates themes with the Python package `jsonschema`.
enum SchemaChecker {
    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema, documents = json.load(sys.stdin)
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for document in documents:
            error = next(validator.iter_errors(document), None)
            print(json.dumps(error.message[:200] if error else ""))
        """

    /// For each theme, written as YAML, what the schema objects to first, or nothing.
    static func objections(to themes: [String]) throws -> [String] {
        let documents = try themes.map { try json($0) }
        let input = "[\(ThemeSchema.text), [\(documents.joined(separator: ",\n"))]]"
        let output = try run(python(), ["-c", script], input)
        return try output.split(separator: "\n").map { try #require(DocumentNode.parse(source("\($0)")).string) }
    }

    private static func json(_ text: String) throws -> String {
        try value(DocumentNode.parse(source(text))).line
    }

    private static func source(_ text: String) -> SourceText { SourceText(name: "document", text: text) }

    private static func value(_ node: DocumentNode) -> JSONValue {
        switch node.value {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let number, _): .number(number)
        case .string(let text): .string(text)
        case .sequence(let elements): .array(elements.map(value))
        case .mapping(let entries): .object(entries.map { .init($0.key, value($0.value)) })
        }
    }

    private static func python() throws -> String {
        if let path = ProcessInfo.processInfo.environment["THUMBINDEX_PYTHON"] { return path }
        let path = FileManager.default.currentDirectoryPath + "/.build/venv/bin/python"
        try #require(
            FileManager.default.fileExists(atPath: path), "no Python with jsonschema: `make test` sets it up")
        return path
    }

    private static func run(_ program: String, _ arguments: [String], _ input: String) throws -> String {
        let folder = TemporaryFolder()
        try folder.write(["input.json": input])
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: folder.path + "/input.json"))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "the schema checker failed")
        return String(decoding: data, as: UTF8.self)
    }
}
