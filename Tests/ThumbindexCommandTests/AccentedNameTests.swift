import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// Names that look the same and differ in how letters with accents are put together are two files, or an error: none is
/// left out without a word.
@Suite("Names that differ only in their normalisation")
struct AccentedNameTests {
    private let root = TemporaryFolder()
    private static let names = ["caf\u{E9}", "cafe\u{301}"]
    private static let theme = "canvas: {width: 60, height: 120}\nlist: {row: {height: 20}}\n"

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    /// Red and blue in one folder, green and black in the other.
    private func writePictures() throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFF00_0000]
        for (number, color) in colors.enumerated() {
            let picture = StoredPNG(width: 4, height: 4, pixels: Array(repeating: color, count: 16))
            let folder = root.path + (number < 2 ? "/old" : "/new")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(picture.bytes).write(to: URL(filePath: "\(folder)/\(Self.names[number % 2]).png"))
        }
    }

    private func paths(_ text: String) -> [[Unicode.Scalar]] {
        text.split(separator: "\n").compactMap { $0.split(separator: " ").first { $0.contains(".png") } }
            .map { Array($0.unicodeScalars.prefix { $0 != "." }) }
    }

    private static let scalars = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
        Array($0.unicodeScalars)
    }

    @Test("diff compares both, and approve takes both")
    func folders() throws {
        try writePictures()
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(paths(result.text) == Self.scalars)
        #expect(result.text.hasSuffix("2 pairs: 2 different\n"))
        #expect(try run("approve", "report").errors == "2 pictures approved\n")
        for name in Self.names {
            let files = try ["old", "new"].map { try Data(contentsOf: URL(filePath: "\(root.path)/\($0)/\(name).png")) }
            #expect(files[0] == files[1])
        }
        #expect(try run("diff", "old", "new").text == "2 pairs: 2 equal\n")
    }

    @Test("approve takes the one that is named")
    func approved() throws {
        try writePictures()
        _ = try run("diff", "old", "new", "--report", "report")
        #expect(try run("approve", "report", Self.names[1] + ".png").errors == "1 picture approved\n")
        #expect(paths(try run("diff", "old", "new").text) == [Array(Self.names[0].unicodeScalars)])
    }

    @Test("two themes of a folder, or named one after the other, are an error", arguments: [true, false])
    func themes(inFolder: Bool) throws {
        for name in Self.names { try root.write(["themes/\(name).theme.yaml": Self.theme]) }
        let paths = inFolder ? ["themes"] : Self.names.map { "themes/\($0).theme.yaml" }
        let result = try Program.run(["render"] + paths + ["--out", "out"], in: root.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("two themes are called '"))
        #expect(!FileManager.default.fileExists(atPath: root.path + "/out/manifest.json"))
    }

    @Test("two contents are two pictures, in one run and in shards that are joined")
    func contents() throws {
        try root.write(["look.theme.yaml": Self.theme])
        for (name, names) in zip(Self.names, ["Anna\nBea\nCarl\n", "Xaver\nYves\nZoe\n"]) {
            try root.write(["\(name).txt": names])
        }
        let arguments = [
            "render", "look.theme.yaml", "--state", "section-list/pinned", "--scale", "1", "--content",
            Self.names.map { $0 + ".txt" }.joined(separator: ","),
        ]
        let whole = try Program.run(arguments + ["--out", "whole"], in: root.path)
        guard whole.status == 0 else {
            // A file system may take them for one: then that is an error, and no picture is lost without a word.
            #expect(whole.errors.contains("error: "))
            return
        }
        let drawn = try root.names(in: "whole").filter { $0.hasSuffix(".png") && $0.contains("pinned") }
        #expect(Set(drawn.map { Array($0.unicodeScalars) }).count == 2)
        for number in 1...2 {
            let shard = ["--shard", "\(number)/2", "--out", "s\(number)"]
            #expect(try Program.run(arguments + shard, in: root.path).status == 0)
        }
        #expect(try run("merge", "s1", "s2", "--out", "joined").status == 0)
        for name in drawn + ["manifest.json"] {
            let files = try ["whole", "joined"].map {
                try Data(contentsOf: URL(filePath: "\(root.path)/\($0)/\(name)"))
            }
            #expect(files[0] == files[1], "\(name)")
        }
    }
}
