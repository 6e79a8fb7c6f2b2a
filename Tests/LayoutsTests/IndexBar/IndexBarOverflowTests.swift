import Geometry
import Layouts
import Styles
import Testing

@Suite struct IndexBarOverflowTests {
    /// A bar of 20-point slots in a list of a height.
    private static func bar(
        titles: Int, room: Double, overflow: IndexBarStyle.Overflow = .condense, insets: Insets = .zero
    ) -> IndexBarCase {
        IndexBarCase("\(titles) titles in \(room) points") {
            $0.titleCount = titles
            $0.area = ListArea(frame: Rect(x: 0, y: 0, width: 375, height: room))
            $0.style.minimumCount = 1
            $0.style.overflow = overflow
            $0.style.contentInsets = insets
        }
    }

    @Test(
        "IB-16: condensed bars worked out by hand",
        arguments: [
            // 10 slots made 9: 5 titles, each 25 / 4 = 6.25 further: 0, 6.25, 12.5, 18.75, 25.
            (26, 200.0, [0, 6, 13, 19, 25], Rect(x: 350, y: 10, width: 20, height: 180)),
            (26, 199.0, [0, 6, 13, 19, 25], Rect(x: 350, y: 9.5, width: 20, height: 180)),
            (26, 179.0, [0, 8, 17, 25], Rect(x: 350, y: 19.5, width: 20, height: 140)),
            // 25 slots: 13 titles, 25 / 12 further each.
            (
                26, 519.0, [0, 2, 4, 6, 8, 10, 13, 15, 17, 19, 21, 23, 25], Rect(x: 350, y: 9.5, width: 20, height: 500)
            ),
            (26, 60.0, [0, 25], Rect(x: 350, y: 0, width: 20, height: 60)),
            (3, 59.0, [0], Rect(x: 350, y: 19.5, width: 20, height: 20)),
            // Room for one slot, or for none.
            (26, 59.0, [0], Rect(x: 350, y: 19.5, width: 20, height: 20)),
            (26, 20.0, [0], Rect(x: 350, y: 0, width: 20, height: 20)),
            (26, 5.0, [0], Rect(x: 350, y: -7.5, width: 20, height: 20)),
            (1, 5.0, [0], Rect(x: 350, y: -7.5, width: 20, height: 20)),
        ])
    func condenses(titles: Int, room: Double, drawn: [Int], frame: Rect) throws {
        let layout = try #require(Self.bar(titles: titles, room: room).layout())
        #expect(layout.drawnTitles == drawn)
        #expect(layout.frame == frame)
        #expect(layout.overflow == .condensed(drawn: drawn.count, of: titles))
        #expect(layout.isCondensed)
        for (place, entry) in layout.entries.enumerated() {
            #expect((entry.content == .bullet) == !place.isMultiple(of: 2))
            #expect(entry.frame == Rect(x: 350, y: frame.y + 20 * Double(place), width: 20, height: 20))
        }
    }

    @Test("IB-16: insets take room from the slots")
    func condensesBetweenInsets() throws {
        // 200 − 15 leaves 9 slots.
        let bar = Self.bar(titles: 26, room: 200, insets: Insets(top: 10, bottom: 5))
        let layout = try #require(bar.layout())
        #expect(layout.drawnTitles == [0, 6, 13, 19, 25])
        #expect(layout.frame == Rect(x: 350, y: 2.5, width: 20, height: 195))
        #expect(layout.slotsFrame == Rect(x: 350, y: 12.5, width: 20, height: 180))
    }

    @Test("IB-16: condense, for every count and room, by the letter of the rule", arguments: 1...64)
    func condensesByTheRule(titles: Int) throws {
        for slots in 1...max(titles - 1, 1) where slots < titles {
            let layout = try #require(Self.bar(titles: titles, room: Double(slots) * 20 + 7).layout())
            let odd = slots.isMultiple(of: 2) ? slots - 1 : slots
            let drawn = (odd + 1) / 2
            let expected = (0..<drawn).map { place in
                // round(j · (n − 1) / (m − 1)) in whole numbers.
                drawn == 1 ? 0 : (2 * place * (titles - 1) + drawn - 1) / (2 * (drawn - 1))
            }
            #expect(layout.drawnTitles == expected, "\(titles) titles, \(slots) slots")
            #expect(layout.entries.count == odd, "\(titles) titles, \(slots) slots")
            #expect(layout.slotsFrame.height == Double(odd) * 20)
        }
    }

    @Test("IB-16: every title can be touched", arguments: 2...64)
    func reachesEveryTitle(titles: Int) throws {
        for slots in 1..<titles {
            let bar = Self.bar(titles: titles, room: Double(slots) * 20)
            let layout = try #require(bar.layout())
            let inner = Int(layout.slotsFrame.height)
            var touched: Set<Int> = []
            for half in 0..<(2 * inner) {
                let point = Point(x: 360, y: layout.slotsFrame.minY + Double(half) / 2)
                // floor(y · n / innerHeight) in whole numbers.
                let expected = half * titles / (2 * inner)
                #expect(layout.target(at: point, style: bar.style) == .title(expected))
                touched.insert(expected)
            }
            // A title of less than half a point falls between the samples.
            for index in 0..<titles {
                let middle = layout.slotFrame(ofTitle: index).center
                #expect(layout.target(at: middle, style: bar.style) == .title(index))
                touched.insert(index)
            }
            #expect(touched == Set(0..<titles))
        }
    }

    @Test(
        "IB-16: highlight and bubble stand at (i + ½) · innerHeight / n",
        arguments: [
            // 9 slots of 20 from y = 10 for 26 titles: 6.923 a title.
            (0, 13.462), (1, 20.385), (13, 103.462), (25, 186.538),
        ])
    func placesTheSlotsOfCondensedTitles(index: Int, middle: Double) throws {
        let slot = try #require(Self.bar(titles: 26, room: 200).layout()).slotFrame(ofTitle: index)
        #expect(abs(slot.midY - middle) < 0.001)
        #expect((slot.x, slot.width) == (350, 20))
        #expect(abs(slot.height - 20) < 1e-9)
    }

    @Test(
        "IB-16: shrink, then condense",
        arguments: [
            // 390 / 26 = 15 is at least 10; 15 is at least 15.
            (390.0, 10.0, 15.0, IndexBarOverflow.shrunk(slotHeight: 15), 26),
            (390, 15, 15, .shrunk(slotHeight: 15), 26),
            (390, 0, 15, .shrunk(slotHeight: 15), 26),
            // 15 is below 16: 390 / 16 is room for 24 slots, made 23.
            (390, 16, 16, .condensed(drawn: 12, of: 26), 23),
            // A minimum above the slot height does not make slots higher: 19 slots of 20.
            (390, 30, 20, .condensed(drawn: 10, of: 26), 19),
            (520, 10, 20, .fits, 26),
        ])
    func shrinks(room: Double, minimum: Double, slotHeight: Double, overflow: IndexBarOverflow, entries: Int) throws {
        let bar = Self.bar(titles: 26, room: room, overflow: .shrink(minimumSlotHeight: minimum))
        let layout = try #require(bar.layout())
        #expect(layout.slotHeight == slotHeight)
        #expect(layout.overflow == overflow)
        #expect(layout.entries.count == entries)
        #expect(layout.frame.height == Double(entries) * slotHeight)
        #expect(layout.target(at: layout.slotFrame(ofTitle: 3).center, style: bar.style) == .title(3))
    }

    @Test("IB-16: a bar without any height is laid out, though no place can tell its titles apart")
    func survivesNoRoom() throws {
        let bar = Self.bar(titles: 26, room: 0, overflow: .shrink(minimumSlotHeight: 0))
        let layout = try #require(bar.layout())
        #expect(layout.frame == Rect(x: 350, y: 0, width: 20, height: 0))
        #expect(layout.target(at: Point(x: 360, y: 1), style: bar.style) == .title(25))
        #expect(layout.target(at: Point(x: 360, y: -1), style: bar.style) == .title(0))
    }

    @Test(
        "IB-16: clip runs off the edge",
        arguments: [
            (IndexBarStyle.Alignment.top, 0.0), (.center, -65.0), (.bottom, -130.0),
        ])
    func clips(alignment: IndexBarStyle.Alignment, y: Double) throws {
        var bar = Self.bar(titles: 26, room: 390, overflow: .clip)
        bar.style.placement = .edge(.trailing, margin: 5, alignment: alignment)
        let layout = try #require(bar.layout())
        #expect(layout.frame == Rect(x: 350, y: y, width: 20, height: 520))
        #expect(layout.overflow == .clipped(by: 130))
        #expect(layout.drawnTitles == Array(0..<26))
    }

    @Test("IB-16: a bar that just fits stays whole, whatever rounding its lengths have", arguments: 1...99)
    func fitsExactly(titles: Int) throws {
        for slotHeight in [0.1, 1.0 / 3, 13.7, 20] {
            for insets in [Insets.zero, Insets(top: 0.1, bottom: 0.2)] {
                var bar = Self.bar(
                    titles: titles, room: Double(titles) * slotHeight + insets.top + insets.bottom, insets: insets)
                bar.style.slotHeight = slotHeight
                let layout = try #require(bar.layout())
                #expect(layout.overflow == .fits, "\(titles) slots of \(slotHeight)")
            }
        }
    }
}

extension IndexBarLayout {
    fileprivate var drawnTitles: [Int] {
        entries.compactMap { entry in
            if case .title(let index) = entry.content { index } else { nil }
        }
    }
}
