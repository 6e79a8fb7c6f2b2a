import Documents
import Geometry
import Styles
import Testing
import Theming

/// Properties that are set by their paths, as the axes of a batch do.
@Suite struct SettingTests {
    private static func node(_ text: String) throws -> DocumentNode {
        try DocumentNode.parse(SourceText(name: "axes", text: text))
    }

    private static func theme(_ path: String, _ text: String, _ appearance: Appearance = .light) throws -> Theme {
        let base = try ThemeFolder("indexBar: {titleFont: {size: 9, weight: 700}, slotHeight: 14}").load()
        return try base.setting(path, to: node(text)).theme(in: appearance)
    }

    @Test func valuesGroupsAndPairs() throws {
        #expect(try Self.theme("indexBar.slotHeight", "22").indexBar.slotHeight == 22)
        #expect(
            try Self.theme("indexBar.titleFont", "{size: 30}").indexBar.titleFont == FontStyle(size: 30, weight: 700))
        #expect(try Self.theme("indexBar.highlight.font.weight", "bold").indexBar.slotHeight == 14)
        #expect(try Self.theme("indexBar.border", "none").indexBar.border == .none)
        #expect(try Self.theme("bubble.gap", "{light: 1, dark: 2}", .dark).bubble.gap == 2)
        #expect(try Self.theme("canvas", "{dark: {width: 100}, light: {width: 200}}").canvas.size.width == 200)
    }

    /// Setting a value reads those of its group alone, and makes the theme that reading all makes, as setting a text size
    /// does.
    @Test(
        arguments: ["material", "photos", "shop"], ["{slotHeight: 15}", "{placement: {frame: [300, 100, 20, 400]}}"])
    func aSetValueIsAsIfAllWereRead(name: String, bar: String) throws {
        let file = try ThemeFile(atPath: "Themes/\(name).theme.yaml")
        let base = try file.setting("indexBar", to: Self.node(bar))
        for example in ValueExamples.good
        where example.path.contains(".") && ThemeFile.hasProperty(example.path) && !example.value.contains(".png") {
            let set = try base.setting(example.path, to: Self.node(example.value))
            let read = try set.setting("text-size", to: Self.node("L"))
            for appearance in Appearance.allCases {
                #expect(set.theme(in: appearance) == read.theme(in: appearance), "\(example)")
            }
        }
    }

    @Test func whatElseTheThemeSaysIsKept() throws {
        let document = try ThemeFolder("name: Look\nbubble: {gap: 3}").load()
        let changed = try document.setting("bubble.radius", to: Self.node("12"))
        #expect(changed.title == "Look" && changed.name == "look" && changed.sourceFiles == document.sourceFiles)
        #expect(changed.theme(in: .light).bubble.gap == 3)
        #expect(document.theme(in: .light).bubble.radius == 25)
    }

    @Test func aliasesLeadToTheTokensOfTheTheme() throws {
        let document = try TokenAliasTests.folder("bubble: {gap: 3}").load()
        let theme = try document.setting("bubble.gap", to: Self.node("\"{space.large}\"")).theme(in: .light)
        #expect(theme.bubble.gap == 24)
    }

    @Test(arguments: [
        (
            "indexBar.slotHight", "3",
            "axes:1:1: error: no theme property is called 'indexBar.slotHight'\n3\n^\nhint: did you mean 'indexBar.slotHeight'?"
        ),
        ("", "3", "axes:1:1: error: no theme property is called ''\n3\n^"),
        (
            "indexBar..slotHeight", "3",
            "axes:1:1: error: no theme property is called 'indexBar..slotHeight'\n3\n^\nhint: did you mean 'indexBar.slotHeight'?"
        ),
        (
            "indexBar.slotHeight", "tall",
            "axes:1:1: error: indexBar.slotHeight must be a length in points, not the string 'tall'\ntall\n^~~~"
        ),
        (
            "bubble", "{gup: 3}",
            "axes:1:2: error: unknown key 'gup' in bubble\n{gup: 3}\n ^~~\nhint: did you mean 'gap'?"
        ),
        ("bubble", "3", "axes:1:1: error: bubble must be a mapping, not 3\n3\n^"),
    ])
    func wrongPathsAndValues(path: String, value: String, expected: String) throws {
        let document = try ThemeFolder("bubble: {gap: 3}").load()
        do {
            _ = try document.setting(path, to: Self.node(value))
            Issue.record("set")
        } catch let error as DiagnosticError {
            #expect(error.description == expected)
        }
    }
}
