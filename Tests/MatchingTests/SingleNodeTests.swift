import DisplayLists
import Geometry
import Matching
import Rasters
import Rendering
import Styles
import Testing

/// What one node of a screenshot has by itself, which no property of the theme tells (MT-2, MT-3).
@Suite struct SingleNodeTests {
    @Test func aLinesOwnColorIsTold() throws {
        let told = try departures("system", "index-bar/dragging", .light, of: "section/15/row/3/title") { commands in
            commands.map { command in
                guard case .text(var text) = command else { return command }
                text.color = Color(hex: 0xD02020)
                return .text(text)
            }
        }
        #expect(
            told == ["section/15/row/3/title (color): #D02020 in the picture, #000000 in the theme, ΔE 42.9"])
    }

    @Test func aBoxesOwnSizeIsTold() throws {
        let node = "section/12/row/2/picture"
        let told = try departures(
            "wechat", "index-bar/dragging", .dark, of: node,
            boxes { .roundedRect($0.inset(dx: -2, dy: -2), radius: $1) })
        #expect(told == ["\(node) (size): 44, 44 pt in the picture, 40, 40 in the theme"])
    }

    @Test func aBoxesOwnCornersAreTold() throws {
        let node = "section/12/row/2/picture"
        let told = try departures(
            "wechat", "index-bar/dragging", .light, of: node, boxes { rect, _ in .roundedRect(rect, radius: 11) })
        #expect(told == ["\(node) (radius): 11 pt in the picture, 5 in the theme"])
    }

    @Test func aBoxesOwnSizeFarOutsideIsTold() throws {
        let node = "section/12/row/2/picture"
        let told = try departures(
            "wechat", "index-bar/dragging", .light, of: node,
            boxes { .roundedRect($0.inset(dx: -5, dy: -5), radius: $1) })
        #expect(told == ["\(node) (size): 50, 50 pt in the picture, 40, 40 in the theme"])
    }

    @Test func aTextThatIsGoneFromItsBoxIsTold() throws {
        let told = try departures(
            "qq-music", "index-bar/touch-down-middle", .light, of: "section/10/header", \.withoutTexts)
        #expect(told == ["section/10/header/text: missing in the picture"])
    }

    @Test func aBadgeThatIsGoneIsTold() throws {
        let told = try departures("shop", "grid/first-page", .light, of: "grid/item/2/badge") { _ in [] }
        #expect(told == ["grid/item/2/badge: missing in the picture"])
    }

    /// Of each sort one: a badge of a gradient, which is the only one of its state, a disc of a gradient, and a button's symbol
    /// on glass.
    @Test(arguments: [
        ("category", "grid/first-page", "grid/item/3/badge"), ("category", "grid/missing-picture", "grid/item/0/badge"),
        ("launcher", "grid/swipe-50", "grid/item/21/badge"), ("glass", "index-bar/rest", "section/0/row/3/picture"),
        ("glass", "section-list/resting", "navigation-bar/item/0"),
        ("glass", "index-bar/scrolled", "navigation-bar/item/0"),
    ])
    func aNodeThatIsGoneIsTold(theme: String, state: String, node: String) throws {
        let told = try departures(theme, state, .light, of: node) { _ in [] }
        #expect(told == ["\(node): missing in the picture"])
    }

    /// Nor is what was cut off the picture gone.
    @Test func whatWasCutOffIsNotGone() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/rest", .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let shot = try raster(of: scene, scale: 2, with: subject.tools)
        let rest = shot.cropped(to: PixelRect(x: 0, y: 88, width: shot.width, height: shot.height - 88 - 68))
        #expect(try ThemeMatcher(subject, shot: rest).match().departures.map(\.words) == [])
    }

    @Test(arguments: [Point(x: 0, y: -4), Point(x: 3, y: 0), Point(x: 0, y: 2)])
    func aButtonsSymbolThatIsMovedIsTold(way: Point) throws {
        let subject = try TestSubjects.subject("glass", "index-bar/dragging", .light)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let told = try TestSubjects.match(list.moving("navigation-bar/item/0", by: way), with: subject, scale: 3)
        let words = [way.x, way.y].map { "\(Int($0))" }.joined(separator: ", ")
        #expect(told.departures.map(\.words) == ["navigation-bar/item/0: moved by \(words) pt in the picture"])
    }

    @Test func labelsThatAreAllGoneAreNoOtherNames() throws {
        let subject = try TestSubjects.subject("category", "grid/first-page", .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let labels = scene.nodes.filter { $0.role == .gridLabel }.map(\.id)
        let list = labels.reduce(scene.displayList) { $0.changing($1, \.withoutTexts) }
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(!labels.isEmpty && told == labels.map { "\($0): missing in the picture" })
    }

    /// A line of two pixels is the theme's in colour all the same.
    @Test func thickerSeparatorsAreToldAsThat() throws {
        let subject = try TestSubjects.subject("wechat", "section-list/resting", .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let list = scene.nodes.reduce(scene.displayList) { list, node in
            list.changing(node.id) { commands in
                commands.map { command in
                    guard case .hairline(let rect, let color) = command else { return command }
                    let line = Rect(minX: rect.minX, minY: rect.maxY - 1, maxX: rect.maxX, maxY: rect.maxY)
                    return .fill(.rect(line), .color(color))
                }
            }
        }
        #expect(list != scene.displayList)
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(told == ["list.row.separator.thickness: 1 in the picture, hairline in the theme, 13 nodes say so"])
    }

    /// Draws round boxes otherwise.
    private func boxes(
        _ change: @escaping (_ rect: Rect, _ radius: Double) -> Shape
    ) -> ([DrawingCommand]) -> [DrawingCommand] {
        { commands in
            commands.map { command in
                guard case .fill(.roundedRect(let rect, let radius), let paint) = command else { return command }
                return .fill(change(rect, radius), paint)
            }
        }
    }

    /// What is told, in words, where a node is drawn otherwise.
    private func departures(
        _ theme: String, _ state: String, _ appearance: Appearance, of node: String,
        _ change: @escaping ([DrawingCommand]) -> [DrawingCommand]
    ) throws -> [String] {
        let subject = try TestSubjects.subject(theme, state, appearance)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let changed = list.changing(node, change)
        #expect(changed != list)
        let result = try TestSubjects.match(changed, with: subject)
        // Which a report outlines.
        let outlined = result.nodes.filter { [.differs, .missing].contains($0.verdict) }.map(\.id)
        #expect(outlined == [node] && result.departures.allSatisfy { $0.nodes == [node] })
        return result.departures.map(\.words)
    }
}
