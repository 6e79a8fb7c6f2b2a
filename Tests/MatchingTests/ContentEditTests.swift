import Contents
import DisplayLists
import DrawingBoards
import Matching
import Testing
import Thumbindex

/// Rows and items that are gone or exchanged (MT-3).
@Suite struct ContentEditTests {
    private func removal(_ index: Int) -> ContentEdit { .removal(ContentPlace(section: 0, index: index)) }
    private func insertion(_ index: Int) -> ContentEdit { .insertion(ContentPlace(section: 0, index: index)) }
    private func exchange(_ index: Int) -> ContentEdit { .exchange(ContentPlace(section: 0, index: index)) }

    /// A theme's own content numbers what is told: a place is led back over the edits before it.
    @Test func placesAreThoseBeforeEdits() {
        let place = ContentPlace(section: 0, index: 4)
        #expect(place.before([removal(2)])?.index == 5)
        #expect(place.before([removal(5)])?.index == 4)
        #expect(place.before([exchange(4)])?.index == 5)
        #expect(place.before([removal(0), exchange(3)])?.index == 4)
        #expect(ContentPlace(section: 1, index: 4).before([removal(2)])?.index == 4)
    }

    /// A row that is exchanged with one after another moves far, which is no exchange of neighbours.
    @Test func nothingIsExchangedTwice() {
        let edits = [exchange(3)]
        #expect(edits.with(exchange(3)) == nil)
        #expect(edits.with(exchange(4)) == nil)
        #expect(edits.with(exchange(2)) == nil)
        #expect(edits.with(exchange(5)) == [exchange(3), exchange(5)])
        #expect(edits.with(removal(4)) == [exchange(3), removal(4)])
        // The fifth row is the fourth once another before it is gone.
        #expect([exchange(3), removal(0)].with(exchange(3)) == nil)
        #expect([exchange(3), removal(0)].with(exchange(4)) == [exchange(3), removal(0), exchange(4)])
    }

    /// What is not the theme's has no place in its content, and is numbered as in the screenshot.
    @Test func extraRowsAreNumberedAsTheyStand() {
        let place = ContentPlace(section: 0, index: 4)
        #expect(place.before([insertion(4)]) == nil)
        #expect(place.before([insertion(3)])?.index == 3)
        #expect(place.before([insertion(5)])?.index == 4)
        #expect([insertion(4), insertion(4), removal(1)].extras.map(\.index) == [4, 3])
        #expect([insertion(2), exchange(3)].extras.map(\.index) == [2])
        #expect([insertion(2)].with(removal(2)) == nil)
        #expect([insertion(2)].with(exchange(2)) == nil)
        #expect([insertion(2)].with(removal(3)) == [insertion(2), removal(3)])
    }

    /// Sections number the rows, headers and titles that come after them.
    @Test func sectionsAreNumberedAsThoseBeforeEdits() {
        let gone = ContentEdit.sectionRemoval(1, title: 3)
        let extra = ContentEdit.sectionInsertion(1, rows: 2, title: nil)
        #expect(ContentPlace(section: 1, index: 4).before([gone])?.section == 2)
        #expect(ContentPlace(section: 0, index: 4).before([gone])?.section == 0)
        #expect(ContentPlace(section: 1, index: 0).before([extra]) == nil)
        #expect(ContentPlace(section: 2, index: 0).before([extra])?.section == 1)
        #expect(ContentPlace(section: 0, index: 4).before([removal(2), gone])?.index == 5)
        #expect([gone, removal(0)].with(.sectionRemoval(0, title: nil)) != nil)
    }

    /// A section is gone with its header, its rows and its title; of one out of sight the title alone tells it, whatever the
    /// state scrolls to then.
    @Test(arguments: [
        (theme: "wechat", state: "index-bar/rest", section: 1), ("photos", "section-list/resting", 1),
        ("system", "index-bar/rest", 2), ("system", "index-bar/dragging", 9), ("system", "index-bar/dragging", 0),
        ("qq-music", "index-bar/touch-down-middle", 8),
    ])
    func aSectionThatIsGoneIsTold(of list: (theme: String, state: String, section: Int)) throws {
        let subject = try TestSubjects.subject(list.theme, list.state, .light)
        var app = subject
        app.list.sections.remove(at: list.section)
        let result = try TestSubjects.match(
            #require(app.scene(of: app.theme)).displayList, with: subject)
        #expect(result.departures.map(\.words) == ["section/\(list.section): missing in the picture"])
        let gone = result.nodes.filter { $0.verdict == .missing }.map(\.id)
        #expect(gone == result.departures.first.map { Array($0.nodes.dropFirst()) })
        #expect(!gone.isEmpty)
    }

    /// So is one that is extra, of which nothing is known.
    @Test(arguments: [
        (theme: "wechat", state: "index-bar/rest", section: 1, rows: 2), ("system", "section-list/pushed-50", 1, 2),
        ("system", "index-bar/rest", 2, 1), ("qq-music", "index-bar/touch-down-middle", 9, 3),
    ])
    func aSectionThatIsExtraIsTold(of list: (theme: String, state: String, section: Int, rows: Int)) throws {
        let subject = try TestSubjects.subject(list.theme, list.state, .light)
        var app = subject
        let names = ["Nora Quist", "Pavel Orlov", "Wanda Ek"]
        let rows = names.prefix(list.rows).map { ContentItem(name: $0) }
        app.list.sections.insert(ContentSection(title: "Ж", items: rows), at: list.section)
        let result = try TestSubjects.match(
            #require(app.scene(of: app.theme)).displayList, with: subject)
        #expect(result.departures.map(\.words) == ["section/\(list.section): extra in the picture"])
        let extra = result.nodes.filter { $0.verdict == .extra }.map(\.id)
        #expect(extra == result.departures.first?.nodes)
        #expect(!extra.isEmpty)
        let next = Set(result.nodes.filter { $0.verdict == .extra && $0.id.hasPrefix("section/") }.map(\.next))
        #expect(next.isSubset(of: ["section/\(list.section)/header"]))
    }

    /// A badge or a subtitle is missing or extra by itself: that names make room for one, or take it, is no departure.
    @Test(arguments: [
        Detail("shop", "grid/first-page", "grid/item/0/badge", nil),
        Detail("shop", "grid/first-page", "grid/item/1/badge", "New"),
        Detail("category", "grid/first-page", "grid/item/2/badge", "−10 %"),
        Detail("launcher", "grid/first-page", "grid/item/5/badge", "12"),
        Detail("shop", "grid/first-page", "grid/item/1/subtitle", nil),
        Detail("wechat", "index-bar/rest", "section/1/row/1/subtitle", nil),
        Detail("material", "section-list/resting", "section/0/row/4/subtitle", "Vienna"),
    ])
    func aDetailIsTold(_ detail: Detail) throws {
        let subject = try TestSubjects.subject(detail.theme, detail.state, .dark)
        var app = subject
        let numbers = detail.node.split(separator: "/").compactMap { Int($0) }
        func change(_ item: inout ContentItem) {
            if detail.node.hasSuffix("badge") { item.badge = detail.text } else { item.subtitle = detail.text }
        }
        if numbers.count == 2 {
            change(&app.list.sections[numbers[0]].items[numbers[1]])
        } else {
            var items = (0..<app.grid.count).map { app.grid[$0] }
            change(&items[numbers[0]])
            app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        }
        let result = try TestSubjects.match(#require(app.scene(of: app.theme)).displayList, with: subject)
        let word = detail.text == nil ? "missing" : "extra"
        #expect(result.departures.map(\.words) == ["\(detail.node): \(word) in the picture"])
        let id = detail.node + (detail.text == nil ? "" : "/extra")
        #expect(result.nodes.first { $0.id == id }?.verdict.rawValue == word)
    }

    /// A badge that is extra has the number of the theme's own item, though another before it is gone.
    @Test func anExtraBadgeIsNumberedAsTheThemesItem() throws {
        let subject = try TestSubjects.subject("shop", "grid/first-page", .light)
        var app = subject
        var items = (0..<subject.grid.count).map { subject.grid[$0] }
        items[3].badge = "New"
        items.remove(at: 0)
        app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        let result = try TestSubjects.match(#require(app.scene(of: app.theme)).displayList, with: subject)
        #expect(
            Set(result.departures.map(\.words)) == [
                "grid/item/0: missing in the picture", "grid/item/3/badge: extra in the picture",
            ])
        let extra = result.nodes.filter { $0.verdict == .extra }
        #expect(extra.map(\.id) == ["grid/item/3/badge/extra"] && extra.map(\.owner) == ["grid/item/3"])
    }

    /// What an item lacks is shown where the screenshot has that item.
    @Test func aBadgeThatIsGoneIsWhereItsItemStands() throws {
        let subject = try TestSubjects.subject("shop", "grid/first-page", .light)
        var app = subject
        var items = (0..<subject.grid.count).map { subject.grid[$0] }
        items[6].badge = nil
        items.remove(at: 0)
        app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        let scene = try #require(app.scene(of: app.theme))
        let badge = try #require(
            TestSubjects.match(scene.displayList, with: subject).nodes.first {
                $0.verdict == .missing && $0.id == "grid/item/6/badge"
            })
        let item = try #require(scene.nodes.first { $0.id == "grid/item/5" })
        #expect(item.frame.contains(badge.frame.origin))
    }

    /// What an app's row or item has beside its name; `nil` for none.
    struct Detail: Sendable {
        let (theme, state, node): (String, String, String)
        let text: String?

        init(_ theme: String, _ state: String, _ node: String, _ text: String?) {
            (self.theme, self.state, self.node, self.text) = (theme, state, node, text)
        }
    }

    /// What comes after those that are extra has the numbers that the theme's own content gives it.
    @Test func extraRowsComeBeforeThoseOfTheTheme() throws {
        let app = try TestSubjects.subject("wechat", "section-list/resting", .light)
        var subject = app
        for index in [6, 2] { subject.list.sections[0].items.remove(at: index) }
        let list = try #require(app.scene(of: app.theme)).displayList
        let extra = try TestSubjects.match(list, with: subject).nodes.filter { $0.verdict == .extra }
        #expect(extra.map(\.id) == ["section/0/row/2/extra", "section/0/row/6/extra"])
        #expect(extra.map(\.next) == ["section/0/row/2", "section/0/row/5"])
    }

    /// Nodes that say that a property is another one are told as the theme's own content has them.
    @Test func nodesOfDeparturesAreNumberedAsTheThemes() throws {
        let app = try TestSubjects.subject("wechat", "section-list/resting", .light)
        var subject = app
        subject.list.sections[0].items.remove(at: 0)
        let theme = try #require(app.theme.setting("list.row.titleColor", toText: "\"#7A1919\""))
        let list = try #require(app.scene(of: theme)).displayList
        let told = try TestSubjects.match(list, with: subject).departures
        #expect(told.map(\.property) == ["list.row.titleColor", "section/0/row/0"])
        #expect(told.first?.nodes.contains("section/0/row/0/title") == true)
    }

    /// A row or an item that the theme's content has not is told where it stands, and no other.
    @Test(
        arguments: [
            ("wechat", "section-list/resting", 1, 1), ("wechat", "section-list/resting", 1, 0),
            ("qq-music", "index-bar/rest", 0, 1), ("material", "section-list/resting", 0, 1),
            ("photos", "section-list/resting", 0, 1),
            ("shop", "grid/first-page", nil, 4), ("category", "grid/first-page", nil, 0),
            ("launcher", "grid/first-page", nil, 7),
            // Its label lies over a place where the background's gradient would be read.
            ("launcher", "grid/first-page", nil, 11),
            // It ends the content: none comes after it.
            ("category", "grid/last-page", nil, 15),
            // All rows before it are elsewhere, where the list is scrolled to its end or a finger drags.
            ("wechat", "section-list/end", 21, 15), ("wechat", "section-list/end", 21, 20),
            ("system", "section-list/end", 26, 0), ("qq-music", "index-bar/dragging", 7, 6),
            // It is more like another state of the content without it.
            ("system", "index-bar/scrolled", 13, 6),
            // The state takes the picture of another item then.
            ("shop", "grid/missing-picture", nil, 0),
            // The only page stays the only one.
            ("shop", "grid/single-page", nil, 2),
        ] as [(String, String, Int?, Int)])
    func anExtraRowIsFound(theme: String, state: String, section: Int?, index: Int) throws {
        let app = try TestSubjects.subject(theme, state, .light)
        var subject = app
        let place = ContentPlace(section: section, index: index)
        if let section {
            subject.list.sections[section].items.remove(at: index)
        } else {
            var items = (0..<app.grid.count).map { app.grid[$0] }
            items.remove(at: index)
            subject.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        }
        let list = try #require(app.scene(of: app.theme)).displayList
        let result = try TestSubjects.match(list, with: subject)
        #expect(result.departures.map(\.words) == ["\(place.node): extra in the picture"])
        let extra = result.nodes.filter { $0.verdict == .extra }
        #expect(extra.map(\.id) == ["\(place.node)/extra"])
        #expect(extra.first?.frame == app.scene(of: app.theme)?.nodes.first { $0.id == place.node }?.frame)
    }

    /// Where the ground is another one, a place after the last item shows no item.
    @Test func anotherGroundIsNothingExtra() throws {
        let subject = try TestSubjects.subject("category", "grid/swipe-50", .light)
        let theme = try #require(subject.theme.setting("canvas.background", toText: "\"#F6D8D8\""))
        let list = try #require(subject.scene(of: theme)).displayList
        #expect(try TestSubjects.match(list, with: subject).departures.map(\.property) == ["canvas.background"])
    }

    /// Two rows that are exchanged are told as that where one of them is cut, though one that is extra would be as like: as a
    /// browser draws them.
    @Test(.enabled(if: Chromium.isInstalled))
    func exchangedRowsAreNotExtra() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/rest", .dark)
        var app = subject
        app.list.sections[1].items.swapAt(1, 2)
        let scene = try #require(app.scene(of: subject.theme))
        let shot = try #require(try TwinShots.shots(of: [scene], pixelsPerPoint: 3).first)
        let told = try ThemeMatcher(subject, shot: shot).match().departures.map(\.words)
        #expect(told == ["section/1/row/1: after the next in the picture"])
    }

    /// An item without a picture takes its place with it.
    @Test(arguments: [
        (theme: "shop", without: 4, edit: ContentEdit.exchange(ContentPlace(section: nil, index: 4))),
        (theme: "category", without: 5, edit: .removal(ContentPlace(section: nil, index: 2))),
    ])
    func anItemWithoutAPictureMaySlip(of page: (theme: String, without: Int, edit: ContentEdit)) throws {
        let subject = try TestSubjects.subject(page.theme, "grid/missing-picture", .light)
        var app = try TestSubjects.subject(page.theme, "grid/first-page", .light)
        var items = (0..<app.grid.count).map { app.grid[$0] }
        items[page.without].picture = nil
        let place: Int
        switch page.edit {
        case .removal(let gone):
            place = gone.index
            items.remove(at: place)
        case .insertion(let extra):
            place = extra.index
            items.insert(items[place], at: place)
        case .exchange(let first, let second):
            place = first.index
            items.swapAt(place, second.index)
        case .sectionRemoval, .sectionInsertion, .detail: return
        }
        app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        let list = try #require(app.scene(of: app.theme)).displayList
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        let word = page.edit.isGone ? "missing" : "after the next"
        #expect(told == ["grid/item/\(place): \(word) in the picture"])
    }

    /// Set in another size, no name is like another of the theme's, nor like itself.
    @Test(arguments: [("photos", "section-list/resting", "18"), ("material", "section-list/table-header", "16.5")])
    func aRowThatIsGoneFromNamesOfAnotherSizeIsTold(theme: String, state: String, size: String) throws {
        let subject = try TestSubjects.subject(theme, state, .light)
        var app = subject
        app.list.sections[0].items.remove(at: 0)
        let larger = try #require(subject.theme.setting("list.row.titleFont.size", toText: size))
        let list = try #require(app.scene(of: larger)).displayList
        let told = try TestSubjects.match(list, with: subject).departures
        #expect(told.map(\.property) == ["list.row.titleFont.size", "section/0/row/0"])
        #expect(told.map(\.measured) == [size, "missing"])
    }

    /// No item of another page follows onto the only one.
    @Test func anItemOfTheOnlyPageIsGone() throws {
        let subject = try TestSubjects.subject("shop", "grid/single-page", .dark)
        var app = try TestSubjects.subject("shop", "grid/first-page", .dark)
        let items = [0, 1, 3, 4, 5, 6, 7, 8].map { app.grid[$0] }
        app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        let list = try #require(app.scene(of: app.theme)).displayList
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(told == ["grid/item/2: missing in the picture"])
    }

    /// Items of a content that begins anew stand apart from their likes.
    @Test func itemsThatComeAgainMayBeExchanged() throws {
        let subject = try TestSubjects.subject("shop", "grid/many-dots", .light)
        let scene = try #require(subject.scene(of: subject.theme))
        let cells = scene.nodes.filter { $0.role == .gridItem }
        let (one, other) = (try #require(cells.dropFirst(1).first), try #require(cells.dropFirst(2).first))
        let way = other.frame.minX - one.frame.minX
        let list = scene.displayList.moving(one.id, by: .init(x: way, y: 0))
            .moving(other.id, by: .init(x: -way, y: 0))
        let told = try TestSubjects.match(list, with: subject).departures.map(\.words)
        #expect(one.frame.minY == other.frame.minY && told == ["\(one.id): after the next in the picture"])
    }
}

extension ContentEdit {
    fileprivate var isGone: Bool { if case .removal = self { true } else { false } }
}
