import Foundation
import TemporaryFolders
import Testing

/// Grids from theme to picture: their states, contents that are empty or large, and timelines.
struct GridRenderTests {
    private let root = TemporaryFolder()
    private static let canvas = "canvas: {width: 120, height: 150}\n"

    init() throws {
        try root.write([
            "Themes/grid.theme.yaml": Self.canvas + """
                content: grid.content.yaml
                grid:
                  itemSize: [40, 50]
                  columns: 2
                  rows: 2
                  cell: {label: {font: {size: 8}}, selected: {ring: {width: 2, color: '#F00'}}}

                """,
            "Themes/grid.content.yaml": """
            items:
              - {name: One, picture: one.png}
              - {name: Two, picture: two.png}
              - Three
              - Four
              - {name: Five, picture: one.png}
              - Six
              - Seven
              - Eight
              - Nine

            """,
        ])
        try Data(PNG.square(side: 200, gray: 0)).write(to: url("Themes/one.png"))
        try Data(PNG.square(side: 60, gray: 200)).write(to: url("Themes/two.png"))
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: root.path + "/" + path) }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render"] + arguments, in: root.path)
    }

    private func json(_ path: String) throws -> Scene {
        try JSONDecoder().decode(Scene.self, from: try Data(contentsOf: url(path)))
    }

    private struct Scene: Decodable {
        struct Node: Decodable {
            let id: String
            let frame: [Double]
        }

        struct Event: Decodable, Equatable {
            let time: Double
            let name: String
            var page: Int?
            var index: Int?
        }

        var nodes: [Node]?
        var events: [Event]?

        var ids: [String] { nodes?.map(\.id) ?? [] }
    }

    @Test("a theme with a grid alone is drawn in the states of grids that it can be in, and in no other (ST-2)")
    func states() throws {
        let result = try run("Themes/grid.theme.yaml", "--format", "svg", "--appearance", "light")
        #expect(
            result.text == """
                Output/grid/grid/first-page.svg
                Output/grid/grid/middle-page.svg
                Output/grid/grid/last-page.svg
                Output/grid/grid/swipe-25.svg
                Output/grid/grid/swipe-50.svg
                Output/grid/grid/swipe-75.svg
                Output/grid/grid/snapping.svg
                Output/grid/grid/pressed.svg
                Output/grid/grid/selected.svg
                Output/grid/grid/single-page.svg
                Output/grid/grid/many-dots.svg
                Output/grid/grid/missing-picture.svg
                Output/grid/grid/empty.svg
                Output/grid/grid/bounce.svg
                Output/grid/board.svg

                """)
        #expect(result.remarks == "15 pictures drawn in Output\n")
        let board = try String(contentsOf: url("Output/grid/board.svg"), encoding: .utf8)
        #expect(board.contains("grid/selected"))
        #expect(!board.contains("index-bar"))
        #expect(result.status == 0)
    }

    @Test("a page in every format; the JSON tells of items, pictures and dots (ST-4)")
    func formats() throws {
        let result = try run(
            "Themes/grid.theme.yaml", "--state", "grid/first-page", "--appearance", "light", "--format",
            "png,svg,pdf,json")
        #expect(
            result.text == """
                Output/grid/grid/first-page@2x.png
                Output/grid/grid/first-page.svg
                Output/grid/grid/first-page.pdf
                Output/grid/grid/first-page.json

                """)
        #expect(result.remarks == "4 pictures drawn in Output\n")
        let page = try json("Output/grid/grid/first-page.json")
        let expected = [
            "grid", "grid/item/0", "grid/item/0/picture", "grid/item/3", "page-control", "page-control/dot/0",
            "page-control/dot/1",
        ]
        #expect(expected.filter { !page.ids.contains($0) }.isEmpty)
        #expect(!page.ids.contains("grid/item/4"))
        #expect(page.nodes?.first { $0.id == "grid/item/0/picture" }?.frame.suffix(2) == [40, 40])
    }

    @Test("an SVG embeds pictures at twice the size that they are shown with, whatever their own (GP-13)")
    func embedding() throws {
        let result = try run(
            "Themes/grid.theme.yaml", "--state", "grid/first-page", "--appearance", "light", "--format", "svg",
            "--out", "-")
        #expect(result.status == 0)
        let parts = result.text.components(separatedBy: "data:image/png;base64,").dropFirst()
        let sizes = parts.compactMap { part in
            Data(base64Encoded: String(part.prefix { $0 != "\"" })).map { PNG.size(of: Array($0)) }
        }
        #expect(sizes == [[80, 80], [80, 80]])
    }

    @Test("to standard output a grid without items is drawn empty")
    func standardOutputWithoutItems() throws {
        try root.write([
            "Themes/none.theme.yaml": "extends: grid.theme.yaml\ncontent: none.content.yaml\n",
            "Themes/none.content.yaml": "items: []\n",
        ])
        let result = try run("Themes/none.theme.yaml", "--out", "-")
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
        _ = try run("Themes/none.theme.yaml", "--state", "grid/empty", "--appearance", "light")
        #expect(try Data(contentsOf: url("Output/none/grid/empty@2x.png")) == result.output)
        let asked = try run("Themes/none.theme.yaml", "--state", "grid/first-page", "--out", "-")
        #expect(
            asked.errors == "Themes/none.theme.yaml: error: the theme cannot be in the state 'grid/first-page'\n"
                + "hint: the content has no items\n")
        #expect(asked.status == 2)
    }

    @Test("a grid's first page to standard output where a theme has no index bar")
    func standardOutput() throws {
        let result = try run("Themes/grid.theme.yaml", "--out", "-")
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
        _ = try run("Themes/grid.theme.yaml", "--state", "grid/first-page", "--appearance", "light")
        #expect(try Data(contentsOf: url("Output/grid/grid/first-page@2x.png")) == result.output)
    }

    @Test(
        "items that fit no page are drawn, with a warning (GP-11)",
        arguments: [
            (
                "[400, 500]",
                """
                Themes/odd.theme.yaml:2:18: warning: grid.itemSize 400 × 500 is larger than the page, which has 120 × 113 points
                grid: {itemSize: [400, 500]}
                                 ^~~~~~~~~~
                hint: 1 column and 1 row are drawn

                """
            ),
            (
                "[0, 50]",
                """
                Themes/odd.theme.yaml:2:19: warning: grid.itemSize must be at least 1, not 0; 1 is taken
                grid: {itemSize: [0, 50]}
                                  ^

                """
            ),
            (
                "[50, -10]",
                """
                Themes/odd.theme.yaml:2:23: warning: grid.itemSize must be at least 1, not -10; 1 is taken
                grid: {itemSize: [50, -10]}
                                      ^~~

                """
            ),
        ])
    func oddSizes(size: String, warning: String) throws {
        try root.write(["Themes/odd.theme.yaml": Self.canvas + "grid: {itemSize: \(size)}\n"])
        let result = try run(
            "Themes/odd.theme.yaml", "--state", "grid/first-page", "--appearance", "light", "--format", "png,json")
        #expect(result.remarks == warning + "2 pictures drawn in Output\n")
        #expect(result.status == 0)
        #expect(try json("Output/odd/grid/first-page.json").ids.contains("grid/item/0"))
    }

    @Test("a grid without items is drawn in its empty state alone (GP-10)")
    func empty() throws {
        try root.write([
            "Themes/none.theme.yaml": Self.canvas + "content: none.content.yaml\ngrid: {itemSize: [40, 40]}\n",
            "Themes/none.content.yaml": "items: []\n",
        ])
        let result = try run("Themes/none.theme.yaml", "--appearance", "light", "--format", "json,png")
        #expect(
            result.text == """
                Output/none/grid/empty.json
                Output/none/grid/empty@2x.png
                Output/none/board.png

                """)
        #expect(result.status == 0)
        #expect(try json("Output/none/grid/empty.json").ids.allSatisfy { !$0.hasPrefix("grid/item") })
    }

    /// A limit of the test's own would count the time that it waits for its turn.
    @Test("a million items take seconds (GP-19)", arguments: ["txt", "csv"])
    func million(format: String) throws {
        let names = (0..<1_000_000).map { "Name \($0)" }
        let lines =
            format == "txt" ? names : ["name,picture"] + names.map { $0.hasSuffix("000") ? $0 + ",one.png" : $0 + "," }
        try root.write([
            "Themes/many.theme.yaml": Self.canvas
                + "content: many.content.\(format)\n"
                + "grid: {itemSize: [40, 50], columns: 2, rows: 2, cell: {label: {height: 0}}}\n"
        ])
        try Data(lines.joined(separator: "\n").utf8).write(to: url("Themes/many.content.\(format)"))
        let start = ContinuousClock.now
        let result = try run(
            "Themes/many.theme.yaml", "--state", "grid/last-page", "--appearance", "light", "--format", "json")
        #expect(result.remarks == "1 picture drawn in Output\n")
        #expect(ContinuousClock.now - start < .seconds(60))
        #expect(try json("Output/many/grid/last-page.json").ids.contains("grid/item/999997"))
    }

    @Test("swipes, presses and taps: shots, what happens with its times, and films (GP-14, GP-16)")
    func timeline() throws {
        try root.write([
            "paging.timeline.yaml": """
            - swipe: {by: -90, over: 0.2}
            - wait: rest
            - shot: second
            - touchDown: {place: first}
            - wait: {for: pressIn}
            - shot: pressed
            - touchUp
            - wait: rest
            - shot: tapped

            """
        ])
        let result = try run(
            "Themes/grid.theme.yaml", "--timeline", "paging.timeline.yaml", "--format", "json,png,gif,webp",
            "--appearance", "light", "--scale", "1", "--fps", "20")
        #expect(
            result.text == """
                Output/grid/paging/film.json
                Output/grid/paging/second.png
                Output/grid/paging/pressed.png
                Output/grid/paging/tapped.png
                Output/grid/paging/film.gif
                Output/grid/paging/film.webp

                """)
        #expect(result.remarks == "6 pictures drawn in Output\n")
        let events = try #require(try json("Output/grid/paging/film.json").events)
        #expect(events.map(\.name) == ["scrollBegan", "scrollEnded", "pageChanged", "itemSelected"])
        #expect(events.map(\.page) == [nil, nil, 1, nil])
        #expect(events.map(\.index) == [nil, nil, nil, 4])
        #expect(events.map(\.time) == events.map(\.time).sorted())
        #expect(events[1].time == events[2].time && events[2].time > 0.2)
        #expect(try Data(contentsOf: url("Output/grid/paging/film.gif")).starts(with: Array("GIF89a".utf8)))
        #expect(try Data(contentsOf: url("Output/grid/paging/film.webp")).starts(with: Array("RIFF".utf8)))
    }
}
