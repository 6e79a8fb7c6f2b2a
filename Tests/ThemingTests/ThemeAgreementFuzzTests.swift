import Documents
import RandomNumbers
import SchemaChecking
import TemporaryFolders
import Testing
import Theming

/// Documents made from the schema of themes, which the reader judges as the schema does but for what files and tokens
/// beside them hold, and what values are to one another.
@Suite struct ThemeAgreementFuzzTests {
    private static let beyond = [
        BeyondSchema(
            "that files exist and lie in the folder", "there is no file", "there is no such file", "leads out of"),
        BeyondSchema("which tokens there are, and of which type", "but '{", "there is no token"),
        BeyondSchema("which modifiers and contexts the tokens have", "unknown modifier", "invalid context"),
        BeyondSchema("that the safe area leaves room", "leaves no width", "leaves no height"),
        BeyondSchema("that the stops of a gradient ascend", "must have stops in ascending order"),
        BeyondSchema("that an explicit frame has an area", "must have a width and a height greater than 0"),
        BeyondSchema("that a hue is below 360, and not 360", "to below 360 (hue), not 360"),
        BeyondSchema("which keys of a theme an exception of the lint may name", "which is no property of themes"),
        BeyondSchema("that what the reader has set depends on nothing", "is what the reader has set"),
    ]

    @Test func schemaAndReaderAgree() throws {
        let folder = TemporaryFolder()
        try folder.write([
            "base.theme.yaml": "{}", "names.content.yaml": "",
            "brand.tokens.json":
                ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}"##,
        ])
        let known: [(pattern: String, texts: [String])] = [
            ("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", ["#fff", "#07C160", "#00000080"]),
            ("^#[0-9A-Fa-f]{6}$", ["#07C160"]), ("^\\{[^{}]+\\}$", ["{a}"]), ("^[^\\n\\r]*$", ["", "Search"]),
        ]
        var fitting = Dictionary(uniqueKeysWithValues: known.map { ($0.pattern, $0.texts) })
        for pattern in try SchemaDocuments(of: .theme, fitting: fitting).unknownPatterns {
            let word = String(pattern.dropFirst().prefix { $0 != "\\" })
            fitting[pattern] =
                word == "overlay" ? ["overlay(#00000033)"] : word == "image" ? ["image(a.png)"] : ["\(word)(0.5)"]
        }
        let documents = try SchemaDocuments(
            of: .theme, strings: ["Inter", "A"], fitting: fitting,
            values: [
                "extends": ["base.theme.yaml"], "tokens": ["brand.tokens.json"], "content": ["names.content.yaml"],
                "fonts": [.array([])], "modifiers": [.object([])], "except": [.array([])],
            ])
        #expect(documents.unknownPatterns == [])
        var agreement = SchemaAgreement(
            of: .theme, documents, beyond: Self.beyond,
            // A half of a pair inside another pair's half that no appearance takes.
            isUnread: { Self.holdsNestedPairs($0, isInPair: false) })
        let outcome = try agreement.outcome(seeds: FuzzSeeds.range(usually: 150)) { text in
            let named =
                text.hasPrefix("{") && !text.hasPrefix("{}") && !text.contains("\"tokens\"")
                ? "{\"tokens\": \"brand.tokens.json\", " + text.dropFirst() : text
            try folder.write(["look.theme.json": named])
            do throws(DiagnosticError) {
                _ = try ThemeFile(at: FileLocation(folder.path + "/look.theme.json"))
                return []
            } catch {
                return error.diagnostics.filter { $0.severity == .error }.map(\.message)
            }
        }
        #expect(outcome.disagreements.prefix(3) == [])
        #expect(min(outcome.accepted, outcome.refused) > 10, "\(outcome)")
    }

    private static func holdsNestedPairs(_ node: DocumentNode, isInPair: Bool) -> Bool {
        let isPair = node["light"] != nil && node["dark"] != nil
        if isPair, isInPair { return true }
        let inner = node.entries?.map(\.value) ?? node.elements ?? []
        return inner.contains { holdsNestedPairs($0, isInPair: isInPair || isPair) }
    }
}
