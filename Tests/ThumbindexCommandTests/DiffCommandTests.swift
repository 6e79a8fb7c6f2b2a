import Foundation
import PictureFiles
import TemporaryFolders
import Testing

@Suite("The command diff")
struct DiffCommandTests {
    private let folder = TemporaryFolder()
    private let white = [UInt32](repeating: 0xFFFF_FFFF, count: 20 * 10)

    private func write(_ name: String, height: Int = 10, black places: [Int] = []) throws {
        var pixels = Array(white.prefix(20 * height))
        for place in places { pixels[place] = 0xFF00_0000 }
        try write(name, StoredPNG(width: 20, height: height, pixels: pixels).bytes)
    }

    private func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    private func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Program.Result {
        try Program.run(["diff"] + arguments, in: folder.path)
    }

    /// One pair for each result.
    private func writeFolders() throws {
        for side in ["old", "new"] {
            try write("\(side)/a/equal.png")
            try write("\(side)/b/different.png", black: side == "new" ? [3, 4, 23] : [])
            try write("\(side)/e-size.png", height: side == "new" ? 9 : 10)
            try write("\(side)/f-broken.png")
        }
        try write("old/c-missing.png")
        try write("new/d-added.png")
        try write("new/f-broken.png", [0x89, 0x50])
    }

    @Test("a line for each pair that is not equal, and the summary")
    func text() throws {
        try writeFolders()
        let result = try run("old", "new")
        #expect(result.status == 2)
        #expect(result.errors == "")
        #expect(
            result.text == """
                different    b/different.png: 3 of 200 pixels differ (1.5 %), in 1 region
                missing      c-missing.png
                added        d-added.png
                sizeMismatch e-size.png: the size changed from 20 × 10 to 20 × 9 pixels
                unreadable   f-broken.png: the candidate is not a PNG, JPEG or WebP file
                6 pairs: 1 equal, 1 different, 1 missing, 1 added, 1 of different sizes, 1 unreadable

                """)
    }

    @Test("JSON has the summary and every pair")
    func json() throws {
        try writeFolders()
        let result = try run("old", "new", "--json")
        #expect(result.status == 2)
        let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(
            object["summary"] as? [String: Int] == [
                "equal": 1, "different": 1, "missing": 1, "added": 1, "sizeMismatch": 1, "unreadable": 1,
            ])
        let pairs = try #require(object["pairs"] as? [[String: Any]])
        #expect(
            pairs.map { $0["path"] as? String } == [
                "a/equal.png", "b/different.png", "c-missing.png", "d-added.png", "e-size.png", "f-broken.png",
            ])
        #expect(
            pairs.map { $0["result"] as? String } == [
                "equal", "different", "missing", "added", "sizeMismatch", "unreadable",
            ])
        #expect(pairs.map { $0["differentPixels"] as? Int } == [0, 3, nil, nil, nil, nil])
        #expect(pairs.map { $0["ratio"] as? Double } == [0, 0.015, nil, nil, nil, nil])
        #expect(pairs.map { $0["regions"] as? [[Int]] } == [[], [[3, 0, 2, 2]], [], [], [], []])
        #expect(pairs.allSatisfy { $0["causes"] is [String] })
    }

    @Test("the structural similarity stands in the JSON when asked for")
    func similarity() throws {
        try write("old.png")
        try write("new.png", black: [0])
        let result = try run("old.png", "new.png", "--json", "--similarity")
        let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let pair = try #require((object["pairs"] as? [[String: Any]])?.first)
        let similarity = try #require(pair["similarity"] as? Double)
        #expect(similarity > 0 && similarity < 1)
        #expect(try !run("old.png", "new.png", "--json").text.contains("similarity"))
    }

    @Test("a candidate that lies elsewhere is laid on its baseline, and it is told by how far")
    func alignment() throws {
        try write("old.png", black: [42, 43, 62, 63, 150])
        try write("new.png", black: [63, 64, 83, 84, 171])
        #expect(try run("old.png", "new.png", "--metric", "exact").status == 1)
        let told = try run("old.png", "new.png", "--metric", "exact", "--align", "1,1")
        #expect(told.status == 0)
        #expect(
            told.text.hasPrefix(
                "equal        new.png: the candidate is moved by 1, 1 pixels; compared were 19 × 9 pixels from 0, 0 on\n"
            ))
        let json = try run("old.png", "new.png", "--metric", "exact", "--align", "1,1", "--json").output
        let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
        let placement = try #require((object["pairs"] as? [[String: Any]])?.first?["placement"] as? [String: Any])
        #expect(placement["dx"] as? Int == 1 && placement["dy"] as? Int == 1)
        #expect(placement["area"] as? [Int] == [0, 0, 19, 9])
        #expect(try run("old.png", "new.png", "--align", "one").errors.contains("'one' is no offset: write auto"))
    }

    @Test("the exit status tells equal from different")
    func status() throws {
        try write("old.png")
        try write("same.png")
        try write("new.png", black: [0])
        let equal = try run("old.png", "same.png")
        #expect(equal == Program.Result(status: 0, output: Data("1 pair: 1 equal\n".utf8), errors: ""))
        let different = try run("old.png", "new.png")
        #expect(different.status == 1)
        #expect(different.text.hasPrefix("different    new.png: 1 of 200 pixels differs (0.5 %), in 1 region\n"))
    }

    private static let outcomes: [(String, Int32)] = [
        ("--metric exact", 1), ("--metric channels --tolerance 255", 0), ("--metric channels --tolerance 254", 1),
        ("--threshold 1", 0), ("--ignore 0,0,1,1", 0), ("--ignore 1,0,19,10", 1), ("--ignore bubble", 0),
        ("--ignore bub", 1), ("--ignore index-bar", 1), ("--metric structural --minimum 1", 1),
        ("--metric structural --minimum=-1", 0),
    ]

    @Test("metrics and ignored areas", arguments: outcomes)
    func options(words: String, status: Int32) throws {
        try write("old.png")
        try write("new@2x.png", black: [0])
        try folder.write([
            "new.json": #"{"size": [10, 5], "nodes": [{"id": "bubble/title", "frame": [0, 0, 0.5, 0.1]}]}"#
        ])
        #expect(try run(["old.png", "new@2x.png"] + words.split(separator: " ").map(String.init)).status == status)
    }

    private static let refusals: [(String, String)] = [
        ("--threshold 2", "Error: --threshold is a number from 0 to 1, not 2.0"),
        ("--ignore 1,2,3", "'1,2,3' is not a rectangle: write x,y,width,height in whole pixels"),
        ("--ignore 1,2,0,3", "'1,2,0,3' is not a rectangle: write x,y,width,height in whole pixels"),
        ("--minimum 2", "Error: --minimum is a number from -1 to 1, not 2.0"),
        ("--jobs 0", "Error: --jobs is a number from 1 to 256, not 0"),
    ]

    @Test("wrong usage", arguments: refusals)
    func usage(words: String, message: String) throws {
        let result = try run(["a", "b"] + words.split(separator: " ").map(String.init))
        #expect(result.status == 64)
        #expect(result.errors.contains(message))
    }

    @Test("what cannot be compared at all")
    func unusable() throws {
        try write("old.png")
        try write("folder/a.png")
        try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
        #expect(
            try run("old.png", "folder").errors == """
                error: 'folder' is a folder and 'old.png' is a file
                hint: compare two files, two folders, or two manifests

                """)
        let empty = try run("empty", "folder")
        #expect(empty.status == 2)
        #expect(empty.errors == "error: there is no picture in the folder 'empty'\n")
        #expect(empty.text == "added        a.png\n1 pair: 1 added\n")
        let missing = try run("nowhere", "folder")
        #expect(missing.status == 2)
        #expect(
            missing.errors == """
                error: there is no file or folder 'nowhere'
                hint: the baseline comes first, then the candidate

                """)
    }

    /// Writes the manifest of a run that drew these pictures.
    private func write(manifestOf side: String, _ names: [String]) throws {
        let entries = names.map { "{\"path\": \"\($0)\", \"pixels\": null}" }
        try write(
            "\(side)/manifest.json",
            Array("{\"fingerprint\": {\"program\": \"1\"}, \"images\": [\(entries.joined(separator: ", "))]}".utf8))
    }

    /// A picture of a state that the theme has no more lies where it lay.
    @Test("pictures that no run claims are told, and never equal")
    func stale() throws {
        for side in ["old", "new"] {
            for name in ["a.png", "b.png", "c.png"] { try write("\(side)/\(name)") }
        }
        try write(manifestOf: "new", ["a.png"])
        let result = try run("old", "new")
        #expect(result.status == 1)
        #expect(
            result.text == """
                missing      b.png
                missing      c.png
                stale        new/b.png: no run claims it; render --prune removes it
                stale        new/c.png: no run claims it; render --prune removes it
                3 pairs: 1 equal, 2 missing, and 2 stale left out

                """)
        try write(manifestOf: "old", ["a.png", "b.png"])
        let output = try run("old", "new", "--json").output
        let json = try JSONSerialization.jsonObject(with: output) as? [String: Any]
        #expect(json?["stale"] as? [String: [String]] == ["baseline": ["c.png"], "candidate": ["b.png", "c.png"]])
        let pairs = try #require(json?["pairs"] as? [[String: Any]])
        #expect(pairs.map { $0["result"] as? String } == ["equal", "missing"])
    }

    /// What looks like one name are two for a file system.
    @Test("names that differ only in how their letters are put together are two")
    func normalisation() throws {
        let names = ["caf\u{E9}.png", "cafe\u{301}.png"]
        try write("old/" + names[0])
        try write("old/" + names[1])
        try write("new/" + names[0])
        try write("new/" + names[1], black: [1, 2, 3])
        #expect(try run("old", "new").text.hasSuffix("2 pairs: 1 equal, 1 different\n"))
        try FileManager.default.removeItem(atPath: folder.path + "/new/" + names[0])
        try FileManager.default.removeItem(atPath: folder.path + "/old/" + names[1])
        #expect(try run("old", "new").text.hasSuffix("2 pairs: 1 missing, 1 added\n"))
    }
}
