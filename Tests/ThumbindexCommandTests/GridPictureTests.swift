import Foundation
import TemporaryFolders
import Testing

/// Pictures of grids that cannot be shown: what is said of them, and the rest of the page.
struct GridPictureTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "Themes/grid.theme.yaml":
                "canvas: {width: 120, height: 150}\ngrid: {itemSize: [40, 50], columns: 2, rows: 2, cell: {label: {font: {size: 8}}}}\n"
        ])
        try Data(PNG.square(side: 60, gray: 0)).write(to: url("Themes/one.png"))
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: root.path + "/" + path) }

    private func writeBroken(_ bytes: [UInt8]?, name: String = "bad.png") throws {
        if let bytes { try Data(bytes).write(to: url("Themes/bad.png")) }
        try root.write([
            "Themes/bad.theme.yaml": "extends: grid.theme.yaml\ncontent: bad.content.yaml\n",
            "Themes/bad.content.yaml": """
            items:
              - {name: One, picture: one.png}
              - {name: Two, picture: \(name)}
              - Three
              - Four

            """,
        ])
    }

    private func renderBroken(_ options: String...) throws -> Program.Result {
        try Program.run(
            [
                "render", "Themes/bad.theme.yaml", "--state", "grid/first-page", "--appearance", "light", "--format",
                "png,json",
            ] + options, in: root.path)
    }

    /// A picture that is not there is the measure of what all others look like.
    private func placeholderPage() throws -> Data {
        try writeBroken(nil, name: "none.png")
        _ = try renderBroken("--out", "Missing")
        return try Data(contentsOf: url("Missing/bad/grid/first-page@2x.png"))
    }

    private func expectPlaceholder(_ result: Program.Result) throws {
        #expect(result.status == 0)
        let page = try String(contentsOf: url("Output/bad/grid/first-page.json"), encoding: .utf8)
        #expect((0..<4).allSatisfy { page.contains("\"id\": \"grid/item/\($0)\"") })
        #expect(try Data(contentsOf: url("Output/bad/grid/first-page@2x.png")) == placeholderPage())
    }

    @Test(
        "a broken picture is a warning at the place that names it, a placeholder, and stops nothing (GP-13)",
        arguments: [
            (nil, "is not a file that can be read"),
            (Array(PNG.square(side: 9, gray: 9).prefix(60)), "is a PNG file that ends too early"),
            (Array("hello".utf8), "is not a PNG, JPEG, WebP or SVG file"),
            (
                Array("<svg viewBox='0 0 1 1'><image href='/etc/passwd'/></svg>".utf8),
                "is an SVG file that refers to '/etc/passwd', which is outside of it"
            ),
            (PNG.header(width: 100_000, height: 100_000), "has 100000 × 100000 pixels; at most 300000000 are accepted"),
            (
                PNG.header(width: 2_147_483_647, height: 2_147_483_647),
                "has 2147483647 × 2147483647 pixels; at most 300000000 are accepted"
            ),
        ] as [([UInt8]?, String)])
    func brokenPicture(bytes: [UInt8]?, message: String) throws {
        try writeBroken(bytes)
        let result = try renderBroken()
        #expect(
            result.remarks == """
                Themes/bad.content.yaml:3:26: warning: picture 'bad.png' \(message)
                  - {name: Two, picture: bad.png}
                                         ^~~~~~~
                hint: a placeholder is drawn in its place
                2 pictures drawn in Output

                """)
        let strict = try renderBroken("--strict", "--out", "Strict")
        #expect(strict.remarks == result.remarks.replacing("drawn in Output", with: "drawn in Strict"))
        #expect(strict.status == 2)
        try expectPlaceholder(result)
    }

    @Test("an SVG picture is drawn; without the program that draws it there is a placeholder (GP-13)")
    func drawing() throws {
        let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><rect width='1' height='1'/></svg>"
        let placeholder = try placeholderPage()
        try writeBroken(Array(drawing.utf8))
        let arguments = ["render", "Themes/bad.theme.yaml", "--state", "grid/first-page", "--appearance", "light"]
        let drawn = try Program.run(
            arguments, in: root.path, environment: ["PATH": "/usr/bin:/usr/local/bin:/opt/homebrew/bin"])
        #expect(drawn.remarks == "1 picture drawn in Output\n")
        #expect(try Data(contentsOf: url("Output/bad/grid/first-page@2x.png")) != placeholder)
        let missing = try Program.run(arguments + ["--out", "None"], in: root.path)
        let reason = "is an SVG file, which the program rsvg-convert draws, and that is not there"
        #expect(missing.errors.contains("warning: picture 'bad.png' \(reason)"))
        #expect(try Data(contentsOf: url("None/bad/grid/first-page@2x.png")) == placeholder)
    }

    @Test("a picture outside the folder is a warning with its place, and a cell without a picture (GP-13)")
    func climbing() throws {
        try writeBroken(nil, name: "../outside.png")
        try Data(PNG.square(side: 9, gray: 9)).write(to: url("outside.png"))
        let result = try renderBroken()
        #expect(
            result.remarks == """
                Themes/bad.content.yaml:3:26: warning: the path '../outside.png' leads out of the folder of the file \
                that it is written in
                  - {name: Two, picture: ../outside.png}
                                         ^~~~~~~~~~~~~~
                hint: --allow-outside permits it
                hint: a placeholder is drawn in its place
                2 pictures drawn in Output

                """)
        #expect(try renderBroken("--strict", "--out", "Strict").status == 2)
        let allowed = try renderBroken("--allow-outside", "--out", "Allowed")
        #expect(allowed.remarks == "2 pictures drawn in Allowed\n")
        try expectPlaceholder(result)
        let shown = try Data(contentsOf: url("Allowed/bad/grid/first-page@2x.png"))
        #expect(try shown != placeholderPage())
    }

    @Test("a picture of a file of comma-separated values, and what is told of it again where nothing changed")
    func pictureOfValues() throws {
        try root.write([
            "Themes/bad.theme.yaml": "extends: grid.theme.yaml\ncontent: bad.content.csv\n",
            "Themes/bad.content.csv": "name,picture\nOne,one.png\nTwo,./none.png\n",
        ])
        let warning = """
            Themes/bad.content.csv:3:5: warning: picture './none.png' is not a file that can be read
            Two,./none.png
                ^~~~~~~~~~
            hint: a placeholder is drawn in its place

            """
        #expect(try renderBroken().remarks == warning + "2 pictures drawn in Output\n")
        #expect(try renderBroken().remarks == warning + "0 pictures drawn in Output, 2 unchanged\n")
    }

    @Test("a picture that a theme names is told of at its place in that theme, also where another extends it")
    func pictureOfTheme() throws {
        try root.write([
            "Themes/base.theme.yaml": "bubble:\n  shape: image(none.png)\n",
            "Themes/look.theme.yaml": "extends: base.theme.yaml\n",
        ])
        let result = try Program.run(
            ["render", "Themes/look.theme.yaml", "--state", "touch-down-middle", "--appearance", "light"],
            in: root.path)
        #expect(
            result.remarks == """
                Themes/base.theme.yaml:2:10: warning: picture 'none.png' is not a file that can be read
                  shape: image(none.png)
                         ^~~~~~~~~~~~~~~
                hint: a placeholder is drawn in its place
                1 picture drawn in Output

                """)
    }
}
