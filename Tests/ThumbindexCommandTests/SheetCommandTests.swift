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
              - {from: rest, to: down, label: touches, back: true}

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
                "theme: look.theme.yaml\nrows:\n  - pictures:\n      - {state: rest, id: a}\n"
                    + "      - {state: dragging, arrow: x}\n      - {state: rest, id: c, arrow: y}\narrows:\n"
                    + "  - {from: a, to: c}\n  - {from: c, to: a}\n",
                "bad.sheet.yaml:9:5: error: the arrows lead in a circle: a → c → a"
            ),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: rest, id: a}, {state: rest, arrow: x}, "
                    + "{state: rest, id: c, arrow: y}]}]\narrows: [{from: c, to: a}]",
                "bad.sheet.yaml:3:10: error: the arrows lead in a circle: a → picture 2 of row 1 → c → a"
            ),
            (
                "theme: look.theme.yaml\npage: [1, 99999999]\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:7: error: a page is [width, height], each from 50 to 16384 points"
            ),
            (
                "theme: look.theme.yaml\npage: [.nan, 100]\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:7: error: a page is [width, height], each from 50 to 16384 points"
            ),
            (
                "theme: look.theme.yaml\npage: [100, -.inf]\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:7: error: a page is [width, height], each from 50 to 16384 points"
            ),
            (
                "theme: look.theme.yaml\npictureScale: 0\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:15: error: pictureScale must be a number from 0.05 to 2, not 0"
            ),
            (
                "theme: look.theme.yaml\nframe: [phone, bezel=1e9]\nrows: [{pictures: [{state: rest}]}]",
                "bezel is a number of points from 0 to 1000, not '1e9'"
            ),
            (
                "theme: look.theme.yaml\nrows: [{pictures: [{state: rest, id: a}, {state: dragging, id: a}]}]",
                "two pictures are called 'a'"
            ),
            (
                "theme: look.theme.yaml\nset: {canvas.sze: [1, 2]}\nrows: [{pictures: [{state: rest}]}]",
                "bad.sheet.yaml:2:19: error: no theme property is called 'canvas.sze'"
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

    @Test("arrows that say so may lead back in circles, and back and forth many times (SC-5)")
    func cycles() throws {
        let arrows = (0..<60).map { number in
            let (from, to) = (number % 4, (number % 4 + 1 + number / 4 % 3) % 4)
            return "{from: p\(from), to: p\(to), label: go, back: \(from >= to)}"
        }
        try root.write([
            "circle.sheet.yaml": """
            theme: look.theme.yaml
            rows:
              - pictures: [{id: p0, state: rest}, {id: p1, state: dragging}]
              - pictures: [{id: p2, state: rest}, {id: p3, state: dragging}]
            arrows: [\(arrows.joined(separator: ", "))]

            """
        ])
        let result = try run("circle.sheet.yaml", "--format", "svg", "--svg-text", "live")
        #expect(result.status == 0)
        let svg = try String(contentsOfFile: root.path + "/Output/circle.svg", encoding: .utf8)
        #expect(svg.components(separatedBy: ">go<").count - 1 == 60)
    }

    @Test("a sheet of a million elements is refused, not drawn")
    func many() throws {
        let pictures = String(repeating: "{state: rest},", count: 60_000)
        try root.write(["many.sheet.yaml": "theme: look.theme.yaml\nrows: [{pictures: [\(pictures)]}]\n"])
        let result = try run("many.sheet.yaml")
        #expect(result.status == 2)
        #expect(result.text.isEmpty)
    }

    @Test("a sheet that is too large to be a picture is told at its rows with what helps, and the others are drawn")
    func tooLarge() throws {
        let row = "  - {pictures: [\(Array(repeating: "{state: rest}", count: 50).joined(separator: ", "))]}\n"
        try root.write([
            "large.sheet.yaml": "theme: look.theme.yaml\nrows:\n" + String(repeating: row, count: 100)
        ])
        let result = try run("large.sheet.yaml", "flow.sheet.yaml")
        #expect(result.status == 2)
        #expect(
            result.errors.contains(
                /large\.sheet\.yaml:3:3: error: a canvas of [0-9]+ × [0-9]+ pixels is too large; at most 64000000 pixels/
            ),
            "\(result.errors)")
        #expect(result.errors.contains("hint: pictures are smaller by pictureScale, and all of a sheet by page: a4"))
        #expect(result.text == "Output/flow@2x.png\n")
    }

    @Test(
        "a file that holds no mapping is told what it holds",
        arguments: [("", "the file is empty"), ("- state: rest\n", "it holds a list")])
    func noMapping(text: String, found: String) throws {
        try root.write(["odd.sheet.yaml": text])
        let result = try run("odd.sheet.yaml")
        #expect(result.errors.hasPrefix("odd.sheet.yaml:1:1: error: a sheet must be a mapping, and \(found)\n"))
        #expect(result.status == 2)
    }

    @Test("the gallery of a folder shows its sheets as cards beside the states of a run, whichever came first")
    func gallery() throws {
        let render = ["render", "look.theme.yaml", "--state", "rest", "--locale", "en,de", "--out"]
        try root.write(["other.sheet.yaml": "theme: look.theme.yaml\nrows: [{pictures: [{state: rest}]}]\n"])
        func page(_ folder: String) throws -> String {
            try String(contentsOfFile: root.path + "/\(folder)/index.html", encoding: .utf8)
        }
        #expect(try Program.run(render + ["First"], in: root.path).status == 0)
        #expect(!(try page("First").contains("class=\"theme sheets\"")))
        #expect(try run("flow.sheet.yaml", "other.sheet.yaml", "--out", "First").status == 0)
        let joined = try page("First")
        #expect(joined.contains("<h1>2 states of 1 theme, 2 sheets</h1>"))
        #expect(joined.contains("<figcaption><b>Jumping</b></figcaption>"))
        #expect(joined.contains("<figcaption><b>other</b></figcaption>"))
        #expect(joined.contains("<img src=\"flow%402x.png\" alt=\"Jumping, light\""))
        #expect(joined.contains("<option value=\"=sheet\">sheet</option>"))

        // One sheet after the other, before the run, and the run again.
        #expect(try run("other.sheet.yaml", "--out", "Second").status == 0)
        #expect(try page("Second").contains("<h1>1 sheet</h1>"))
        #expect(try run("flow.sheet.yaml", "--out", "Second").status == 0)
        #expect(try Program.run(render + ["Second"], in: root.path).status == 0)
        #expect(try page("Second") == joined)
        #expect(try Program.run(render + ["Second", "--force", "--prune"], in: root.path).status == 0)
        #expect(try page("Second") == joined)

        // What is gone from the disk is gone from the page.
        for name in ["other.png", "other@2x.png"] {
            try? FileManager.default.removeItem(atPath: root.path + "/Second/" + name)
        }
        #expect(try run("flow.sheet.yaml", "--out", "Second").status == 0)
        #expect(try page("Second").contains("<h1>2 states of 1 theme, 1 sheet</h1>"))
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
