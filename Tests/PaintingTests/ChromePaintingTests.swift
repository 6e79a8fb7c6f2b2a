import DisplayLists
import Geometry
import Styles
import Testing

@Suite("Chrome is painted over list and grid (SC-1)") struct ChromePaintingTests {
    private func screen(offset: Double = 0, _ change: (inout ChromeStyle) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen.list { screen in
            screen.theme.canvas.size = Size(width: 375, height: 400)
            screen.theme.canvas.safeArea = Insets(top: 44, bottom: 34)
            screen.theme.chrome.adopt(.ios)
            screen.theme.chrome.navigationBar.title = "Contacts"
            change(&screen.theme.chrome)
            screen.state.offset = -88 + offset
        }
    }

    private func nodes(_ screen: PaintedScreen) -> [SceneNode] {
        let roles: Set<SceneNode.Role> = [
            .statusBar, .statusTime, .navigationBar, .navigationTitle, .navigationItem, .tabBar, .tabItem,
            .homeIndicator, .cutout, .searchField,
        ]
        return screen.scene().nodes.filter { roles.contains($0.role) }
    }

    @Test("a theme without chrome draws none of it")
    func none() {
        #expect(nodes(PaintedScreen.list()).isEmpty)
    }

    @Test("every part is a node, the bars over the rows and under nothing")
    func parts() {
        let screen = screen {
            $0.navigationBar.leading = ["back"]
            $0.navigationBar.trailing = ["add", "Edit"]
            $0.navigationBar.search = "Search"
            $0.tabBar.items = ["One", "Two"]
            $0.tabBar.selected = 1
            $0.cutout = .island
        }
        #expect(
            nodes(screen).map(\.id) == [
                "navigation-bar", "navigation-bar/search-field", "navigation-bar/item/0", "navigation-bar/item/1",
                "navigation-bar/item/2", "navigation-bar/title", "status-bar", "status-bar/time", "tab-bar",
                "tab-bar/item/0", "tab-bar/item/1", "home-indicator", "cutout",
            ])
        #expect(screen.node("tab-bar/item/1")?.state == "selected")
        #expect(screen.node("status-bar/time")?.text == "9:41")
        #expect(screen.node("navigation-bar/item/0")?.frame == Rect(x: 4, y: 44, width: 44, height: 44))
        #expect(screen.node("navigation-bar/item/1")?.frame == Rect(x: 327, y: 44, width: 44, height: 44))
    }

    @Test("a large title at rest, half-way and gone")
    func largeTitle() {
        func titles(_ offset: Double) -> [String] {
            nodes(screen(offset: offset) { $0.navigationBar.hasLargeTitle = true })
                .filter { $0.role == .navigationTitle }.map { "\($0.id) \($0.frame.minY) \($0.opacity)" }
        }
        #expect(titles(0) == ["navigation-bar/large-title 88.0 1.0"])
        #expect(titles(46) == ["navigation-bar/large-title 42.0 1.0", "navigation-bar/title 44.0 0.5"])
        #expect(titles(52) == ["navigation-bar/title 44.0 1.0"])
    }

    @Test("a bar that is clear at rest gets its ground as its line comes, and not before")
    func clearAtRest() {
        func ground(_ offset: Double, isClear: Bool) -> Color? {
            let node = screen(offset: offset) {
                $0.navigationBar.hasLargeTitle = true
                $0.navigationBar.isClearAtRest = isClear
                $0.background = .material(Material(tint: Color(hex: 0xF9F9F9, alpha: 0.5), blur: 20, saturation: 1.8))
            }.node("navigation-bar")
            return node?.color
        }
        #expect(ground(-30, isClear: true) == nil)
        #expect(ground(0, isClear: true) == nil)
        #expect(ground(44, isClear: true) == nil)
        #expect(ground(48, isClear: true) == Color(hex: 0xF9F9F9, alpha: 0.5))
        #expect(ground(0, isClear: false) == Color(hex: 0xF9F9F9, alpha: 0.5))
        let half = Fill.material(Material(tint: Color(hex: 0xF9F9F9, alpha: 0.5), blur: 20, saturation: 1.8))
            .faded(to: 0.5)
        #expect(half == .material(Material(tint: Color(hex: 0xF9F9F9, alpha: 0.25), blur: 10, saturation: 1.4)))
        #expect(Fill.color(.black).faded(to: 0) == .none)
    }

    @Test("every part has the symbol that it is given, else one in turn", arguments: TabBarStyle.Symbol.allCases)
    func tabSymbols(symbol: TabBarStyle.Symbol) {
        func drawn(_ symbols: [TabBarStyle.Symbol]) -> String {
            screen {
                $0.tabBar.items = ["One", "Two"]
                $0.tabBar.symbols = symbols
            }.scene().displayList.dump
        }
        let others = TabBarStyle.Symbol.allCases.filter { $0 != symbol }.map { drawn([$0]) }
        #expect(others.count > 10 && !others.contains(drawn([symbol])))
        #expect(drawn([symbol]) == drawn([symbol, .clock]))
        #expect(drawn([]) == drawn([.star, .clock]))
    }

    @Test("signs are dark on light bars and light on dark ones")
    func glyphs() {
        #expect(screen().node("status-bar/time")?.color == .black)
        #expect(screen { $0.background = .color(Color(hex: 0x1E1E20)) }.node("status-bar/time")?.color == .white)
    }

    @Test("on Android what leads to more stands upright, and back is an arrow")
    func signsOfPlatforms() {
        func lines(_ platform: ChromeStyle.Platform, _ item: String) -> [String] {
            screen {
                $0.adopt(platform)
                $0.navigationBar.trailing = [item]
            }.dump(of: "navigation-bar/item/0")
        }
        #expect(lines(.ios, "back").count == 2)
        #expect(lines(.android, "back").count == 3)
        #expect(lines(.ios, "more").count == 4)
        #expect(lines(.android, "more").count == 4)
        #expect(lines(.ios, "more") != lines(.android, "more"))
    }

    @Test(
        "in a low status bar of iOS the clock stands in the middle, on a tablet at the leading end",
        arguments: [(375.0, 187.5), (667, 333.5), (744, 34), (1024, 34)])
    func clockInALowBar(width: Double, middle: Double) {
        var screen = PaintedScreen.list {
            $0.theme.canvas.size = Size(width: width, height: 400)
            $0.theme.canvas.safeArea = Insets(top: 24)
            $0.theme.chrome.adopt(.ios)
        }
        #expect(screen.node("status-bar/time")?.frame.midX == middle)
        screen.direction = .rightToLeft
        #expect(screen.node("status-bar/time")?.frame.midX == width - middle)
    }

    @Test("on Android the status bar's signs stand on one line beside each other, in the proportions of Material's")
    func proportionsOfSigns() throws {
        func shapes(_ commands: [DrawingCommand]) -> [Rect] {
            commands.flatMap { command -> [Rect] in
                switch command {
                case .group(let group): shapes(group.commands)
                case .fill(let shape, _): [shape.bounds]
                default: []
                }
            }
        }
        func signs(_ commands: [DrawingCommand]) -> [Rect] {
            commands.flatMap { command -> [Rect] in
                guard case .group(let group) = command else { return [] }
                return group.id == "status-bar" ? shapes(group.commands) : signs(group.commands)
            }
        }
        let all = signs(screen { $0.adopt(.android) }.scene().displayList.commands).filter { $0.width < 100 }
        let (signal, wireless, battery) = try (#require(all.first), #require(all.dropFirst().first), all.dropFirst(2))
        let body = battery.reduce(try #require(battery.first)) { $0.union($1) }
        // In 24 units, signal and battery are 20 high and the wireless sign 23.3 wide.
        #expect(signal.size == Size(width: 13, height: 13) && body.size == Size(width: 8, height: 13))
        #expect(abs(wireless.width - 23.3 / 20 * 13) < 0.2)
        #expect(abs(wireless.maxY - signal.maxY) < 1e-9 && body.maxY == signal.maxY)
        #expect(wireless.maxX <= signal.minX - 3.9 && signal.maxX == body.minX - 6)
    }

    @Test("on Android buttons are 48 wide, and the title begins 16 from the edge or 4 after them")
    func appBar() {
        func frames(_ leading: [String]) -> [Double?] {
            let screen = screen {
                $0.adopt(.android)
                $0.navigationBar.leading = leading
                $0.navigationBar.trailing = ["more"]
            }
            return ["item/0", "title"].map { screen.node("navigation-bar/\($0)")?.frame.minX }
        }
        #expect(frames(["menu"]) == [4, 56])
        #expect(frames([]) == [375 - 52, 16])
    }

    @Test(
        "a search field's text begins where the platform has it",
        arguments: [(ChromeStyle.Platform.ios, 30.0), (.android, 56)])
    func searchText(platform: ChromeStyle.Platform, start: Double) throws {
        let screen = screen {
            $0.adopt(platform)
            $0.navigationBar.search = "Search"
        }
        let field = try #require(screen.node("navigation-bar/search-field")).frame
        func texts(_ commands: [DrawingCommand]) -> [TextCommand] {
            commands.flatMap { command -> [TextCommand] in
                switch command {
                case .text(let text): [text]
                case .group(let group): texts(group.commands)
                default: []
                }
            }
        }
        let text = try #require(texts(screen.scene().displayList.commands).first { $0.run.text == "Search" })
        #expect(text.origin.x == field.minX + start)
    }

    @Test("from right to left items change sides", arguments: [ChromeStyle.Platform.ios, .android])
    func mirrored(platform: ChromeStyle.Platform) {
        var screen = screen {
            $0.adopt(platform)
            $0.navigationBar.leading = ["back"]
        }
        let left = screen.node("navigation-bar/item/0")?.frame
        screen.direction = .rightToLeft
        #expect(
            screen.node("navigation-bar/item/0")?.frame == left?.mirrored(in: Rect(x: 0, y: 0, width: 375, height: 400))
        )
    }
}
