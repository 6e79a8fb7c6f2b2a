import Foundation
import TemporaryFolders
import Testing

/// What the command says of each kind of bad input, to the letter; nothing is drawn, and the status is 2.
struct BadInputTests {
    private let root = TemporaryFolder()

    struct Case: CustomTestStringConvertible {
        let name: String
        let theme: String
        var others: KeyValuePairs<String, String> = [:]
        let errors: String

        var testDescription: String { name }
    }

    @Test(arguments: cases)
    func badTheme(_ bad: Case) throws {
        try root.write(["look.theme.yaml": bad.theme])
        try root.write(bad.others)
        try expectRefusal(bad.errors)
    }

    private func expectRefusal(_ errors: String) throws {
        let result = try Program.run(["render", "look.theme.yaml"], in: root.path)
        #expect(result.errors == errors + "0 pictures drawn in Output, 1 of 1 themes left out\n")
        #expect(result.text.isEmpty)
        #expect(result.status == 2)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
    }

    private static let cases = [
        Case(
            name: "unknown key", theme: "indexBar:\n  slotHight: 20\n",
            errors: """
                look.theme.yaml:2:3: error: unknown key 'slotHight' in indexBar
                  slotHight: 20
                  ^~~~~~~~~
                hint: did you mean 'slotHeight'?

                """),
        Case(
            name: "wrong type, and all errors at once", theme: "indexBar:\n  slotHeight: tall\nlist:\n  row: 3\n",
            errors: """
                look.theme.yaml:2:15: error: indexBar.slotHeight must be a length in points, not the string 'tall'
                  slotHeight: tall
                              ^~~~
                look.theme.yaml:4:8: error: list.row must be a mapping, not 3
                  row: 3
                       ^

                """),
        Case(
            name: "missing base", theme: "extends: base.theme.yaml\n",
            errors: """
                look.theme.yaml:1:10: error: cannot read 'base.theme.yaml': there is no such file
                extends: base.theme.yaml
                         ^~~~~~~~~~~~~~~

                """),
        Case(
            name: "cyclic base", theme: "extends: base.theme.yaml\n",
            others: ["base.theme.yaml": "extends: look.theme.yaml\n"],
            errors: """
                base.theme.yaml:1:10: error: themes extend one another in a circle: look.theme.yaml → base.theme.yaml \
                → look.theme.yaml
                extends: look.theme.yaml
                         ^~~~~~~~~~~~~~~

                """),
        Case(
            name: "base outside the folder", theme: "extends: ../base.theme.yaml\n",
            errors: """
                look.theme.yaml:1:10: error: the path '../base.theme.yaml' leads out of the folder of the file that it \
                is written in
                extends: ../base.theme.yaml
                         ^~~~~~~~~~~~~~~~~~
                hint: --allow-outside permits it

                """),
        Case(
            name: "alias to nothing",
            theme: "tokens: look.tokens.json\nindexBar:\n  titleColor: \"{color.acent}\"\n",
            others: [
                "look.tokens.json":
                    "{\"color\": {\"accent\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}}}}"
            ],
            errors: """
                look.theme.yaml:3:15: error: there is no token '{color.acent}'
                  titleColor: "{color.acent}"
                              ^~~~~~~~~~~~~~~
                hint: did you mean '{color.accent}'?

                """),
        Case(
            name: "alias cycle", theme: "tokens: look.tokens.json\n",
            others: [
                "look.tokens.json":
                    "{\"$type\": \"color\",\n\"a\": {\"$value\": \"{b}\"},\n\"b\": {\"$value\": \"{a}\"}}"
            ],
            errors: """
                look.tokens.json:2:17: error: circular reference: 'a' → 'b' → 'a'
                "a": {"$value": "{b}"},
                                ^~~~~

                """),
        Case(
            name: "bad colour", theme: "indexBar:\n  titleColor: \"#12345\"\n",
            errors: """
                look.theme.yaml:2:15: error: indexBar.titleColor must be a colour such as "#07C160", not the string \
                '#12345'
                  titleColor: "#12345"
                              ^~~~~~~~
                hint: a colour is #RGB, #RRGGBB or #RRGGBBAA

                """),
        Case(
            name: "negative size", theme: "list: {row: {height: -44}}\n",
            errors: """
                look.theme.yaml:1:22: error: list.row.height must be at least 0.1, not -44
                list: {row: {height: -44}}
                                     ^~~

                """),
        Case(
            name: "size that is not finite", theme: "indexBar: {slotHeight: .inf}\nbubble: {radius: 1e999}\n",
            errors: """
                look.theme.yaml:1:24: error: indexBar.slotHeight must be a finite number, not .inf
                indexBar: {slotHeight: .inf}
                                       ^~~~
                look.theme.yaml:2:18: error: bubble.radius must be a finite number, not 1e999
                bubble: {radius: 1e999}
                                 ^~~~~

                """),
        Case(
            name: "canvas over the limit in points", theme: "canvas: {width: 16385}\n",
            errors: """
                look.theme.yaml:1:17: error: canvas.width must be at most 16384, not 16385
                canvas: {width: 16385}
                                ^~~~~

                """),
        Case(
            name: "canvas over the limit in pixels", theme: "canvas: {width: 16000, height: 4000}\n",
            errors: """
                look.theme.yaml:1:17: error: a canvas of 32000 × 8000 pixels is too large; at most 64000000 pixels, \
                and 32767 on a side, are accepted
                canvas: {width: 16000, height: 4000}
                                ^~~~~

                """),
        Case(
            name: "missing font family", theme: "list: {header: {font: {families: [Intre]}}}\n",
            errors: """
                look.theme.yaml:1:35: error: no font family named 'Intre' is installed
                list: {header: {font: {families: [Intre]}}}
                                                  ^~~~~
                hint: did you mean 'Inter'?

                """),
        Case(
            name: "YAML alias bomb",
            theme: (1...9).reduce("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n") { text, level in
                let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
                return text + "a\(level): &a\(level) [\(aliases)]\n"
            },
            errors: """
                look.theme.yaml:1:22: error: the file holds more than 100000 values, aliases expanded
                a0: &a0 [x, x, x, x, x, x, x, x, x, x]
                                     ^

                """),
        Case(
            name: "deep nesting",
            theme: "name: " + String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
            errors: """
                look.theme.yaml:1:70: error: lists and mappings are nested deeper than 64 levels
                …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]…
                                                                             ^

                """),
        Case(
            name: "nesting without end", theme: String(repeating: "[", count: 100_000),
            errors: """
                look.theme.yaml:1:1: error: lists and mappings are nested too deep
                [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…
                ^

                """),
        Case(
            name: "missing content", theme: "content: look.content.yaml\n",
            errors: """
                look.theme.yaml:1:10: error: there is no file 'look.content.yaml'
                content: look.content.yaml
                         ^~~~~~~~~~~~~~~~~

                """),
        Case(
            name: "broken content", theme: "content: look.content.yaml\n",
            others: ["look.content.yaml": "sections:\n  - titel: A\n    items: []\n"],
            errors: """
                look.content.yaml:2:5: error: unknown key 'titel' in a section
                  - titel: A
                    ^~~~~
                hint: did you mean 'title'?

                """),
    ]

    @Test("a file that is not UTF-8")
    func notUTF8() throws {
        let bytes = Data("name: caf".utf8) + [0xE9, 0x0A]
        try bytes.write(to: URL(fileURLWithPath: root.path + "/look.theme.yaml"))
        try expectRefusal(
            """
            look.theme.yaml:1:10: error: the file is not UTF-8
            name: caf\u{FFFD}
                     ^

            """)
    }

    @Test("an output folder that cannot be written")
    func unwritableFolder() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\n", "taken": "mine"])
        let result = try Program.run(["render", "look.theme.yaml", "--out", "taken/pictures"], in: root.path)
        #expect(result.errors == "error: cannot write 'taken/pictures': not a directory\n")
        #expect(result.text.isEmpty)
        #expect(result.status == 2)
        #expect(try root.files()["taken"] == "mine")
    }

    @Test("no theme where one should be")
    func noTheme() throws {
        try root.write(["empty/notes.txt": "", "look.yaml": ""])
        let result = try Program.run(["render", "empty", "look.yaml", "nowhere"], in: root.path)
        #expect(
            result.errors == """
                error: there is no theme in the folder 'empty'
                hint: a theme's name ends in .theme.yaml, .theme.yml or .theme.json
                error: 'look.yaml' is not a theme by its name
                hint: a theme's name ends in .theme.yaml, .theme.yml or .theme.json
                error: there is no file or folder 'nowhere'

                """)
        #expect(result.status == 2)
    }
}
