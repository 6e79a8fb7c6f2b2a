import Geometry
import Layouts
import RandomNumbers
import Styles
import Testing

@Suite struct IndexBarPlacementTests {
    @Test(
        "IB-2: fewer titles than the minimum, no bar",
        arguments: [
            (10, 10, true), (10, 9, false), (10, 11, true), (1, 1, true), (1, 0, false), (0, 0, false), (-3, 0, false),
            (27, 26, false),
        ])
    func needsAMinimumOfTitles(minimum: Int, count: Int, isShown: Bool) {
        let bar = IndexBarCase("\(count) of at least \(minimum)") {
            $0.style.minimumCount = minimum
            $0.titleCount = count
        }
        #expect((bar.layout() != nil) == isShown)
    }

    @Test(
        "IB-8, IB-12, IB-13, IB-14: the bar's frame",
        arguments: [
            // 26 · 20 = 520 high, around 406; 5 from the edge.
            (
                IndexBarCase("as it comes"), Rect(x: 350, y: 146, width: 20, height: 520),
                Rect(x: 5, y: 146, width: 20, height: 520)
            ),
            (
                IndexBarCase("centred between the insets") { $0.area = IndexBarCase.insetArea },
                Rect(x: 350, y: 151, width: 20, height: 520), Rect(x: 5, y: 151, width: 20, height: 520)
            ),
            (
                IndexBarCase("at the top") {
                    $0.area = IndexBarCase.insetArea
                    $0.style.placement = .edge(.trailing, margin: 15, alignment: .top)
                },
                Rect(x: 340, y: 44, width: 20, height: 520), Rect(x: 15, y: 44, width: 20, height: 520)
            ),
            (
                IndexBarCase("at the bottom of the leading edge") {
                    $0.area = IndexBarCase.insetArea
                    $0.style.placement = .edge(.leading, margin: 8, alignment: .bottom)
                },
                Rect(x: 8, y: 258, width: 20, height: 520), Rect(x: 347, y: 258, width: 20, height: 520)
            ),
            (
                // 26 · 16 + 10 + 6 = 432, around 406.
                IndexBarCase("with insets above and below") {
                    $0.style.slotHeight = 16
                    $0.style.width = .fixed(16)
                    $0.style.contentInsets = Insets(top: 10, leading: 1, bottom: 6, trailing: 2)
                    $0.style.placement = .edge(.trailing, margin: 0, alignment: .center)
                },
                Rect(x: 359, y: 190, width: 16, height: 432), Rect(x: 0, y: 190, width: 16, height: 432)
            ),
            (
                // IB-8: the widest title and the insets beside it, 23.5 + 3 + 4.
                IndexBarCase("of automatic width") {
                    $0.style.width = .automatic
                    $0.style.contentInsets = Insets(leading: 3, trailing: 4)
                    $0.titleWidths = Array(repeating: 9, count: 20) + [23.5] + Array(repeating: 12, count: 5)
                },
                Rect(x: 339.5, y: 146, width: 30.5, height: 520), Rect(x: 5, y: 146, width: 30.5, height: 520)
            ),
            (
                // IB-12: 520 high about the middle of 300 … 350.
                IndexBarCase("in an explicit frame") {
                    $0.style.placement = .frame(Rect(x: 300, y: 300, width: 30, height: 50))
                },
                Rect(x: 300, y: 65, width: 30, height: 520), Rect(x: 45, y: 65, width: 30, height: 520)
            ),
            (
                // A list that is not the whole canvas: 100 … 300 and 50 … 650.
                IndexBarCase("in a list beside others") {
                    $0.area = ListArea(frame: Rect(x: 100, y: 50, width: 200, height: 600), topInset: 40)
                },
                Rect(x: 275, y: 110, width: 20, height: 520), Rect(x: 105, y: 110, width: 20, height: 520)
            ),
        ])
    func placesTheBar(bar: IndexBarCase, leftToRight: Rect, rightToLeft: Rect) throws {
        #expect(try #require(bar.layout()).frame == leftToRight)
        #expect(try #require(bar.layout(.rightToLeft)).frame == rightToLeft)
    }

    @Test(
        "IB-9, IB-15: slots between the insets",
        arguments: [
            (LayoutDirection.leftToRight, 342.0), (.rightToLeft, 9.0),
        ])
    func placesSlots(direction: LayoutDirection, slotX: Double) throws {
        let bar = IndexBarCase("with insets on all sides") {
            $0.titleCount = 12
            $0.style.width = .fixed(31)
            $0.style.contentInsets = Insets(top: 10, leading: 3, bottom: 6, trailing: 4)
        }
        // 12 · 20 + 16 = 256 around 406: from 278; the first slot 10 lower. 375 − 5 − 31 = 339 is the left edge,
        // or 5 from right to left, where the trailing inset of 4 is at the left.
        let layout = try #require(bar.layout(direction))
        #expect(layout.entries.count == 12)
        for (index, entry) in layout.entries.enumerated() {
            #expect(entry.content == .title(index))
            #expect(entry.frame == Rect(x: slotX, y: 288 + 20 * Double(index), width: 24, height: 20))
            #expect(layout.slotFrame(ofTitle: index) == entry.frame)
        }
        #expect(layout.slotsFrame == Rect(x: slotX, y: 288, width: 24, height: 240))
        #expect(layout.slotHeight == 20)
        #expect(layout.overflow == .fits)
        #expect(!layout.isCondensed)
    }

    @Test(
        "IB-15: the hit area reaches the canvas edge, and as far as the padding on the other side",
        arguments: [
            (
                IndexBarCase("as it comes"), Rect(x: 350, y: 146, width: 25, height: 520),
                Rect(x: 0, y: 146, width: 25, height: 520)
            ),
            (
                IndexBarCase("padded") { $0.style.touchPadding = 12 },
                Rect(x: 338, y: 146, width: 37, height: 520), Rect(x: 0, y: 146, width: 37, height: 520)
            ),
            (
                IndexBarCase("at the leading edge") {
                    $0.style.touchPadding = 12
                    $0.style.placement = .edge(.leading, margin: 8, alignment: .center)
                },
                Rect(x: 0, y: 146, width: 40, height: 520), Rect(x: 335, y: 146, width: 40, height: 520)
            ),
            (
                // Its edge is the trailing one, however far it is from it.
                IndexBarCase("with a wide margin") {
                    $0.style.placement = .edge(.trailing, margin: 300, alignment: .center)
                },
                Rect(x: 55, y: 146, width: 320, height: 520), Rect(x: 0, y: 146, width: 320, height: 520)
            ),
            (
                IndexBarCase("in a frame nearer to the left") {
                    $0.style.placement = .frame(Rect(x: 20, y: 396, width: 20, height: 20))
                },
                Rect(x: 0, y: 146, width: 40, height: 520), Rect(x: 335, y: 146, width: 40, height: 520)
            ),
            (
                // As far from both: the trailing side.
                IndexBarCase("in a frame in the middle") {
                    $0.style.placement = .frame(Rect(x: 177.5, y: 396, width: 20, height: 20))
                },
                Rect(x: 177.5, y: 146, width: 197.5, height: 520), Rect(x: 0, y: 146, width: 197.5, height: 520)
            ),
            (
                IndexBarCase("beyond the canvas") {
                    $0.style.placement = .edge(.trailing, margin: -8, alignment: .center)
                },
                Rect(x: 363, y: 146, width: 20, height: 520), Rect(x: -8, y: 146, width: 20, height: 520)
            ),
        ])
    func extendsTheHitArea(bar: IndexBarCase, leftToRight: Rect, rightToLeft: Rect) throws {
        #expect(try #require(bar.layout()).hitArea == leftToRight)
        #expect(try #require(bar.layout(.rightToLeft)).hitArea == rightToLeft)
    }

    @Test(
        "IB-14: the aligned edge or the centre stays when the count changes",
        arguments: [
            (IndexBarStyle.Alignment.top, 44.0), (.center, 411.0), (.bottom, 778.0),
        ])
    func keepsTheAlignedEdge(alignment: IndexBarStyle.Alignment, place: Double) throws {
        for overflow in [IndexBarStyle.Overflow.condense, .shrink(minimumSlotHeight: 9), .clip] {
            for count in 1...120 {
                let bar = IndexBarCase("\(count) titles") {
                    $0.area = IndexBarCase.insetArea
                    $0.titleCount = count
                    $0.style.minimumCount = 1
                    $0.style.contentInsets = Insets(top: 7, bottom: 4)
                    $0.style.overflow = overflow
                    $0.style.placement = .edge(.trailing, margin: 5, alignment: alignment)
                }
                let frame = try #require(bar.layout()).frame
                let edge =
                    switch alignment {
                    case .top: frame.minY
                    case .center: frame.midY
                    case .bottom: frame.maxY
                    }
                #expect(abs(edge - place) < 1e-9, "\(count) titles, \(overflow)")
            }
        }
    }

    @Test("IB-13: right to left is the mirror image", arguments: 1...200 as ClosedRange<UInt64>)
    func mirrors(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let bar = IndexBarCase("seed \(seed)") {
            $0.style = .random(using: &numbers)
            $0.titleCount = Int.random(in: 10...60, using: &numbers)
        }
        let layout = try #require(bar.layout())
        let mirrored = try #require(bar.layout(.rightToLeft))
        func image(_ rect: Rect) -> Rect { rect.mirrored(in: IndexBarCase.canvas) }
        #expect(mirrored.frame == image(layout.frame))
        #expect(mirrored.slotsFrame == image(layout.slotsFrame))
        #expect(mirrored.hitArea == image(layout.hitArea))
        #expect(mirrored.side == layout.side.opposite)
        #expect(mirrored.entries.map(\.content) == layout.entries.map(\.content))
        #expect(mirrored.entries.map(\.frame) == layout.entries.map { image($0.frame) })
    }
}
