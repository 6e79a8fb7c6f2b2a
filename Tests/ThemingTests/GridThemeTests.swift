import Documents
import Geometry
import Styles
import Testing
import Theming

/// Themes of paged grids: what they are for, and sizes that no item can have.
@Suite struct GridThemeTests {
    @Test(
        "a theme is for what it styles, unless it says",
        arguments: [
            ("name: Look", [Component.indexBar, .sectionList]),
            ("canvas: {width: 300}", [.indexBar, .sectionList]),
            ("indexBar: {slotHeight: 14}", [.indexBar, .sectionList]), ("grid: {columns: 3}", [.grid]),
            ("grid:", [.indexBar, .sectionList]), ("bubble: {gap: 1}\ngrid: {columns: 3}", Component.allCases),
            ("list: {topInset: 1}\ngrid: {cell: {label: {lines: 2}}}", Component.allCases),
            ("components: [grid]", [.grid]), ("components: [section-list]\ngrid: {columns: 3}", [.sectionList]),
            ("components: [grid, index-bar]\nlist: {topInset: 1}", [.indexBar, .grid]),
            ("components: {light: [grid], dark: [index-bar]}", [.grid]),
        ])
    func components(text: String, expected: [Component]) throws {
        #expect(try theme(text).components == Set(expected))
    }

    @Test("what a base styles is styled; what it is for is overridden")
    func inheritedComponents() throws {
        let base = "grid: {columns: 3}"
        func components(_ child: String, _ base: String) throws -> Set<Component> {
            let files: KeyValuePairs = ["a.theme.yaml": "extends: b.theme.yaml\n" + child, "b.theme.yaml": base]
            return try ThemeFolder(files).theme().components
        }
        #expect(try components("", base) == [.grid])
        #expect(try components("list: {topInset: 1}", base) == [.indexBar, .sectionList, .grid])
        #expect(try components("components: [index-bar]", base) == [.indexBar])
        #expect(try components("components: [grid]", "components: [section-list]") == [.grid])
    }

    @Test("only what is drawn asks for fonts")
    func fonts() throws {
        let families = "{families: [Brand]}"
        let text =
            "grid: {cell: {label: {font: \(families)}, badge: {font: \(families)}}, "
            + "pageControl: {numberFont: \(families)}}"
        #expect(Set(try theme(text).fonts.flatMap(\.families)) == ["Brand"])
        #expect(
            Set(try theme("components: [index-bar]\n" + text).fonts.flatMap(\.families)) == Set(FontStyle().families))
    }

    @Test(
        "GP-1, GP-11: a side that no item can have is told, and the nearest is taken",
        arguments: [
            ("[0, 120]", 1.0, 120.0, ["must be at least 1, not 0; 1 is taken"]),
            (
                "[-88, -1e300]", 1, 1,
                ["must be at least 1, not -88; 1 is taken", "must be at least 1, not -1e300; 1 is taken"]
            ),
            ("[.nan, 120]", 1, 120, ["must be finite, not .nan; 1 is taken"]),
            ("[88, .inf]", 88, 16384, ["must be finite, not .inf; 16384 is taken"]),
            ("[88, 1e999]", 88, 16384, ["must be finite, not 1e999; 16384 is taken"]),
            (
                "[16385, 0.99]", 16384, 1,
                ["must be at most 16384, not 16385; 16384 is taken", "must be at least 1, not 0.99; 1 is taken"]
            ),
            ("[88, 120]", 88, 120, []),
        ])
    func itemSizes(text: String, width: Double, height: Double, objections: [String]) throws {
        let document = try ThemeFolder("grid: {itemSize: \(text)}").load()
        #expect(document.theme(in: .light).grid.itemSize == Size(width: width, height: height))
        #expect(document.warnings.map(\.message) == objections.map { "grid.itemSize \($0)" })
        #expect(document.warnings.allSatisfy { $0.severity == .warning && $0.range?.start.line == 1 })
    }

    @Test func wrongValues() throws {
        let text = """
            components: [gird]
            grid:
              itemSize: [88pt, 120]
              columns: 0
              horizontalSpacing: -1
              cell:
                pressed: fade
                selected: {ring: {width: 2}}
                label: {lines: 0}
              pageControl: {update: atOnce, dots: 3}
            """
        #expect(
            try ThemeFolder(text).messages() == [
                "components must be index-bar, section-list or grid, not the string 'gird' | did you mean 'grid'?",
                "grid.itemSize must be a length in points, not the string '88pt' | write the number without a unit: 88",
                "grid.columns must be automatic or a whole number from 1 to 1000, not 0",
                "grid.horizontalSpacing must be at least 0, not -1",
                "grid.cell.pressed must be none, dim, dim(opacity), scale, scale(factor) or overlay(color), "
                    + "not the string 'fade'",
                "grid.cell.selected lacks the key color | write {width: …, color: …}",
                "grid.cell.label.lines must be a whole number from 1 to 20, not 0",
                "grid.pageControl.update must be atEnd, halfway or gradual, not the string 'atOnce'",
                "unknown key 'dots' in grid.pageControl | known are shown, height, singlePage, kind, color, "
                    + "currentColor, dotDiameter, dotSpacing, numberFont, update, turning",
            ])
    }

    @Test("colours and lengths of a grid come from tokens too")
    func tokens() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": """
            tokens: a.tokens.json
            grid:
              itemSize: ["{side}", "{side}"]
              columns: "{count}"
              horizontalSpacing: "{gap}"
              cell: {selected: {ring: "{line}"}, pressed: {overlay: "{shade}"}}
            """,
            "a.tokens.json": """
            {"side": {"$type": "dimension", "$value": {"value": 60, "unit": "px"}},
             "gap": {"$type": "dimension", "$value": {"value": 5, "unit": "px"}},
             "count": {"$type": "number", "$value": 4},
             "shade": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
             "line": {"$type": "border", "$value": {"color": "{shade}", "style": "solid",
                      "width": {"value": 2, "unit": "px"}}}}
            """,
        ])
        let grid = try folder.theme().grid
        #expect(grid.itemSize == Size(width: 60, height: 60))
        #expect(grid.columns == .fixed(4) && grid.horizontalSpacing == .fixed(5))
        #expect(grid.cell.selected == .ring(Border(width: 2, color: .black)))
        #expect(grid.cell.pressed == .overlay(.black))
    }
}
