import Comparing
import Documents
import Reporting
import Testing

/// Boards show what the states before them show: they come last, and say which of these differ.
@Suite struct BoardReportTests {
    private let folders = PictureFolders()

    /// Draws both sides of pictures; those that are named differ.
    private func draw(_ paths: [String], differing: Set<String>) throws {
        for path in paths {
            try folders.draw("baseline/" + path, square: (x: 10, y: 4, color: 0xFFFF_0000))
            let color: UInt32 = differing.contains(path) ? 0xFF00_00FF : 0xFFFF_0000
            try folders.draw("candidate/" + path, square: (x: 10, y: 4, color: .init(argb: color)))
        }
    }

    private func causes() async throws -> [String: [String]] {
        let report = try await folders.compare()
        return Dictionary(uniqueKeysWithValues: report.pairs.map { ($0.compared.pair.path, $0.causes.full) })
    }

    @Test func theyComeLast() async throws {
        try draw(
            ["a/board.png", "a/index-bar/rest.png", "b/board.png", "b/grid/first-page.png"],
            differing: ["a/board.png", "a/index-bar/rest.png", "b/board.png", "b/grid/first-page.png"])
        let report = try await folders.compare()
        #expect(
            report.pairs.map(\.compared.pair.path) == [
                "a/index-bar/rest.png", "b/grid/first-page.png", "a/board.png", "b/board.png",
            ])
        // On the page too, where what differs comes first.
        let page = String(decoding: try folders.bytes(of: "report/index.html"), as: UTF8.self)
        let places = ["b/grid/first-page.png", "a/board.png"].compactMap { page.range(of: $0)?.lowerBound }
        #expect(places.count == 2 && places[0] < places[1])
    }

    @Test func theyNameTheStatesThatDiffer() async throws {
        let states = ["index-bar/rest.png", "index-bar/rest@2x.png", "section-list/pinned~dark.png"].map {
            "look/" + $0
        }
        try draw(
            states + ["look/index-bar/hidden.png", "look/board.png", "other/grid/first-page.png"],
            differing: Set(states + ["look/board.png", "other/grid/first-page.png"]))
        let board = try await causes()["look/board.png"]
        #expect(board == ["2 states on it differ: index-bar/rest, section-list/pinned"])
    }

    @Test func oneIsOneAndManyAreCounted() async throws {
        try draw(["look/board.png", "look/a/b.png", "look/a/c.png"], differing: ["look/board.png", "look/a/c.png"])
        #expect(try await causes()["look/board.png"] == ["1 state on it differs: a/c"])
        let many = (0..<8).map { "many/a/s\($0).png" }
        try draw(many + ["many/board.png"], differing: Set(many + ["many/board.png"]))
        #expect(
            try await causes()["many/board.png"] == ["8 states on it differ: a/s0, a/s1, a/s2, a/s3, a/s4 and 3 more"])
    }

    /// A board that differs though nothing on it does: its own frame has changed.
    @Test func aBoardOfEqualStatesSaysSo() async throws {
        try draw(["look/board.png", "look/a/b.png"], differing: ["look/board.png"])
        #expect(try await causes()["look/board.png"] == ["no state on it differs of those that were compared"])
        #expect(try await causes()["look/a/b.png"] == [])
    }
}
