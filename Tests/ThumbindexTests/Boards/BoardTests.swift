import Contents
import DisplayLists
import Geometry
import Styles
import Testing
import Thumbindex
import Timelines

@Suite("Boards of themes") struct BoardTests {
    private func studio(background: Color, change: (inout Theme) -> Void = { _ in }) throws -> Studio {
        var theme = Theme()
        theme.canvas.size = Size(width: 120, height: 260)
        theme.list.background = .color(background)
        change(&theme)
        let sections = "ABCDEFGHIJKL".map { ContentSection(title: String($0), items: ["Ab", "Ac"]) }
        return try Studio(
            theme: theme, content: ListContent(sections: sections), fonts: ThemeFonts(for: theme.fonts))
    }

    private func texts(_ scene: Scene) -> [String] {
        scene.displayList.commands.compactMap {
            guard case .text(let command) = $0 else { return nil }
            return command.run.text
        }
    }

    private func pictureIDs(_ scene: Scene) -> [String] {
        scene.displayList.commands.compactMap {
            guard case .group(let group) = $0 else { return nil }
            return group.id
        }
    }

    @Test("every possible state stands on the board once, under its component, in the order of ST-2")
    func states() throws {
        let studio = try studio(background: .white)
        let board = studio.board(heading: "plants", subheading: "light")
        #expect(pictureIDs(board) == studio.possibleStates.map { "\($0.component.rawValue)/\($0.name)/0" })
        let labels = texts(board)
        #expect(labels.prefix(3) == ["plants", "light", "index-bar"])
        #expect(labels.filter { $0 == "section-list" }.count == 1)
        #expect(Set(studio.possibleStates.map(\.name)).isSubset(of: labels))
    }

    @Test("appearances stand side by side; a state that only one of them can have has one picture")
    func appearances() throws {
        let light = try studio(background: .white)
        let dark = try studio(background: .black) { $0.list.tableHeader.kind = .searchBar }
        let ids = pictureIDs(light.board(heading: "plants", subheading: "light and dark", beside: [dark]))
        #expect(ids.contains("index-bar/rest/0") && ids.contains("index-bar/rest/1"))
        #expect(ids.contains("section-list/table-header/0") && !ids.contains("section-list/table-header/1"))
    }

    @Test("a board is drawn in every format, the same each time")
    func formats() throws {
        let board = try studio(background: .white).board(heading: "plants", subheading: "<light> & dark")
        let studio = try studio(background: .white)
        for format in [PictureFormat.png, .svg, .pdf] {
            let file = try studio.file(of: board, as: ExportOptions(format, scale: 1))
            #expect(file.bytes.count > 10_000)
            #expect(try file == studio.file(of: board, as: ExportOptions(format, scale: 1)))
        }
        let svg = String(decoding: try studio.file(of: board, as: .svg(text: .live)).bytes, as: UTF8.self)
        #expect(svg.contains("&lt;light&gt; &amp; dark"))
    }
}
