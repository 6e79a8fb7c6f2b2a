import Files
import Foundation
import Geometry
import Manifests
import Rasters
import Reporting
import Testing

struct GalleryListingTests {
    private static func image(
        _ path: String, theme: String = "look", title: String = "A look", component: String = "index-bar",
        state: String = "rest", shot: Int? = nil, appearance: String = "light", locale: String = "zh",
        direction: String = "ltr",
        axes: [ManifestEntry.AxisValue] = [], format: PictureFormat = .png, scale: Double = 2,
        width: Double = 375
    ) -> ManifestEntry {
        ManifestEntry(
            path: theme + "/" + path,
            picture: .init(
                theme: .init(name: theme, title: title), subject: .init(component: component, name: state, shot: shot),
                variant: .init(appearance: appearance, locale: locale, direction: direction, others: axes),
                format: format, scale: format == .png ? scale : nil,
                size: Size(width: width * scale, height: 812 * scale)))
    }

    private static func page(_ images: [ManifestEntry]) throws -> String {
        let folders = PictureFolders()
        let folder = try OutputFolder(path: folders.report)
        let listing = GalleryListing(in: folder)
        for image in images { listing.add(image) }
        try listing.write()
        return try String(contentsOfFile: folder.join(GalleryListing.path), encoding: .utf8)
    }

    /// What stands between two words wherever they follow each other, in the page's order.
    private static func texts(_ page: String, after start: String, before end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
    }

    private static let images = [
        image("index-bar/dragging@2x.png", state: "dragging"),
        image("a-tour/end@2x.png", component: "a-tour", state: "end"),
        image("section-list/bounce@2x.png", component: "section-list", state: "bounce"),
        image("index-bar/rest~dark~rtl@2x.png", appearance: "dark", direction: "rtl"),
        image("index-bar/rest~rtl@2x.png", direction: "rtl"),
        image("index-bar/rest~dark@2x.png", appearance: "dark"),
        image("index-bar/rest~ar@2x.png", locale: "ar"),
        image("index-bar/rest.svg", format: .svg), image("index-bar/rest@2x.png"),
        image("board.svg", component: "board", state: "board", format: .svg),
        image("board.png", component: "board", state: "board"),
        image("index-bar/rest@2x.png", theme: "Aa", title: "First"),
    ]

    @Test("themes by name, states in the order of ST-2, timelines after them, boards beside their theme's title")
    func order() throws {
        let page = try Self.page(Self.images)
        #expect(page.contains("<h1>7 states of 2 themes</h1>"))
        #expect(Self.texts(page, after: "<h2 id=\"theme-", before: "</h2>") == ["0\">First", "1\">A look"])
        #expect(
            Self.texts(page, after: "<h3>", before: "</h3>") == ["index-bar", "index-bar", "section-list", "a-tour"])
        #expect(
            Self.texts(page, after: "<figcaption><b>", before: "</b>") == [
                "rest", "rest", "rest", "rest", "dragging", "bounce", "end",
            ])
        #expect(Self.texts(page, after: "Board, ", before: "</a>") == ["PNG @2x", "SVG"])
    }

    @Test("shots of a timeline stand in the order of time, its films after them, whatever they are called (ST-3)")
    func shots() throws {
        let names = ["rest", "dragged", "at the end"]
        let shots = names.enumerated().map { Self.image("t/\($1)@2x.png", component: "t", state: $1, shot: $0 + 1) }
        let film = Self.image("t/a-film.webp", component: "t", state: "a-film", format: .webp)
        let page = try Self.page([film] + shots.reversed())
        #expect(Self.texts(page, after: "<figcaption><b>", before: "</b>") == names + ["a-film"])
        // Another program's manifest may say anything.
        let odd = [Int.max, Int.min].map { (number: Int) in
            Self.image("t/\(number)@2x.png", component: "t", state: "\(number)", shot: number)
        }
        #expect(try Self.page(odd).contains("<h1>2 states of 1 theme</h1>"))
    }

    @Test("a variant's appearances and files stand in one card, the theme's own variant first")
    func cards() throws {
        let page = try Self.page(Self.images)
        #expect(
            Self.texts(page, after: "class=\"picture\" data-path=\"look/index-bar/rest", before: "\"")
                == ["@2x.png", "~dark@2x.png", "~ar@2x.png", "~rtl@2x.png", "~dark~rtl@2x.png"])
        #expect(Self.texts(page, after: "title=\"look/index-bar/rest", before: "\"").prefix(2) == ["@2x.png", ".svg"])
        #expect(page.contains("<b>rest</b> <span class=\"quiet\">zh · rtl</span>"))
    }

    @Test("a node alone is shown at twice its size at most; what is wider fills its card")
    func narrow() throws {
        let images = [Self.image("screen@2x.png"), Self.image("rest~bar@2x.png", state: "bar", scale: 3, width: 21)]
        let buttons = Self.texts(try Self.page(images), after: "<button type=\"button\" class=\"picture", before: ">")
        #expect(
            buttons == [
                "\" data-path=\"look/screen@2x.png\"",
                " narrow\" style=\"--natural: 42px\" data-path=\"look/rest~bar@2x.png\"",
            ])
    }

    @Test("axes with several values are offered, in the order of the page")
    func selects() throws {
        let page = try Self.page(Self.images)
        let selects = Self.texts(page, after: "<select name=\"", before: "</select>")
        #expect(
            selects.map { $0.components(separatedBy: "\"")[0] } == [
                "theme", "component", "axis-locale", "axis-direction", "look",
            ])
        let values = selects.map { Self.texts($0, after: "<option value=\"=", before: "\"") }
        #expect(values[0] == ["Aa", "look"] && values[2] == ["zh", "ar"] && values[3] == ["ltr", "rtl"])
    }

    @Test("a card tells the values of those axes alone, and axes with one value that all have are not offered")
    func told() throws {
        let page = try Self.page([
            Self.image("a@2x.png", axes: [.init(axis: "accent", value: "red")]),
            Self.image("a~rtl@2x.png", direction: "rtl", axes: [.init(axis: "accent", value: "red")]),
            Self.image("b@2x.png", state: "b", axes: [.init(axis: "accent", value: "red")]),
        ])
        #expect(page.contains("<b>rest</b> <span class=\"quiet\">rtl</span>"))
        #expect(!page.contains("zh · "))
        let selects = Self.texts(page, after: "<select name=\"", before: "\"")
        #expect(selects == ["axis-direction"])
    }

    @Test("an axis with one value that only some pictures have is offered, and told by their cards")
    func toldOfSome() throws {
        let page = try Self.page([
            Self.image("a@2x.png"), Self.image("b~big@2x.png", state: "b", axes: [.init(axis: "size", value: "big")]),
        ])
        #expect(Self.texts(page, after: "<select name=\"", before: "\"") == ["axis-size"])
        #expect(page.contains("<b>b</b> <span class=\"quiet\">big</span>"))
    }

    @Test("an axis with more than a thousand values is told by the cards, and not offered", arguments: [1000, 1001])
    func crowdedAxis(count: Int) throws {
        let page = try Self.page(
            (0..<count).map { number in
                Self.image("a~\(number)@2x.png", axes: [.init(axis: "size", value: "\(number)")])
            } + [Self.image("a~rtl@2x.png", direction: "rtl")])
        let selects = Self.texts(page, after: "<select name=\"", before: "\"")
        #expect(selects == ["axis-direction"] + (count > 1000 ? [] : ["axis-size"]))
        #expect(page.contains("<span class=\"quiet\">ltr · 999</span>"))
    }

    @Test("of more cards than are held the number is right, too, in whatever order their pictures came")
    func veryManyCards() throws {
        let images = (0..<70_000).flatMap { number in
            ["light", "dark"].map { appearance in
                let name = appearance == "dark" ? "a~dark~\(number)@2x.png" : "a~\(number)@2x.png"
                return Self.image(name, appearance: appearance, axes: [.init(axis: "size", value: "\(number)")])
            }
        }
        #expect(try Self.page(images.reversed()).contains("<h1>70000 states of 1 theme</h1>"))
    }

    @Test(
        "links have every sign escaped that could end a path",
        arguments: [
            ("grid/first-page~dark@2x.png", "grid/first-page~dark%402x.png"),
            ("a b/#1?.png", "a%20b/%231%3F.png"), ("100%.png", "100%25.png"), ("城.png", "%E5%9F%8E.png"),
            ("a\"b'c<d>.png", "a%22b%27c%3Cd%3E.png"),
        ])
    func links(path: String, link: String) throws {
        #expect(try Self.page([Self.image(path)]).contains("src=\"look/\(link)\""))
    }

    private static func sheet(_ path: String, _ name: String, _ title: String, scale: Double) -> ManifestEntry {
        ManifestEntry(
            path: path,
            picture: .init(
                theme: .init(name: name, title: title), subject: .init(component: "sheet", name: title),
                variant: .init(appearance: "light", locale: "en", direction: "ltr"), format: .png, scale: scale,
                size: Size(width: 900 * scale, height: 1300 * scale)))
    }

    private static let sheets = [
        sheet("look@3x.png", "look", "Jumping <b>", scale: 3), sheet("look.png", "look", "Jumping <b>", scale: 1),
        sheet("Aa.png", "Aa", "Paging", scale: 1),
    ]

    @Test(
        "the sheets of a folder stand before its states, belong to no theme and are on no axis",
        arguments: [true, false])
    func sheets(isWhole: Bool) throws {
        let folders = PictureFolders()
        let folder = try OutputFolder(path: folders.report)
        var sheets = GallerySheets(in: folder)
        // In several goes, some of them twice.
        for entry in Self.sheets + Self.sheets.prefix(1) {
            sheets.add([entry])
            try folder.write([1], to: entry.path)
        }
        try sheets.write()
        if !isWhole {
            folder.remove("Aa.png")
            let lines = try String(contentsOfFile: folder.join(".thumbindex-sheets"), encoding: .utf8)
            try folder.write(Array(("nonsense\n" + lines).utf8), to: ".thumbindex-sheets")
        }
        let listing = GalleryListing(in: folder)
        for image in Self.images { listing.add(image) }
        try listing.write()
        let page = try String(contentsOfFile: folder.join(GalleryListing.path), encoding: .utf8)
        #expect(page.contains("<h1>7 states of 2 themes, \(isWhole ? "2 sheets" : "1 sheet")</h1>"))
        let titles = (isWhole ? ["Paging"] : []) + ["Jumping &lt;b&gt;"]
        #expect(
            Self.texts(page, after: "<figcaption><b>", before: "</b></figcaption>").prefix(titles.count) == titles[...])
        #expect(Self.texts(page, after: "<img src=\"", before: "\"").prefix(titles.count).last == "look.png")
        let selects = Self.texts(page, after: "<select name=\"", before: "</select>")
        let values = selects.map { Self.texts($0, after: "<option value=\"=", before: "\"") }
        #expect(values[0] == ["Aa", "look"] && values[1].first == "sheet" && values[2] == ["zh", "ar"])
        #expect(selects.last { $0.hasPrefix("scale") } != nil)
    }

    @Test("a page of nothing says so")
    func nothing() throws {
        #expect(try Self.page([]).contains("<h1>0 states of 0 themes</h1>"))
    }

    @Test("pictures measure on the page what they measure in points", arguments: [1.0, 2, 3])
    func size(scale: Double) throws {
        #expect(try Self.page([Self.image("a.png", scale: scale)]).contains("width=\"375\" height=\"812\""))
    }

    @Test("the page does not depend on the order in which pictures are added")
    func anyOrder() throws {
        let page = try Self.page(Self.images)
        #expect(try Self.page(Self.images.reversed()) == page)
        #expect(try Self.page(Self.images.sorted { $0.path < $1.path }) == page)
    }

    @Test("very many pictures give a page of the same make as few")
    func many() throws {
        let images = (0..<4000).map { number in
            Self.image(
                "index-bar/rest~v\(number)@2x.png", axes: [.init(axis: "list.row.height", value: "v\(number)")])
        }
        let page = try Self.page(images)
        #expect(page.contains("<h1>4000 states of 1 theme</h1>"))
        #expect(Self.texts(page, after: "<figcaption>", before: "</figcaption>").count == 4000)
        #expect(page.hasSuffix("</script>\n</body>\n</html>\n"))
    }

    @Test("names and titles are text, whatever they hold")
    func hostile() throws {
        let script = "<script>alert(1)</script>"
        let page = try Self.page([
            Self.image("x.png", title: script, state: script, axes: [.init(axis: script, value: "a\n\u{1F}b")]),
            Self.image(
                "y.png", title: script, component: script, state: "\" onload=\"",
                axes: [.init(axis: script, value: "c")]),
        ])
        #expect(!page.contains("<script>alert") && !page.contains("\" onload"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;</h2>"))
    }

    @Test("a folder that is gone is told when the page is written")
    func unwritable() throws {
        let folders = PictureFolders()
        let folder = try OutputFolder(path: folders.report)
        let listing = GalleryListing(in: folder)
        try FileManager.default.removeItem(atPath: folder.path)
        listing.add(Self.image("x.png"))
        #expect(throws: FileSystemError.self) { try listing.write() }
    }
}

/// Pages of which parts are taken over from the page before.
extension GalleryListingTests {
    /// A folder's page as it is after one of some pictures was written over one of others, and as it is without that one;
    /// told is how many bytes of the first page were not put together again.
    private static func pages(
        _ before: [ManifestEntry], _ after: [ManifestEntry], spoil: (OutputFolder) throws -> Void = { _ in }
    ) throws -> (taken: String, fresh: String, note: PageNote?, known: PageNote) {
        let folders = PictureFolders()
        let folder = try OutputFolder(path: folders.report)
        let first = GalleryListing(in: folder)
        for image in before { first.add(image) }
        let known = try first.write()
        try spoil(folder)
        let second = GalleryListing(in: folder)
        for image in after { second.add(image) }
        let note = try second.write(unlessAs: known)
        let taken = try String(contentsOfFile: folder.join(GalleryListing.path), encoding: .utf8)
        return (taken, try page(after), note, known)
    }

    private static let changes: [[ManifestEntry]] = [
        images, images.reversed(), Array(images.dropLast()), Array(images.dropFirst()), [],
        images + [image("index-bar/rest@2x.png", theme: "Zz", title: "Last")],
        images + [image("index-bar/rest@2x.png", theme: "AA", title: "Between")],
        images + [image("index-bar/rest~big@2x.png", axes: [.init(axis: "size", value: "big")])],
        images + [image("board.pdf", component: "board", state: "board", format: .svg)],
        images.map { entry in
            var entry = entry
            if entry.path.hasPrefix("Aa/") { entry.picture?.theme.title = "Renamed" }
            return entry
        },
        images.map { entry in
            var entry = entry
            if entry.path.hasPrefix("Aa/") { entry.picture?.size.height += 2 }
            return entry
        },
    ]

    @Test(
        "a page that takes over what would be the same is the one that is written without", arguments: changes.indices)
    func takenOver(number: Int) throws {
        let change = Self.changes[number]
        let pages = try Self.pages(Self.images, change)
        #expect(pages.taken == pages.fresh)
        #expect((pages.note == pages.known) == (number < 2))
        let back = try Self.pages(change, Self.images)
        #expect(back.taken == back.fresh)
    }

    @Test("nothing is taken over of a page that is not as it was written, nor of one that is gone")
    func spoiltPage() throws {
        for change in Self.changes.prefix(3) {
            let spoilt = try Self.pages(Self.images, change) { folder in
                let page = try Data(contentsOf: URL(fileURLWithPath: folder.join(GalleryListing.path)))
                try folder.write(
                    Array(page).map { $0 == UInt8(ascii: "F") ? UInt8(ascii: "G") : $0 }, to: GalleryListing.path)
            }
            #expect(spoilt.taken == spoilt.fresh)
            let gone = try Self.pages(Self.images, change) { $0.remove(GalleryListing.path) }
            #expect(gone.taken == gone.fresh)
        }
    }

    @Test("a section is taken over where nothing of it changed, and no other")
    func sections() throws {
        let pages = try Self.pages(Self.images, Self.changes[10])
        let note = try #require(pages.note)
        #expect(note.sections.count == 2 && pages.known.sections.count == 2)
        #expect(Set(note.sections.keys).intersection(pages.known.sections.keys).count == 1)
        let place = try #require(note.sections.first { pages.known.sections[$0.key] != nil }).value
        let section = String(decoding: Array(pages.taken.utf8)[place], as: UTF8.self)
        #expect(
            section.hasPrefix("  <section class=\"theme\" data-theme=\"look\"") && section.hasSuffix("  </section>\n"))
    }

    @Test("a note is read as it was written, by the program that wrote it alone")
    func notes() throws {
        let note = try #require(try Self.pages(Self.images, Self.images).note)
        let line = note.line(program: 7)
        #expect(PageNote(line: line[...], program: 7) == note)
        #expect(PageNote(line: line[...], program: 8) == nil)
        #expect(PageNote(line: line.dropLast(), program: 7) == nil)
        #expect(PageNote(line: [], program: 7) == nil)
    }
}
