import Comparing
import Foundation
import PictureFiles
import Testing

@Suite("Folders of pictures")
struct FolderComparisonTests {
    private let pair: PairFolder
    private let white = PairFolder.picture().bytes
    private let changed = PairFolder.picture(first: 0xFF00_0000).bytes

    init() throws { pair = try PairFolder() }

    @Test("pairs by path, in the order of paths, each with its result")
    func results() async throws {
        try pair.write("old/b/same.png", white)
        try pair.write("new/b/same.png", white)
        try pair.write("old/a.png", white)
        try pair.write("new/a.png", changed)
        try pair.write("old/gone.png", white)
        try pair.write("new/more.PNG", white)
        try pair.write("old/wide.png", white)
        try pair.write("new/wide.png", PairFolder.picture(width: 5).bytes)
        try pair.write("new/notes.txt", [1])
        try pair.write("new/.hidden/a.png", white)
        #expect(
            try await pair.transcript() == [
                "different a.png: 1 of 12 pixels differs (8.33 %), in 1 region", "equal b/same.png",
                "missing gone.png", "added more.PNG",
                "sizeMismatch wide.png: the size changed from 4 × 3 to 5 × 3 pixels",
            ])
    }

    @Test("equal pixels in other bytes are equal")
    func otherBytes() async throws {
        var other = PairFolder.picture()
        other.chunks = [("tEXt", Array("Title\u{0}other".utf8))]
        try pair.write("old/a.png", white)
        try pair.write("new/a.png", other.bytes)
        #expect(try await pair.transcript() == ["equal a.png"])
    }

    @Test("pictures made of the same data are equal undecoded, however it is cut into chunks")
    func sameData() async throws {
        var other = PairFolder.picture()
        other.chunks = [("tEXt", Array("Title\u{0}other".utf8))]
        try pair.write("old/text.png", white)
        try pair.write("new/text.png", other.bytes)
        for length in [1, 3, 7, 50] {
            other.chunkLength = length
            try pair.write("old/in-\(length).png", PairFolder.picture().bytes)
            try pair.write("new/in-\(length).png", other.bytes)
        }
        for compared in try await pair.compare() { #expect(compared.result == .equal(nil), "\(compared.pair.path)") }
    }

    @Test("data that is other by a byte, of another header or palette is decoded")
    func otherData() async throws {
        func indices(_ palette: [UInt8], width: Int = 2, rows: [UInt8] = [0, 0, 1]) -> StoredPNG {
            var png = StoredPNG(width: width, height: 1, colorType: 3, rows: rows)
            png.chunks = [("PLTE", palette)]
            return png
        }
        let one = indices([0, 0, 0, 255, 255, 255])
        var gray = StoredPNG(width: 2, height: 1, colorType: 0, rows: [0, 0, 255])
        gray.chunks = []
        try pair.write("old/a.png", one.bytes)
        try pair.write("new/a.png", indices([0, 0, 0, 255, 0, 255]).bytes)
        try pair.write("old/b.png", one.bytes)
        try pair.write("new/b.png", indices([0, 0, 0, 255, 255, 255], rows: [0, 1, 1]).bytes)
        try pair.write("old/c.png", one.bytes)
        try pair.write("new/c.png", gray.bytes)
        try pair.write("old/d.png", indices([0, 0, 0, 9, 9, 9], width: 3).bytes)
        try pair.write("new/d.png", indices([0, 0, 0, 9, 9, 9], width: 2).bytes)
        let results = try await pair.compare().map(\.result)
        #expect(results.map(\.kind) == [.different, .different, .equal, .unreadable])
        #expect(results[2].comparison?.hasSamePixels == true)
    }

    @Test("the same data with a wrong checksum anywhere is not equal undecoded")
    func sameDataDamaged() async throws {
        var other = PairFolder.picture()
        other.chunks = [("tEXt", Array("Title\u{0}other".utf8))]
        let bytes = other.bytes
        for place in bytes.indices.dropFirst(8) {
            var damaged = bytes
            damaged[place] ^= 1
            try pair.write("old/\(1000 + place).png", white)
            try pair.write("new/\(1000 + place).png", damaged)
        }
        for compared in try await pair.compare() { #expect(compared.result != .equal(nil), "\(compared.pair.path)") }
    }

    @Test("a candidate cut off anywhere is never equal, and the others are compared")
    func truncation() async throws {
        for count in white.indices {
            let name = String(1000 + count)
            try pair.write("old/\(name).png", white)
            try pair.write("new/\(name).png", Array(white.prefix(count)))
        }
        try pair.write("old/whole.png", white)
        try pair.write("new/whole.png", white)
        let compared = try await pair.compare()
        #expect(compared.dropLast().allSatisfy { $0.result.kind == .unreadable })
        #expect(compared.last?.result == .equal(nil))
    }

    @Test("files that are broken in the same way are not equal")
    func equallyBroken() async throws {
        let files: [(String, [UInt8])] = [
            ("a.png", Array(white.dropLast())), ("b.png", []), ("c.png", Array("no picture".utf8)),
            ("d.gif", Array("GIF89a".utf8)), ("e.svg", Array("<svg".utf8)), ("f.pdf", Array("%PDF-1.5".utf8)),
        ]
        for (name, bytes) in files {
            try pair.write("old/" + name, bytes)
            try pair.write("new/" + name, bytes)
        }
        #expect(
            try await pair.transcript() == [
                "unreadable a.png: the baseline is a PNG file that ends too early: the candidate is a PNG file that "
                    + "ends too early",
                "unreadable b.png: the baseline is empty: the candidate is empty",
                "unreadable c.png: the baseline is not a PNG, JPEG or WebP file: the candidate is not a PNG, JPEG or "
                    + "WebP file",
                "unreadable d.gif: the baseline is cut off: the candidate is cut off",
                "unreadable e.svg: the baseline is cut off: the candidate is cut off",
                "unreadable f.pdf: the baseline is cut off: the candidate is cut off",
            ])
    }

    @Test("animations and vector files are equal by their bytes alone")
    func bytesAlone() async throws {
        var animation = PairFolder.picture()
        animation.chunks = [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]
        var other = animation
        other.chunks.append(("fcTL", [9]))
        try pair.write("old/a.png", animation.bytes)
        try pair.write("new/a.png", other.bytes)
        try pair.write("old/b.apng", animation.bytes)
        try pair.write("new/b.apng", animation.bytes)
        try pair.write("old/c.svg", Array("<svg/>".utf8))
        try pair.write("new/c.svg", Array("<svg />".utf8))
        try pair.write("old/d.png", animation.bytes)
        try pair.write("new/d.png", white)
        let unlike = "the files differ, and their kind is not compared pixel by pixel"
        #expect(
            try await pair.transcript() == [
                "different a.png: \(unlike)", "equal b.apng", "different c.svg: \(unlike)",
                "different d.png: \(unlike)",
            ])
    }

    @Test("a folder where a file is expected, and things that are no files")
    func strangeFiles() async throws {
        try pair.write("old/a.png", white)
        try pair.write("new/a.png/inner.png", white)
        try pair.write("old/b.png", white)
        mkfifo(pair.new + "/b.png", 0o600)
        try pair.write("old/c.png", white)
        try FileManager.default.createSymbolicLink(atPath: pair.new + "/c.png", withDestinationPath: "nowhere.png")
        try pair.write("old/d.png", white)
        try FileManager.default.createSymbolicLink(atPath: pair.new + "/d.png", withDestinationPath: "../old/d.png")
        #expect(
            try await pair.transcript() == [
                "unreadable a.png: the candidate is a folder", "added a.png/inner.png",
                "unreadable b.png: the candidate is not a regular file",
                "unreadable c.png: the candidate does not exist", "equal d.png",
            ])
    }

    @Test("links that lead in circles end")
    func circles() async throws {
        for side in ["old", "new"] {
            try pair.write("\(side)/in/a.png", white)
            for name in ["back", "again"] {
                let link = pair.folder.path + "/\(side)/in/\(name)"
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
            }
        }
        #expect(try await pair.transcript() == ["equal in/a.png"])
    }

    @Test("a header of enormous size is refused", arguments: [30_000, 2_147_483_647])
    func enormous(side: Int) async throws {
        var claim = PairFolder.picture()
        claim.width = side
        claim.height = side
        try pair.write("old/a.png", white)
        try pair.write("new/a.png", claim.bytes)
        #expect(
            try await pair.transcript() == [
                "unreadable a.png: the candidate has \(side) × \(side) pixels; at most 268435456 are accepted"
            ])
    }

    @Test("what cannot be compared at all")
    func refusals() throws {
        try pair.write("old/a.png", white)
        try pair.write("none/a.txt", white)
        #expect(
            pair.refusal(baseline: "none", candidate: "new")
                == ["there is no picture in the folder 'none'", "there is no picture in the folder 'new'"])
        #expect(
            pair.refusal(baseline: "old", candidate: "old/a.png") == ["'old' is a folder and 'old/a.png' is a file"])
        #expect(
            pair.refusal(baseline: "x", candidate: "y")
                == ["there is no file or folder 'x'", "there is no file or folder 'y'"])
    }

    @Test("of an empty folder every picture is missing or added, and it is told")
    func emptyFolder() async throws {
        try pair.write("old/a.png", white)
        try pair.write("old/b.png", white)
        #expect(try await pair.transcript() == ["missing a.png", "missing b.png"])
        let found = try FoundPairs(baseline: pair.new, candidate: pair.old)
        #expect(found.pairs.map { $0.candidate?.path } == [pair.old + "/a.png", pair.old + "/b.png"])
        #expect(found.pairs.allSatisfy { $0.baseline == nil })
        #expect(found.problems.map(\.message) == ["there is no picture in the folder '\(pair.new)'"])
        #expect(try FoundPairs(baseline: pair.old, candidate: pair.old).problems.isEmpty)
    }

    @Test("a name that is no text is told of, and the others are compared", .enabled(if: Self.isLinux))
    func nameThatIsNoText() async throws {
        for side in [pair.old, pair.new] {
            try pair.write(side.hasSuffix("old") ? "old/a.png" : "new/a.png", white)
            let bytes = Array((side + "/b").utf8) + [0xFF] + Array(".png".utf8) + [0]
            let made = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
                name.baseAddress.map { mkdir($0, 0o777) }
            }
            #expect(made == 0)
        }
        let reason = "has a name that is not UTF-8, and is not read"
        #expect(
            try await pair.transcript() == [
                "equal a.png", #"unreadable b\xFF.png: the baseline \#(reason): the candidate \#(reason)"#,
            ])
    }

    /// Other systems refuse such names.
    private static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }
}
