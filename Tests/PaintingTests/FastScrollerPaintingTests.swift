import Contents
import DisplayLists
import Geometry
import Interaction
import Painting
import Styles
import Testing

@Suite("Fast scrollers and scrubbers (LK-3 … LK-8)") struct FastScrollerPaintingTests {
    private static let sections = ["2025", "2024"].flatMap { (year: String) -> [ContentSection] in
        ["May", "April", "March"].map { (month: String) -> ContentSection in
            ContentSection(
                title: month + " " + year, indexTitle: year,
                items: (0..<4).map { ContentItem(name: month + "-" + String($0)) })
        }
    }

    private static func screen(_ change: (inout PaintedScreen) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen {
            $0.sections = Self.sections
            $0.theme.indexBar.minimumCount = 2
            $0.theme.indexBar.slots = .proportional
            $0.theme.indexBar.slotHeight = 12
            $0.theme.indexBar.thumb = IndexThumbStyle(size: Size(width: 8, height: 20), fill: .color(.black))
            change(&$0)
        }
    }

    @Test("LK-4: the thumb is as far along the bar as the list is in its range")
    func thumb() throws {
        // 840 points of content, of which 740 scroll; the thumb's middle goes from 15 to 85.
        for (offset, y) in [(0.0, 15.0), (370, 50), (740, 85), (800, 85), (-30, 15)] {
            let node = try #require(Self.screen { $0.state.offset = offset }.node("index-bar/thumb"))
            #expect(abs(node.frame.midY - y) < 1e-9)
        }
        #expect(Self.screen { $0.theme.indexBar.thumb.size = .zero }.node("index-bar/thumb") == nil)
    }

    @Test("LK-5: under a finger the year has its months beside it, as far as the bubble shows")
    func months() throws {
        let open = Self.screen {
            $0.theme.indexBar.opens = true
            $0.state.bubble = BubbleState(title: 0, opacity: 0.5, fingerY: 20, section: 1)
        }
        let month = try #require(open.node("index-bar/section/1"))
        #expect(month.text == "April" && month.opacity == 0.5)
        #expect(open.node("bubble/title")?.text == "April 2025")
        #expect(Self.screen().node("index-bar/section/1") == nil)
        let closed = Self.screen { $0.state.bubble = BubbleState(title: 0, fingerY: 20, section: 1) }
        #expect(closed.node("index-bar/section/1") == nil)
    }

    @Test("LK-5: the month under the finger stands on the thumb, which is there")
    func monthOnThumb() throws {
        let open = Self.screen {
            $0.theme.indexBar.opens = true
            $0.state.offset = 240
            $0.state.bubble = BubbleState(title: 0, fingerY: 40, section: 1)
        }
        let thumb = try #require(open.node("index-bar/thumb"))
        #expect(open.node("index-bar/section/1")?.frame.midY == thumb.frame.midY)
    }

    @Test(
        "IB-25, SL-11: at the beginning of the track the bubble stays under the status bar", arguments: [false, true])
    func bubbleUnderStatusBar(hasChrome: Bool) throws {
        let screen = Self.screen {
            $0.theme.canvas.safeArea = Insets(top: 24)
            $0.theme.chrome.statusBar.isShown = hasChrome
            $0.theme.bubble.shape = .roundedRect(10)
            $0.theme.bubble.size = .fixed(Size(width: 20, height: 20))
            $0.theme.bubble.alignment = .bottom
            $0.state.bubble = BubbleState(title: 0, fingerY: 30, section: 0)
        }
        #expect(try #require(screen.node("bubble")).frame.minY == 24)
    }

    @Test("IB-22, IB-23: a bubble with corners of its own stands with its lower edge at the finger")
    func bubble() throws {
        let screen = Self.screen {
            $0.theme.bubble.shape = .roundedRect(10)
            $0.theme.bubble.size = .fixed(Size(width: 20, height: 20))
            $0.theme.bubble.alignment = .bottom
            $0.theme.bubble.cornerRounding = .corners(
                CornerRadii(topLeading: 10, topTrailing: 10, bottomTrailing: 0, bottomLeading: 10))
            $0.state.bubble = BubbleState(title: 0, fingerY: 60, section: 0)
        }
        let frame = try #require(screen.node("bubble")).frame
        #expect(frame.maxY == 60)
        // The path comes to the corner toward the bar, and to no other.
        let outline = try #require(screen.dump(of: "bubble").first { $0.contains("fill") })
        #expect(outline.contains("\(Int(frame.maxX)) 60"))
        #expect(!outline.contains("\(Int(frame.minX)) 60") && !outline.contains("\(Int(frame.maxX)) 40"))
    }

    @Test(
        "LK-6: a header in the gutter is drawn before its first row",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func gutter(direction: LayoutDirection) throws {
        let screen = PaintedScreen.list {
            $0.direction = direction
            $0.theme.list.header.place = .gutter
            $0.theme.list.row.leadingInset = 24
        }
        let header = try #require(screen.node("section/1/header")).frame
        #expect(header == Rect(x: direction == .leftToRight ? 0 : 76, y: 30, width: 24, height: 30))
        #expect(screen.node("section/1/row/0")?.frame.minY == 30)
    }

    @Test("LK-8: the avatar is as far from the field's end as from its upper edge")
    func avatar() throws {
        func screen(_ letters: String) -> PaintedScreen {
            PaintedScreen.list {
                $0.theme.list.tableHeader.kind = .searchBar
                $0.theme.list.tableHeader.height = 40
                $0.theme.list.tableHeader.fieldInsets = Insets(top: 5, leading: 10, bottom: 5, trailing: 10)
                $0.theme.list.tableHeader.avatar = AvatarStyle(letters: letters, size: 20)
            }
        }
        let node = try #require(screen("M").node("table-header/avatar"))
        #expect(node.frame == Rect(x: 65, y: 10, width: 20, height: 20))
        #expect(node.text == "M")
        #expect(screen("").node("table-header/avatar") == nil)
    }
}
