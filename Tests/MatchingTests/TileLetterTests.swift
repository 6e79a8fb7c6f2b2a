import DisplayLists
import Geometry
import Matching
import Styles
import Testing

/// Letters on tiles and badges, which stand elsewhere on them (MT-2).
@Suite struct TileLetterTests {
    @Test(arguments: [
        ("material", "index-bar/dragging", Appearance.dark, "section/15/row/8/picture", Point(x: 1, y: 0)),
        ("wechat", "index-bar/rest", .light, "section/0/row/7/picture", Point(x: 0, y: 2.5)),
        ("qq-music", "section-list/resting", .dark, "section/0/row/5/picture", Point(x: -1.5, y: 0)),
        ("glass", "index-bar/touch-down-first", .light, "section/0/row/2/picture", Point(x: 2, y: 0)),
        ("shop", "grid/first-page", .light, "grid/item/2/badge", Point(x: 1.5, y: 0)),
    ])
    func oneThatIsElsewhereIsTold(
        theme: String, state: String, appearance: Appearance, node: String, way: Point
    ) throws {
        let told = try departures(theme, state, appearance) { $0 == node ? way : nil }
        #expect(told == [moved(node, by: way)])
    }

    /// Sideways from a point on, and up or down where no other layout sets letters so far from their places.
    @Test(arguments: [
        ("glass", "index-bar/touch-down-last", Appearance.light, Point(x: 1, y: 0)),
        ("material", "index-bar/dragging", .light, Point(x: 0, y: 2.5)),
    ])
    func allThatAreElsewhereAreTold(theme: String, state: String, appearance: Appearance, way: Point) throws {
        var letters: [String] = []
        let told = try departures(theme, state, appearance) { node in
            letters.append(node)
            return way
        }
        #expect(told.count > 5 && Set(told).isSubset(of: letters.map { moved($0, by: way) }))
    }

    /// Other layouts set all of them higher, and each a little to a side.
    @Test func lettersOfOtherLayoutsAreNotTold() throws {
        let higher = try departures("wechat", "index-bar/rest", .light) { _ in Point(x: 0, y: 1) }
        #expect(higher == [])
        var count = 0
        let aside = try departures("wechat", "index-bar/rest", .light) { _ in
            count += 1
            return Point(x: count % 2 == 0 ? 0.6 : -0.6, y: 0)
        }
        #expect(count > 5 && aside == [])
    }

    /// The tile has moved then, and not what is written on it.
    @Test func tilesThatAreElsewhereBeneathTheirLettersAreTold() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/rest", .light)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let moved = list.moving("section/0/row/9/picture", by: Point(x: 3, y: 0))
        let told = try TestSubjects.match(moved, with: subject).departures.map(\.words)
        #expect(told == ["section/0/row/9/picture: moved by 3, 0 pt in the picture"])
    }

    private func moved(_ node: String, by way: Point) -> String {
        "\(node)/text: moved by \(NumberText.exact(way.x)), \(NumberText.exact(way.y)) pt in the picture"
    }

    /// What is told of a theme whose letters are elsewhere on their tiles.
    private func departures(
        _ theme: String, _ state: String, _ appearance: Appearance, moving way: (_ node: String) -> Point?
    ) throws -> [String] {
        let subject = try TestSubjects.subject(theme, state, appearance)
        let scene = try #require(subject.scene(of: subject.theme))
        let nodes = scene.nodes.filter { [.rowPicture, .gridBadge].contains($0.role) }.map(\.id)
        let list = nodes.reduce(scene.displayList) { list, node in
            way(node).map { list.movingText(of: node, by: $0) } ?? list
        }
        return try TestSubjects.match(list, with: subject).departures.map(\.words)
    }
}
