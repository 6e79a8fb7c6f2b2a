import Documents
import Foundation
import Geometry
import TemporaryFolders

/// Validates documents with the Python package `jsonschema`.
package struct SchemaChecker {
    private let schema: String

    /// - Parameter schema: the text of a JSON Schema, which is checked too.
    package init(schema: String) {
        self.schema = schema
    }

    /// Why nothing could be validated.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        checked = set()
        def check(schema):
            # What many schemas define alike is checked once.
            for definition in schema.get("$defs", {}).values():
                text = json.dumps(definition)
                if text not in checked:
                    Draft202012Validator.check_schema(definition)
                    checked.add(text)
            Draft202012Validator.check_schema({key: schema[key] for key in schema if key != "$defs"})
        for schema, documents in json.load(sys.stdin):
            check(schema)
            validator = Draft202012Validator(schema)
            for document in documents:
                error = next(validator.iter_errors(document), None)
                print(json.dumps(error.message[:200] if error else ""))
        """

    /// For each document, written as YAML, what the schema objects to first, or nothing.
    package func objections(to documents: [String]) throws -> [String] {
        try Self.objections(of: [(schema, documents)])
    }

    /// The same for the documents of several schemas, one after the other.
    package static func objections(of pairs: [(schema: String, documents: [String])]) throws -> [String] {
        let texts = try pairs.map { schema, documents in
            "[\(schema), [\(try documents.map(json).joined(separator: ",\n"))]]"
        }
        let output = try run(python(), ["-c", script], "[\(texts.joined(separator: ",\n"))]")
        return try output.split(separator: "\n").map { line in
            guard let text = try DocumentNode.parse(source("\(line)")).string else {
                throw Failure(description: "the schema checker wrote \(line)")
            }
            return text
        }
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
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(description: "no Python with jsonschema: `make test` sets it up")
        }
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
        guard process.terminationStatus == 0 else { throw Failure(description: "the schema checker failed") }
        return String(decoding: data, as: UTF8.self)
    }
}
