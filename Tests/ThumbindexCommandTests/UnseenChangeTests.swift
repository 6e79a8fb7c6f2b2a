import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// What changes and shows in no picture: `diff` tells it and calls the pictures equal.
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
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(result.status == 0)
        #expect(
            result.text == """
                equal        rest.png: to the eye
                               the pixels differ too little to count
                               title colour #FF0000 → #FE0000
                2 pairs: 2 equal (1 of the equal changed in a way that is not seen)

                """)
        let json = try JSONSerialization.jsonObject(with: run("diff", "old", "new", "--json").output) as? [String: Any]
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
        let result = try run("diff", "old", "new")
        #expect(result.status == 0)
        #expect(
            result.text == """
                equal        rest.png: to the eye
                               bar hit area 10 × 9 at 0, 0 → 14 × 9 at 0, 0 pt
                1 pair: 1 equal (1 of the equal changed in a way that is not seen)

                """)
        #expect(try run("diff", "old", "new", "--ignore", "bar").text == "1 pair: 1 equal\n")
    }
}
