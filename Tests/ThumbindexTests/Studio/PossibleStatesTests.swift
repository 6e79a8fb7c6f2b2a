import Contents
import Geometry
import RandomNumbers
import Styles
import Testing
import Theming
import Thumbindex
import Timelines

/// Which states a theme can have is told without playing their gestures, and is what playing them tells.
@Suite(.timeLimit(.minutes(5))) struct PossibleStatesTests {
    private static func isPlayed(_ state: CanonicalState, by studio: Studio) -> Bool {
        guard studio.theme.components.contains(state.component) else { return false }
        return switch state {
        case .indexBar(let state): state.play(on: studio.listLayout) != nil
        case .sectionList(let state): state.play(on: studio.listLayout) != nil
        case .grid(let state): state.play(on: studio.gridLayout) != nil
        }
    }

    private static func check(_ studio: Studio, _ name: String) {
        for state in CanonicalState.all {
            #expect(studio.isPossible(state) == isPlayed(state, by: studio), "\(name): \(state.path)")
        }
    }

    private static func studio(
        _ theme: Theme, sections: Int = 26, rows: Int = 4, direction: LayoutDirection = .leftToRight
    ) throws -> Studio {
        let titles = (0..<sections).map { String(UnicodeScalar(UInt8(65 + $0))) }
        let items = (0..<rows).map { ContentItem(name: "Name \($0)") }
        let list = ListContent(sections: titles.map { ContentSection(title: $0, items: items) })
        return try Studio(
            theme: theme, content: list, grid: GridContent(items: items), direction: direction,
            fonts: ThemeFonts(for: theme.fonts))
    }

    @Test("in the reference themes", arguments: SharedBandsTests.themes, Appearance.allCases)
    func reference(name: String, appearance: Appearance) throws {
        let file = try ThemeFile(atPath: SharedBandsTests.folder.appending(path: name).path)
        let content = try file.readContent()
        let studio = try Studio(
            theme: file.theme(in: appearance), content: content.list(), grid: content.grid(), fonts: file.findFonts())
        Self.check(studio, name)
        #expect(studio.possibleStates.count > 5)
    }

    /// Bars that come and go, wait longer than a timeline may last, lie under the status bar or beyond the canvas.
    private static let changes: [(name: String, change: @Sendable (inout Theme) -> Void)] = [
        ("as it is", { _ in }),
        ("on scroll", { $0.indexBar.showStyle = .onScroll }),
        (
            "on scroll, gone at once",
            { theme in
                theme.indexBar.showStyle = .onScroll
                theme.indexBar.fadeOut.delay = 0
                theme.indexBar.fadeIn.duration = 2
            }
        ),
        ("slow", { $0.indexBar.fadeIn.delay = 700 }),
        (
            "slow and on scroll",
            { theme in
                theme.indexBar.showStyle = .onScroll
                theme.indexBar.fadeIn.delay = 290
                theme.bubble.fadeOut.delay = 400
            }
        ),
        ("almost too slow", { $0.bubble.fadeIn.delay = 590 }),
        (
            "under the status bar",
            { theme in
                theme.chrome.statusBar.isShown = true
                theme.indexBar.placement = .frame(Rect(x: 100, y: 0, width: 20, height: 40))
            }
        ),
        ("beyond the canvas", { $0.indexBar.placement = .frame(Rect(x: 900, y: 900, width: 20, height: 40)) }),
        ("no minimum", { $0.indexBar.minimumCount = 0 }),
        ("a minimum of all", { $0.indexBar.minimumCount = 26 }),
        (
            "titles of its own",
            { theme in
                theme.indexBar.titles = [.search, .text("A"), .text("Q"), .star]
                theme.indexBar.minimumCount = 3
            }
        ),
        ("leading titles", { $0.indexBar.leadingTitles = [.search, .star] }),
        (
            "proportional",
            { theme in
                theme.indexBar.slots = .proportional
                theme.indexBar.scrolling = .continuous
            }
        ),
        (
            "condensed",
            { theme in
                theme.indexBar.slotHeight = 40
                theme.indexBar.overflow = .condense
            }
        ),
        ("empty sections stay", { $0.list.emptySections = .keep }),
        ("no sticky headers", { $0.list.header.sticks = false }),
        ("tall rows", { $0.list.row.height = 900 }),
        ("a header", { $0.list.tableHeader.kind = .searchBar }),
    ]

    @Test("whatever the bar and the list are like", arguments: Self.changes.indices, LayoutDirection.allCases)
    func kinds(number: Int, direction: LayoutDirection) throws {
        var theme = Theme(components: [.indexBar, .sectionList, .grid])
        theme.canvas.size = .init(width: 160, height: 300)
        Self.changes[number].change(&theme)
        for (sections, rows) in [(26, 4), (26, 0), (12, 1), (3, 1), (1, 40), (0, 0), (1, 1)] {
            let studio = try Self.studio(theme, sections: sections, rows: rows, direction: direction)
            Self.check(studio, "\(Self.changes[number].name), \(sections) sections of \(rows)")
        }
    }

    @Test("in themes made from their schema; where light and dark differ in colours alone, they have the same states")
    func random() throws {
        var documents = try ExtremeThemeFuzzTests.documents()
        var (checked, alike) = (0, 0)
        for seed in FuzzSeeds.range(usually: 100) {
            guard let theme = ExtremeThemeFuzzTests.theme(from: &documents, seed: seed),
                let fonts = try? theme.findFonts()
            else { continue }
            checked += 1
            let content = try theme.readContent()
            let studios = try Appearance.allCases.map { appearance in
                try Studio(
                    theme: theme.theme(in: appearance), content: content.list(), grid: content.grid(), fonts: fonts)
            }
            for studio in studios { Self.check(studio, "seed \(seed)") }
            guard theme.appearancesDifferInColorsAlone else { continue }
            alike += 1
            #expect(studios[0].possibleStates == studios[1].possibleStates, "seed \(seed)")
            #expect(studios[0].listLayout.geometry == studios[1].listLayout.geometry, "seed \(seed)")
            #expect(studios[0].gridLayout.geometry == studios[1].gridLayout.geometry, "seed \(seed)")
        }
        #expect(checked > 9 && alike > 0, "\(checked) themes, \(alike) of them alike")
    }
}
