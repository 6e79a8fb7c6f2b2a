import DisplayLists
import Geometry
import Interaction
import Presenting
import Styles
import Testing

@Suite("Annotations (SC-4)") struct AnnotationTests {
    /// A screen, told by its name alone.
    struct Screen: CustomTestStringConvertible {
        let name: String
        let scene: Scene
        var testDescription: String { name }
    }

    static let screens: [Screen] = [
        Screen(name: "list", scene: PresentedScreen.list()),
        Screen(name: "mirrored", scene: PresentedScreen.list(direction: .rightToLeft)),
        Screen(name: "chinese", scene: PresentedScreen.list(locale: "zh-Hans")),
        Screen(name: "dark", scene: PresentedScreen.list { $0.canvas.background = .color(.black) }),
        Screen(name: "low", scene: PresentedScreen.list { $0.canvas.size.height = 90 }),
        Screen(name: "wide", scene: PresentedScreen.list { $0.canvas.size.width = 1000 }),
        Screen(name: "grid", scene: PresentedScreen.grid()),
        Screen(name: "apart", scene: PresentedScreen.list { $0.bubble.gap = 10 }),
        Screen(
            // Under the bubble is a row's text, so that its height is told in the gap before the bar.
            name: "over a text",
            scene: PresentedScreen.list {
                $0.bubble = BubbleStyle(shape: .roundedRect(20), size: .fixed(Size(width: 250, height: 40)), gap: 14)
                $0.indexBar.slotHeight = 40
            }
        ),
        Screen(
            name: "apart, mirrored",
            scene: PresentedScreen.list(direction: .rightToLeft) {
                $0.bubble = BubbleStyle(shape: .roundedRect(20), size: .fixed(Size(width: 168, height: 40)), gap: 14)
                $0.indexBar.slotHeight = 60
            }
        ),
    ]
    static let all = Presentation(annotations: Annotation.Layer.allCases)

    private static let tokens = [
        TokenUse(role: .indexTitle, property: "indexBar.titleColor", token: "color.accent", value: "#07C160"),
        TokenUse(role: .row, property: "list.row.height", token: "size.row", value: "56 px"),
        TokenUse(role: .gridItem, property: "grid.cell.background", token: "color.card", value: "#FFFFFF"),
    ]

    private func layout(
        _ scene: Scene, _ layers: [Annotation.Layer] = Annotation.Layer.allCases
    ) throws -> AnnotationLayout {
        var presentation = Presentation(annotations: layers)
        presentation.tokens = Self.tokens
        return try scene.annotationLayout(as: presentation, measurer: EvenMeasurer())
    }

    @Test("the number of every label is what the nodes say", arguments: screens)
    func numbers(screen: Screen) throws {
        let frames = Dictionary(screen.scene.nodes.map { ($0.id, $0) }) { first, _ in first }
        let canvas = Rect(origin: .zero, size: screen.scene.displayList.size)
        let told = try layout(screen.scene, [.measure, .hit]).callouts
        #expect(told.count > 8)
        for callout in told {
            let annotation = callout.annotation
            let node = try #require(frames[annotation.node])
            let frame = node.frame
            let other = annotation.other.map { frames[$0]?.frame ?? canvas } ?? canvas
            let wanted: [Double]?
            switch annotation.property {
            case "height": wanted = [frame.height]
            case "width": wanted = [frame.width]
            case "hit": wanted = [(node.hit ?? frame).width, (node.hit ?? frame).height]
            case "gap":
                wanted = [
                    max(
                        other.minX - frame.maxX, frame.minX - other.maxX, other.minY - frame.maxY,
                        frame.minY - other.maxY)
                ]
            case "inset": wanted = [min(frame.minX - other.minX, other.maxX - frame.maxX)]
            case "radius": wanted = nil
            default:
                Issue.record("unknown property \(annotation.property)")
                continue
            }
            if let wanted { #expect(annotation.values == wanted, "\(screen.name): \(annotation)") }
            let said = annotation.values.map { NumberText.rounded($0, places: 2) }.joined(separator: " × ")
            #expect(annotation.text.hasSuffix(" " + said))
        }
    }

    @Test("a picture lower than a label has room around it where nothing is to tell")
    func lowerThanALabel() throws {
        let scene = PresentedScreen.list { $0.canvas.size.height = 2 }
        let layout = try scene.annotationLayout(as: Presentation(annotations: [.tokens]), measurer: EvenMeasurer())
        #expect(layout.callouts.isEmpty)
        #expect(layout.picture.size == scene.displayList.size)
        #expect(layout.size.height > 17)
    }

    @Test("the radii are those of the theme")
    func radii() throws {
        let told = try layout(PresentedScreen.list(), [.measure]).callouts.map(\.annotation)
        #expect(
            told.filter { $0.property == "radius" }.map { "\($0.node) \($0.values)" } == [
                "section/0/row/1/picture [6.0]"
            ])
    }

    @Test("a dimension's line is as long as its label says", arguments: screens)
    func lines(screen: Screen) throws {
        for callout in try layout(screen.scene, [.measure]).callouts where callout.annotation.property != "radius" {
            let line = callout.lines[0]
            let length = abs(line[1].x - line[0].x) + abs(line[1].y - line[0].y)
            #expect(abs(length - callout.annotation.values[0]) < 1e-9)
        }
    }

    @Test(
        "no label covers another, the picture or the legend, and all are on the sheet", arguments: screens,
        [[Annotation.Layer.measure], [.hit], [.a11y], [.tokens], Annotation.Layer.allCases])
    func overlaps(screen: Screen, layers: [Annotation.Layer]) throws {
        let layout = try layout(screen.scene, layers)
        #expect(!layout.callouts.isEmpty)
        let boxes = layout.callouts.map(\.label) + layout.legend.flatMap { [$0.badge, $0.text] }
        let sheet = Rect(origin: .zero, size: layout.size)
        for (number, box) in boxes.enumerated() {
            #expect(!box.intersects(layout.picture))
            #expect(sheet.union(box) == sheet)
            #expect(!boxes.dropFirst(number + 1).contains { $0.intersects(box) })
        }
    }

    @Test("a label is as wide as its text, and not too small to read", arguments: screens)
    func texts(screen: Screen) throws {
        for callout in try layout(screen.scene).callouts {
            #expect(callout.label.width >= 0.6 * 11 * Double(callout.annotation.text.count) + 10)
            #expect(callout.label.height >= 16)
        }
    }

    @Test("leaders end at their labels and pass through no other", arguments: screens)
    func leaders(screen: Screen) throws {
        let layout = try layout(screen.scene)
        for callout in layout.callouts {
            let end = callout.leader[callout.leader.count - 1]
            #expect(end.y == callout.label.midY && (end.x == callout.label.minX || end.x == callout.label.maxX))
            for other in layout.callouts {
                let inside = other.label.inset(dx: 0.01, dy: 0.01)
                #expect(!callout.leader.contains(where: inside.contains))
            }
        }
    }

    @Test(
        "leaders cross no other", arguments: screens,
        [[Annotation.Layer.measure], [.hit], [.a11y], [.tokens]])
    func crossings(screen: Screen, layers: [Annotation.Layer]) throws {
        let callouts = try layout(screen.scene, layers).callouts
        for (number, callout) in callouts.enumerated() {
            for other in callouts.dropFirst(number + 1) {
                let crosses = Self.segments(callout.leader).contains { line in
                    Self.segments(other.leader).contains { Self.cross(line, $0) }
                }
                #expect(!crosses, "\(screen.name): \(callout.annotation.text) and \(other.annotation.text)")
            }
        }
    }

    private static func segments(_ line: [Point]) -> [(Point, Point)] { Array(zip(line, line.dropFirst())) }

    /// Whether two segments have a point in common that is an end of neither.
    private static func cross(_ first: (Point, Point), _ second: (Point, Point)) -> Bool {
        func side(_ point: Point, of line: (Point, Point)) -> Double {
            (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
        }
        return side(second.0, of: first) * side(second.1, of: first) < -1e-6
            && side(first.0, of: second) * side(first.1, of: second) < -1e-6
    }

    @Test("labels of a side are in the order of what they are about", arguments: screens)
    func order(screen: Screen) throws {
        for isLeft in [true, false] {
            let side = try layout(screen.scene).callouts.filter { ($0.leader.last?.x == $0.label.maxX) == isLeft }
            let byMark = side.sorted {
                let (first, second) = ($0.leader[$0.leader.count - 2].y, $1.leader[$1.leader.count - 2].y)
                return (first, $0.label.minY) < (second, $1.label.minY)
            }
            #expect(byMark.map(\.label.minY) == byMark.map(\.label.minY).sorted())
        }
    }

    @Test("a leader of an element leaves it at the side where no other stands, or over it between two")
    func freeSides() throws {
        let frames = [("left", 10.0), ("middle", 60), ("right", 110)].map { name, x in
            SceneNode(id: name, role: .gridItem, frame: Rect(x: x, y: 30, width: 40, height: 40), text: name)
        }
        func starts(_ nodes: [SceneNode]) throws -> [Point] {
            let list = DisplayList(size: Size(width: 400, height: 100), background: .white, commands: [])
            let layout = try layout(Scene(displayList: list, nodes: nodes), [.a11y])
            return layout.callouts.map { $0.leader[0].offset(dx: -layout.picture.x, dy: -layout.picture.y) }
        }
        #expect(try starts(frames) == [Point(x: 10, y: 50), Point(x: 80, y: 30), Point(x: 150, y: 50)])
        #expect(try starts(Array(frames.prefix(2))) == [Point(x: 10, y: 50), Point(x: 100, y: 50)])
    }

    @Test("a leader over an element's edge keeps off that, and goes through no neighbour where it need not")
    func neighbours() throws {
        let frames = (0..<4).map { number in
            SceneNode(
                id: "tab-bar/item/\(number)", role: .tabItem,
                frame: Rect(x: Double(number) * 98, y: 60, width: 98, height: 49),
                text: "tab")
        }
        let list = DisplayList(size: Size(width: 392, height: 140), background: .white, commands: [])
        let layout = try layout(Scene(displayList: list, nodes: frames), [.a11y])
        for callout in layout.callouts {
            let way = callout.leader.map { $0.offset(dx: -layout.picture.x, dy: -layout.picture.y) }
            for frame in frames.map(\.frame) {
                for (start, end) in zip(way, way.dropFirst().dropLast()) where start.y == end.y {
                    let isBeside = abs(start.y - frame.minY) < 4 || abs(start.y - frame.maxY) < 4
                    #expect(!isBeside, "\(callout.annotation.text)")
                    let isInside = start.y > frame.minY && start.y < frame.maxY
                    #expect(!isInside || min(start.x, end.x) >= frame.maxX || max(start.x, end.x) <= frame.minX)
                }
            }
        }
    }

    @Test("a gap's leader goes through neither what stands at its sides nor a title of the bar")
    func gapBesideABar() throws {
        let scene = try #require(Self.screens.first { $0.name == "apart, mirrored" }).scene
        let layout = try layout(scene, [.measure])
        let gap = try #require(layout.callouts.first { $0.annotation.node == "bubble" && $0.annotation.other != nil })
        let way = gap.leader.map { $0.offset(dx: -layout.picture.x, dy: -layout.picture.y) }
        let bubble = try #require(scene.nodes.first { $0.id == "bubble" }).frame
        let titles = scene.nodes.filter { $0.role == .indexTitle }.map {
            Rect(center: $0.frame.center, size: Size(width: 8, height: 9))
        }
        #expect(titles.count == 5)
        for (start, end) in zip(way, way.dropFirst()) {
            let line = Rect(
                minX: min(start.x, end.x), minY: min(start.y, end.y), maxX: max(start.x, end.x),
                maxY: max(start.y, end.y)
            ).inset(dx: -0.1, dy: -0.1)
            #expect(!([bubble] + titles).contains(where: line.intersects))
        }
    }

    @Test("a page control's leader leads to its dots, not to the edge of the grid")
    func pageControl() throws {
        let scene = PresentedScreen.grid()
        let dots = scene.nodes.filter { $0.role == .pageDot }.map(\.frame)
        let layout = try layout(scene, [.a11y])
        let callout = try #require(layout.callouts.first { $0.annotation.node == "page-control" })
        let start = try #require(callout.leader.first)
        #expect(abs(start.x - layout.picture.x - (dots.map(\.minX).min() ?? 0)) < 1e-9)
        #expect(abs(start.y - layout.picture.y - (dots.first?.midY ?? 0)) < 10)
    }

    @Test("a finger reaches the buttons of bars, too")
    func buttonsOfBars() throws {
        let scene = PresentedScreen.list {
            $0.chrome.adopt(.ios)
            $0.chrome.navigationBar.trailing = ["add"]
            $0.chrome.tabBar.items = ["One", "Two"]
        }
        let told = try layout(scene, [.hit]).callouts.map(\.annotation)
        let button = try #require(told.first { $0.node == "navigation-bar/item/0" })
        #expect(button.text == "button 44 × 44")
        #expect(told.first { $0.node == "tab-bar/item/0" }?.values == [187.5, 49])
    }

    @Test("rows beside their header are elements and reached like all others (LK-6)")
    func gutterHeaders() throws {
        let scene = PresentedScreen.list(IndexedListState(offset: 0)) {
            $0.list.header.place = .gutter
            $0.list.header.sticks = false
            $0.list.row.leadingInset = 60
        }
        let content = scene.nodes.filter { $0.role == .row && $0.frame.minY >= 0 && $0.frame.maxY <= 400 }.map(\.id)
        #expect(content.count > 4)
        for layer in [Annotation.Layer.a11y, .hit] {
            let presentation = Presentation(annotations: [layer])
            let told = try? present(scene, as: presentation, measurer: EvenMeasurer()).annotations.map(\.node)
            #expect(Set(content).isSubset(of: Set(told ?? [])), "\(layer)")
        }
        #expect(try layout(scene, [.measure]).callouts.first { $0.annotation.node == content[0] } != nil)
    }

    @Test("elements are numbered as they are read; the bar is one of them, at the end")
    func elements() throws {
        let told = try layout(PresentedScreen.list(), [.a11y]).callouts.map(\.annotation)
        #expect(told.map(\.text) == (1...told.count).map(String.init))
        #expect(
            told.compactMap(\.legend).prefix(3) == ["heading · A", "list item · A name 1", "list item · A name 2"])
        #expect(told.last?.legend == "adjustable · section index: B")
        #expect(told.count { $0.node.hasPrefix("index-bar") } == 1)
    }

    @Test("what scrolls is read after the bar over it, and each header before its rows, however far they are scrolled")
    func readingOrder() throws {
        func scene(_ offset: Double) -> Scene {
            PresentedScreen.list(IndexedListState(offset: offset)) {
                $0.chrome.adopt(.ios)
                $0.chrome.navigationBar.title = "Names"
                $0.chrome.tabBar.items = ["One", "Two"]
                $0.list.header.place = .gutter
                $0.list.header.sticks = false
                $0.list.row.leadingInset = 60
            }
        }
        func frame(_ id: String, _ scene: Scene) throws -> Rect {
            try #require(scene.nodes.first { $0.id == id }).frame
        }
        // Half of the first row goes under the bar.
        let bar = try frame("navigation-bar", scene(0))
        let start = try frame("section/0/row/0", scene(0))
        let scene = scene(start.midY - bar.maxY)
        #expect(try abs(frame("section/0/row/0", scene).midY - bar.maxY) < 1e-9)
        let told = try layout(scene, [.a11y]).callouts.map(\.annotation.node)
        #expect(told.prefix(4) == ["navigation-bar/title", "section/0/header", "section/0/row/0", "section/0/row/1"])
        #expect(told.suffix(3) == ["tab-bar/item/0", "tab-bar/item/1", "index-bar"])
        let headers = told.indices.filter { told[$0].hasSuffix("/header") }
        #expect(headers.count > 1)
        #expect(headers.allSatisfy { told[$0 + 1] == told[$0].replacing("header", with: "row/0") })
    }

    @Test("a page control is told by its page, and reached as far as its band (GP-16)")
    func pages() throws {
        let scene = PresentedScreen.grid()
        let control = try #require(scene.nodes.first { $0.id == "page-control" })
        let told = try layout(scene, [.a11y, .hit]).callouts.map(\.annotation).filter { $0.node == control.id }
        #expect(told.compactMap(\.legend) == ["adjustable · page 1"])
        #expect(told.filter { $0.layer == .hit }.map(\.values) == [[control.frame.width, control.frame.height]])
        #expect(told.filter { $0.layer == .hit }.allSatisfy { $0.text.hasPrefix("page control ") })
    }

    @Test("a thumb and a capsule's pill are told as wide and as high as they are (LK-4, GP-5)")
    func thumbAndPill() throws {
        func sizes(_ scene: Scene, of role: SceneNode.Role) throws -> [String: [Double]] {
            let node = try #require(scene.nodes.first { $0.role == role })
            let told = try layout(scene, [.measure]).callouts.map(\.annotation).filter { $0.node == node.id }
            #expect(told.filter { $0.property == "width" }.allSatisfy { $0.values == [node.frame.width] })
            return Dictionary(told.filter { $0.other == nil }.map { ($0.property, $0.values) }) { first, _ in first }
        }
        let scroller = PresentedScreen.list {
            $0.indexBar.slots = .proportional
            $0.indexBar.thumb.size = Size(width: 8, height: 56)
            $0.indexBar.thumb.fill = .color(.black)
        }
        #expect(try sizes(scroller, of: .highlight) == ["width": [8], "height": [56]])
        let pill = try sizes(PresentedScreen.grid { $0.grid.pageControl.kind = .capsule }, of: .pageDot)
        #expect(pill["height"] != nil && pill["height"] != pill["width"])
        // A disc is told once, and so is a highlight as high as its slot.
        let disc = PresentedScreen.list { $0.indexBar.highlight.fill = .color(.black) }
        #expect(try sizes(disc, of: .highlight).keys.sorted() == ["width"])
        #expect(try sizes(PresentedScreen.grid(), of: .pageDot)["height"] == nil)
    }

    @Test("a highlight that is a colour alone has no size")
    func coloredTitle() throws {
        let scene = PresentedScreen.list { $0.indexBar.highlight.shape = .none }
        let node = try #require(scene.nodes.first { $0.role == .highlight })
        #expect(try !layout(scene, [.measure]).callouts.contains { $0.annotation.node == node.id })
    }

    @Test("dimensions do not cross each other where they have room", arguments: screens)
    func crossingDimensions(screen: Screen) throws {
        let placed = try layout(screen.scene, [.measure]).callouts.filter { !$0.lines.isEmpty }
        for (number, first) in placed.enumerated() {
            for second in placed.dropFirst(number + 1) {
                let isCrossed = Self.segments(first.lines[0]).contains { one in
                    Self.segments(second.lines[0]).contains { Self.cross(one, $0) }
                }
                #expect(!isCrossed, "\(screen.name): \(first.annotation.text), \(second.annotation.text)")
            }
        }
    }

    @Test("an outline has a gap over a text, beneath a bar of glass, too", arguments: [false, true])
    func coveredText(isCovered: Bool) throws {
        let row = SceneNode(id: "row", role: .row, frame: Rect(x: 0, y: 40, width: 300, height: 60))
        let font = FontStyle(size: 20)
        let run = TextRun(text: "name", font: font, language: "en", direction: .leftToRight)
        let text = DrawingCommand.text(
            TextCommand(
                run: run, origin: Point(x: 100, y: 105), color: .black, metrics: EvenMeasurer().metrics(of: run)))
        let bar = DrawingCommand.fill(.rect(Rect(x: 0, y: 80, width: 300, height: 60)), .material(Material()))
        let size = Size(width: 300, height: 200)
        let list = DisplayList(size: size, background: .white, commands: isCovered ? [text, bar] : [bar, text])
        let layout = try Scene(displayList: list, nodes: [row]).annotationLayout(
            as: Presentation(annotations: [.hit]), measurer: EvenMeasurer())
        let edge = layout.picture.minY + 100
        let dashes = try #require(layout.dashes[.hit]).filter { $0.start.y == edge && $0.end.y == edge }
        let letters = layout.picture.minX + 100...layout.picture.minX + 148
        #expect(dashes.count > 30)
        #expect(!dashes.contains { letters.contains($0.start.x) && letters.contains($0.end.x) })
    }

    @Test("a pin is measured by what is drawn, its frame being wider")
    func pin() throws {
        let scene = PresentedScreen.list { $0.bubble = BubbleStyle(shape: .pin, radius: 26, gap: 4) }
        let node = try #require(scene.nodes.first { $0.role == .bubble })
        let told = try layout(scene, [.measure]).callouts.map(\.annotation).filter { $0.node == "bubble" }
        func value(_ property: String) throws -> Double {
            try #require(told.first { $0.property == property }).values[0]
        }
        // Of 80 × 52: the circle begins at 14, the tip is at 77.
        #expect(node.frame.width == 80)
        #expect(abs(try value("width") - 63) < 0.01)
        #expect(abs(try value("height") - 52) < 0.01)
        #expect(abs(try value("gap") - 7) < 0.01)
        #expect(told.map(\.text).allSatisfy { ["bubble 63", "bubble 52", "gap 7"].contains($0) }, "\(told)")
    }

    @Test("a legend that is read from the right has its numbers at the right of the words, and stands at the left")
    func mirroredLegend() throws {
        let scene = PresentedScreen.list(direction: .rightToLeft, locale: "ar") { $0.canvas.size.height = 180 }
        let layout = try layout(scene, [.a11y])
        let sheet = Rect(origin: .zero, size: layout.size)
        let labels = layout.callouts.map(\.label).map(\.minX).min() ?? 0
        #expect(layout.legend.count == layout.callouts.count)
        for (line, next) in zip(layout.legend, layout.legend.dropFirst()) {
            #expect(line.text.maxX < line.badge.minX && line.badge.maxX < min(labels, layout.picture.minX))
            #expect(sheet.union(line.text) == sheet && sheet.union(line.badge) == sheet)
            #expect(next.badge.minY > line.badge.minY || next.badge.maxX < line.text.minX)
        }
        let drawn = try present(scene, as: Presentation(annotations: [.a11y]), measurer: EvenMeasurer()).displayList
        let words = try #require(layout.legend[0].annotation.legend)
        let text = try #require(Self.texts(in: drawn.commands).first { $0.run.text == words })
        #expect(text.origin.x + text.metrics.advance == layout.legend[0].text.maxX)
    }

    private static func texts(in commands: [DrawingCommand]) -> [TextCommand] {
        commands.flatMap { command -> [TextCommand] in
            switch command {
            case .text(let text): [text]
            case .group(let group): texts(in: group.commands)
            default: []
            }
        }
    }

    @Test(
        "words are in the language of the state, English where there are none in that",
        arguments: [
            ("en", "bar", "inset"), ("zh-Hans", "索引栏", "边距"), ("zh-TW", "索引列", "邊距"), ("ja", "索引バー", "余白"),
            ("de-AT", "Leiste", "Einzug"), ("fr", "barre", "marge"), ("es", "barra", "margen"),
            ("pt-BR", "barra", "margem"),
            ("it", "barra", "margine"), ("nl", "balk", "marge"), ("pl", "pasek", "margines"),
            ("ru", "полоса", "отступ"),
            ("el", "μπάρα", "περιθώριο"), ("tr", "çubuk", "kenar payı"), ("ko", "색인 막대", "여백"), ("vi", "thanh", "lề"),
            ("th", "แถบ", "ระยะขอบ"), ("id", "bilah", "tepi"), ("hi", "पट्टी", "हाशिया"), ("ar", "شريط", "هامش"),
            ("fa", "نوار", "حاشیه"), ("ur", "پٹی", "حاشیہ"), ("he", "סרגל", "שוליים"), ("am", "bar", "inset"),
        ])
    func language(locale: String, bar: String, inset: String) throws {
        let told = try layout(PresentedScreen.list(locale: locale), [.measure]).callouts.map(\.annotation)
        #expect(told.contains { $0.text.hasPrefix(bar + " ") })
        #expect(told.contains { $0.text.hasPrefix(inset + " ") && $0.property == "inset" })
    }

    @Test("tokens are told where they are used, and not where nothing shows them")
    func uses() throws {
        let told = try layout(PresentedScreen.list(), [.tokens]).callouts.map(\.annotation)
        #expect(told.map(\.text) == ["color.accent  #07C160", "size.row  56 px"])
        #expect(told.map(\.property) == ["indexBar.titleColor", "list.row.height"])
    }

    @Test("the table has a line for each annotation, as the scene has")
    func table() throws {
        let scene = try present(
            PresentedScreen.list(), as: Presentation(annotations: [.measure, .a11y]), measurer: EvenMeasurer())
        let lines = scene.annotationTable.split(separator: "\r\n")
        #expect(lines[0] == "layer,node,property,other,values,label,legend")
        #expect(lines.count == 1 + scene.annotations.count)
        #expect(lines.contains("measure,index-bar,width,,20,bar 20,"))
        var quoted = Scene(displayList: scene.displayList, nodes: [])
        quoted.annotations = [Annotation(.a11y, node: "row", property: "text", text: "a \"b\", c\nd")]
        #expect(quoted.annotationTable.hasSuffix("\r\na11y,row,text,,,\"a \"\"b\"\", c\nd\",\r\n"))
    }

    @Test("a picture with a ground has an edge on the paper, a device has none")
    func edge() throws {
        func edges(_ scene: Scene) throws -> Int {
            try present(scene, as: Self.all, measurer: EvenMeasurer()).displayList.commands.count { command in
                if case .stroke = command { true } else { false }
            }
        }
        var scene = PresentedScreen.list()
        #expect(try edges(scene) == 1)
        scene.displayList.background = .clear
        #expect(try edges(scene) == 0)
    }

    @Test("the picture under the labels is the scene itself")
    func picture() throws {
        let scene = PresentedScreen.list()
        let shown = try present(scene, as: Self.all, measurer: EvenMeasurer())
        let layout = try scene.annotationLayout(as: Self.all, measurer: EvenMeasurer())
        let (x, y) = (layout.picture.x, layout.picture.y)
        #expect(shown.nodes.map(\.frame) == scene.nodes.map { $0.frame.offset(dx: x, dy: y) })
        #expect(shown.annotations.filter { !$0.text.isEmpty } == layout.callouts.map(\.annotation))
    }
}
