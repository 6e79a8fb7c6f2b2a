import Foundation
import TemporaryFolders
import Testing

/// The command `match`, from a picture to the theme that draws it (MT-1, MT-4, MT-5).
struct MatchCommandTests {
    private let root = TemporaryFolder()
    private static let theme = """
        components: [section-list]
        list:
          header: {height: 30}
          row:
            height: 50   # as the brand has it
            titleColor: {light: "#191919", dark: "#D5D5D5"}

        """

    /// The theme beside the picture of another one.
    private func shoot(_ theme: String) throws {
        try root.write(["look.theme.yaml": Self.theme, "app/app.theme.yaml": theme])
        let drawn = try Program.run(
            ["render", "app/app.theme.yaml", "--state", "section-list/pinned", "--scale", "2", "--out", "shot"],
            in: root.path)
        #expect(drawn.status == 0)
    }

    private func match(_ options: String...) throws -> Program.Result {
        try Program.run(
            ["match", "shot/app/section-list/pinned@2x.png", "look.theme.yaml", "--state", "pinned"] + options,
            in: root.path)
    }

    @Test("what departs is told, taken into the theme, and gone")
    func suggestion() throws {
        try shoot(Self.theme.replacing("50", with: "52").replacing("#191919", with: "#331919"))
        let told = try match()
        #expect(told.status == 1)
        #expect(told.text.contains("look.theme.yaml:5: list.row.height: 52 pt in the picture, 50 in the theme"))
        #expect(
            told.text.contains("look.theme.yaml:6: list.row.titleColor: #331919 in the picture, #191919 in the theme"))
        let written = try match("--suggest", "--write")
        #expect(written.status == 1)
        #expect(written.errors.contains("look.theme.yaml:5: +     height: 52   # as the brand has it"))
        let text = try String(contentsOfFile: root.path + "/look.theme.yaml", encoding: .utf8)
        #expect(text == Self.theme.replacing("50", with: "52").replacing("#191919", with: "#331919"))
        #expect(try match().status == 0)
    }

    @Test("a grey that pixels show a step off in one component is suggested as a grey")
    func grey() throws {
        try shoot(Self.theme.replacing("#191919", with: "#333232"))
        #expect(
            try match().text.contains("list.row.titleColor: #323232 in the picture, #191919 in the theme"))
    }

    @Test("accepted departures, and those that are not there")
    func acceptance() throws {
        try shoot(Self.theme.replacing("50", with: "52"))
        try root.write([
            "look.accept.yaml": "accept: [{property: list.row.height, limit: 2, because: rows are rounded up}]\n"
        ])
        let accepted = try match("--json", "--report", "report")
        #expect(accepted.status == 0 && accepted.text.contains("\"departures\": []"))
        #expect(accepted.text.contains("\"property\": \"list.row.height\""))
        #expect(
            try root.names(in: "report") == ["index.html", "junit.xml", "match.json", "screenshot.png", "theme.png"])
        let page = try String(contentsOfFile: root.path + "/report/index.html", encoding: .utf8)
        #expect(page.contains("<h1>No departures</h1>"))
        #expect(page.contains("<p class=\"quiet\">Accepted: list.row.height: 52 pt in the picture"))
        let junit = try String(contentsOfFile: root.path + "/report/junit.xml", encoding: .utf8)
        #expect(junit.contains("<testcase classname=\"section-list/pinned\" name=\"match\" time=\"0\"></testcase>"))
        try root.write([
            "look.accept.yaml": """
            accept:
              - {property: list.row.height, because: rows are rounded up}
              - {node: "bubble*", because: no bubble}

            """
        ])
        let stale = try match()
        #expect(stale.status == 1)
        #expect(stale.text.contains("stale: look.accept.yaml:3: 'bubble*' is accepted and does not depart"))
    }

    @Test("a row that the content has not is told where it stands, and may be accepted")
    func extraRow() throws {
        func content(_ names: [String]) -> String { "items: [\(names.joined(separator: ", "))]\n" }
        let names = ["Ada", "Adele", "Agnes", "Alma", "Amber", "Anna", "Bella", "Boris", "Clara", "David"]
        try root.write([
            "look.theme.yaml": "content: look.content.yaml\n" + Self.theme,
            "look.content.yaml": content(names.filter { !["Adele", "Amber"].contains($0) }),
            "app/app.theme.yaml": "content: app.content.yaml\n" + Self.theme, "app/app.content.yaml": content(names),
        ])
        let drawn = try Program.run(
            ["render", "app/app.theme.yaml", "--state", "resting", "--scale", "2", "--out", "shot"], in: root.path)
        #expect(drawn.status == 0)
        let command = ["match", "shot/app/section-list/resting@2x.png", "look.theme.yaml", "--state", "resting"]
        let told = try Program.run(command, in: root.path)
        #expect(told.status == 1)
        #expect(
            told.text.hasPrefix(
                "section/0/row/1: extra in the picture\nsection/0/row/4: extra in the picture\n2 departures;"))
        let json = try Program.run(command + ["--json", "--report", "report"], in: root.path).text
        #expect(json.contains("\"id\": \"section/0/row/4/extra\""))
        #expect(json.components(separatedBy: "\"verdict\": \"extra\"").count == 3)
        let junit = try String(contentsOfFile: root.path + "/report/junit.xml", encoding: .utf8)
        #expect(junit.contains("section/0/row/4: extra in the picture"))
        // The theme's picture has lines where the rows would be: one and three rows of 50 points below a header of 30.
        let page = try String(contentsOfFile: root.path + "/report/index.html", encoding: .utf8)
        let lines = page.components(separatedBy: "\"baselineRegions\": [").dropFirst().first ?? ""
        #expect(lines.hasPrefix("[0, 160, 750, 2], [0, 360, 750, 2]]"), "\(lines.prefix(80))")
        try root.write(["look.accept.yaml": "accept: [{node: section/0/row/*, because: the app's own list}]\n"])
        #expect(try Program.run(command, in: root.path).status == 0)
    }

    @Test("pictures that cannot be matched")
    func badPictures() throws {
        try root.write(["look.theme.yaml": Self.theme, "none.png": "no picture"])
        let damaged = try Program.run(["match", "none.png", "look.theme.yaml", "--state", "pinned"], in: root.path)
        #expect(damaged.status == 2 && damaged.errors.contains("'none.png' is not a PNG, JPEG or WebP file"))
        let unnamed = try Program.run(["match", "none.png", "look.theme.yaml", "--state", "pined"], in: root.path)
        #expect(unnamed.status == 64 && unnamed.errors.contains("did you mean 'pinned'?"))
    }
}
