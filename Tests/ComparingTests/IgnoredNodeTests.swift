import Comparing
import PictureFiles
import Rasters
import Testing

@Suite("Parts that are left out")
struct IgnoredNodeTests {
    private let pair: PairFolder

    init() throws {
        pair = try PairFolder()
        try pair.write("old/rest@2x.png", PairFolder.picture().bytes)
        try pair.write("new/rest@2x.png", PairFolder.picture(first: 0xFF00_0000).bytes)
    }

    /// A canvas of 2 × 1.5 points, whose picture has twice as many pixels.
    private func write(_ side: String, _ nodes: String) throws {
        try pair.write("\(side)/rest.json", Array("{\"size\": [2, 1.5], \"nodes\": [\(nodes)]}".utf8))
    }

    private func result(ignoring nodes: [String]) async throws -> PairResult.Kind? {
        try await pair.compare(PairComparer(ignoredNodes: nodes)).first?.result.kind
    }

    @Test("a node's frame is left out at the picture's scale, on the side that has it", arguments: ["old", "new"])
    func node(side: String) async throws {
        try write(side, "{\"id\": \"bubble\", \"frame\": [0.3, 0.2, 0.1, 0.1]}")
        #expect(try await result(ignoring: ["bubble"]) == .equal)
        #expect(try await result(ignoring: ["bub", "bubble/title"]) == .different)
    }

    @Test("what belongs to a node is left out with it; what lies beside the pixel is not")
    func parts() async throws {
        try write(
            "new",
            "{\"id\": \"bubble/title\", \"frame\": [0, 0, 0.4, 0.4]}, {\"id\": \"dot\", \"frame\": [0.5, 0, 1, 1]}")
        #expect(try await result(ignoring: ["bubble"]) == .equal)
        #expect(try await result(ignoring: ["dot"]) == .different)
    }

    @Test("frames that reach anywhere", arguments: ["-1e300, -1e300, 1e301, 1e301", "-5, -5, 1e9, 1e9"])
    func hugeFrames(frame: String) async throws {
        try write("new", "{\"id\": \"bubble\", \"frame\": [\(frame)]}")
        #expect(try await result(ignoring: ["bubble"]) == .equal)
    }

    @Test(
        "a state's JSON that is none leaves nothing out",
        arguments: [
            "", "[]", "{\"size\": [0, 0], \"nodes\": [{\"id\": \"bubble\", \"frame\": [0, 0, 1, 1]}]}",
            "{\"size\": [1e-320, 1], \"nodes\": [{\"id\": \"bubble\", \"frame\": [0, 0, 1, 1]}]}",
        ])
    func noState(text: String) async throws {
        try pair.write("new/rest.json", Array(text.utf8))
        #expect(try await result(ignoring: ["bubble"]) == .different)
    }

    @Test("where a state's JSON lies")
    func paths() {
        let expected = [
            "a/rest.png": "a/rest.json", "a/rest@2x.png": "a/rest.json", "a/rest@1.5x.webp": "a/rest.json",
            "a.b/rest~dark@3x.png": "a.b/rest~dark.json", "mail@box.png": "mail@box.json", "rest": "rest.json",
            "@x.png": "@x.json",
        ]
        for (picture, json) in expected { #expect(StatePath.path(besidePicture: picture) == json) }
    }

    @Test("a node's shadow is left out with it")
    func shadow() async throws {
        try write("new", ##"{"id": "bubble", "frame": [1, 1, 0.5, 0.5], "shadow": "#00000040 0 0 0.7"}"##)
        #expect(try await result(ignoring: ["bubble"]) == .equal)
        try write("new", ##"{"id": "bubble", "frame": [1, 1, 0.5, 0.5], "shadow": "#00000040 1 1 0.2"}"##)
        #expect(try await result(ignoring: ["bubble"]) == .different)
    }

    @Test("frames that no canvas has leave nothing out, and are no trap")
    func endlessFrames() async throws {
        for numbers in ["[-1e308, 1e308, 1e308, 1e308]", "[1e308, 1e308, -1e308, -1e308]"] {
            let node =
                ##"{"id": "bubble", "frame": \##(numbers), "shadow": "#000000 1e308 -1e308 1e308, #FFFFFF nan inf 3"}"##
            try write("new", node)
            try write("old", node)
            #expect(try await result(ignoring: ["bubble"]) != nil)
        }
    }

    private func warnings(_ ids: [String]) throws -> [String] {
        var check = IgnoredNodeCheck(ids: ids)
        for pair in try FoundPairs(baseline: pair.old, candidate: pair.new).pairs {
            var next = IgnoredNodeCheck(ids: ids)
            next.look(in: PairContents(pair))
            check.add(next)
        }
        return check.warnings.map(\.description)
    }

    @Test("a name that leaves nothing out is told of")
    func unknownNames() throws {
        try write("new", #"{"id": "bubble/title", "frame": [0, 0, 1, 1]}, {"id": "section/1", "frame": [0, 0, 1, 1]}"#)
        #expect(try warnings([]) == [])
        #expect(try warnings(["bubble", "bubble/title", "section/1"]) == [])
        #expect(
            try warnings(["bubbel", "bubble", "section/*", "bub"]) == [
                "warning: 'bubbel' leaves nothing out: no picture has such a node\nhint: did you mean 'bubble'?",
                """
                warning: 'section/*' leaves nothing out: no picture has such a node
                hint: did you mean 'section/1'?
                hint: patterns are not known: section/3 stands for all that belongs to it
                """,
                "warning: 'bub' leaves nothing out: no picture has such a node",
            ])
    }

    @Test("without any JSON no name leaves anything out")
    func namesWithoutStates() throws {
        #expect(
            try warnings(["bubble"]) == [
                """
                warning: 'bubble' leaves nothing out: no picture has the JSON of its state beside it
                hint: 'thumbindex render --format png,json' writes it
                """
            ])
    }
}
