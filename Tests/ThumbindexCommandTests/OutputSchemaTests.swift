import Foundation
import SchemaChecking
import TemporaryFolders
import Testing

/// What programs read of this one has a version, and is what the published schemas say.
@Suite("Documents for programs")
struct OutputSchemaTests {
    private let root = TemporaryFolder()

    private static let theme = "canvas: {width: 120, height: 240}\nindexBar: {slotHeight: 8}\n"

    init() throws {
        try root.write([
            "look.theme.yaml": Self.theme,
            "tap.timeline.yaml": """
            steps:
              - touchDown: {place: 0.1}
              - wait: 0.4
              - shot: touched
              - touchUp

            """,
        ])
    }

    @discardableResult private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: root.path)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: root.path + "/" + path), encoding: .utf8)
    }

    private typealias Document = (kind: String, text: String)

    /// The documents of every kind, made once for all tests that read them, with the schemas of their kinds.
    private static let made = Result {
        let tests = try OutputSchemaTests()
        let documents = try tests.documents()
        let schemas = try Set(documents.map(\.kind)).map { ($0, try tests.run("schema", $0).output) }
        return (documents: documents, schemas: Dictionary(uniqueKeysWithValues: schemas))
    }

    private static func schema(_ kind: String) throws -> Data { try #require(made.get().schemas[kind]) }

    /// What the schemas of their kinds object to documents, one after the other.
    private func objections(_ documents: [(kind: String, texts: [String])]) throws -> [String] {
        try SchemaChecker.objections(
            of: documents.map { (String(decoding: try Self.schema($0.kind), as: UTF8.self), $0.texts) })
    }

    /// The documents of every kind that a run, a comparison and a lint leave.
    private func documents() throws -> [Document] {
        let states = ["--state", "index-bar/rest,section-list/pinned", "--scale", "1", "--format", "png,json"]
        func render(_ out: String, _ others: [String] = []) throws {
            _ = try Program.run(
                ["render", "look.theme.yaml", "--out", out, "--annotate", "measure"] + states + others, in: root.path)
        }
        try render("old")
        try render("shard", ["--shard", "1/2"])
        try run("render", "look.theme.yaml", "--timeline", "tap.timeline.yaml", "--format", "json", "--out", "played")
        try root.write([
            "look.theme.yaml": Self.theme.replacing("slotHeight: 8", with: "slotHeight: 9, titleColor: \"#EE0000\"")
        ])
        try render("new")
        try root.write(["two/a.theme.yaml": Self.theme, "two/b.theme.yaml": "indexBar: {slotHight: 8}\n"])
        try run("render", "two", "--state", "section-list/pinned", "--out", "broken")
        try root.write(["look.theme.yaml": Self.theme, "new/look/stray.png": "x", "old/look/index-bar/cut.png": "x"])
        try root.write([
            "names.txt": "Ann\nБорис\n", "older/set.json": ##"{"a": {"type": "color", "value": "#123456"}}"##,
        ])
        try run(
            "render", "look.theme.yaml", "--state", "section-list/pinned", "--appearance", "light", "--scale", "1",
            "--out", "plain")
        return [
            ("state", try text("old/look/index-bar/rest~measure.json")), ("manifest", try text("old/manifest.json")),
            ("manifest", try text("shard/manifest.json")), ("manifest", try text("broken/manifest.json")),
            ("timeline-events", try text("played/look/tap/film.json")),
            ("diff", try run("diff", "old", "new", "--json", "--report", "report").text),
            ("report", try text("report/report.json")),
            ("lint", try run("lint", "look.theme.yaml", "--format", "json").text),
            (
                "match",
                try run(
                    "match", "plain/look/section-list/pinned.png", "look.theme.yaml", "--state", "pinned",
                    "--json"
                ).text
            ), ("approve", try run("approve", "report", "--dry-run", "--json").text),
            ("fonts", try run("fonts", "look.theme.yaml", "--json").text),
            ("index", try run("index", "names.txt", "--locale", "ru", "--titles", "all", "--json").text),
            ("render", try run("render", "two", "--state", "pinned", "--json", "--out", "broken").text),
            ("tokens", try run("tokens", "convert", "older", "--from", "tokens-studio", "--out", "t", "--json").text),
        ]
    }

    /// The text of a schema by which no key may stand where the schema names none.
    private func strictSchema(_ kind: String) throws -> String {
        func strict(_ value: Any) -> Any {
            if let list = value as? [Any] { return list.map(strict) }
            guard var object = value as? [String: Any] else { return value }
            object = object.mapValues(strict)
            if object["properties"] is [String: Any] { object["additionalProperties"] = false }
            return object
        }
        let schema = try JSONSerialization.jsonObject(with: Self.schema(kind))
        return String(decoding: try JSONSerialization.data(withJSONObject: strict(schema)), as: UTF8.self)
    }

    @Test("schemas name every key that is written")
    func complete() throws {
        let documents = try Self.made.get().documents
        let told = try SchemaChecker.objections(of: documents.map { (try strictSchema($0.kind), [$0.text]) })
        #expect(told.count == documents.count)
        for (document, objection) in zip(documents, told) { #expect(objection.isEmpty, "\(document.kind)") }
    }

    /// Annotated, framed and with chrome: what is drawn on a canvas around its nodes is told, too.
    @Test(
        "the schema of a state names every key of states of any theme and presentation",
        arguments: [
            ["--annotate", "measure,hit,a11y,tokens"], ["--frame"], ["--frame", "--annotate", "measure,a11y"],
        ])
    func presentedStates(options: [String]) throws {
        let themes = URL(filePath: #filePath).appending(path: "../../../Themes").standardizedFileURL.path
        let files = ["wechat", "glass", "photos", "shop"].map { "\(themes)/\($0).theme.yaml" }
        let result = try Program.run(
            [
                "render", "--state", "index-bar/touch-down-middle,section-list/pinned,grid/first-page", "--format",
                "json", "--out", "presented",
            ] + files + options, in: root.path)
        #expect(result.status == 0, "\(result.errors)")
        let states = result.text.split(separator: "\n").map(String.init)
        #expect(states.count >= 7)
        let texts = try states.map(text)
        #expect(
            try SchemaChecker(schema: strictSchema("state")).objections(to: texts)
                == texts.map { _ in "" }, "\(states)")
    }

    @Test("annotations tell what labels are, and the canvas is told without them")
    func annotatedCanvas() throws {
        let document = try #require(Self.made.get().documents.first { $0.kind == "state" })
        let json = try JSONSerialization.jsonObject(with: Data(document.text.utf8))
        let state = try #require(json as? [String: Any])
        #expect((state["annotations"] as? [Any])?.isEmpty == false)
        #expect(state["textColor"] == nil && state["line"] == nil && state["textOrigin"] == nil)
        // The edge of the screen on its sheet.
        #expect((state["border"] as? String)?.contains(",") == false)
    }

    @Test("documents are what their schemas say, and have a version")
    func valid() throws {
        let documents = try Self.made.get().documents
        let told = try objections(documents.map { ($0.kind, [$0.text]) })
        #expect(told.count == documents.count)
        for ((kind, text), objection) in zip(documents, told) {
            #expect(objection.isEmpty, "\(kind)")
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            #expect(json?["version"] as? Int == 1, "\(kind)")
        }
    }

    @Test("a document with another version, or without what it must have, is refused")
    func invalid() throws {
        let spoilt = try Self.made.get().documents.map { kind, text in
            var json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            json["version"] = 2
            let other = try JSONSerialization.data(withJSONObject: json)
            let key = try #require(
                [
                    "nodes", "images", "events", "pairs", "findings", "approved", "themes", "sections", "losses",
                ].first { json[$0] != nil })
            json["version"] = 1
            json[key] = nil
            let lacking = try JSONSerialization.data(withJSONObject: json)
            return (kind: kind, texts: [other, lacking].map { String(decoding: $0, as: UTF8.self) })
        }
        let told = try objections(spoilt)
        #expect(told.count == 2 * spoilt.count)
        for (number, objection) in told.enumerated() {
            #expect(!objection.isEmpty, "\(spoilt[number / 2].kind) \(number % 2 == 0 ? "of version 2" : "that lacks")")
        }
    }
}
