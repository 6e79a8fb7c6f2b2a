import Reporting
import Testing

@Suite struct GalleryTests {
    static func picture(
        _ path: String = "a.png", theme: String = "shop", component: String = "index-bar", state: String = "rest",
        appearance: String = "light", axes: [GalleryPicture.Axis] = [], scale: Double = 2, format: String = "png"
    ) -> GalleryPicture {
        GalleryPicture(
            path: path, theme: theme, component: component, state: state, appearance: appearance, axes: axes,
            scale: scale, width: 375 * scale, height: 812 * scale, format: format)
    }

    @Test("themes, components and states stand in the order in which they come, each once")
    func order() {
        let gallery = Gallery([
            Self.picture(theme: "b", state: "rest"), Self.picture(theme: "b", component: "grid", state: "empty"),
            Self.picture(theme: "a"), Self.picture(theme: "b", state: "dragging"),
            Self.picture(theme: "b", state: "rest", appearance: "dark"),
        ])
        #expect(gallery.themes.map(\.name) == ["b", "a"])
        #expect(gallery.themes[0].components.map(\.name) == ["index-bar", "grid"])
        #expect(gallery.themes[0].components[0].cards.map(\.state) == ["rest", "dragging"])
    }

    @Test("the appearances of a state stand in one card, light first")
    func appearances() {
        let gallery = Gallery([
            Self.picture("d.png", appearance: "dark"), Self.picture("l.png"),
            Self.picture("r.png", axes: [.init(name: "direction", value: "rtl")]),
        ])
        let cards = gallery.themes[0].components[0].cards
        #expect(cards.map { $0.looks.map(\.appearance) } == [["light", "dark"], ["light"]])
        #expect(cards.map { $0.axes.map(\.value) } == [[], ["rtl"]])
    }

    @Test(
        "of a state's files the page shows the raster that suits most screens, else the vector picture",
        arguments: [
            ([("png", 1.0), ("png", 2), ("png", 3), ("svg", 1)], "png@2.0"), ([("png", 3), ("svg", 1)], "png@3.0"),
            ([("png", 3), ("png", 4)], "png@3.0"), ([("pdf", 1), ("svg", 1)], "svg@1.0"), ([("webp", 2)], "webp@2.0"),
            ([("pdf", 1), ("json", 1)], nil),
        ] as [([(String, Double)], String?)])
    func best(files: [(String, Double)], expected: String?) {
        let gallery = Gallery(files.map { Self.picture("\($0.0)@\($0.1)", scale: $0.1, format: $0.0) })
        let look = gallery.themes[0].components[0].cards[0].looks[0]
        #expect(look.shown?.path == expected)
        #expect(look.files.count == files.count)
    }

    @Test("pictures come before what only describes them, small ones before large ones")
    func fileOrder() {
        let files = [("json", 1.0), ("png", 3), ("svg", 1), ("png", 1), ("webp", 2), ("pdf", 1), ("png", 2)]
        let gallery = Gallery(files.map { Self.picture("\($0.0)\($0.1)", scale: $0.1, format: $0.0) })
        #expect(
            gallery.themes[0].components[0].cards[0].looks[0].files.map(\.fileLabel) == [
                "PNG", "PNG @2x", "PNG @3x", "WEBP @2x", "SVG", "PDF", "JSON",
            ])
    }

    @Test("an axis is offered where it has more than one value")
    func axes() {
        func axis(_ name: String, _ value: String) -> GalleryPicture.Axis { .init(name: name, value: value) }
        let gallery = Gallery([
            Self.picture(axes: [axis("locale", "zh"), axis("accent", "red")]),
            Self.picture(axes: [axis("locale", "en"), axis("accent", "red")]),
            Self.picture(axes: [axis("locale", "zh"), axis("accent", "red"), axis("size", "big")]),
        ])
        #expect(gallery.axes.map(\.name) == ["locale"])
        #expect(gallery.axes.map(\.values) == [["zh", "en"]])
    }

    @Test("a card tells the values of those axes alone")
    func told() {
        func axes(_ direction: String) -> [GalleryPicture.Axis] {
            [.init(name: "locale", value: "sv"), .init(name: "direction", value: direction)]
        }
        let page = Gallery([Self.picture(axes: axes("ltr")), Self.picture(axes: axes("rtl"))]).page
        #expect(page.contains("<b>rest</b> <span class=\"quiet\">rtl</span>"))
        #expect(!page.contains("sv · "))
    }

    @Test(
        "links have every sign escaped that could end a path",
        arguments: [
            ("shop/grid/first-page~dark@2x.png", "shop/grid/first-page~dark%402x.png"),
            ("a b/#1?.png", "a%20b/%231%3F.png"), ("100%.png", "100%25.png"), ("城.png", "%E5%9F%8E.png"),
            ("a\"b'c<d>.png", "a%22b%27c%3Cd%3E.png"), ("a\nb.png", "a%0Ab.png"),
        ])
    func links(path: String, link: String) {
        let page = Gallery([Self.picture(path)]).page
        #expect(page.contains("src=\"\(link)\""))
    }

    @Test("names and titles are text on the page, whatever they hold")
    func hostile() {
        let script = "<script>alert(1)</script>"
        let quote = "\" onload=\"alert(2)"
        let gallery = Gallery(
            [
                Self.picture(
                    theme: "shop", component: script, state: quote, axes: [.init(name: script, value: quote)]),
                Self.picture(theme: quote, axes: [.init(name: script, value: "b")]),
            ], boards: [Self.picture(script, theme: "shop")], titles: ["shop": script])
        let page = gallery.page
        #expect(!page.contains("<script>alert"))
        #expect(!page.contains("\" onload"))
        #expect(page.contains("<h2 id=\"theme-0\">&lt;script&gt;alert(1)&lt;/script&gt;</h2>"))
    }

    @Test("a page of nothing says so, and the same pictures give the same page")
    func same() {
        #expect(Gallery([]).page.contains("<h1>0 states of 0 themes</h1>"))
        let pictures = (0..<50).map { Self.picture("\($0).png", state: "s\($0 % 7)") }
        #expect(Gallery(pictures).page == Gallery(pictures).page)
    }

    @Test("pictures measure on the page what they measure in points", arguments: [1.0, 2, 3])
    func size(scale: Double) {
        let page = Gallery([Self.picture(scale: scale)]).page
        #expect(page.contains("width=\"375\" height=\"812\""))
    }
}
