import Testing
import Theming

/// Whole messages, as a user meets them.
@Suite struct ThemeErrorTests {
    @Test func unknownKeys() throws {
        let text = """
            nmae: Look
            indexBar:
              slotHight: 20
              highlight: {colour: "#fff"}
            sidebar: {}
            """
        #expect(
            try errors(text) == """
                look.theme.yaml:1:1: error: unknown key 'nmae'
                nmae: Look
                ^~~~
                hint: did you mean 'name'?
                look.theme.yaml:3:3: error: unknown key 'slotHight' in indexBar
                  slotHight: 20
                  ^~~~~~~~~
                hint: did you mean 'slotHeight'?
                look.theme.yaml:4:15: error: unknown key 'colour' in indexBar.highlight
                  highlight: {colour: "#fff"}
                              ^~~~~~
                hint: did you mean 'color'?
                look.theme.yaml:5:1: error: unknown key 'sidebar'
                sidebar: {}
                ^~~~~~~
                hint: known are name, extends, tokens, modifiers, appearance, content, fonts, lint, components, direction, text-size, font-scale, bold-text, contrast, reduce-motion, reduce-transparency, zoom, pseudo, canvas, font, chrome, indexBar, bubble, list, grid
                """)
    }

    @Test func wrongTypes() throws {
        let text = """
            indexBar:
              slotHeight: tall
              titleFont: Inter
              showStyle: onscroll
              overflow: [clip]
            list: none
            """
        #expect(
            try errors(text) == """
                look.theme.yaml:2:15: error: indexBar.slotHeight must be a length in points, not the string 'tall'
                  slotHeight: tall
                              ^~~~
                look.theme.yaml:3:14: error: indexBar.titleFont must be a mapping with families, size and weight, not the string 'Inter'
                  titleFont: Inter
                             ^~~~~
                look.theme.yaml:4:14: error: indexBar.showStyle must be permanent or onScroll, not the string 'onscroll'
                  showStyle: onscroll
                             ^~~~~~~~
                hint: did you mean 'onScroll'?
                look.theme.yaml:5:13: error: indexBar.overflow must be condense, clip, shrink or shrink(minimum), not a list
                  overflow: [clip]
                            ^~~~~~
                look.theme.yaml:6:7: error: list must be a mapping, not the string 'none'
                list: none
                      ^~~~
                hint: write list: {background: none}
                """)
    }

    @Test(arguments: [
        ("canvas.width", "-5", "canvas.width must be at least 1, not -5"),
        ("canvas.width", "16385", "canvas.width must be at most 16384, not 16385"),
        ("canvas.height", "1e999", "canvas.height must be a finite number, not 1e999"),
        ("indexBar.slotHeight", "-20", "indexBar.slotHeight must be at least 0.1, not -20"),
        ("indexBar.slotHeight", ".inf", "indexBar.slotHeight must be a finite number, not .inf"),
        ("indexBar.slotHeight", ".nan", "indexBar.slotHeight must be a finite number, not .nan"),
        (
            "indexBar.slotHeight", "20pt",
            "indexBar.slotHeight must be a length in points, not the string '20pt' | write the number without a unit: 20"
        ),
        ("indexBar.titleFont.size", "0", "indexBar.titleFont.size must be at least 0.1, not 0"),
        ("list.row.height", "[1, 2]", "list.row.height must be a length in points, not a list"),
        ("indexBar.minimumCount", "2.5", "indexBar.minimumCount must be a whole number from 0 to 1000000, not 2.5"),
        (
            "indexBar.titleFont.weight", "bald",
            "indexBar.titleFont.weight must be a weight from 1 to 1000, or a name such as semi-bold, not the string 'bald' | did you mean 'bold'?"
        ),
        (
            "list.row.titleColor", "#fff",
            "list.row.titleColor must be a colour such as \"#07C160\", and has no value | "
                + "an unquoted # starts a comment, quote it: \"#fff\""
        ),
        (
            "list.row.titleColor", "555555",
            "list.row.titleColor must be a colour such as \"#07C160\", not 555555 | write it as \"#555555\""
        ),
        (
            "list.row.titleColor", "\"#12345\"",
            "list.row.titleColor must be a colour such as \"#07C160\", not the string '#12345' | "
                + "a colour is #RGB, #RRGGBB or #RRGGBBAA"
        ),
        (
            "list.row.titleColor", "{color.paper}",
            "list.row.titleColor must be a colour such as \"#07C160\", not a mapping | quote an alias: \"{color.paper}\""
        ),
        (
            "list.row.titleColor", "\"{color.paper}\"",
            "list.row.titleColor is the alias '{color.paper}', and the theme has no tokens | "
                + "name a token file: tokens: brand.tokens.json"
        ),
        (
            "canvas.background", "\"#12345\"",
            "canvas.background must be none, a colour, {linear: …}, {radial: …} or {material: …}, not the string '#12345' | "
                + "a colour is #RGB, #RRGGBB or #RRGGBBAA"
        ),
        (
            "indexBar.titleFont", "{type.body}",
            "unknown key 'type.body' in indexBar.titleFont | known are families, style, size, weight, letterSpacing, lineHeight | "
                + "quote an alias: \"{type.body}\""
        ),
        (
            "canvas.background", "{light: \"#fff\"}",
            "canvas.background has no dark value | a pair is {light: …, dark: …}"
        ),
        ("indexBar.shadow", "{dark: {blur: 2}}", "indexBar.shadow has no light value | a pair is {light: …, dark: …}"),
        (
            "canvas.preset", "iphone15",
            "canvas.preset must be a device such as iphone-16, not the string 'iphone15' | did you mean 'iphone-15'?"
        ),
        ("canvas.safeArea", "500", "canvas.safeArea leaves no width of the canvas"),
        (
            "indexBar.cornerRounding", "radius",
            "indexBar.cornerRounding must be none, capsule, radius(points), continuous(points) or four radii, not the string 'radius' | "
                + "write it with a number: radius(8)"
        ),
        ("indexBar.cornerRounding", "capsule(2)", "indexBar.cornerRounding takes capsule without a parameter"),
        (
            "indexBar.cornerRounding", "8",
            "indexBar.cornerRounding must be none, capsule, radius(points), continuous(points) or four radii, not 8 | "
                + "write radius(8)"
        ),
        (
            "indexBar.cornerRounding", "-3",
            "indexBar.cornerRounding must be none, capsule, radius(points), continuous(points) or four radii, not -3"
        ),
        ("indexBar.cornerRounding", "radius(-2)", "indexBar.cornerRounding must be at least 0, not -2"),
        (
            "bubble.shape", "tear",
            "bubble.shape must be none, circle, roundedRect(radius), teardrop, pin, image(path), toast, toast(radius) or wave, not the string 'tear'"
        ),
        ("bubble.fill", "{linear: {angle: 3}}", "bubble.fill lacks the key stops | write {angle: …, stops: …}"),
        (
            "canvas", "iPhone 16",
            "canvas must be a mapping, not the string 'iPhone 16' | write canvas: {preset: iphone-16}"
        ),
        ("indexBar.font", "{size: 9}", "unknown key 'font' in indexBar | did you mean 'titleFont'?"),
        (
            "indexBar.highlight.backgroundColor", "1",
            "unknown key 'backgroundColor' in indexBar.highlight | did you mean 'fill'?"
        ),
        ("bubble.fill", "{linear: 3}", "bubble.fill must hold a mapping, not 3"),
        (
            "bubble.fill", "{linear: {stops: [[1, \"#fff\"], [0, \"#000\"]]}}",
            "bubble.fill must have stops in ascending order"
        ),
        ("bubble.fill", "{linear: {stops: []}}", "bubble.fill must hold at least 2 values, not 0"),
        (
            "bubble.fill", "{linaer: {}}",
            "bubble.fill must be none, a colour, {linear: …}, {radial: …} or {material: …}, not a mapping | did you mean 'linear'?"
        ),
        (
            "indexBar.titles", "[1]",
            "indexBar.titles must be a text, search, star, image(path) or {text: …}, not 1 | quote it: \"1\""
        ),
        ("bubble.fadeIn.curve", "[2, 0, 1, 1]", "bubble.fadeIn.curve must have x1 and x2 from 0 to 1"),
        (
            "indexBar.placement.frame", "[0, 0, 0, 9]",
            "indexBar.placement.frame must have a width and a height greater than 0"
        ),
        (
            "list.tableHeader.placeholder", "\"a\\nb\"",
            "list.tableHeader.placeholder must be a text of one line, not the string 'a\nb'"
        ),
        (
            "grid.cell.selected", "{ring: {}}",
            "grid.cell.selected lacks the key width, color | write {width: …, color: …}"
        ),
        ("grid.cell.selected", "{ring: 2}", "grid.cell.selected must be a mapping with width and color, not 2"),
        (
            "grid.cell.selected", "{ring: {width: 2, colour: red}}",
            "unknown key 'colour' in grid.cell.selected | did you mean 'color'?"
        ),
        ("extends", "3", "extends must be a string, not 3 | quote it: \"3\""),
        ("tokens", "[{}]", "tokens must be a string, not a mapping"),
    ])
    func value(path: String, value: String, expected: String) throws {
        #expect(try ThemeFolder(ValueExamples.theme(path, value)).messages() == [expected])
    }

    @Test func allErrorsOfAListAreTold() throws {
        let text = "list: {row: {picture: {monogramColors: [\"#fff\", red, \"#ggg\"]}}}"
        #expect(try ThemeFolder(text).messages().count == 2)
        let stops = "bubble: {fill: {linear: {stops: [[2, red], [a, \"#fff\"]]}}}"
        #expect(try ThemeFolder(stops).messages().count == 3)
    }

    /// What is wrong for both appearances is told once, what is wrong for each twice.
    @Test func errorsInPairs() throws {
        #expect(try ThemeFolder("canvas: {background: {light: red, dark: blue}}").messages().count == 2)
        #expect(try ThemeFolder("indexBar: {titleFont: {light: {size: 0}, dark: {size: 0}}}").messages().count == 2)
        #expect(try ThemeFolder("canvas: {light: {width: 0}, dark: {colour: 1}}").messages().count == 2)
    }

    @Test func canvasOverTheLimit() throws {
        #expect(
            try errors("canvas:\n  width: 20000\n  height: 99999999999\n") == """
                look.theme.yaml:2:10: error: canvas.width must be at most 16384, not 20000
                  width: 20000
                         ^~~~~
                look.theme.yaml:3:11: error: canvas.height must be at most 16384, not 99999999999
                  height: 99999999999
                          ^~~~~~~~~~~
                """)
    }

    @Test func notAMapping() throws {
        #expect(
            try errors("- a") == """
                look.theme.yaml:1:1: error: a theme must be a mapping, and it holds a list
                - a
                ^~~
                """)
        #expect(
            try errors("# nothing\n") == """
                look.theme.yaml:1:1: error: a theme must be a mapping, and the file is empty
                # nothing
                ^
                """)
    }

    @Test func aliasBomb() throws {
        let levels = (1...9).map {
            "a\($0): &a\($0) [" + Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", ") + "]"
        }
        let text = "a0: &a0 [x]\n" + levels.joined(separator: "\n") + "\n"
        #expect(
            try errors(text) == """
                look.theme.yaml:1:9: error: the file holds more than 100000 values, aliases expanded
                a0: &a0 [x]
                        ^
                """)
        #expect(
            try errors(text + "? *a9\n: x\n") == """
                look.theme.yaml:11:3: error: a key cannot be an alias
                ? *a9
                  ^~~
                """)
    }

    @Test func deepNesting() throws {
        let text = "bubble: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70)
        #expect(
            try errors(text).hasPrefix(
                "look.theme.yaml:1:72: error: lists and mappings are nested deeper than 64 levels\n"))
    }

    @Test func mergeKeyOfOlderYAML() throws {
        let text = "indexBar: &bar {width: 3}\nbubble:\n  <<: *bar\n"
        #expect(try errors(text).hasPrefix("look.theme.yaml:3:3: error: unknown key '<<' in bubble\n"))
    }
}
