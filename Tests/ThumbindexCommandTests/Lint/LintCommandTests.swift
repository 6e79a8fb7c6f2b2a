import Foundation
import TemporaryFolders
import Testing

/// LN: the command.
struct LintCommandTests {
    private let root = TemporaryFolder()

    /// Nothing but one title whose contrast is too low.
    private static let pale = """
        # What the shop had.
        extends: list.base.yaml
        list:
          row:
            titleColor: {light: "#777777", dark: "#EEEEEE"} # pale

        """

    /// - Parameter sizes: `nil` for those that are usual.
    private func lint(
        _ arguments: String..., sizes: String? = "L", theme: String = pale
    ) throws -> Program.Result {
        try FlawedThemes().write(to: root)
        try root.write(["pale.theme.yaml": theme])
        let scope = sizes.map { ["--text-size", $0] } ?? []
        return try Program.run(["lint", "pale.theme.yaml"] + scope + arguments, in: root.path)
    }

    private func text(of name: String) throws -> String {
        try String(contentsOfFile: root.path + "/" + name, encoding: .utf8)
    }

    @Test("a finding has the theme's line, a caret, its states and its fix; the exit status is 1")
    func finding() throws {
        let result = try lint("--state", "index-bar/rest", "--direction", "ltr")
        #expect(
            result.text == """
                pale.theme.yaml:5:25: error: contrast: #777777 on #FFFFFF has a contrast of 4.48 : 1, and text asks for 4.5 : 1
                    titleColor: {light: "#777777", dark: "#EEEEEE"} # pale
                                        ^~~~~~~~~
                hint: in index-bar/rest
                hint: --unsafe-fixes would make it #767676

                """)
        #expect(result.errors == "1 finding: 1 error\n")
        #expect(result.status == 1)
    }

    @Test("what a finding holds in is counted as pictures and as states")
    func extent() throws {
        let states = ["--state", "rest,touch-down-middle,dragging,below-minimum"]
        let scope = ["--appearance", "light"] + states
        try FlawedThemes().write(to: root)
        try root.write(["pale.theme.yaml": Self.pale])
        func text(_ options: String...) throws -> String {
            try Program.run(["lint", "pale.theme.yaml", "--text-size", "L"] + scope + options, in: root.path).text
        }
        let named = "hint: in index-bar/rest, index-bar/touch-down-middle, index-bar/dragging"
        #expect(try text("--direction", "ltr").contains("\(named) and 1 more state\n"))
        #expect(try text().contains("\(named) and 5 more pictures of 4 states\n"))
        #expect(try text("--format", "github").contains("(8 pictures of 4 states)"))
        #expect(try text("--format", "github", "--direction", "ltr").contains("(4 states)"))
    }

    @Test("JSON has a version and the members of each finding")
    func json() throws {
        let result = try lint("--json", "--state", "rest", "--appearance", "light", "--direction", "ltr")
        #expect(
            result.text == """
                {
                  "version": 1,
                  "findings": [
                    {
                      "rule": "contrast",
                      "severity": "error",
                      "message": "#777777 on #FFFFFF has a contrast of 4.48 : 1, and text asks for 4.5 : 1",
                      "theme": "pale.theme.yaml",
                      "file": "pale.theme.yaml",
                      "line": 5,
                      "column": 25,
                      "endLine": 5,
                      "endColumn": 34,
                      "key": "list.row.titleColor",
                      "measured": 4.478089453577214,
                      "required": 4.5,
                      "states": ["index-bar/rest"],
                      "fix": {
                        "summary": "make it #767676",
                        "safe": false,
                        "edits": [{"line": 5, "column": 25, "endLine": 5, "endColumn": 34, "text": "\\"#767676\\""}]
                      }
                    }
                  ]
                }

                """)
        #expect(result.errors.isEmpty)
    }

    @Test("remarks of a workflow")
    func github() throws {
        let result = try lint("--format", "github", "--state", "rest", "--direction", "ltr", "--appearance", "light")
        #expect(
            result.text == """
                ::error file=pale.theme.yaml,line=5,col=25,title=contrast::#777777 on #FFFFFF has a contrast of 4.48 : 1, \
                and text asks for 4.5 : 1 (1 state)

                """)
        #expect(result.status == 1)
    }

    @Test("a theme on standard input is linted as the file that it is named")
    func standardInput() throws {
        try FlawedThemes().write(to: root)
        let input = root.path + "/typed"
        try Data(Self.pale.utf8).write(to: URL(filePath: input))
        let result = try Program.run(
            ["lint", "--stdin-name", "pale.theme.yaml", "--json"], in: root.path, standardInput: input)
        #expect(result.text.contains("\"file\": \"pale.theme.yaml\""))
        #expect(result.text.contains("\"key\": \"list.row.titleColor\""))
        #expect(result.status == 1)
    }

    @Test("unsafe fixes change the colour alone, and keep comments")
    func unsafeFix() throws {
        let result = try lint("--unsafe-fixes")
        #expect(try text(of: "pale.theme.yaml") == Self.pale.replacingOccurrences(of: "#777777", with: "#767676"))
        #expect(result.errors == "pale.theme.yaml: 1 fix made\nno findings\n")
        #expect(result.status == 0)
    }

    /// A change of a theme, what stands for a colour in it, what lint announces, and what is written.
    private static let recolorings: [(theme: String, hint: String, written: String)] = [
        (
            "indexBar: {highlight: {fill: \"#3A81F6\", color: @}}", "make it #1D1D1D", "\"#1D1D1D\""
        ),
        (
            "list: {row: {background: {light: \"#FFFFFF\", dark: \"#444444\"}, titleColor: @}}",
            "make it {light: \"#767676\", dark: \"#B1B1B1\"}", "{light: \"#767676\", dark: \"#B1B1B1\"}"
        ),
        (
            "list: {row: {background: {light: \"#FFFFFF\", dark: \"#000000\"}, titleColor: @}}",
            "make it {light: \"#767676\", dark: \"#888888\"}", "{light: \"#767676\", dark: \"#888888\"}"
        ),
    ]

    @Test("a colour of both appearances is cured in each where it is too faint, by one fix that is announced")
    func recoloringOfBothAppearances() throws {
        for (change, hint, written) in Self.recolorings {
            let faint = change.contains("highlight") ? "\"#FFFFFF\"" : "\"#888888\""
            let theme = "extends: list.base.yaml\n\(change)\n"
            let told = try lint(theme: theme.replacing("@", with: faint))
            #expect(told.text.contains("hint: --unsafe-fixes would \(hint)\n"), "\(told.text)")
            #expect(told.errors == "1 finding: 1 error\n")
            let fixed = try lint("--unsafe-fixes", theme: theme.replacing("@", with: faint))
            #expect(fixed.errors == "pale.theme.yaml: 1 fix made\nno findings\n")
            #expect(try text(of: "pale.theme.yaml") == theme.replacing("@", with: written))
        }
    }

    @Test("two colours of a pair are cured by one fix")
    func recoloringOfAPair() throws {
        let theme = """
            extends: list.base.yaml
            list: {row: {background: {light: "#FFFFFF", dark: "#444444"}, titleColor: {light: "#888888", dark: "#888888"}}}

            """
        let told = try lint(theme: theme)
        #expect(told.text.contains("hint: --unsafe-fixes would make it #767676, and #B1B1B1 in the dark\n"))
        let fixed = try lint("--unsafe-fixes", theme: theme)
        #expect(fixed.errors == "pale.theme.yaml: 1 fix made\nno findings\n")
        #expect(try text(of: "pale.theme.yaml").contains("titleColor: {light: \"#767676\", dark: \"#B1B1B1\"}"))
    }

    @Test("safe fixes change no picture: a colour stays")
    func safeFixLeavesColors() throws {
        let result = try lint("--fix")
        #expect(try text(of: "pale.theme.yaml") == Self.pale)
        #expect(result.status == 1)
    }

    @Test("safe fixes remove keys without an effect and stale exceptions, whole lines where they have them")
    func safeFix() throws {
        let theme = """
            extends: list.base.yaml
            lint:
              adjustableBar: true
              except:
                # Cured long ago.
                - {rule: contrast, key: list.row.titleColor, because: pale on purpose}
                - rule: contrast
                  key: list.footer.color
                  because: small print
            bubble: {gap: 20, wave: {amplitude: 30}}
            list:
              tableHeader:
                kind: none
                placeholder: Find # no field

            """
        let result = try lint("--fix", sizes: nil, theme: theme)
        #expect(
            try text(of: "pale.theme.yaml") == """
                extends: list.base.yaml
                lint:
                  adjustableBar: true
                bubble: {gap: 20}
                list:
                  tableHeader:
                    kind: none

                """)
        #expect(!result.text.contains("stale-exception"))
        #expect(result.errors.hasPrefix("pale.theme.yaml: 4 fixes made\n"))
        #expect(result.status == 0)
    }

    @Test("the last exception goes with its key, where others stand beside that")
    func lastException() throws {
        let result = try lint(
            "--fix", sizes: nil,
            theme: """
                extends: list.base.yaml
                lint: {adjustableBar: true, except: [{rule: contrast, key: list.row.titleColor, because: pale}]} # once

                """)
        #expect(
            try text(of: "pale.theme.yaml") == """
                extends: list.base.yaml
                lint: {adjustableBar: true} # once

                """)
        #expect(result.errors == "pale.theme.yaml: 1 fix made\nno findings\n")
        #expect(result.status == 0)
    }

    @Test(
        "an exception is stale only where all was looked at that it could be for",
        arguments: [
            ([], true), (["--text-size", "L,XXXL,AX3,AX5"], true), (["--contrast", "standard,increased"], true),
            (["--text-size", "L"], false), (["--state", "rest"], false), (["--appearance", "light"], false),
            (["--direction", "rtl"], false), (["--locale", "de"], false), (["--pseudo", "en-XA"], false),
            (["--bold-text"], false), (["--profile", "ios"], false),
        ] as [([String], Bool)])
    func staleness(scope: [String], isTold: Bool) throws {
        try FlawedThemes().write(to: root)
        let theme = """
            extends: list.base.yaml
            lint: {adjustableBar: true, except: [{rule: contrast, key: list.row.titleColor, because: pale}]}

            """
        try root.write(["except.theme.yaml": theme])
        let result = try Program.run(["lint", "except.theme.yaml"] + scope, in: root.path)
        #expect(result.text.contains("stale-exception") == isTold, "\(result.text)")
        _ = try Program.run(["lint", "except.theme.yaml", "--fix"] + scope, in: root.path)
        #expect(try text(of: "except.theme.yaml").contains("except") == !isTold)
    }

    @Test("rules about a theme as a whole know their stale exceptions in any scope, but tokens while typing")
    func stalenessOfWholeThemes() throws {
        try FlawedThemes().write(to: root)
        let theme = """
            extends: list.base.yaml
            lint:
              adjustableBar: true
              except:
                - {rule: motion, key: bubble.shape, because: the brand's}
                - {rule: unused-token, key: color.spare, because: for later}

            """
        try root.write(["except.theme.yaml": theme])
        let file = try Program.run(["lint", "except.theme.yaml", "--state", "rest", "--text-size", "L"], in: root.path)
        #expect(file.text.contains("nothing is found by motion at bubble.shape"))
        #expect(file.text.contains("nothing is found by unused-token at color.spare"))
        let typed = try Program.run(
            ["lint", "--stdin-name", "typed.theme.yaml"], in: root.path,
            standardInput: root.path + "/except.theme.yaml")
        #expect(typed.text.contains("nothing is found by motion at bubble.shape"), "\(typed.errors)")
        #expect(!typed.text.contains("unused-token"))
    }

    @Test(
        "what init writes has no finding",
        arguments: [
            [], ["--grid"], ["--like", "qq-music"], ["--like", "wechat"], ["--like", "system"], ["--like", "material"],
            ["--like", "ios"],
        ])
    func starters(look: [String]) throws {
        #expect(try Program.run(["init", "."] + look, in: root.path).status == 0)
        let result = try Program.run(["lint", ".", "--strict"], in: root.path)
        #expect(result.text.isEmpty, "\(result.text)")
        #expect(result.errors == "no findings\n")
        #expect(result.status == 0)
    }

    @Test("letters of an index are not translated, so that a pseudo-locale shows nothing by them; names are")
    func pseudoLetters() throws {
        let theme = "extends: list.base.yaml\n"
        let letters = try lint("--pseudo", "en-XA,bounded,double-length", theme: theme)
        #expect(letters.text.isEmpty, "\(letters.text)")
        let long = theme + "content: long.content.yaml\nlist: {row: {trailingInset: 0}}\n"
        let names = try lint("--pseudo", "en-XA,bounded,double-length", theme: long)
        #expect(names.text.contains("text-overlap"), "\(names.text)")
    }

    @Test("a report shows each finding on its state, the place outlined")
    func report() throws {
        let result = try lint("--report", "Findings", "--state", "rest", "--direction", "ltr", "--appearance", "light")
        #expect(result.status == 1)
        #expect(try root.names(in: "Findings") == ["index.html", "lint.json", "pictures/1-contrast.png"])
        let page = try text(of: "Findings/index.html")
        #expect(page.contains("<h1>1 finding: 1 error</h1>"))
        #expect(page.contains("<img src=\"pictures/1-contrast.png\" width=\"375\" height=\"812\""))
        #expect(page.contains("WCAG 2.2, 1.4.3 Contrast (Minimum)"))
        let picture = try Data(contentsOf: URL(filePath: root.path + "/Findings/pictures/1-contrast.png"))
        #expect(PNG.size(of: Array(picture)) == [750, 1624])
    }

    @Test("a text size that is asked for wins over the theme's own")
    func settings() throws {
        let result = try lint(
            "--state", "rest", "--appearance", "light", "--direction", "ltr",
            theme: Self.pale + "text-size: AX3\n")
        #expect(result.text.contains("hint: in index-bar/rest~L\n"), "\(result.text)")
    }

    @Test("timelines are linted at their instants, under the settings that are asked for")
    func timelines() throws {
        try root.write(["down.timeline.yaml": "[{touchDown: C}, {wait: 0.25}, {shot: late}, touchUp]\n"])
        let result = try lint(
            "--timeline", "down.timeline.yaml", "--state", "condensed", "--direction", "ltr", "--appearance", "light",
            "--bold-text", "--json")
        for state in ["down@0~bold", "down@0.1~bold", "down@0.25~bold"] {
            #expect(result.text.contains("\"\(state)\""), "\(state): \(result.text)")
        }
        let missing = try lint("--timeline", "none.timeline.yaml")
        #expect(missing.status == 2)
    }

    @Test("an exception with a reason takes a finding away; a file of settings beside the theme says the same")
    func exceptions() throws {
        let exception = "except: [{rule: contrast, key: list.row, because: the brand's own grey}]"
        let inTheme = try lint(theme: Self.pale + "lint: {adjustableBar: true, \(exception)}\n")
        #expect(inTheme.status == 0, "\(inTheme.text)")
        try root.write(["pale.lint.yaml": exception + "\n"])
        let beside = try lint()
        #expect(beside.text.isEmpty)
        #expect(beside.errors == "no findings\n")
        #expect(beside.status == 0)
    }

    @Test("rules take other severities, and --strict counts warnings")
    func severities() throws {
        let theme = Self.pale + "lint: {adjustableBar: true, rules: {contrast: warning}}\n"
        let lenient = try lint(theme: theme)
        #expect(lenient.text.contains(": warning: contrast: "))
        #expect(lenient.status == 0)
        #expect(try lint("--strict", theme: theme).status == 1)
        #expect(try lint(theme: theme.replacingOccurrences(of: "warning", with: "off")).text.isEmpty)
    }

    @Test("settings that are wrong are told with their places, and the exit status is 2")
    func badSettings() throws {
        let result = try lint(
            theme: """
                extends: list.base.yaml
                lint:
                  profile: iso
                  except:
                    - {rule: contrast, key: list.row.titelColor, because: grey}
                    - {rule: contrast, key: list.row.titleColor}

                """)
        #expect(
            result.errors == """
                pale.theme.yaml:3:12: error: lint.profile must be ios, android, wcag or all, not the string 'iso'
                  profile: iso
                           ^~~
                hint: did you mean 'ios'?
                pale.theme.yaml:5:29: error: lint.except excepts 'list.row.titelColor', which is no property of themes
                    - {rule: contrast, key: list.row.titelColor, because: grey}
                                            ^~~~~~~~~~~~~~~~~~~
                hint: did you mean 'list.row.titleColor'?
                pale.theme.yaml:6:7: error: lint.except needs because
                    - {rule: contrast, key: list.row.titleColor}
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                no findings

                """)
        #expect(result.status == 2)
    }

    @Test("a rule is explained with its numbers and whose they are")
    func explanation() throws {
        let result = try Program.run(["lint", "--explain", "target-size"])
        #expect(result.text.hasPrefix("target-size: A target is too small for a finger\n\n"))
        #expect(result.text.contains("WCAG 2.2, 2.5.8"))
        #expect(result.text.contains("Severity: ios error, android error, wcag error, all error"))
        #expect(result.status == 0)
        let unknown = try Program.run(["lint", "--explain", "contrats"])
        #expect(unknown.errors.contains("unknown rule 'contrats'; did you mean 'contrast'?"))
        #expect(unknown.status == 64)
    }
}
