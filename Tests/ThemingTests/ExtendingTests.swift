import Documents
import Foundation
import Geometry
import Styles
import Testing
import Theming

/// Themes of several files: `extends`, and paths in general.
@Suite struct ExtendingTests {
    @Test func childWinsLeafByLeaf() throws {
        let folder = try ThemeFolder([
            "child.theme.yaml": """
            extends: base.theme.yaml
            indexBar:
              titleFont: {size: 9}
              contentInsets: {top: 1}
              titleColor: {light: "#fff", dark: "#000"}
            """,
            "base.theme.yaml": """
            name: Base
            indexBar:
              titleFont: {size: 11, weight: 700}
              contentInsets: 5
              titleColor: "#123456"
              slotHeight: 14
            bubble: {gap: 3}
            """,
        ])
        let document = try folder.load()
        let theme = document.theme(in: .light)
        #expect(document.title == "child" && document.name == "child")
        #expect(theme.indexBar.titleFont == FontStyle(size: 9, weight: 700))
        #expect(theme.indexBar.contentInsets == Insets(top: 1, leading: 5, bottom: 5, trailing: 5))
        #expect(theme.indexBar.titleColor == .white)
        #expect(theme.indexBar.slotHeight == 14 && theme.bubble.gap == 3)
        #expect(document.theme(in: .dark).indexBar.titleColor == .black)
        #expect(document.sourceFiles == [folder.path + "/base.theme.yaml", folder.path + "/child.theme.yaml"])
    }

    @Test func wholeGroupOverLeavesAndBack() throws {
        let base = "indexBar: {border: {width: 2, color: \"#fff\"}, shadow: {blur: 3}}"
        let cleared = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nindexBar: {border: none, shadow: {x: 1}}", "b.theme.yaml": base,
        ])
        #expect(try cleared.theme().indexBar.border == .none)
        #expect(try cleared.theme().indexBar.shadow == Shadow(x: 1, blur: 3))
        let again = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nindexBar: {border: {width: 4}}",
            "b.theme.yaml": "extends: c.theme.yaml\nindexBar: {border: none}", "c.theme.yaml": base,
        ])
        #expect(try again.theme().indexBar.border == Border(width: 4))
    }

    @Test func dependentDefaultsLookAtTheMergedTheme() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nindexBar: {titleColor: \"#fff\"}",
            "b.theme.yaml": "indexBar: {titleColor: \"#123\"}",
        ])
        #expect(try folder.theme().indexBar.highlight.color == .white)
        let set = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nindexBar: {titleColor: \"#fff\"}",
            "b.theme.yaml": "indexBar: {highlight: {color: \"#000\"}}",
        ])
        #expect(try set.theme().indexBar.highlight.color == .black)
    }

    /// Each path is relative to the file that it is written in.
    @Test func pathsOfBases() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: base/b.theme.yaml\nfonts: a.ttf\n",
            "base/b.theme.yaml":
                "content: names.content.yaml\nfonts: [fonts/b.ttf]\nbubble: {shape: image(drop.png)}\n",
            "base/names.content.yaml": "", "base/fonts/b.ttf": "", "a.ttf": "",
        ])
        let document = try folder.load()
        #expect(document.contentFile?.path == folder.path + "/base/names.content.yaml")
        #expect(document.fontFiles == [folder.path + "/base/fonts/b.ttf", folder.path + "/a.ttf"])
        #expect(document.theme(in: .light).bubble.shape == .image(folder.path + "/base/drop.png"))
    }

    @Test func missingBase() throws {
        #expect(
            try errors("name: x\nextends: base.theme.yaml\nbubble: {gap: x}\n").split(separator: "\n").prefix(3) == [
                "look.theme.yaml:2:10: error: cannot read 'base.theme.yaml': there is no such file",
                "extends: base.theme.yaml",
                "         ^~~~~~~~~~~~~~~",
            ])
    }

    @Test func circleOfThemes() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\n", "b.theme.yaml": "extends: ./a.theme.yaml\n",
        ])
        #expect(
            folder.errors() == """
                b.theme.yaml:1:10: error: themes extend one another in a circle: a.theme.yaml → b.theme.yaml → a.theme.yaml
                extends: ./a.theme.yaml
                         ^~~~~~~~~~~~~~
                """)
        #expect(
            try errors("extends: look.theme.yaml") == """
                look.theme.yaml:1:10: error: themes extend one another in a circle: look.theme.yaml → look.theme.yaml
                extends: look.theme.yaml
                         ^~~~~~~~~~~~~~~
                """)
    }

    @Test func longChain() throws {
        func chain(_ count: Int) throws -> String {
            let folder = try ThemeFolder(["t0.theme.yaml": "extends: t1.theme.yaml"])
            for number in 1..<count {
                let text = number + 1 < count ? "extends: t\(number + 1).theme.yaml" : "bubble: {gap: 9}"
                try Data(text.utf8).write(to: URL(filePath: folder.path + "/t\(number).theme.yaml"))
            }
            return folder.errors()
        }
        #expect(try chain(16) == "")
        #expect(
            try chain(17) == """
                t15.theme.yaml:1:10: error: more than 16 themes extend one another
                extends: t16.theme.yaml
                         ^~~~~~~~~~~~~~
                """)
    }

    /// A base's own errors are told at their place in the base, even where the child overrides the value.
    @Test func errorsInABase() throws {
        let folder = try ThemeFolder([
            "a.theme.yaml": "extends: b.theme.yaml\nbubble: {gap: 1, siz: 2}", "b.theme.yaml": "bubble: {gap: wide}",
        ])
        #expect(
            folder.errors() == """
                b.theme.yaml:1:15: error: bubble.gap must be a length in points, not the string 'wide'
                bubble: {gap: wide}
                              ^~~~
                a.theme.yaml:2:18: error: unknown key 'siz' in bubble
                bubble: {gap: 1, siz: 2}
                                 ^~~
                hint: did you mean 'size'?
                """)
    }

    @Test(arguments: [
        ("extends: ../b.theme.yaml", 10, "../b.theme.yaml"), ("tokens: ../t.tokens.json", 9, "../t.tokens.json"),
        ("content: /etc/passwd", 10, "/etc/passwd"), ("fonts: [x/../../f.ttf]", 9, "x/../../f.ttf"),
        ("bubble: {shape: {image: ../a.png}}", 25, "../a.png"),
    ])
    func pathsThatClimbOut(text: String, column: Int, path: String) throws {
        #expect(
            try errors(text) == """
                look.theme.yaml:1:\(column): error: the path '\(path)' leads out of the folder of the file that it is written in
                \(text)
                \(String(repeating: " ", count: column - 1))^\(String(repeating: "~", count: path.count - 1))
                hint: --allow-outside permits it
                """)
    }

    @Test func pathsOutsideWhereTheyArePermitted() throws {
        let folder = try ThemeFolder([
            "look/a.theme.yaml": "extends: ../b.theme.yaml\nbubble: {shape: image(../a.png)}",
            "b.theme.yaml": "bubble: {gap: 8}",
        ])
        let theme = try folder.load(allowingOutside: true).theme(in: .light)
        #expect(theme.bubble.gap == 8 && theme.bubble.shape == .image(folder.path + "/a.png"))
    }

    @Test func missingFontsAndContent() throws {
        #expect(
            try errors("fonts: [a.ttf]\ncontent: names.content.yaml\n") == """
                look.theme.yaml:1:9: error: there is no file 'a.ttf'
                fonts: [a.ttf]
                        ^~~~~
                look.theme.yaml:2:10: error: there is no file 'names.content.yaml'
                content: names.content.yaml
                         ^~~~~~~~~~~~~~~~~~
                """)
    }

    @Test func missingTheme() {
        do {
            _ = try ThemeFile(at: FileLocation("/nowhere/look.theme.yaml"))
            Issue.record("loaded")
        } catch {
            #expect(error.description == "error: cannot read '/nowhere/look.theme.yaml': there is no such file")
        }
    }

    @Test func notUTF8() throws {
        let folder = try ThemeFolder("")
        try (Data("name: \u{E9}".utf8) + Data([0xFF])).write(to: URL(filePath: folder.path + "/look.theme.yaml"))
        #expect(
            folder.errors() == """
                look.theme.yaml:1:8: error: the file is not UTF-8
                name: \u{E9}\u{FFFD}
                       ^
                """)
    }

    @Test func names() throws {
        let folder = try ThemeFolder(["wechat.theme.yml": "name: WeChat look"])
        #expect(try folder.load().name == "wechat" && folder.load().title == "WeChat look")
        #expect(try ThemeFolder(["plain.yaml": "bubble:"]).load().title == "plain")
        #expect(try ThemeFolder([".theme.yaml": "bubble:"]).load().name == "theme")
    }
}
