import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// What changes and shows in no picture: where the states' JSON names it, `diff` fails, unless only pixels count.
@Suite("Changes that are not seen")
struct UnseenChangeTests {
    private let folder = TemporaryFolder()

    /// A picture of 20 × 10 pixels of a shade of red, which eyes do not tell from the next one.
    private func write(_ name: String, red: UInt8 = 0xFF) throws {
        let picture = StoredPNG(
            width: 20, height: 10, pixels: [UInt32](repeating: 0xFF00_0000 | UInt32(red), count: 200))
        let url = URL(filePath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(picture.bytes).write(to: url)
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: folder.path + "/" + name)) }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: folder.path) }

    /// Red index titles one shade darker: no pixel counts, and the baseline's JSON would go stale.
    @Test("a change that is not seen is told, and can be approved")
    func unseen() throws {
        for (side, color) in [("old", "#FF0000"), ("new", "#FE0000")] {
            try folder.write([
                "\(side)/rest.json":
                    #"{"size": [20, 10], "nodes": [{"id": "title", "frame": [0, 0, 20, 10], "color": "\#(color)"}]}"#
            ])
            try write("\(side)/rest.png", red: side == "old" ? 0xFF : 0xFE)
            try write("\(side)/same.png")
        }
        let result = try run("diff", "old", "new", "--report", "report", "--fail-on", "pixels")
        #expect(result.status == 0)
        #expect(
            result.text == """
                equal        rest.png: to the eye
                               the pixels differ too little to count
                               title colour #FF0000 → #FE0000
                2 pairs: 2 equal (1 of the equal changed in a way that is not seen)

                """)
        let output = try run("diff", "old", "new", "--json", "--fail-on", "pixels").output
        let json = try JSONSerialization.jsonObject(with: output) as? [String: Any]
        let pairs = try #require(json?["pairs"] as? [[String: Any]])
        #expect(pairs.map { $0["unseen"] as? Bool } == [true, nil])
        #expect(pairs.map { $0["result"] as? String } == ["equal", "equal"])
        #expect(try run("approve", "report").text == "approved  rest.png\n")
        for name in ["rest.png", "rest.json"] { #expect(try bytes("old/\(name)") == bytes("new/\(name)")) }
        #expect(try run("diff", "old", "new").text == "2 pairs: 2 equal\n")
    }

    @Test("a change that is not seen is told without any JSON, with and without a report")
    func faint() throws {
        try write("old/rest.png", red: 0xFF)
        try write("new/rest.png", red: 0xFE)
        for report in [[], ["--report", "report"]] {
            let result = try Program.run(["diff", "old", "new"] + report, in: folder.path)
            #expect(result.status == 0)
            #expect(
                result.text == """
                    equal        rest.png: to the eye
                                   the pixels differ too little to count
                    1 pair: 1 equal (1 of the equal changed in a way that is not seen)

                    """)
        }
    }

    @Test("a hit area shows in no picture, and is told")
    func unseenState() throws {
        for (side, width) in [("old", 10), ("new", 14)] {
            try write("\(side)/rest.png")
            try folder.write([
                "\(side)/rest.json":
                    #"{"size": [20, 10], "nodes": [{"id": "bar", "frame": [0, 0, 9, 9], "hit": [0, 0, \#(width), 9]}]}"#
            ])
        }
        let result = try run("diff", "old", "new", "--fail-on", "pixels")
        #expect(result.status == 0)
        #expect(
            result.text == """
                equal        rest.png: to the eye
                               bar hit area 10 × 9 at 0, 0 → 14 × 9 at 0, 0 pt
                1 pair: 1 equal (1 of the equal changed in a way that is not seen)

                """)
        for rule in [[], ["--fail-on", "state"], ["--fail-on", "any"]] {
            let result = try Program.run(["diff", "old", "new"] + rule, in: folder.path)
            #expect(result.status == 1)
            #expect(
                result.text == """
                    different    rest.png: the pixels are the same, and the state's JSON has changed
                                   bar hit area 10 × 9 at 0, 0 → 14 × 9 at 0, 0 pt
                    1 pair: 1 different

                    """)
        }
        #expect(try run("diff", "old", "new", "--ignore", "bar").text == "1 pair: 1 equal\n")
    }

    /// Of the JSON of a timeline without a film, and without pictures of its shots.
    private func timeline(select title: String, at time: Double, header: Int = 40) -> String {
        """
        {"events": [{"time": \(time), "name": "select", "title": "\(title)"}], "ticks": [], "shots": [
        {"name": "end", "time": 1, "size": [20, 10],
        "nodes": [{"id": "header", "frame": [0, 0, 20, \(header)]}]}]}
        """
    }

    @Test("what happens in a timeline that is drawn as JSON alone is compared, and can be approved")
    func loneTimelines() throws {
        try folder.write([
            "old/same/film.json": timeline(select: "A", at: 0.1), "new/same/film.json": timeline(select: "A", at: 0.1),
            "old/look/jump/film~dark.json": timeline(select: "A", at: 0.1),
            "new/look/jump/film~dark.json": timeline(select: "B", at: 0.1),
            "old/late.json": timeline(select: "A", at: 0.1),
            "new/late.json": timeline(select: "A", at: 0.35, header: 44),
        ])
        try write("old/rest.png")
        try write("new/rest.png")
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(result.status == 1)
        #expect(
            result.text == """
                different    late.json
                               event select (title A) at 0.1 s happens 0.25 s later
                               shot 'end': header resized 20 × 40 → 20 × 44 pt
                different    look/jump/film~dark.json
                               event select (title A) at 0.1 s happens no more
                               event select (title B) at 0.1 s happens now
                4 pairs: 2 equal, 2 different

                """)
        #expect(try run("diff", "old", "new", "--fail-on", "pixels").status == 0)
        #expect(try run("approve", "report").status == 0)
        #expect(try run("diff", "old", "new").text == "4 pairs: 4 equal\n")
    }

    @Test("a timeline that is no more, or new, is told, and one beside a film or a shot is no pair of its own")
    func timelinesOfOneSide() throws {
        try folder.write([
            "old/gone/film.json": timeline(select: "A", at: 0.1), "new/come/film.json": timeline(select: "A", at: 0.1),
            "old/shot/film.json": timeline(select: "A", at: 0.1), "new/shot/film.json": timeline(select: "A", at: 0.1),
            "new/report.json": #"{"events": 3}"#, "new/state.json": #"{"size": 3, "nodes": []}"#,
        ])
        for side in ["old", "new"] { try write("\(side)/shot/end@2x.png") }
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(
            result.text == """
                added        come/film.json
                missing      gone/film.json
                3 pairs: 1 equal, 1 missing, 1 added

                """)
        // Its shot is drawn no more: what happens is still compared.
        try FileManager.default.removeItem(atPath: folder.path + "/new/shot/end@2x.png")
        try folder.write(["new/shot/film.json": timeline(select: "A", at: 2)])
        #expect(
            try run("diff", "old/shot", "new/shot").text == """
                missing      end@2x.png
                different    film.json
                               event select (title A) at 0.1 s happens 1.9 s later
                2 pairs: 1 different, 1 missing

                """)
    }

    @Test("the timelines that two manifests list are compared")
    func listedTimelines() throws {
        for (side, time) in [("old", 0.1), ("new", 0.2)] {
            try folder.write([
                "\(side)/look/film.json": timeline(select: "A", at: time),
                "\(side)/manifest.json": #"{"images": [{"path": "look/film.json"}, {"path": "rest.png"}]}"#,
            ])
            try write("\(side)/rest.png")
        }
        #expect(
            try run("diff", "old/manifest.json", "new/manifest.json").text == """
                different    look/film.json
                               event select (title A) at 0.1 s happens 0.1 s later
                2 pairs: 1 equal, 1 different

                """)
    }

    @Test("any byte of the pixels may count")
    func anyByte() throws {
        try write("old/rest.png", red: 0xFF)
        try write("new/rest.png", red: 0xFE)
        let result = try run("diff", "old", "new", "--fail-on", "any")
        #expect(result.status == 1)
        #expect(
            result.text == """
                different    rest.png: 200 of 200 pixels differ (100 %), in 1 region
                1 pair: 1 different

                """)
    }

    @Test("a JSON that only one side has is told of, where it would count", arguments: ["old", "new"])
    func loneState(side: String) throws {
        for other in ["old", "new"] { try write("\(other)/rest.png") }
        try folder.write(["\(side)/rest.json": #"{"size": [20, 10], "nodes": []}"#])
        let result = try run("diff", "old", "new")
        #expect(result.status == 0 && result.text == "1 pair: 1 equal\n")
        let name = side == "old" ? "baseline" : "candidate"
        #expect(
            result.errors == """
                warning: 1 picture has the JSON of the state beside the \(name) alone: nothing but pixels is compared
                hint: 'thumbindex render --format png,json' writes it

                """)
        #expect(try run("diff", "old", "new", "--fail-on", "pixels").errors.isEmpty)
    }

    @Test("a JSON that cannot be read fails")
    func damagedState() throws {
        for side in ["old", "new"] {
            try write("\(side)/rest.png")
            try folder.write(["\(side)/rest.json": side == "old" ? #"{"size": [20, 10], "nodes": []}"# : #"{"size": "#])
        }
        #expect(try run("diff", "old", "new").status == 1)
        #expect(try run("diff", "old", "new", "--fail-on", "pixels").status == 0)
    }

    /// The same pictures on another way: the finger selects what it did not.
    @Test("ST-5: events that came, went or happen at another time are a difference of a film and of its shots")
    func events() throws {
        try folder.write([
            "look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n",
            "jump.timeline.yaml": """
            film: {name: demo}
            steps: [{touchDown: C}, {shot: down}, {wait: rest}, touchUp, {shot: up}]

            """,
        ])
        for side in ["old", "new"] {
            let drawn = try run(
                "render", "look.theme.yaml", "--timeline", "jump.timeline.yaml", "--appearance", "light", "--scale",
                "1",
                "--format", "png,webp,json", "--out", side)
            #expect(drawn.status == 0, "\(drawn.errors)")
        }
        #expect(try run("diff", "old", "new").text == "3 pairs: 3 equal\n")
        let path = folder.path + "/new/look/jump/demo.json"
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let first = try #require(lines.firstIndex { $0.contains("\"name\": \"select\"") })
        let event = try #require(lines[first].split(separator: "\"time\": ").last?.prefix { $0 != "," })
        try (lines[..<first] + lines[(first + 1)...]).joined(separator: "\n")
            .write(toFile: path, atomically: false, encoding: .utf8)
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        let told = result.text.split(separator: "\n").map(String.init)
        #expect(told.filter { $0.hasPrefix("different") }.count == 2, "\(result.text)")
        #expect(told.contains { $0.hasPrefix("different    look/jump/down.png: the pixels are the same") })
        #expect(told.contains { $0.hasPrefix("different    look/jump/demo.webp: the pixels are the same") })
        #expect(told.count { $0.contains("event select (") && $0.hasSuffix("at \(event) s happens no more") } == 2)
        #expect(try run("diff", "old", "new", "--fail-on", "pixels").status == 0)
    }

    /// What a person overlooks in a picture and the next release shows everybody.
    @Test(
        "what a theme changes is a difference, seen or not",
        arguments: [
            (
                "list: {row: {separator: {color: \"#0000001A\"}}}", "list: {row: {separator: none}}",
                "line #0000001A → none"
            ),
            (
                "indexBar: {background: \"#00000008\"}", "indexBar: {background: none}",
                "index-bar colour #00000008 → none"
            ),
            (
                "list: {header: {restingBackground: \"#F7F7F7\"}}", "list: {header: {restingBackground: \"#EDEDED\"}}",
                "fill #F7F7F7 → #EDEDED"
            ),
            ("name: Look", "indexBar: {touchPadding: 30}", "index-bar hit area"),
        ])
    func themes(old: String, new: String, cause: String) throws {
        for (side, theme) in [("old", old), ("new", new)] {
            try folder.write(["look.theme.yaml": theme + "\n"])
            let drawn = try run(
                "render", "look.theme.yaml", "--state", "resting", "--appearance", "light", "--format", "png,json",
                "--out", side)
            #expect(drawn.status == 0, "\(drawn.errors)")
        }
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(result.text.contains(cause), "\(result.text)")
        #expect(try run("diff", "old", "new", "--fail-on", "pixels").status == 0)
    }
}
