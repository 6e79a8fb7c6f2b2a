import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// What cannot be read is told at the key that names it, line and column, whatever it is and wherever it is named.
struct NamedFileTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "text.png": "hello", "empty.png": "", "vector.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
            "folder.png/x": "", "grid.theme.yaml": Self.grid + "content: a.content.yaml\n",
        ])
        let whole = StoredPNG(width: 40, height: 40, pixels: Array(repeating: 0xFF00_0000, count: 1600)).bytes
        try write("cut.png", Array(whole.prefix(60)))
        // 60,000 × 60,000 pixels, in the bytes of a small file.
        let side = withUnsafeBytes(of: UInt32(60_000).bigEndian, Array.init)
        try write("bomb.png", Array(whole[..<16]) + side + side + whole[24...])
    }

    private static let grid = "components: [grid]\ncanvas: {width: 200, height: 300}\n"

    private func write(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: root.path + "/" + name))
    }

    private func render(_ theme: String, state: String, _ others: String...) throws -> Program.Result {
        let arguments = ["render", theme, "--state", state, "--appearance", "light", "--scale", "0.5", "--out", "out"]
        return try Program.run(arguments + others, in: root.path)
    }

    /// The first lines of what is told of each thing: where it stands, and what is wrong.
    private static func heads(_ result: Program.Result) -> [String] {
        result.errors.split(separator: "\n").map(String.init).filter {
            $0.contains(": warning: ") || $0.contains(": error: ")
        }
    }

    @Test(
        "a picture, at its key",
        arguments: [
            ("text.png", "is not a PNG, JPEG, WebP or SVG file"), ("empty.png", "is not a PNG, JPEG, WebP or SVG file"),
            (
                "vector.svg",
                "is an SVG file that says neither its size nor what part of the plane it shows (viewBox)"
            ), ("folder.png", "is not a file that can be read"),
            ("none.png", "is not a file that can be read"), ("cut.png", "is a PNG file that ends too early"),
            ("bomb.png", "has 60000 × 60000 pixels; at most 300000000 are accepted"),
        ])
    func pictures(name: String, problem: String) throws {
        let told = "warning: picture '\(name)' \(problem)"
        let contents = [
            ("a.content.yaml", "items:\n  - A\n  - {name: B,\n     picture: \(name)}\n", "4:15"),
            ("a.content.json", "{\"items\": [{\"name\": \"B\", \"picture\": \"\(name)\"}]}", "1:37"),
            ("a.content.csv", "name,picture\nA,\nB,\(name)\n", "3:3"),
            ("a.content.yaml", "sections:\n  - title: T\n    items: [{name: B, picture: \(name)}]\n", "3:32"),
        ]
        for (file, text, place) in contents {
            try root.write([file: text, "grid.theme.yaml": Self.grid + "content: \(file)\n"])
            let own = try render("grid.theme.yaml", state: "grid/first-page")
            #expect(Self.heads(own) == ["\(file):\(place): \(told)"] && own.status == 0)
            let given = try render("grid.theme.yaml", state: "grid/first-page", "--content", file, "--strict")
            #expect(Self.heads(given) == ["\(file):\(place): \(told)"] && given.status == 2)
        }
        try root.write([
            "a.content.yaml": "items:\n  - {name: B, picture: \(name)}\n",
            "list.theme.yaml": """
            canvas: {width: 200, height: 300}
            list: {row: {picture: {shape: circle}}}
            content: a.content.yaml

            """,
            "flow.sheet.yaml": """
            theme: list.theme.yaml
            rows: [{pictures: [{state: resting}, {state: resting, appearance: dark}]}]

            """,
            "tap.timeline.yaml": "steps: [{shot: first}]\n",
            "run.batch.yaml": "themes: [list.theme.yaml]\nstates: [resting]\n",
        ])
        let place = "a.content.yaml:2:24: \(told)"
        let batch = try Program.run(["render", "run.batch.yaml", "--out", "b"], in: root.path)
        #expect(try Self.heads(render("list.theme.yaml", state: "resting")) == [place])
        #expect(try Self.heads(render("list.theme.yaml", state: "rest", "--timeline", "tap.timeline.yaml")) == [place])
        #expect(Self.heads(batch) == [place])
        let sheet = try Program.run(["sheet", "flow.sheet.yaml"], in: root.path)
        #expect(Self.heads(sheet) == [place] && sheet.status == 0)
    }

    @Test("as JSON, with line and column")
    func json() throws {
        try root.write(["a.content.yaml": "items:\n  - {name: B, picture: bomb.png}\n"])
        let result = try render("grid.theme.yaml", state: "grid/first-page", "--json")
        let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        let diagnostic = try #require((json?["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["file"] as? String == "a.content.yaml")
        #expect(diagnostic["line"] as? Int == 2 && diagnostic["column"] as? Int == 24)
    }

    @Test(
        "every other file, at its key",
        arguments: [
            ("content: none.yaml", "2:10: error: there is no file 'none.yaml'"),
            (
                "content: folder.png",
                "2:10: error: cannot tell the format of 'folder.png': its name must end in .yaml, .yml, .json, .csv or .txt"
            ), ("content: folder.txt", "2:10: error: cannot read 'folder.txt': it is a folder"),
            ("fonts: [none.otf]", "2:9: error: there is no file 'none.otf'"),
            ("tokens: none.json", "2:9: error: cannot read 'none.json': there is no such file"),
            ("tokens: [folder.txt]", "2:10: error: cannot read 'folder.txt': it is a folder"),
            ("extends: none.theme.yaml", "2:10: error: cannot read 'none.theme.yaml': there is no such file"),
        ])
    func others(line: String, told: String) throws {
        try root.write(["bad.theme.yaml": "name: Bad\n\(line)\n", "folder.txt/x": ""])
        let result = try render("bad.theme.yaml", state: "rest")
        #expect(Self.heads(result) == ["bad.theme.yaml:" + told] && result.status == 2)
        let based = try Program.run(["fonts", "bad.theme.yaml"], in: root.path)
        #expect(based.status == 2 || line.hasPrefix("content"))
    }
}
