import Comparing
import Geometry
import Testing

/// Rows, sections, titles and items are known by their texts, not by their numbers.
@Suite struct ContentEditTests {
    /// Rows of 56 points below each other, from a place of the list on.
    private static func rows(
        _ names: [String], section: Int = 0, from first: Int = 0, at y: Double = 30
    ) -> [NodeRecord] {
        names.enumerated().flatMap { place, name in
            let id = "section/\(section)/row/\(first + place)"
            let frame = Rect(x: 0, y: y + 56 * Double(place), width: 375, height: 56)
            return [
                NodeRecord(id: id, frame: frame, text: name),
                NodeRecord(id: id + "/title", frame: frame.inset(dx: 16, dy: 16), text: name, color: "#000000"),
            ]
        }
    }

    private static func header(_ title: String, section: Int = 0, y: Double = 0) -> NodeRecord {
        NodeRecord(
            id: "section/\(section)/header", frame: Rect(x: 0, y: y, width: 375, height: 30), text: title)
    }

    private static func titles(_ names: [String], pitch: Double = 16) -> [NodeRecord] {
        let top = 400 - Double(names.count) * pitch / 2
        return names.enumerated().map { place, name in
            NodeRecord(
                id: "index-bar/title/\(place)",
                frame: Rect(x: 354, y: top + Double(place) * pitch, width: 16, height: pitch), text: name)
        }
    }

    /// Cells of 90 points, four in a row.
    private static func items(_ names: [String]) -> [NodeRecord] {
        names.enumerated().map { place, name in
            NodeRecord(
                id: "grid/item/\(place)",
                frame: Rect(x: Double(place % 4) * 90, y: Double(place / 4) * 90, width: 90, height: 90), text: name)
        }
    }

    /// The list begins at the canvas's upper edge: by their frames alone the rows may as well have been scrolled.
    @Test func aFirstRowIsInserted() {
        let names = (0..<10).map { "Name \($0)" }
        #expect(
            causes(Self.rows(names, at: 0), Self.rows(["Abelia"] + names, at: 0))
                == ["row 'Abelia' inserted, 10 rows moved 56 pt down"])
        #expect(
            causes(Self.rows(["Abelia"] + names, at: 0), Self.rows(names, at: 0))
                == ["row 'Abelia' removed, 10 rows moved 56 pt up"])
    }

    @Test func rowsMoveWithTheHeadersBelow() {
        let old =
            [Self.header("A")] + Self.rows(["Ada", "Amos"])
            + [Self.header("B", section: 1, y: 142)] + Self.rows(["Bea"], section: 1, at: 172)
        let new =
            [Self.header("A")] + Self.rows(["Ada", "Al", "Amos"])
            + [Self.header("B", section: 1, y: 198)] + Self.rows(["Bea"], section: 1, at: 228)
        #expect(causes(old, new) == ["row 'Al' inserted, 2 rows moved 56 pt down with 1 header"])
        #expect(causes(new, old) == ["row 'Al' removed, 2 rows moved 56 pt up with 1 header"])
    }

    @Test func aSectionIsInsertedWithItsRows() {
        let old = [Self.header("B")] + Self.rows(["Bea"])
        let new =
            [Self.header("A")] + Self.rows(["Ada", "Amos"])
            + [Self.header("B", section: 1, y: 142)] + Self.rows(["Bea"], section: 1, at: 172)
        #expect(
            causes(old, new) == [
                "section 'A' and rows 'Ada' and 'Amos' inserted, 1 row moved 142 pt down with 1 header"
            ])
    }

    /// The canvas is 812 points high.
    @Test func whatTheEdgeCutsOffWasNotRemoved() {
        let names = (0..<15).map { "Name \($0)" }
        #expect(
            causes(Self.rows(names, at: 0), Self.rows(["Abelia"] + names.dropLast(), at: 0))
                == ["row 'Abelia' inserted, 14 rows moved 56 pt down", "row 'Name 14' left the canvas"])
        #expect(
            causes(Self.rows(["Abelia"] + names.dropLast(), at: 0), Self.rows(names, at: 0))
                == ["row 'Abelia' removed, 14 rows moved 56 pt up", "row 'Name 14' came onto the canvas"])
        #expect(
            causes(Self.rows(names, at: 0), Self.rows(Array(names[1...]) + ["Zoe"], from: 1, at: 0))
                == [
                    "row 'Zoe' came onto the canvas", "row 'Name 0' left the canvas",
                    "everything moved 56 pt up",
                ])
    }

    /// The last row that is seen has its title above the canvas's edge, until it moves down.
    @Test func aPartThatTheEdgeCutsOffIsNotTold() {
        let short = Self.rows(["Ada", "Bob"], at: 700)
        let moved = Self.rows(["Ada", "Bob"], at: 745).filter { $0.id != "section/0/row/1/title" }
        #expect(causes(short, moved) == ["everything moved 45 pt down"])
    }

    @Test func theLastRowOfAShortListIsNew() {
        #expect(causes(Self.rows(["Ada"]), Self.rows(["Ada", "Zoe"])) == ["row 'Zoe' inserted"])
        #expect(causes(Self.rows(["Ada", "Zoe"]), Self.rows(["Ada"])) == ["row 'Zoe' removed"])
    }

    @Test func aNewNameInItsPlaceIsANewText() {
        #expect(
            causes(Self.rows(["Ada", "Bob", "Eve"]), Self.rows(["Ada", "Bo", "Eve"]))
                == ["section/0/row/1 text \"Bob\" → \"Bo\""])
        let others = Self.titles(["A"])
        #expect(
            causes(Self.rows(["Ada"]) + others, Self.rows(["Bo"]) + others)
                == ["section/0/row/0 text \"Ada\" → \"Bo\""])
    }

    /// Where the canvas ends a new text may be a new row that pushed the other one out.
    @Test func atTheEdgeANewTextIsAnotherRow() {
        let names = (0..<15).map { "Name \($0)" }
        #expect(
            causes(Self.rows(names, at: 0), Self.rows(names.dropLast() + ["Zoe"], at: 0))
                == ["row 'Name 14' replaced by 'Zoe'"])
    }

    @Test func aRowThatStandsElsewhereWasReordered() {
        #expect(
            causes(Self.rows(["Ada", "Bob", "Cy", "Eve"]), Self.rows(["Bob", "Cy", "Ada", "Eve"]))
                == ["row 'Ada' reordered to after 'Cy', 2 rows moved 56 pt up", "section/0/row/2 moved 112 pt down"])
        #expect(
            causes(Self.rows(["Ada", "Bob", "Cy", "Eve"]), Self.rows(["Cy", "Ada", "Bob", "Eve"]))
                == ["row 'Cy' reordered to the front, 2 rows moved 56 pt down", "section/0/row/0 moved 112 pt up"])
    }

    @Test func aRowKeepsItsLooksWhereverItStands() {
        var new = Self.rows(["Abelia", "Ada", "Bob"])
        new[3].color = "#FF0000"
        #expect(
            causes(Self.rows(["Ada", "Bob"]), new)
                == ["row 'Abelia' inserted, 2 rows moved 56 pt down", "section/0/row/1/title colour #000000 → #FF0000"])
    }

    @Test func aTitleMakesRoomOnBothSides() {
        #expect(
            causes(Self.titles(["A", "B", "D", "E"]), Self.titles(["A", "B", "C", "D", "E"]))
                == ["title 'C' inserted, 2 titles moved 8 pt up, 2 titles moved 8 pt down"])
    }

    @Test func itemsWrap() {
        let names = (0..<7).map { "Item \($0)" }
        #expect(
            causes(Self.items(names), Self.items(["Kettle"] + names))
                == ["item 'Kettle' inserted, 6 items moved 90 pt right, 1 item moved 270 pt left and 90 pt down"])
        #expect(causes(Self.items(names), Self.items(names + ["Kettle"])) == ["item 'Kettle' inserted"])
        #expect(
            causes(Self.items(names), Self.items(Array(names[1...])))
                == ["item 'Item 0' removed, 5 items moved 90 pt left, 1 item moved 270 pt right and 90 pt up"])
    }

    @Test func manyNamesAreCounted() {
        let names = (0..<6).map { "Name \($0)" }
        #expect(
            causes(Self.rows(["Zoe"]), Self.rows(names + ["Zoe"]))
                == ["rows 'Name 0', 'Name 1', 'Name 2' and 3 more inserted, 1 row moved 336 pt down"])
    }

    @Test func twoRowsOfOneNameAreTwo() {
        #expect(
            causes(Self.rows(["Ada", "Ada"]), Self.rows(["Ada", "Ada", "Ada"]))
                == ["row 'Ada' inserted"])
    }

    /// A hostile file has a million rows that share nothing.
    @Test(.timeLimit(.minutes(1))) func longListsEnd() {
        let old = (0..<30_000).map { NodeRecord(id: "section/0/row/\($0)", frame: .zero, text: "a\($0)") }
        let new = (0..<30_000).map { NodeRecord(id: "section/0/row/\($0)", frame: .zero, text: "b\($0 % 7)") }
        #expect(causes(old, new).count == 20)
    }
}
