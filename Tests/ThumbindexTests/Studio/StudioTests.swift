import Contents
import DisplayLists
import Documents
import Geometry
import Interaction
import Styles
import Testing
import Thumbindex
import Timelines

struct StudioTests {
    /// Twelve letters on a canvas of 120 × 260.
    private static func studio(
        direction: LayoutDirection = .leftToRight, items: [ContentItem] = ["Ab", "Ac"],
        change: (inout Theme) -> Void = { _ in }
    ) throws -> Studio {
        var theme = Theme()
        theme.canvas.size = Size(width: 120, height: 260)
        change(&theme)
        let sections = "ABCDEFGHIJKL".map { ContentSection(title: String($0), items: items) }
        return try Studio(
            theme: theme, content: ListContent(sections: sections), direction: direction,
            fonts: ThemeFonts(for: theme.fonts))
    }

    private static func state(_ name: String) throws -> CanonicalState {
        try #require(CanonicalState.named(name).first)
    }

    @Test("a state's scene has what the state is named for", arguments: LayoutDirection.allCases)
    func scene(direction: LayoutDirection) throws {
        let studio = try Self.studio(direction: direction)
        let scene = try #require(studio.scene(of: try Self.state("touch-down-first")))
        let bubble = try #require(scene.nodes.first { $0.id == "bubble/title" })
        let bar = try #require(scene.nodes.first { $0.id == "index-bar" })
        #expect(bubble.text == "A")
        #expect((bar.frame.midX < 60) == (direction == .rightToLeft))
        #expect((bubble.frame.midX < bar.frame.midX) == (direction == .leftToRight))
    }

    @Test("ST-2: a state that the theme cannot have has no scene")
    func impossible() throws {
        let studio = try Self.studio()
        #expect(studio.scene(of: try Self.state("table-header")) == nil)
        #expect(!studio.isPossible(try Self.state("table-header")))
        #expect(studio.possibleStates.map(\.name).contains("below-minimum"))
        let withHeader = try Self.studio { $0.list.tableHeader.kind = .searchBar }
        #expect(withHeader.scene(of: try Self.state("table-header")) != nil)
        #expect(Set(withHeader.possibleStates).subtracting(studio.possibleStates).map(\.name) == ["table-header"])
    }

    @Test("IB-1: titles of any length are drawn, and cost no more than what shows", arguments: [1001, 100_000])
    func longTitle(length: Int) throws {
        let studio = try Self.studio { theme in
            theme.indexBar.titles =
                [.text(String(repeating: "Ö", count: length))] + "BCDEFGHIJKL".map { .text(String($0)) }
        }
        let scene = try #require(studio.scene(of: try Self.state("touch-down-first")))
        #expect(scene.nodes.first { $0.id == "index-bar/title/0" }?.text?.count == length)
        #expect(try studio.file(of: scene, as: .png(scale: 1)).bytes.count < 100_000)
    }

    @Test("every possible state, and no other, has a scene of the canvas that its stage sets")
    func allStates() throws {
        let studio = try Self.studio()
        for state in CanonicalState.all {
            let scene = studio.scene(of: state)
            #expect((scene != nil) == studio.isPossible(state), "\(state.path)")
            guard let height = scene?.displayList.size.height else { continue }
            #expect(height == (state == .indexBar(.condensed) ? 144 : 260), "\(state.path)")
        }
    }

    @Test("a state of one's own")
    func ownState() throws {
        let scene = try Self.studio().scene(of: IndexedListState(offset: 0, barOpacity: 0))
        #expect(!scene.nodes.contains { $0.role == .indexBar })
        #expect(scene.nodes.contains { $0.role == .row })
    }

    @Test(
        "PNG files have the canvas' size in pixels, rounded up",
        arguments: [(1.0, 120, 260), (2, 240, 520), (1.25, 150, 325)])
    func png(scale: Double, width: Int, height: Int) throws {
        let studio = try Self.studio()
        let scene = try #require(studio.scene(of: try Self.state("rest")))
        let bytes = try studio.file(of: scene, as: .png(scale: scale)).bytes
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // The header chunk begins at byte 16 with both sides in four bytes each.
        #expect(bytes[16..<24].map(Int.init) == [0, 0, width / 256, width % 256, 0, 0, height / 256, height % 256])
    }

    @Test("a scene as pixels, and as their bytes")
    func raster() throws {
        let studio = try Self.studio()
        let list = DisplayList(size: Size(width: 2, height: 1), background: Color(hex: 0x123456))
        let raster = try studio.raster(of: Scene(displayList: list, nodes: []), scale: 1)
        #expect(raster == Raster(width: 2, height: 1, filledWith: 0xFF12_3456))
        #expect(raster.straight.rgba == [0x12, 0x34, 0x56, 0xFF, 0x12, 0x34, 0x56, 0xFF])
        let rest = try #require(studio.scene(of: try Self.state("rest")))
        #expect(try studio.raster(of: rest).bounds == PixelRect(x: 0, y: 0, width: 240, height: 520))
        #expect(throws: DiagnosticError.self) { try studio.raster(of: rest, scale: 300) }
    }

    @Test("a picture with too many pixels is refused")
    func tooLarge() throws {
        let studio = try Self.studio()
        let scene = try #require(studio.scene(of: try Self.state("rest")))
        let error = #expect(throws: DiagnosticError.self) { try studio.file(of: scene, as: .png(scale: 300)) }
        #expect(
            error?.description == """
                error: a canvas of 36000 × 78000 pixels is too large; at most 64000000 pixels, and 32767 on a side, \
                are accepted
                """)
    }

    /// All but the table of annotations, which a state has only where they are asked for, and what another program makes.
    private static let formatsOfStates = PictureFormat.allCases.filter { $0 != .csv && $0 != .mp4 }

    @Test("each format begins as its files do", arguments: formatsOfStates)
    func formats(format: PictureFormat) throws {
        let studio = try Self.studio()
        let scene = try #require(studio.scene(of: try Self.state("rest")))
        let file = try studio.file(of: scene, as: ExportOptions(format))
        let start = String(decoding: file.bytes.prefix(5), as: UTF8.self)
        #expect(file.format == format && (file.pixelDigest != nil) == format.isRaster)
        #expect(file.size == (format.isRaster ? Size(width: 240, height: 520) : Size(width: 120, height: 260)))
        let expected: [PictureFormat: String] = [
            .png: "\u{FFFD}PNG\r", .svg: "<?xml", .pdf: "%PDF-", .json: "{\n  \"", .webp: "RIFF", .gif: "GIF89",
            .apng: "\u{FFFD}PNG\r",
        ]
        #expect(expected[format].map(start.hasPrefix) == true)
    }

    @Test("SVG text is paths, or text where it is asked for")
    func svgText() throws {
        let studio = try Self.studio()
        let scene = try #require(studio.scene(of: try Self.state("rest")))
        let outlines = String(decoding: try studio.file(of: scene, as: .svg).bytes, as: UTF8.self)
        let live = String(decoding: try studio.file(of: scene, as: .svg(text: .live)).bytes, as: UTF8.self)
        #expect(!outlines.contains("<text"))
        #expect(live.contains("<text"))
        #expect(outlines.contains("id=\"index-bar\""))
    }

    @Test("the same bytes from another studio, and after other pictures", arguments: formatsOfStates)
    func determinism(format: PictureFormat) throws {
        let (first, second) = (try Self.studio(), try Self.studio())
        let state = try Self.state("touch-down-middle")
        for other in first.possibleStates { _ = try first.file(of: other, as: .png(scale: 1)) }
        let one = try first.file(of: try #require(first.scene(of: state)), as: ExportOptions(format))
        let two = try second.file(of: try #require(second.scene(of: state)), as: ExportOptions(format))
        #expect(one == two)
    }

    @Test("what could not be drawn as it was asked for is told once")
    func warnings() throws {
        let items: [ContentItem] = ["A\u{10FFFD}", "B\u{10FFFD}", ContentItem(name: "C", picture: "/no/such.png")]
        let studio = try Self.studio(items: items) { theme in
            theme.list.row.picture.shape = .square
            theme.list.row.picture.size = 20
        }
        let scene = try #require(studio.scene(of: try Self.state("rest")))
        #expect(
            studio.warnings(of: scene).map(\.message) == [
                "picture '/no/such.png' is not a file that can be read",
                "no font of the theme or of the machine has '\u{10FFFD}' (U+10FFFD)",
            ])
    }

    @Test("a scene in which all is as asked for has no warnings")
    func noWarnings() throws {
        let studio = try Self.studio()
        #expect(studio.warnings(of: try #require(studio.scene(of: try Self.state("rest")))).isEmpty)
        #expect(studio.overflowWarning == nil)
    }

    @Test(
        "IB-16: what was done to a bar that is too long",
        arguments: [
            (IndexBarStyle.Overflow.condense, "the index bar is condensed to 5 of its 12 titles"),
            (.shrink(minimumSlotHeight: 1), "the slots of the index bar shrink to 16.67 points"),
            (.clip, "the index bar runs 40 points off its area"),
        ])
    func overflow(policy: IndexBarStyle.Overflow, message: String) throws {
        let studio = try Self.studio { theme in
            theme.canvas.size.height = 200
            theme.indexBar.overflow = policy
        }
        #expect(studio.overflowWarning?.description == "warning: " + message)
    }
}
