import Contents
import DrawingBoards
import Matching
import Rasters
import Rendering
import Styles
import Testing
import Thumbindex

/// An app's list has sections, rows and names of its own: they are found by where lines stand, and are no departure, while
/// what departs is told as of the theme's own content (MT-3).
@Suite struct OtherContentTests {
    @Test(
        arguments: [
            ("system", "section-list/resting"), ("system", "section-list/pinned"), ("system", "index-bar/dragging"),
            ("wechat", "section-list/pinned"), ("wechat", "index-bar/dragging"),
            ("qq-music", "section-list/table-header"),
            ("glass", "section-list/pushed-50"), ("material", "section-list/resting"),
        ], [Appearance.light, .dark])
    func otherRowsAreNoDeparture(state: (theme: String, path: String), appearance: Appearance) throws {
        let subject = try TestSubjects.subject(state.theme, state.path, appearance)
        let result = try match(subject, of: subject.theme)
        #expect(result.departures.map(\.words) == [])
        #expect(result.nodes.count { $0.verdict == .same } > 25)
    }

    /// Also in a picture of fewer pixels.
    @Test(arguments: [1, 1.5, 3], [Appearance.light, .dark])
    func otherRowsAreFoundAtAnyScale(scale: Double, appearance: Appearance) throws {
        let subject = try TestSubjects.subject("system", "section-list/resting", appearance)
        let result = try match(subject, of: subject.theme, scale: scale)
        #expect(result.departures.map(\.words) == [] && result.otherRows != nil)
    }

    /// Nor are other letters where a picture was made smaller, and it has to be found out how.
    @Test(arguments: ["system", "wechat", "qq-music"], LineFilter.Kernel.allCases)
    func otherRowsOfASmallerPictureAreNoDeparture(theme: String, kernel: LineFilter.Kernel) throws {
        let subject = try TestSubjects.subject(theme, "section-list/resting", .light)
        let scene = try #require(subject.showingAnApp.scene(of: subject.theme))
        let drawn = try Rendering.raster(of: scene, scale: 3, with: subject.tools)
        for share in [9, 10] {
            let shot = drawn.resampled(
                toWidth: drawn.width * share / 20, height: drawn.height * share / 20, by: kernel)
            #expect(try ThemeMatcher(subject, shot: shot).match().departures.map(\.words) == [], "\(share)")
        }
    }

    /// Of few pixels other letters have other colours than the theme's, and that is no departure beside what is one.
    @Test(arguments: [Appearance.light, .dark])
    func valuesAreToldOfOtherRowsOfFewPixels(appearance: Appearance) throws {
        let subject = try TestSubjects.subject("system", "index-bar/dragging", appearance)
        let app = try #require(
            subject.theme.setting("list.row.height", toText: "46")?
                .setting("indexBar.titleColor", toText: "{light: \"#B00020\", dark: \"#FF8A80\"}"))
        let result = try match(subject, of: app, scale: 1)
        #expect(result.departures.map(\.property) == ["indexBar.titleColor", "list.row.height"])
        #expect(result.summary.hasPrefix("2 departures; \(result.nodes.count { $0.verdict == .same }) node"))
    }

    /// The report draws the theme with rows of the same kinds, so that both pictures can be compared.
    @Test func theRowsThatAreFoundAreThoseOfTheApp() throws {
        let subject = try TestSubjects.subject("system", "section-list/resting", .light)
        let found = try #require(try match(subject, of: subject.theme).otherRows).list
        let app = subject.showingAnApp.list
        for section in 0..<2 {
            let (own, others) = (app.sections[section].items, found.sections[section].items)
            #expect(own.map { $0.subtitle == nil } == others.map { $0.subtitle == nil })
            #expect(zip(own, others).allSatisfy { $0.name != $1.name })
        }
    }

    @Test(
        .enabled(if: Chromium.isInstalled),
        arguments: [
            ("system", "section-list/resting"), ("wechat", "index-bar/dragging"),
        ])
    func otherRowsInABrowserAreNoDeparture(theme: String, state: String) throws {
        let subject = try TestSubjects.subject(theme, state, .light)
        let scene = try #require(subject.showingAnApp.scene(of: subject.theme))
        let shot = try #require(try TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        #expect(try ThemeMatcher(subject, shot: shot).match().departures.map(\.words) == [])
    }

    @Test(arguments: [
        ("list.row.titleColor", "\"#302010\""), ("list.row.separator.leadingInset", "20"), ("list.header.height", "31"),
        ("list.header.restingBackground", "\"#E7E7F7\""), ("list.row.height", "46"), ("list.row.height", "42.5"),
    ])
    func aValueIsToldOfOtherRows(path: String, value: String) throws {
        let subject = try TestSubjects.subject("system", "section-list/pinned", .light)
        let result = try match(subject, of: #require(subject.theme.setting(path, toText: value)))
        #expect(result.departures.map(\.property) == [path], "\(result.departures.map(\.words))")
        #expect(result.departures.first?.suggestion == value)
    }

    /// A shop has goods of its own, some without a price or a badge.
    @Test(arguments: ["grid/first-page", "grid/last-page", "grid/selected", "grid/swipe-50"])
    func otherItemsAreNoDeparture(state: String) throws {
        let subject = try TestSubjects.subject("shop", state, .light)
        let result = try match(subject, of: subject.theme)
        #expect(result.departures.map(\.words) == [])
        let theme = try #require(subject.theme.setting("grid.cell.label.color", toText: "\"#3A2A70\""))
        #expect(try match(subject, of: theme).departures.map(\.property) == ["grid.cell.label.color"])
    }

    /// Where another list ends, and where a thumb has one scrolled to, depends on how long it is: rows are found wherever they
    /// stand, and a bubble that goes with the finger.
    @Test(arguments: [
        ("system", "section-list/end", Appearance.light), ("wechat", "index-bar/touch-down-last", .dark),
        ("qq-music", "index-bar/dragging", .light), ("material", "index-bar/dragging", .dark),
        ("material", "index-bar/touch-down-middle", .light), ("material", "index-bar/beyond-top", .light),
        ("photos", "index-bar/touch-down-first", .light), ("photos", "index-bar/below-minimum", .dark),
    ])
    func otherRowsAreFoundWhereverTheyStand(theme: String, state: String, appearance: Appearance) throws {
        let subject = try TestSubjects.subject(theme, state, appearance)
        let result = try match(subject, of: subject.theme)
        #expect(result.departures.map(\.words) == [])
        let rows = result.nodes.filter { $0.id.hasPrefix("section/") }
        #expect(result.otherRows != nil && rows.count { $0.verdict == .same } > 10)
    }

    /// All that shows is the theme's own content, and titles of a proportional bar stand as long as the rest is.
    @Test(arguments: [Appearance.light, .dark])
    func aListOfAnotherLengthOutOfSightIsNoDeparture(in appearance: Appearance) throws {
        let subject = try TestSubjects.subject("photos", "section-list/resting", appearance)
        var app = subject
        for section in app.list.sections.indices.dropFirst(6) where section % 3 != 0 {
            app.list.sections[section].items += app.list.sections[section].items
        }
        let scene = try #require(app.scene(of: app.theme))
        let frames = Dictionary(scene.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        let own = try #require(subject.scene(of: subject.theme)).nodes
        #expect(own.count { $0.role == .indexTitle && frames[$0.id] != $0.frame } > 2)
        let result = try TestSubjects.match(scene.displayList, with: subject)
        #expect(result.departures.map(\.words) == [])
        let titles = result.nodes.filter { $0.id.hasPrefix("index-bar/title/") }
        #expect(!titles.isEmpty && titles.allSatisfy { $0.verdict == .unknown })
    }

    /// Scrolled elsewhere, rows stand between the places that the theme's own have, where there is no ink.
    @Test func otherRowsBetweenThePlacesOfTheThemesAreFound() throws {
        let subject = try TestSubjects.subject("photos", "index-bar/dragging", .light)
        var app = subject
        for section in app.list.sections.indices {
            let names = ["Harbour", "Snow", "Ferry", "Picnic at the lake", "Bridge"]
            app.list.sections[section].items = (0...(section * 5 % 7)).map { row in
                ContentItem(name: names[(section + row) % 5], subtitle: "\(row + 2) photos")
            }
        }
        let result = try TestSubjects.match(#require(app.scene(of: app.theme)).displayList, with: subject)
        #expect(result.departures.map(\.words) == [])
    }

    @Test(arguments: [
        ("bubble.fill", "\"#FFD8E4\""), ("bubble.gap", "26"), ("list.row.titleColor", "\"#302010\""),
        ("list.row.picture.size", "44"), ("indexBar.width", "12"),
    ])
    func aValueIsToldOfRowsThatAThumbHasScrolled(path: String, value: String) throws {
        let subject = try TestSubjects.subject("material", "index-bar/dragging", .light)
        let result = try match(subject, of: #require(subject.theme.setting(path, toText: value)))
        #expect(result.departures.map(\.property) == [path], "\(result.departures.map(\.words))")
    }

    /// Nothing is told of rows that are not found.
    @Test func rowsOfAnotherHeightThatAreScrolledElsewhereCannotBeTold() throws {
        let subject = try TestSubjects.subject("qq-music", "index-bar/dragging", .light)
        let result = try match(subject, of: #require(subject.theme.setting("list.row.height", toText: "75")))
        let rows = result.nodes.filter { $0.id.hasPrefix("section/") }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.verdict == .unknown })
    }

    /// What is told of an app with other rows that is drawn by a theme.
    private func match(_ subject: MatchSubject, of theme: ThemeFile, scale: Double = 2) throws -> MatchResult {
        let scene = try #require(subject.showingAnApp.scene(of: theme))
        return try ThemeMatcher(subject, shot: Rendering.raster(of: scene, scale: scale, with: subject.tools)).match()
    }
}

extension MatchSubject {
    /// The same with the names of an app, in other sections than the theme's, some of them with subtitles.
    fileprivate var showingAnApp: MatchSubject {
        let names = ["Adler", "Berg", "Conrad", "Dorn", "Ebert", "Fuchs", "Graf", "Haas", "Jung", "Kern", "Lang"]
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWZ".map { String($0) }
        let sections = letters.enumerated().map { number, letter in
            let items = (0...(number * 5 + 7) % 11).map { row in
                ContentItem(
                    name: "\(letter)ina \(names[(number + row) % names.count])",
                    subtitle: (number + row * row) % 3 == 0 ? nil : "Choir \(names[row])")
            }
            return ContentSection(title: letter, items: items)
        }
        let items = (0..<grid.count).map { number in
            var item = grid[number]
            item.name = "\(names[number % names.count]) \(number)"
            if number % 3 == 2 { item.badge = nil }
            if number % 4 == 0 { item.subtitle = nil }
            return item
        }
        var subject = self
        subject.list = ListContent(title: "App", sections: sections)
        subject.grid = GridContent(title: grid.title, locale: grid.locale, items: items)
        return subject
    }
}
