import Foundation
import TemporaryFolders
import Testing

/// Sheets of states (SC-5).
struct SheetCommandTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "look.theme.yaml": "canvas: {width: 120, height: 200}\nindexBar: {slotHeight: 6}\n",
            "flow.sheet.yaml": """
            theme: look.theme.yaml
            heading: Jumping
            pictureScale: 0.5
            rows:
              - heading: One finger
                pictures:
                  - {id: down, state: touch-down-middle, caption: Down}
                  - {state: dragging, caption: Moves, arrow: drag, frame: [clay, no-shadow]}
                  - {state: dragging, crop: bubble, appearance: dark, scale: 1}
              - pictures:
                  - {id: rest, state: resting, annotate: measure}
            arrows:
              - {from: down, to: rest, label: lifts}
              - {from: rest, to: down, label: touches}

            """,
        ])
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["sheet"] + arguments, in: root.path)
    }

    @Test("a sheet in every format, with text that is text in SVG")
    func formats() throws {
        let result = try run("flow.sheet.yaml", "--format", "png,svg,pdf", "--svg-text", "live", "--scale", "1,2")
        #expect(result.errors.isEmpty)
        #expect(result.text == "Output/flow.png\nOutput/flow@2x.png\nOutput/flow.svg\nOutput/flow.pdf\n")
        #expect(result.status == 0)
        let svg = try String(contentsOfFile: root.path + "/Output/flow.svg", encoding: .utf8)
        for text in [">Jumping<", ">Moves<", ">lifts<", ">touches<"] { #expect(svg.contains(text)) }
    }

    @Test("a page has its size, whatever stands on it", arguments: ["a4", "[595, 842]"])
    func page(page: String) throws {
        try root.write([
            "page.sheet.yaml": "theme: look.theme.yaml\npage: \(page)\nrows: [{pictures: [{state: rest}]}]\n"
        ])
        #expect(try run("page.sheet.yaml", "--format", "svg", "--out", "Sheets").text == "Sheets/page.svg\n")
        let svg = try String(contentsOfFile: root.path + "/Sheets/page.svg", encoding: .utf8)
        #expect(svg.contains("viewBox=\"0 0 595 842\""))
    }

    @Test(
        "what is wrong is told with its place, and nothing is written",
        arguments: [
            ("rows: []", "rows"), ("heading: x", "a sheet needs rows"),
            ("rows: [{pictures: [{state: bubble}]}]", "bad.sheet.yaml:1:28: error: unknown state 'bubble'"),
            ("rows: [{pictures: [{state: index-bar}]}]", "is the name of"),
            ("rows: [{pictures: [{state: rest}]}]", "a picture needs a theme"),
            ("theme: no.theme.yaml\nrows: [{pictures: [{state: rest}]}]", "there is no file"),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: first-page}]}]",
                "cannot be in the state 'grid/first-page'"
            ),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: dragging, crop: bubbel}]}]",
                "bad.sheet.yaml:2:20: error: no node is called 'bubbel'"
            ),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: rest, id: a}]}]\narrows: [{from: a, to: b}]",
                "no picture is called 'b'"
            ),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: rest, id: a}]}]\narrows: [{from: a, to: a}]",
                "both ends are 'a'"
            ),
            (
                "theme: look.theme.yaml\npage: [1, 99999999]\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:7: error: a page is [width, height], each from 50 to 16384 points"
            ),
            ("theme: look.theme.yaml\npage: a5\nrows: [{pictures: [{state: rest}]}]", "page must be fit, a4, another"),
            ("theme: look.theme.yaml\nrows: [{pictures: [{state: rest, arrow: x}]}]", "no picture stands before it"),
            ("theme: look.theme.yaml\nframe: [phne]\nrows: [{pictures: [{state: rest}]}]", "did you mean 'phone'?"),
        ])
    func problems(text: String, message: String) throws {
        try root.write(["bad.sheet.yaml": text + "\n"])
        let result = try run("bad.sheet.yaml")
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
    }

    @Test("a sheet of a million elements is refused, not drawn")
    func many() throws {
        let pictures = String(repeating: "{state: rest},", count: 60_000)
        try root.write(["many.sheet.yaml": "theme: look.theme.yaml\nrows: [{pictures: [\(pictures)]}]\n"])
        let result = try run("many.sheet.yaml")
        #expect(result.status == 2)
        #expect(result.text.isEmpty)
    }

    @Test("the gallery of a run and the page of sheets in its folder lead to each other, whichever came first")
    func gallery() throws {
        let render = ["render", "look.theme.yaml", "--state", "rest", "--out", "Output"]
        let page = root.path + "/Output/index.html"
        #expect(try Program.run(render, in: root.path).status == 0)
        let alone = try String(contentsOfFile: page, encoding: .utf8)
        #expect(!alone.contains("sheets.html"))
        #expect(try run("flow.sheet.yaml").status == 0)
        let joined = try String(contentsOfFile: page, encoding: .utf8)
        #expect(joined.contains("<a href=\"sheets.html\">Sheets</a>"))
        let sheets = try String(contentsOfFile: root.path + "/Output/sheets.html", encoding: .utf8)
        #expect(sheets.contains("<a href=\"index.html\">States</a>"))
        #expect(try Program.run(render + ["--force"], in: root.path).status == 0)
        #expect(try String(contentsOfFile: page, encoding: .utf8) == joined)
    }

    @Test("what films are like is no option of sheets", arguments: ["--fps", "--film", "--film-size", "--filmstrip"])
    func filmOptions(option: String) throws {
        let result = try run("flow.sheet.yaml", option, "10")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: Unknown option '\(option)'"), "\(result.errors)")
        #expect(!(try run("--help").text.contains("film")))
    }

    @Test("sheets hold stills")
    func films() throws {
        let result = try run("flow.sheet.yaml", "--format", "webp")
        #expect(result.status == 64)
        #expect(result.errors.contains("a sheet's formats are png, svg, pdf"))
    }
}
