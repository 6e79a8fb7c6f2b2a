import Comparing
import Foundation
import PictureFiles
import Testing

/// Results, causes and reports are of the same bytes, whatever becomes of the files meanwhile.
@Suite("A pair's files are read once")
struct PairContentsTests {
    private let pair: PairFolder
    private let state = ##"{"size": [2, 1.5], "nodes": [{"id": "bubble", "frame": [0, 0, 1, 1], "color": "#%"}]}"##

    init() throws {
        pair = try PairFolder()
        for (side, first) in [("old", 0xFFFF_FFFF), ("new", 0xFF00_0000)] as [(String, UInt32)] {
            try pair.write("\(side)/rest@2x.png", PairFolder.picture(first: first).bytes)
            try pair.write("\(side)/rest.json", state(side == "old" ? "FF0000" : "00FF00"))
        }
    }

    private func state(_ color: String) -> [UInt8] { Array(state.replacing("%", with: color).utf8) }

    private func found() throws -> FilePair {
        try #require(try FoundPairs(baseline: pair.old, candidate: pair.new).pairs.first)
    }

    @Test("what is told after the comparison is of the bytes that were compared")
    func changedMeanwhile() throws {
        let old = PairFolder.picture().bytes
        PairComparer().compare(try found()) { compared, contents in
            #expect(compared.result.kind == .different)
            for side in [pair.old, pair.new] { try? FileManager.default.removeItem(atPath: side) }
            #expect(contents.pictures.baseline?.bytes == old)
            #expect(contents.pictures.candidate?.bytes == PairFolder.picture(first: 0xFF00_0000).bytes)
            #expect(contents.stateFiles.candidate?.bytes == state("00FF00"))
            #expect(PairCauses().causes(of: compared, contents).full == ["bubble colour #FF0000 → #00FF00"])
        }
    }

    @Test("a JSON that pictures of several scales share is read once for all of them")
    func sharedStates() async throws {
        for (side, first) in [("old", 0xFFFF_FFFF), ("new", 0xFF00_0000)] as [(String, UInt32)] {
            try pair.write("\(side)/rest@3x.png", PairFolder.picture(first: first).bytes)
        }
        let pairs = try FoundPairs(baseline: pair.old, candidate: pair.new).pairs
        let (path, other) = (pair.new + "/rest.json", Data(state("0000FF")))
        var causes: [[String]] = []
        await PairComparer().compare(pairs, jobCount: 1) { compared, contents in
            let told = PairCauses().causes(of: compared, contents).full
            _ = FileManager.default.createFile(atPath: path, contents: other)
            return told
        } deliver: {
            causes.append($0)
        }
        #expect(causes == Array(repeating: ["bubble colour #FF0000 → #00FF00"], count: 2))
    }

    @Test("so is a pair whose pictures are equal and whose states are not")
    func equalPictures() throws {
        try pair.write("new/rest@2x.png", PairFolder.picture().bytes)
        PairComparer().compare(try found()) { compared, contents in
            #expect(compared.result == .changed(nil))
            #expect(
                PairCauses().causes(of: compared, contents).full == [
                    "the pixels are the same, and the state's JSON has changed", "bubble colour #FF0000 → #00FF00",
                ])
            #expect(contents.rasters == nil)
        }
    }

    @Test("a picture that is alone is read when it is asked for")
    func alone() throws {
        for name in ["rest@2x.png", "rest.json"] { try FileManager.default.removeItem(atPath: pair.new + "/" + name) }
        try pair.write("new/more.png", [1, 2])
        let pairs = try FoundPairs(baseline: pair.old, candidate: pair.new).pairs
        let results = pairs.map { PairComparer().compare($0) { ($0.result, $1.pictures.both.map { $0?.bytes }) } }
        #expect(results.map(\.0) == [.added, .missing])
        #expect(results.map(\.1) == [[nil, [1, 2]], [PairFolder.picture().bytes, nil]])
    }
}
