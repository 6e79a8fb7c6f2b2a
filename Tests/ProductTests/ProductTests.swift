import Testing
import Thumbindex

/// What a program does that depends on the product alone: it imports nothing else, and members are visible by imports
/// (`MemberImportVisibility`).
@Suite struct ProductTests {
    private static func studio(_ theme: Theme) throws -> Studio {
        let sections = "ABCDEFGHIJKL".map { letter in
            ContentSection(title: "\(letter)", items: (0..<4).map { ContentItem(name: "\(letter)\($0)") })
        }
        let grid = GridContent(items: (0..<40).map { ContentItem(name: "\($0)") })
        return try Studio(
            theme: theme, content: ListContent(sections: sections), grid: grid, fonts: ThemeFonts(for: theme.fonts))
    }

    private static var theme: Theme {
        Theme(
            components: [.indexBar, .sectionList, .grid], canvas: CanvasStyle(size: Size(width: 240, height: 320)),
            indexBar: IndexBarStyle(scrolling: .immediate), grid: GridStyle(itemSize: Size(width: 60, height: 80)))
    }

    /// A touch on the bar that the studio draws leads to where the studio draws the section.
    @Test func aListEngineStartsOnTheStudiosLayout() throws {
        let studio = try Self.studio(Self.theme)
        let layout = studio.listLayout.geometry
        let bar = try #require(layout.bar)
        var engine = IndexedListEngine(layout: layout, bar: studio.theme.indexBar, bubble: studio.theme.bubble)
        let resting = studio.scene(of: engine.state(at: 0))
        #expect(resting == studio.scene(of: .indexBar(.rest)))
        let title = try #require(resting.nodes.first { $0.id == "index-bar/title/3" })
        #expect(title.frame == bar.slotFrame(ofTitle: 3))
        let events = engine.handle(.touchDown(at: title.frame.center), at: 0)
        #expect(!events.isEmpty)
        let state = engine.state(at: 0.1)
        #expect(state.highlight == 3)
        let touched = studio.scene(of: state)
        #expect(touched.nodes.first { $0.id == "section/3/header" }?.frame.minY == 0)
        #expect(touched.nodes.first { $0.id == "index-bar/highlight" }?.text == "D")
    }

    /// A swipe over the grid that the studio draws leads to the page that it draws next.
    @Test func aGridEngineStartsOnTheStudiosLayout() throws {
        let studio = try Self.studio(Self.theme)
        let layout = studio.gridLayout.geometry
        var engine = GridEngine(layout: layout, style: studio.theme.grid)
        #expect(studio.scene(of: engine.state(at: 0)) == studio.scene(of: .grid(.rest)))
        var events = engine.handle(.touchDown(at: Point(x: 200, y: 100)), at: 0)
        events += engine.handle(.touchMove(to: Point(x: 20, y: 100), over: 0.1), at: 0)
        events += engine.handle(.touchUp(), at: 0.1)
        while !engine.isAtRest, engine.time < 10 { events += engine.advance(to: engine.time + 1.0 / 60) }
        let scene = studio.scene(of: engine.state(at: engine.time))
        #expect(scene.nodes.contains { $0.id == "grid/item/\(layout.itemsPerPage)" })
        #expect(!scene.nodes.contains { $0.id == "grid/item/0" })
    }

    @Test func themesAreMadeOfTextsAndDrawnAsPixels() throws {
        let file = try ThemeFile(text: "indexBar: {titleColor: {light: \"#FF0000\", dark: \"#00FF00\"}}")
        #expect(file.theme(in: .dark).indexBar.titleColor == Color(hex: 0x00FF00))
        #expect(try ThemeFile(data: Array("bubble: {shape: pin}".utf8)).theme(in: .light).bubble.shape == .pin)
        let studio = try Self.studio(Self.theme)
        #expect(CanonicalState(path: "index-bar/touch-down-middle") == .indexBar(.touchDownMiddle))
        let scene = try #require(studio.scene(of: .indexBar(.rest)))
        #expect(try studio.file(of: scene, as: .png).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try studio.file(of: scene, as: .json).format == .json)
    }
}
