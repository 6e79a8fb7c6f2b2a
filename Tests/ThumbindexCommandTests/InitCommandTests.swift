import Foundation
import TemporaryFolders
import Testing

struct InitCommandTests {
    private let root = TemporaryFolder()

    @Test("a theme, tokens and content, told on standard output")
    func write() throws {
        let result = try Program.run(["init", "new/place"], in: root.path)
        #expect(
            result.text == """
                new/place/starter.theme.yaml
                new/place/starter.tokens.json
                new/place/starter.content.yaml

                """)
        #expect(result.errors == "draw it with: thumbindex render new/place\n")
        #expect(result.status == 0)
        #expect(
            try root.files().keys.sorted() == [
                "new/place/starter.content.yaml", "new/place/starter.theme.yaml", "new/place/starter.tokens.json",
            ])
    }

    @Test("what is written can be drawn at once, with nothing to remark on")
    func render() throws {
        #expect(try Program.run(["init", "."], in: root.path).status == 0)
        let result = try Program.run(["render", ".", "--format", "json", "--strict"], in: root.path)
        #expect(result.remarks == "42 pictures drawn in Output\n")
        #expect(result.status == 0)
        #expect(try root.files()["Output/starter/section-list/pinned~dark.json"]?.contains("Mint") == true)
    }

    @Test(
        "a look brings a sheet along, and how to draw it",
        arguments: ["qq-music", "wechat", "system", "material", "ios"])
    func sheet(look: String) throws {
        let result = try Program.run(["init", "here", "--like", look], in: root.path)
        #expect(
            result.errors == """
                draw it with: thumbindex render here
                and its sheet with: thumbindex sheet here/starter.sheet.yaml

                """)
        let drawn = try Program.run(["sheet", "here/starter.sheet.yaml", "--scale", "1"], in: root.path)
        #expect(drawn.text == "Output/starter.png\n")
        #expect(drawn.errors.isEmpty)
        #expect(drawn.status == 0)
    }

    @Test("nothing is overwritten, and then nothing is written either")
    func existing() throws {
        try root.write(["starter.tokens.json": "mine"])
        let result = try Program.run(["init", "."], in: root.path)
        #expect(result.errors == "error: './starter.tokens.json' exists, and nothing is overwritten\n")
        #expect(result.text.isEmpty)
        #expect(result.status == 2)
        #expect(try root.files() == ["starter.tokens.json": "mine"])
    }

    @Test("a file in the place of the folder")
    func fileInTheWay() throws {
        try root.write(["taken": ""])
        let result = try Program.run(["init", "taken"], in: root.path)
        #expect(result.errors == "error: cannot write 'taken': not a directory\n")
        #expect(result.status == 2)
    }

    @Test("a missing folder is wrong usage")
    func usage() throws {
        let result = try Program.run(["init"], in: root.path)
        #expect(result.errors.hasPrefix("Error: Missing expected argument '<folder>'\n"))
        #expect(result.status == 64)
    }

    @Test(
        "looks to start from, each key of which is explained, and which can be drawn with nothing to remark on",
        arguments: ["qq-music", "wechat", "system", "material", "ios"])
    func looks(look: String) throws {
        #expect(try Program.run(["init", ".", "--like", look], in: root.path).text.contains("starter.theme.yaml"))
        let sheet = try Program.run(["sheet", "starter.sheet.yaml", "--format", "svg"], in: root.path)
        #expect(sheet.text == "Output/starter.svg\n" && sheet.errors.isEmpty && sheet.status == 0)
        let result = try Program.run(["render", ".", "--format", "json", "--strict"], in: root.path)
        #expect(result.remarks.contains(" pictures drawn in Output\n"))
        #expect(result.status == 0, "\(result.errors)")
        #expect(try unexplainedKeys() == [])
    }

    @Test("a grid to start from")
    func grid() throws {
        #expect(try Program.run(["init", ".", "--grid"], in: root.path).status == 0)
        let result = try Program.run(["render", ".", "--format", "json", "--strict"], in: root.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try root.files()["Output/starter/grid/first-page.json"]?.contains("Agave") == true)
        #expect(try unexplainedKeys() == [])
        // A badge is on its picture.
        let badge = try frame(of: "grid/item/0/badge", in: "Output/starter/grid/first-page.json")
        let picture = try frame(of: "grid/item/0/picture", in: "Output/starter/grid/first-page.json")
        #expect(badge[1] == picture[1] + 4)
        #expect(abs(badge[0] + badge[2] - (picture[0] + picture[2] - 4)) < 1e-9)
    }

    @Test("a look that there is not, and two at once")
    func wrongLooks() throws {
        let unknown = try Program.run(["init", ".", "--like", "wechatt"], in: root.path)
        #expect(unknown.errors.contains("unknown look 'wechatt'; did you mean 'wechat'?"))
        #expect(unknown.status == 64)
        #expect(try Program.run(["init", ".", "--like", "ios", "--grid"], in: root.path).status == 64)
    }

    private func frame(of id: String, in file: String) throws -> [Double] {
        let json = try #require(try root.files()[file])
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let nodes = try #require(object?["nodes"] as? [[String: Any]])
        return try #require(nodes.first { $0["id"] as? String == id }?["frame"] as? [Double])
    }

    /// Lines of the theme with a key above which no comment stands.
    private func unexplainedKeys() throws -> [String] {
        let lines = try root.files()["starter.theme.yaml"]?.split(separator: "\n").map(String.init) ?? ["no theme"]
        return zip(lines, lines.dropFirst()).compactMap { before, line in
            line.contains(":") && !line.contains("#  ") && !line.drop { $0 == " " }.hasPrefix("#")
                && !before.drop { $0 == " " }.hasPrefix("#") ? line : nil
        }
    }
}
