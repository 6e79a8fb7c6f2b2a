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
        ("category", "grid/swipe-50", "grid/item/11/picture"), ("shop", "grid/first-page", "grid/item/4/picture"),
        ("launcher", "grid/swipe-50", "grid/item/21/badge"), ("glass", "index-bar/rest", "section/0/row/3/picture"),
        ("glass", "section-list/resting", "navigation-bar/item/0"),
        ("glass", "index-bar/scrolled", "navigation-bar/item/0"),
    ])
    func aNodeThatIsGoneIsTold(theme: String, state: String, node: String) throws {
        let told = try departures(theme, state, .light, of: node) { _ in [] }
        #expect(told == ["\(node): missing in the picture"])
    }

    /// What is read of a gradient where it should be says nothing of its colours.
    @Test func aBadgeOfAGradientThatIsElsewhereHasItsColors() throws {
        let subject = try TestSubjects.subject("category", "grid/single-page", .dark)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let moved = list.moving("grid/item/0/badge", by: Point(x: 0, y: -2.5))
        let told = try TestSubjects.match(moved, with: subject, scale: 3)
        #expect(told.departures.map(\.words) == ["grid/item/0/badge: moved by 0, -2.5 pt in the picture"])
    }

    /// Other rasterisers shrink photographs otherwise, which are no less there than what lies over them is gone.
    @Test func aBadgeThatIsGoneFromAnotherPictureIsTold() throws {
        let subject = try TestSubjects.subject("launcher", "grid/first-page", .dark)
        let scene = try #require(subject.scene(of: subject.theme))
        let pictures = scene.nodes.filter { $0.role == .gridPicture }.map(\.id)
        let shrunk = pictures.reduce(scene.displayList) { $0.moving($1, by: Point(x: 0.3, y: 0.3)) }
        let told = try TestSubjects.match(shrunk.changing("grid/item/0/badge") { _ in [] }, with: subject)
        #expect(told.departures.map(\.words) == ["grid/item/0/badge: missing in the picture"])
    }

    /// Of the only item that is gone nothing else is told, as its corners and its shadow.
    @Test func theOnlyItemThatIsGoneIsTold() throws {
        let plain = try TestSubjects.subject("category", "grid/last-page", .light)
        let theme = try #require(
            plain.theme.setting("canvas.size", toText: "[375, 812]")?
                .setting("chrome", toText: "{platform: ios, searchBar: Search, tabBar: {items: [Home, Chats, Me]}}")?
                .setting("grid.rows", toText: "3"))
        let subject = try MatchSubject(theme, in: .light, state: plain.state, contentPath: nil)
        let scene = try #require(subject.scene(of: theme))
        let items = scene.nodes.filter { $0.role == .gridItem }.map(\.id)
        let list = items.reduce(scene.displayList) { $0.changing($1) { _ in [] } }
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(items.count == 1 && told == items.map { "\($0): missing in the picture" })
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

    /// With all that is in it: no value of the theme moves the bar and leaves the rows.
    @Test(arguments: [
        ("photos", "section-list/pushed-25", Appearance.dark, "index-bar", Point(x: 2, y: 0)),
        ("wechat", "index-bar/touch-down-last", .light, "index-bar", Point(x: 3.5, y: 0)),
        ("glass", "index-bar/touch-down-middle", .dark, "bubble", Point(x: 0, y: -3)),
        ("material", "index-bar/touch-down-middle", .light, "index-bar/thumb", Point(x: -3, y: 0)),
        ("category", "grid/first-page", .dark, "page-control/dot/0", Point(x: -3, y: 0)),
    ])
    func aNodeThatIsElsewhereIsTold(
        theme: String, state: String, appearance: Appearance, node: String, way: Point
    ) throws {
        let subject = try TestSubjects.subject(theme, state, appearance)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let result = try TestSubjects.match(list.moving(node, by: way), with: subject)
        let words = [way.x, way.y].map { NumberText.exact($0) }.joined(separator: ", ")
        #expect(result.departures.map(\.words) == ["\(node): moved by \(words) pt in the picture"])
        let moved = try #require(result.nodes.first { $0.id == node })
        #expect(moved.verdict == .differs && abs(moved.dx - way.x) < 0.3 && abs(moved.dy - way.y) < 0.3)
    }

    /// A letter in a disc that moves as well stays in the disc.
    @Test func aLetterThatIsElsewhereIsNoBubble() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/touch-down-middle", .light)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let told = try TestSubjects.match(list.moving("bubble/title", by: Point(x: 2, y: 0)), with: subject)
        #expect(told.departures.map(\.words) == ["bubble/title: moved by 2, 0 pt in the picture"])
    }

    /// Other layouts set lines of text a point higher, beside a separator that shows beneath the bubble as well.
    @Test func aLetterAPointHigherIsNoLargerOne() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/touch-down-last", .dark)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let told = try TestSubjects.match(list.moving("bubble/title", by: Point(x: 0, y: -1)), with: subject)
        #expect(told.departures.map(\.words) == [])
    }

    @Test func aHeadersLetterFarFromItsPlaceIsTold() throws {
        let subject = try TestSubjects.subject("system", "index-bar/condensed", .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let header = try #require(scene.nodes.first { $0.role == .sectionHeader }).id
        let list = scene.displayList.changing(header) { commands in
            commands.map { command in
                guard case .text(var text) = command else { return command }
                text.origin.y -= 4
                return .text(text)
            }
        }
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(told == ["\(header): moved by 0, -4 pt in the picture"])
    }

    /// Of two badges one says nothing of the inset of both, nor, where no other is as wide, of their padding.
    @Test(arguments: [
        (theme: "shop", state: "grid/last-page", node: "grid/item/22/badge", by: Point(x: 1.5, y: 2.5)),
        ("launcher", "grid/single-page", "grid/item/2/badge", Point(x: 3.5, y: 0)),
    ])
    func oneBadgeIsToldAsThat(_ badge: (theme: String, state: String, node: String, by: Point)) throws {
        let subject = try TestSubjects.subject(badge.theme, badge.state, .dark)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let told = try TestSubjects.match(list.moving(badge.node, by: badge.by), with: subject)
        let way = "\(NumberText.exact(badge.by.x)), \(NumberText.exact(badge.by.y))"
        #expect(told.departures.map(\.words) == ["\(badge.node): moved by \(way) pt in the picture"])
    }

    /// Nor has a picture other corners that is elsewhere.
    @Test func aPictureThatIsElsewhereIsToldAsThat() throws {
        let node = "section/0/row/1/picture"
        let subject = try TestSubjects.subject("photos", "section-list/resting", .light)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let told = try TestSubjects.match(list.moving(node, by: Point(x: 0, y: -3)), with: subject)
        #expect(told.departures.map(\.words) == ["\(node): moved by 0, -3 pt in the picture"])
    }

    @Test(arguments: [-4.0, 3])
    func aPicturesOwnSizeIsTold(by: Double) throws {
        let node = "section/0/row/1/picture"
        let told = try departures(
            "photos", "section-list/resting", .light, of: node,
            boxes { .roundedRect($0.inset(dx: -by / 2, dy: -by / 2), radius: $1) })
        let side = NumberText.exact(60 + by)
        #expect(told == ["\(node) (size): \(side), \(side) pt in the picture, 60, 60 in the theme"])
    }

    @Test(arguments: [18.0, 8])
    func aPicturesOwnCornersAreTold(radius: Double) throws {
        let node = "section/0/row/1/picture"
        let told = try departures(
            "photos", "section-list/resting", .light, of: node, boxes { rect, _ in .roundedRect(rect, radius: radius) })
        #expect(told == ["\(node) (radius): \(NumberText.exact(radius)) pt in the picture, 12 in the theme"])
    }

    /// The only one of its sort, of which no property says how round it is.
    @Test func theCornersOfABarsFieldAreTold() throws {
        let plain = try TestSubjects.subject("category", "grid/first-page", .light)
        let theme = try #require(
            plain.theme.setting("canvas.size", toText: "[375, 812]")?
                .setting("chrome", toText: "{platform: ios, searchBar: Search}")?.setting("grid.rows", toText: "3"))
        let subject = try MatchSubject(theme, in: .light, state: plain.state, contentPath: nil)
        let node = "navigation-bar/search-field"
        let list = try #require(subject.scene(of: theme)).displayList
        let changed = list.changing(node) { commands in
            commands.map { command in
                guard case .fill(.continuousRect(let rect, _), let paint) = command else { return command }
                return .fill(.continuousRect(rect, radius: 5), paint)
            }
        }
        #expect(changed != list)
        let told = try TestSubjects.match(changed, with: subject).departures.map(\.words)
        #expect(told == ["\(node) (radius): 5 pt in the picture, 10 in the theme"])
    }

    /// Nor are rows beneath glass gone where all of them stand a pixel lower.
    @Test(arguments: ["section-list/pushed-75", "index-bar/scrolled"])
    func rowsBeneathGlassThatAreAPixelLowerAreNotGone(state: String) throws {
        let subject = try TestSubjects.subject("glass", state, .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let rows = scene.nodes.filter { [.row, .sectionHeader].contains($0.role) }.map(\.id)
        let list = rows.reduce(scene.displayList) { $0.moving($1, by: Point(x: 0, y: 0.5)) }
        #expect(list != scene.displayList)
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(told.allSatisfy { !$0.contains("missing") }, "\(told)")
    }

    @Test(arguments: [
        ("wechat", "index-bar/scrolled", "section/12/row/3/picture", "#7E8FB8", 23.4),
        ("shop", "grid/missing-picture", "page-control/dot/1", "#45413D", 16.7),
    ])
    func aFillOfItsOwnIsTold(theme: String, state: String, node: String, themed: String, deltaE: Double) throws {
        let other = Color(hex: theme == "wechat" ? 0x44557E : 0x2C432B)
        let told = try departures(theme, state, .dark, of: node) { commands in
            commands.map { command in
                guard case .fill(let shape, .color) = command else { return command }
                return .fill(shape, .color(other))
            }
        }
        #expect(
            told.count == 1 && told[0].hasPrefix("\(node) (color): \(other.hexadecimal) in the picture, \(themed) in"))
    }

    /// A title or a label, also one on a gradient, that alone is drawn as with another value of a property.
    @Test(arguments: [
        (
            "material", "section-list/empty-section", Appearance.dark, "section/14/row/4/title",
            "list.row.titleFont.weight", "600"
        ),
        ("glass", "section-list/bounce", .dark, "section/1/row/1/title", "list.row.titleFont.weight", "300"),
        ("category", "grid/swipe-50", .dark, "grid/item/11/label", "grid.cell.label.font.weight", "600"),
        ("material", "section-list/empty-section", .light, "section/14/row/4/title", "list.row.titleFont.size", "19"),
        ("launcher", "grid/swipe-25", .dark, "grid/item/19/label", "grid.cell.label.font.size", "13.5"),
        ("launcher", "grid/snapping", .light, "grid/item/20/label", "grid.cell.label.color", "\"#52576C\""),
    ])
    func whatATextHasByItselfIsTold(
        theme: String, state: String, appearance: Appearance, node: String, property: String, value: String
    ) throws {
        let subject = try TestSubjects.subject(theme, state, appearance)
        let list = try TestSubjects.scene(of: subject, with: node, showing: property, value).displayList
        let told = try TestSubjects.match(list, with: subject).departures
        let part = try #require(property.split(separator: ".").last)
        #expect(told.map(\.property) == [node], "\(told.map(\.words))")
        #expect(told.first?.part == (part == "color" ? "color" : "font \(part)"))
        let measured = told.first?.measured ?? ""
        if part == "size" {
            #expect(abs((Double(measured) ?? 0) - (Double(value) ?? .infinity)) <= 0.5)
        } else {
            #expect(measured == value.filter { $0 != "\"" })
        }
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
