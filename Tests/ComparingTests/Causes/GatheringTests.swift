import Comparing
import Geometry
import Testing

/// Nodes that changed alike are told of in one sentence.
@Suite struct GatheringTests {
    static let titles = (0..<5).map { NodeRecord("index-bar/title/\($0)", 350, Double($0) * 20) }
    static let bubble = NodeRecord("bubble", 100, 100)

    static func moved(_ nodes: [NodeRecord], by distance: (Int) -> Double) -> [NodeRecord] {
        nodes.enumerated().map { index, node in node.with { $0.frame = $0.frame.offset(dy: distance(index)) } }
    }

    @Test func aNodeSpeaksForWhatIsInIt() {
        let nodes = [NodeRecord("bubble", 0, 50), NodeRecord("bubble/title", 5, 60), NodeRecord("bubbles", 0, 0)]
        #expect(causes(nodes, Self.moved(nodes) { $0 < 2 ? -3 : 0 }) == ["bubble moved 3 pt up"])
    }

    @Test func allNodesAreEverything() {
        let nodes = Self.titles + [Self.bubble]
        #expect(causes(nodes, Self.moved(nodes) { _ in 12 }) == ["everything moved 12 pt down"])
    }

    @Test func oneNodeAloneKeepsItsName() {
        #expect(causes([Self.bubble], Self.moved([Self.bubble]) { _ in 12 }) == ["bubble moved 12 pt down"])
    }

    @Test func numbersInARowAreDrawnTogether() {
        let changed = Self.titles.map { node in node.with { $0.color = "#EE0000" } }
        #expect(
            causes(Self.titles + [Self.bubble], changed + [Self.bubble])
                == ["index-bar/title/0…4 colour none → #EE0000"])
    }

    @Test func gapsPartThem() {
        let changed = Self.titles.enumerated().map { index, node in node.with { $0.opacity = index == 2 ? 1 : 0.5 } }
        #expect(causes(Self.titles, changed) == ["index-bar/title/0…1 and index-bar/title/3…4 opacity 1 → 0.5"])
    }

    @Test func manyAreCounted() {
        let nodes = ["a", "b", "c", "d/1", "d/2", "d/9"].map { NodeRecord($0) } + [Self.bubble]
        let changed = nodes.dropLast().map { node in node.with { $0.text = "x" } } + [Self.bubble]
        #expect(causes(nodes, changed) == ["a, b and 4 more text none → \"x\""])
        #expect(
            causes(Array(nodes[..<3]) + [Self.bubble], Array(changed[..<3]) + [Self.bubble])
                == ["a, b and c text none → \"x\""])
    }

    /// Taller slots push each title further than the one before.
    @Test func siblingsThatMovedBySeveralDistancesAreOneSentence() {
        #expect(
            causes(Self.titles, Self.moved(Self.titles) { Double($0) * 2 - 0.5 * Double($0) })
                == ["index-bar/title/1…4 moved 1.5 to 6 pt down"])
    }

    /// Of each title it is another rectangle.
    @Test func hitAreasThatGrewAlikeAreOneSentence() {
        func titles(_ left: Double, _ bottom: Double = 0) -> [NodeRecord] {
            [Self.bubble]
                + Self.titles.map { node in
                    node.with { $0.hit = Rect(x: 350 - left, y: $0.frame.y, width: 25 + left, height: 20 - bottom) }
                }
        }
        #expect(causes(titles(0), titles(16)) == ["index-bar/title/0…4 hit area 16 pt further left"])
        #expect(
            causes(titles(16), titles(0, 2.5)) == [
                "index-bar/title/0…4 hit area 16 pt less far left and 2.5 pt less far down"
            ])
        var uneven = titles(0)
        for number in 1...3 { uneven[number].hit?.size.width += Double(number + 1) }
        #expect(causes(titles(0), uneven) == ["index-bar/title/0…2 hit area changed, each in its own way"])
        #expect(
            causes(Array(titles(0)[..<2]), Array(uneven[..<2])) == [
                "index-bar/title/0 hit area 25 × 20 at 350, 0 → 27 × 20 at 350, 0 pt"
            ])
    }

    @Test func twoSiblingsKeepTheirOwnSentences() {
        let two = Array(Self.titles[..<2])
        #expect(
            causes(two, Self.moved(two) { Double($0 + 1) })
                == ["index-bar/title/0 moved 1 pt down", "index-bar/title/1 moved 2 pt down"])
    }

    @Test func whatCameAndWentIsToldFirst() {
        let old = [Self.bubble, NodeRecord("section/3/row/7"), NodeRecord("section/3/row/8")]
        let new = [
            Self.bubble.with { $0.color = "#000000" }, NodeRecord("section/0/row/0"),
            NodeRecord("section/0/row/0/title"),
        ]
        #expect(
            causes(old, new) == [
                "section/0/row/0 appeared", "section/3/row/7…8 disappeared", "bubble colour none → #000000",
            ])
    }

    @Test func idsWithOddNumbersStayAsTheyAre() {
        let ids = ["a/007", "a/-1", "a/99999999999999999999", "\u{202E}"]
        #expect(causes([], ids.map { NodeRecord($0) }) == ["a/007, a/-1 and 2 more appeared"])
        #expect(causes([], [NodeRecord("\u{202E}")]) == ["U+202E appeared"])
    }

    @Test func sentencesAreLimited() {
        let nodes = (0..<30).map { NodeRecord("n\($0)") }
        let changed = nodes.enumerated().map { index, node in node.with { $0.text = "\(index)" } }
        let list = CauseSearch(states: Sides(StateRecord(nodes), StateRecord(changed))).causes()
        let told = list.brief
        #expect(told.count == 20)
        #expect(list.full.count == 30)
        #expect(list.full.last == "n29 text none → \"29\"")
        #expect(told.last == "and 11 more changes")
        #expect(told.first == "n0 text none → \"0\"")
    }

    @Test func ofTwoNodesWithOneIdTheFirstCounts() {
        #expect(causes([Self.bubble, NodeRecord("bubble", 9, 9)], [Self.bubble, NodeRecord("bubble", 1, 1)]) == [])
    }
}
