import Foundation
import TemporaryFolders
import Testing

/// Crops, frames and annotations of the command (SC-2 … SC-4).
struct MockupRenderTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "Themes/look.theme.yaml": """
            tokens: look.tokens.json
            canvas: {width: 200, height: 300}
            indexBar: {slotHeight: 9, titleColor: "{color.accent}"}
            bubble: {shadow: {color: "#00000080", y: 2, blur: 4}}

            """,
            "Themes/look.tokens.json": """
            {"color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
            """,
            "press.timeline.yaml": "- touchDown: C\n- shot: down\n- wait: 0.2\n- touchUp\n- wait: rest\n- shot: up\n",
        ])
    }

    private func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Program.Result {
        try Program.run(["render", "--appearance", "light", "--scale", "1"] + arguments, in: root.path)
    }

    private func manifest(_ list: String = "images", in folder: String = "Output") throws -> [[String: Any]] {
        let data = try Data(contentsOf: URL(filePath: "\(root.path)/\(folder)/manifest.json"))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require(object?[list] as? [[String: Any]])
    }

    @Test("a node of one state in every format, named and recorded after it")
    func crop() throws {
        let result = try run("--state", "dragging", "--crop", "bubble", "--format", "png,svg,pdf,json")
        #expect(
            result.text == """
                Output/look/index-bar/dragging~bubble.png
                Output/look/index-bar/dragging~bubble.svg
                Output/look/index-bar/dragging~bubble.pdf
                Output/look/index-bar/dragging~bubble.json

                """)
        #expect(result.status == 0)
        let images = try manifest()
        #expect(images.allSatisfy { ($0["axes"] as? [String: String]) == ["crop": "bubble"] })
        // Three standard deviations of the shadow are 6 points: a teardrop of 60.36 × 50, 12 more at its sides.
        let svg = try String(contentsOfFile: root.path + "/Output/look/index-bar/dragging~bubble.svg", encoding: .utf8)
        #expect(svg.contains("viewBox=\"0 0 72.3"))
        let again = try run("--state", "dragging", "--crop", "bubble", "--format", "png,svg,pdf,json")
        #expect(again.text.isEmpty)
        #expect(again.remarks.contains("4 unchanged"))
    }

    @Test("of all states those are drawn that have the node, and a board of each crop")
    func everyState() throws {
        let result = try run("--crop", "bubble,section/1/header")
        #expect(result.status == 0)
        #expect(result.text.contains("Output/look/index-bar/dragging~bubble.png\n"))
        #expect(result.text.contains("Output/look/section-list/resting~section-1-header.png\n"))
        #expect(!result.text.contains("resting~bubble"))
        #expect(result.text.contains("Output/look/board~bubble.png\n"))
        #expect(result.text.contains("Output/look/board~section-1-header.png\n"))
        let boards = try manifest().filter { ($0["component"] as? String) == "board" }
        #expect(boards.map { ($0["axes"] as? [String: String])?["crop"] } == ["bubble", "section/1/header"])
        let gallery = try String(contentsOfFile: root.path + "/Output/index.html", encoding: .utf8)
        #expect(gallery.contains("look/board~bubble.png"))
        #expect(gallery.contains("look/index-bar/dragging~bubble.png"))
    }

    @Test("each node of a role is on one board, drawn once, and a crop that nothing has has none")
    func boardOfRole() throws {
        let result = try run("--crop", "each:bubble,bubble", "--format", "png,svg", "--svg-text", "live")
        #expect(result.status == 0)
        #expect(result.text.contains("Output/look/board~bubble.png\n"))
        let path = root.path + "/Output/look/board~each-bubble.svg"
        let board = try String(contentsOfFile: path, encoding: .utf8)
        #expect(board.contains("each:bubble") && board.contains("index-bar/dragging"))
        let again = try run("--crop", "each:bubble,bubble", "--format", "png,svg", "--svg-text", "live")
        #expect(!again.text.contains("board"))
        #expect(try !run("--crop", "bubbel").text.contains("board"))
    }

    @Test("a node that nothing has is an error, of the states that were named in each")
    func missing() throws {
        let named = try run("--state", "resting", "--crop", "bubble")
        #expect(named.status == 2)
        #expect(named.errors.contains("error: no node is called 'bubble'"))
        let all = try run("--crop", "bubbel")
        #expect(all.status == 2)
        #expect(
            all.remarks.hasPrefix(
                "Themes/look.theme.yaml: error: no node is called 'bubbel'\nhint: did you mean 'bubble'?\n"))
    }

    @Test("a crop that a theme shows nowhere is among what the manifest tells to have failed")
    func missingInManifest() throws {
        #expect(try run("--crop", "bubbel,bubble").status == 2)
        let failed = try manifest("failed")
        #expect(failed.map { $0["theme"] as? String } == ["look"])
        #expect(failed.map { $0["crop"] as? String } == ["bubbel"])
        let told = try #require(failed.first?["diagnostics"] as? [[String: Any]])
        #expect(told.map { $0["message"] as? String } == ["no node is called 'bubbel'"])
        #expect(told.map { $0["hints"] as? [String] } == [["did you mean 'bubble'?"]])
        #expect(try run("--state", "resting,dragging", "--crop", "bubble").status == 2)
        #expect(try manifest("failed").map { $0["state"] as? String } == ["resting"])
        #expect(try run("--crop", "bubble").status == 0)
        #expect(try manifest("failed").isEmpty)
    }

    @Test("of shards, a crop has failed that none of them shows", arguments: [("section/25/row/0", 0), ("bubbel", 2)])
    func missingInShards(crop: String, status: Int32) throws {
        let options = ["--crop", crop]
        _ = try run(options + ["--out", "whole"])
        for number in 1...3 {
            let shard = try run(options + ["--shard", "\(number)/3", "--out", "s\(number)"])
            #expect(shard.status == 0, "\(shard.errors)")
        }
        #expect(try (1...3).contains { try !manifest("failed", in: "s\($0)").isEmpty })
        let merged = try Program.run(["merge", "s3", "s1", "s2", "--out", "joined"], in: root.path)
        #expect(merged.status == status, "\(merged.errors)")
        let manifests = try ["whole", "joined"].map {
            try String(contentsOfFile: "\(root.path)/\($0)/manifest.json", encoding: .utf8)
        }
        #expect(manifests[0] == manifests[1])
    }

    @Test("states that have no such node are drawn by the next run into the folder, which asks for them")
    func missingThenWhole() throws {
        #expect(try run("--state", "dragging,rest", "--crop", "bubble,bubbel").status == 2)
        let whole = try run("--state", "dragging,rest")
        #expect(whole.text == "Output/look/index-bar/dragging.png\nOutput/look/index-bar/rest.png\n")
        #expect(whole.remarks == "2 pictures drawn in Output\n")
        #expect(whole.status == 0)
    }

    @Test("what an earlier run asked for in vain is not told again")
    func missingThenFound() throws {
        #expect(try run("--state", "dragging", "--crop", "bubble,bubbel").status == 2)
        let found = try run("--state", "dragging", "--crop", "bubble")
        #expect(found.remarks == "0 pictures drawn in Output, 1 unchanged\n", "\(found.remarks)")
        #expect(found.status == 0)
        #expect(try run("--state", "dragging", "--crop", "bubble,bubbel").status == 2)
    }

    @Test("one picture to standard output is of a state that has the node")
    func standardOutput() throws {
        let result = try run("--crop", "bubble", "--out", "-")
        #expect(result.status == 0)
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("all nodes of a role, and the bubble at every title")
    func each() throws {
        let rows = try run("--state", "resting", "--crop", "each:row")
        #expect(rows.text.split(separator: "\n").count > 2)
        #expect(rows.text.contains("Output/look/section-list/resting~section-0-row-0.png\n"))
        let bubbles = try run("--state", "dragging", "--crop", "each:bubble")
        let names = ["A", "M", "Z"].map { "Output/look/index-bar/dragging~bubble-\($0).png\n" }
        #expect(names.allSatisfy(bubbles.text.contains))
        #expect(try manifest().contains { ($0["axes"] as? [String: String]) == ["crop": "bubble/M"] })
    }

    @Test("the search glyph, which never has a bubble, gives none (IB-19)")
    func searchHasNone() throws {
        try root.write(["Themes/look.theme.yaml": "indexBar: {leadingTitles: [search], slotHeight: 9}\n"])
        let bubbles = try run("--state", "dragging", "--crop", "each:bubble")
        #expect(bubbles.text.contains("dragging~bubble-A.png") && !bubbles.text.contains("search"))
    }

    @Test("annotations, and tables of the same")
    func annotations() throws {
        let result = try run("--state", "dragging", "--annotate", "tokens,measure", "--format", "png,json,csv")
        #expect(
            result.text == """
                Output/look/index-bar/dragging~measure+tokens.png
                Output/look/index-bar/dragging~measure+tokens.json
                Output/look/index-bar/dragging~measure+tokens.csv

                """)
        let path = root.path + "/Output/look/index-bar/dragging~measure+tokens."
        let table = try String(contentsOfFile: path + "csv", encoding: .utf8)
        #expect(table.contains("\r\ntokens,index-bar/title/0,indexBar.titleColor,,,color.accent  #FF0000,\r\n"))
        #expect(table.contains("\r\nmeasure,index-bar/title/0,height,,9,slot 9,\r\n"))
        let data = try Data(contentsOf: URL(filePath: path + "json"))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let notes = try #require(object?["annotations"] as? [[String: Any]])
        #expect(notes.count == table.split(separator: "\r\n").count - 1)
    }

    @Test("nodes of a role are drawn again where a file is gone or the theme changed", arguments: ["bubble", "row"])
    func eachAgain(role: String) throws {
        let draw = { try run("--state", "dragging", "--crop", "each:" + role) }
        let lines = try draw().text.split(separator: "\n")
        #expect(lines.count > 2)
        let again = try draw()
        #expect(again.text.isEmpty && again.remarks.contains("\(lines.count) unchanged"))
        let gone = try #require(lines.last)
        try FileManager.default.removeItem(atPath: root.path + "/" + gone)
        #expect(try draw().text == gone + "\n")
        try root.write(["Themes/look.theme.yaml": "canvas: {width: 200, height: 300}\nindexBar: {slotHeight: 9}\n"])
        #expect(try draw().text.split(separator: "\n").count > 2)
    }

    @Test("a device around stills and the board, and a film cropped to a node")
    func frames() throws {
        let framed = try run("--state", "rest", "--frame-style", "clay,island,ground=#EDEEF1")
        #expect(framed.text == "Output/look/index-bar/rest~device-clay-island-ground-EDEEF1.png\n")
        #expect(try run("--frame").text.contains("Output/look/board~device-dark.png\n"))
        let film = try run(
            "--timeline", "press.timeline.yaml", "--crop", "bubble", "--format", "webp,gif,apng", "--fps", "10")
        #expect(film.status == 0)
        #expect(film.text.contains("Output/look/press/film~bubble.webp\n"))
    }

    @Test("a device that makes a picture larger than pictures may be is one error, and nothing of it is left")
    func frameBeyondLimits() throws {
        try root.write(["Themes/look.theme.yaml": "canvas: {width: 7990, height: 7990}\n"])
        let result = try run("--state", "rest", "--frame", "--format", "png,svg")
        #expect(result.status == 2)
        #expect(result.text == "Output/look/index-bar/rest~device-dark.svg\n")
        let errors = result.remarks.split(separator: "\n").filter { $0.hasPrefix("error: ") }
        #expect(errors.count == 1)
        #expect(
            errors.first?.contains(
                /look\/index-bar\/rest~device-dark\.png: a canvas of [0-9]+ × [0-9]+ pixels is too large; at most 64000000/
            )
                == true, "\(result.remarks)")
        #expect(try root.names(in: "Output/look/index-bar") == ["rest~device-dark.svg"])
    }

    @Test("a film cropped to what no frame has is an error, with the nearest ids, and no file is left")
    func missingInFilm() throws {
        let result = try run("--timeline", "press.timeline.yaml", "--crop", "bubbel", "--format", "webp")
        #expect(result.status == 2)
        #expect(
            result.remarks.contains(
                "error: look/press/film~bubbel.webp: no node is called 'bubbel'\nhint: did you mean 'bubble'?\n"),
            "\(result.remarks)")
        #expect(result.text.isEmpty)
    }

    @Test(
        "options that do not go together, or name nothing, are refused",
        arguments: [
            (["--crop", "bubble", "--frame"], 64, "a device goes around the whole screen"),
            (["--crop", "each"], 64, "'each' names a role, as each:row"),
            (["--crop", "each:rows"], 64, "did you mean 'row'?"),
            (["--annotate", "mesure"], 64, "did you mean 'measure'?"),
            (["--frame-style", "phne"], 64, "did you mean 'phone'?"),
            (["--frame", "phone,light"], 64, "write --frame-style phone,light"),
            (["--frame-style", "bezel=-1"], 64, "bezel is a number of points"),
            (["--frame-style", "ground=red"], 64, "ground is a colour as #EDEEF1"),
            (["--format", "csv"], 2, "csv is a table of annotations, and none are asked for"),
            (["--annotate", "hit", "--format", "webp", "--state", "rest"], 2, "annotations are for stills"),
        ])
    func refused(arguments: [String], status: Int32, message: String) throws {
        let result = try Program.run(["render"] + arguments, in: root.path)
        #expect(result.status == status)
        #expect(result.errors.contains(message))
    }
}
