import Foundation
import TemporaryFolders
import Testing

/// Gradients under all of a screen, from the file to pictures, descriptions, comparisons and lint; and what is said where
/// something of a grid does not fit.
struct GroundRenderTests {
    private let root = TemporaryFolder()

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: root.path + "/" + path), encoding: .utf8)
    }

    private static func theme(_ end: String) -> String {
        """
        canvas:
          size: [120, 200]
          safeArea: {top: 20}
          background:
            light: {linear: {stops: [[0, "#FFFFFF"], [1, "\(end)"]]}}
            dark: {linear: {stops: [[0, "#000000"], [1, "#202060"]]}}
        list: {background: none}
        indexBar: {minimumCount: 99}

        """
    }

    @Test("a pair of gradients is drawn in every format, told by the description, and a change of it is a cause")
    func gradients() throws {
        try root.write(["old.theme.yaml": Self.theme("#FFC0A0"), "new.theme.yaml": Self.theme("#FFA0A0")])
        for (name, folder) in [("old", "a"), ("new", "b")] {
            try root.write(["\(folder)/look.theme.yaml": try text("\(name).theme.yaml")])
            let result = try run(
                "render", "\(folder)/look.theme.yaml", "--out", "\(folder)/Output", "--state", "section-list/pinned",
                "--format", "png,svg,pdf,json", "--scale", "1")
            #expect(result.status == 0 && !result.errors.contains("warning"), "\(result.errors)")
        }
        let state = "a/Output/look/section-list/pinned"
        // The canvas, then the strip above the pin line.
        #expect(try text(state + ".json").contains(#""fill": "linear 60, 0 to 60, 200 #FFFFFF 0 #FFC0A0 1"#))
        #expect(try text(state + "~dark.json").contains(#""fill": "linear 60, 0 to 60, 200 #000000 0 #202060 1"#))
        #expect(try text(state + ".svg").contains("<linearGradient"))
        let result = try run("diff", "a/Output", "b/Output", "--json")
        #expect(result.status == 1)
        #expect(
            result.text.contains(
                "canvas fill linear 60, 0 to 60, 200 #FFFFFF 0 #FFC0A0 1"), "\(result.text.prefix(2000))")
    }

    @Test("names on a gradient of the canvas are judged by its worst place under them")
    func contrast() throws {
        let dark = Self.theme("#FFFFFF").replacing("[0, \"#FFFFFF\"]", with: "[0, \"#303030\"]")
        try root.write([
            "fine.theme.yaml": Self.theme("#F0F0F0"), "flawed.theme.yaml": dark + "lint: {adjustableBar: true}\n",
        ])
        let fine = try run("lint", "fine.theme.yaml", "--json")
        #expect(!fine.text.contains("list.row.titleColor"), "\(fine.text)")
        let flawed = try run("lint", "flawed.theme.yaml", "--json")
        #expect(flawed.text.contains(#""key": "list.row.titleColor""#), "\(flawed.text)")
    }

    @Test("columns without room, and labels that are cut, are told at the keys that could cure it (GP-11, GP-12)")
    func placesOfWarnings() throws {
        try root.write([
            "a.content.yaml": "items: [{name: A name in three lines, subtitle: one}, Short]\n",
            "a.theme.yaml": """
            content: a.content.yaml
            canvas: {size: [200, 300]}
            grid:
              itemSize: [60, 92]
              columns: 4
              rows: 2
              cell: {label: {height: 32, lines: 3}}

            """,
        ])
        let result = try run("render", "a.theme.yaml", "--state", "grid/first-page", "--appearance", "light")
        #expect(result.status == 0)
        #expect(
            result.errors.contains(
                """
                a.theme.yaml:5:12: warning: grid.columns: 4 leave -8 points between them
                  columns: 4
                           ^
                hint: 3 columns and 2 rows are drawn
                hint: set grid.itemSize to at most [50, 92]

                """), "\(result.errors)")
        #expect(
            result.errors.contains("a.theme.yaml:7:26: warning: the label of 'A name in three lines' is "),
            "\(result.errors)")
        #expect(result.errors.contains(" points high, and 32 of them show\n"), "\(result.errors)")
        #expect(result.errors.contains(" and grid.itemSize: [60, 1"), "\(result.errors)")
        // What the hint says is enough.
        let hint = try #require(result.errors.firstMatch(of: /height: ([0-9.]+) and grid.itemSize: \[60, ([0-9.]+)\]/))
        try root.write([
            "a.theme.yaml": try text("a.theme.yaml").replacing("height: 32", with: "height: \(hint.1)")
                .replacing("[60, 92]", with: "[60, \(hint.2)]").replacing("columns: 4", with: "columns: 2")
        ])
        let cured = try run(
            "render", "a.theme.yaml", "--state", "grid/first-page", "--appearance", "light", "--strict")
        #expect(cured.status == 0, "\(cured.errors)")
    }

    @Test("librsvg is in the fingerprint where a picture is an SVG file, and nowhere else")
    func librsvg() throws {
        try root.write([
            "plain.theme.yaml": "components: [grid]\n",
            "drawn.theme.yaml": "components: [grid]\ncontent: a.content.yaml\n",
            "a.content.yaml": "items: [{name: A, picture: a.SVG}]\n",
            "a.SVG":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>"#,
        ])
        func render(_ name: String, _ options: String...) throws -> Program.Result {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return try Program.run(
                [
                    "render", "\(name).theme.yaml", "--state", "grid/single-page", "--format", "png,json",
                    "--appearance", "light",
                ] + options, in: root.path, environment: ["PATH": path])
        }
        for name in ["plain", "drawn"] {
            let result = try render(name, "--out", name)
            #expect(result.status == 0, "\(result.errors)")
            let manifest = try text("\(name)/manifest.json")
            let state = try text("\(name)/\(name)/grid/single-page.json")
            #expect(manifest.contains(#""librsvg": "2."#) == (name == "drawn"))
            #expect(state.contains(#""librsvg": "2."#) == (name == "drawn"))
        }
        // A run of the other theme into the same folder keeps what is there, with what drew it.
        #expect(try render("plain", "--out", "drawn").status == 0)
        let manifest = try text("drawn/manifest.json")
        #expect(manifest.contains(#""librsvg": "2."#) && manifest.contains("drawn/grid/single-page@2x.png"))
        let again = try render("drawn", "--out", "drawn", "--dry-run", "--json").text
        #expect(again.contains(#""result": "unchanged""#) && !again.contains("planned"))
    }
}
