import Foundation
import Testing

struct SchemaCommandTests {
    @Test("the schema that is published beside the sources", arguments: ["theme", "content", "timeline", "batch"])
    func schema(kind: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try Program.run(["schema", kind])
        #expect(result.output == (try Data(contentsOf: root.appending(path: "Schemas/\(kind).schema.json"))))
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test("a kind that there is not")
    func unknownKind() throws {
        let result = try Program.run(["schema", "them"])
        #expect(result.errors.contains("unknown kind 'them'; did you mean 'theme'?"))
        #expect(result.text.isEmpty)
        #expect(result.status == 64)
    }
}
