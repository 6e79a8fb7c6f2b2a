import Batching
import Documents
import Foundation
import TemporaryFolders
import Testing
import Thumbindex
import Timelines

/// Batch files are read, with all that is wrong in them at once.
struct BatchFileTests {
    private let root = TemporaryFolder()

    private func read(_ text: String, allowingOutside: Bool = false) throws -> BatchFile {
        try root.write([
            "a.theme.yaml": "", "more/b.theme.yaml": "", "cities.content.yaml": "items: [A]\n",
            "jump.timeline.yaml": "",
            "run.batch.yaml": text,
        ])
        return try BatchFile(atPath: root.path + "/run.batch.yaml", allowingOutside: allowingOutside)
    }

    /// What reading prints, with paths from the folder.
    private func errors(_ text: String) throws -> String {
        do {
            _ = try read(text)
            return ""
        } catch let error as DiagnosticError {
            return error.description.replacing(root.path + "/", with: "")
        }
    }

    @Test("an empty file draws the themes of its folder as they would be without it")
    func empty() throws {
        let request = try read("# nothing\n").request
        #expect(request.themes.map { $0.dropFirst(root.path.count + 1) } == ["a.theme.yaml", "more/b.theme.yaml"])
        let usual = RenderRequest()
        #expect(request.states == usual.states && request.scales == usual.scales && request.formats == usual.formats)
        #expect(request.axes.appearances == usual.axes.appearances && request.axes.directions == usual.axes.directions)
        #expect(request.contents.isEmpty && request.axes.locales == [nil] && request.axes.others.isEmpty)
        #expect(request.rules == PictureRules())
    }

    @Test("every key")
    func everything() throws {
        let batch = try read(
            """
            $schema: https://example.org/batch.schema.json
            name: All of it
            themes: [more, a.theme.yaml, a.theme.yaml]
            content: [null, cities.content.yaml]
            timelines: jump.timeline.yaml
            states: [index-bar/rest, section-list]
            axes:
              appearance: dark
              scale: [1, 2.5]
              direction: [ltr, rtl]
              locale: [null, zh_Hant, ar]
              indexBar.slotHeight: [null, 20, 24.50]
              bubble.radius: {own: null, large: 40}
              brand: [acme, globex]
            include:
              - {theme: a, state: rest, scale: 2.50, locale: null}
              - {content: [null, cities], brand: globex, bubble.radius: [null, large], indexBar.slotHeight: 24.50}
            exclude: {format: svg, appearance: dark, component: section-list}
            formats: [png, svg]
            svgText: live
            png: small
            output: pictures
            """)
        let request = batch.request
        let prefix = root.path + "/"
        #expect(request.themes == [prefix + "more/b.theme.yaml", prefix + "a.theme.yaml"])
        #expect(request.contents == [nil, prefix + "cities.content.yaml"])
        #expect(request.timelines == [prefix + "jump.timeline.yaml"])
        #expect(request.states.first?.path == "index-bar/rest")
        #expect(request.states.dropFirst().allSatisfy { $0.component == .sectionList } && request.states.count > 5)
        #expect(request.axes.appearances == [.dark] && request.scales == [1, 2.5])
        #expect(request.axes.directions == [.leftToRight, .rightToLeft])
        #expect(request.axes.locales == [nil, "zh-Hant", "ar"])
        #expect(request.axes.others.map(\.name) == ["indexBar.slotHeight", "bubble.radius", "brand"])
        #expect(
            request.axes.others.map { $0.values.map(\.name) } == [
                [nil, "20", "24.50"], ["own", "large"], ["acme", "globex"],
            ])
        #expect(request.axes.others.map { $0.values.map { $0.node == nil } }[1] == [true, false])
        #expect(
            request.rules.includes == [
                PictureRule(["theme": ["a"], "state": ["rest"], "scale": ["2.5"], "locale": [""]]),
                PictureRule([
                    "content": ["", "cities"], "brand": ["globex"], "bubble.radius": ["", "large"],
                    "indexBar.slotHeight": ["24.50"],
                ]),
            ])
        #expect(
            request.rules.excludes == [
                PictureRule(["format": ["svg"], "appearance": ["dark"], "component": ["section-list"]])
            ])
        #expect(
            request.formats == [.png, .svg] && request.export.svgText == .live
                && request.export.pngCompression == .small)
        #expect(batch.output == prefix + "pictures")
    }

    @Test("JSON serves as well")
    func json() throws {
        try root.write(["a.theme.yaml": "", "run.batch.json": #"{"axes": {"scale": [3]}}"#])
        #expect(try BatchFile(atPath: root.path + "/run.batch.json").request.scales == [3])
        #expect(BatchFile.isNamed("x/run.batch.yml") && !BatchFile.isNamed("batch.yaml"))
    }

    @Test("without states a batch has timelines alone where it says so")
    func timelinesAlone() throws {
        #expect(try read("states: []\ntimelines: [jump.timeline.yaml]\n").request.states.isEmpty)
    }

    @Test("all that is wrong at once, each with its place")
    func manyErrors() throws {
        #expect(
            try errors(
                """
                theme: a
                states: [restt]
                axes:
                  apearance: []
                  scale: [0, 2, 2]
                  brand: []
                formats: []
                """) == """
                    run.batch.yaml:1:1: error: unknown key 'theme'
                    theme: a
                    ^~~~~
                    hint: did you mean 'themes'?
                    run.batch.yaml:2:10: error: unknown state 'restt'
                    states: [restt]
                             ^~~~~
                    hint: did you mean 'rest'?
                    run.batch.yaml:4:14: error: axes.apearance needs at least one value
                      apearance: []
                                 ^~
                    run.batch.yaml:5:11: error: axes.scale must be a number of pixels a point, above 0 and up to 1000, not 0
                      scale: [0, 2, 2]
                              ^
                    hint: a modifier of that name is the axis 'modifier.scale'
                    run.batch.yaml:5:17: error: axes.scale names '2' twice
                      scale: [0, 2, 2]
                                    ^
                    hint: a modifier of that name is the axis 'modifier.scale'
                    run.batch.yaml:6:10: error: axes.brand needs at least one value
                      brand: []
                             ^~
                    run.batch.yaml:7:10: error: formats needs at least one value
                    formats: []
                             ^~
                    """)
    }

    @Test("errors come in the order of the file, whatever is read first")
    func order() throws {
        let places = try errors(
            "output: ../x\nexclude: {scale: 4}\nformats: []\naxes: {scale: 0}\nstates: restt\nthemes: none\n"
        ).split(separator: "\n").filter { $0.contains("error:") }.map { $0.split(separator: ":")[1] }
        #expect(places == ["1", "2", "3", "4", "5", "6"])
    }

    @Test(
        "one thing that is wrong",
        arguments: [
            ("[1]", "1:1: error: a batch must be a mapping, and it holds a list"),
            ("themes: [none.theme.yaml]", "1:10: error: there is no file or folder 'none.theme.yaml'"),
            ("themes: cities.content.yaml", "1:9: error: 'cities.content.yaml' is not a theme by its name"),
            (
                "themes: ../a.theme.yaml",
                "1:9: error: the path '../a.theme.yaml' leads out of the folder of the file that it is written in"
            ),
            ("output: ../x", "1:9: error: the path '../x' leads out of the folder of the file that it is written in"),
            ("content: gone.content.yaml", "1:10: error: there is no file 'gone.content.yaml'"),
            ("timelines: [gone.timeline.yaml]", "1:13: error: there is no file 'gone.timeline.yaml'"),
            ("content: 3", "1:10: error: content must be a string, not 3"),
            ("axes: {appearance: [light, light]}", "1:28: error: axes.appearance names 'light' twice"),
            ("axes: {direction: up}", "1:19: error: axes.direction must be ltr or rtl, not the string 'up'"),
            ("axes: {locale: [zh, zh]}", "1:21: error: axes.locale names the string 'zh' twice"),
            ("axes: {locale: x}", "1:16: error: a locale is written as 'zh-Hant', not 'x'"),
            ("axes: {brand: [a], modifier.brand: [b]}", "1:20: error: the axis 'brand' is named twice"),
            (
                "axes: {brand: [a]}\nexclude: {brand: a, modifier.brand: a}",
                "2:21: error: a rule names the axis 'brand' twice"
            ),
            ("axes: {brand: {}}", "1:15: error: axes.brand needs at least one value"),
            ("axes: {brand: [a, A]}", "1:8: error: axes.brand names 'A' twice"),
            ("axes: {brand: [null, ~]}", "1:8: error: axes.brand names the theme's own value twice"),
            (
                "axes: {indexBar.border: [{width: 1}]}",
                "1:26: error: a value of axes.indexBar.border that is a mapping needs a name"
            ),
            (
                "axes: {brand: [../x]}",
                "1:16: error: a value of axes.brand is called '../x', which begins with a dot, and pictures are named after it"
            ),
            (
                "axes: {brand: {a/b: 1}}",
                "1:21: error: a value of axes.brand is called 'a/b', which holds the character '/', and pictures are named after it"
            ),
            ("include: [{}]", "1:11: error: a rule needs an axis"),
            ("include: []", "1:10: error: include needs at least one value"),
            ("exclude: {brand: a}", "1:11: error: unknown key 'brand' in exclude"),
            ("exclude: {scale: 4}", "1:18: error: no picture has the scale '4'"),
            ("exclude: {theme: [a, c]}", "1:22: error: no picture has the theme 'c'"),
            ("exclude: {state: reste}", "1:18: error: no picture has the state 'reste'"),
            ("exclude: {scale: [[2]]}", "1:19: error: scale must be a word, or null for the default, not a list"),
            ("png: tiny", "1:6: error: png must be fast or small, not the string 'tiny'"),
            ("svgText: lively", "1:10: error: svgText must be outlines or live, not the string 'lively'"),
        ])
    func singleErrors(text: String, message: String) throws {
        let lines = try errors(text).split(separator: "\n").map(String.init)
        #expect(lines.first == "run.batch.yaml:" + message)
        #expect(lines.filter { $0.contains("error:") }.count == 1)
    }

    @Test("modifiers may be called as what rules and other axes are called")
    func modifierNames() throws {
        let request = try read(
            """
            axes: {theme: [light, dark], modifier.scale: [small, large], modifier.brand: [acme]}
            exclude:
              - {modifier.theme: dark, modifier.scale: small, modifier.brand: acme}
              - {theme: a, scale: 2}
            """
        ).request
        #expect(request.axes.others.map(\.name) == ["theme", "scale", "brand"])
        #expect(request.axes.others.map(\.kind) == [.any, .modifier, .modifier])
        #expect(
            request.rules.excludes == [
                PictureRule(["modifier.theme": ["dark"], "modifier.scale": ["small"], "brand": ["acme"]]),
                PictureRule(["theme": ["a"], "scale": ["2"]]),
            ])
    }

    @Test("a word that means something else says how the modifier is called")
    func shadowedNames() throws {
        #expect(
            try errors("axes: {theme: [light, dark], scale: small}\nexclude: {theme: dark}\n") == """
                run.batch.yaml:1:37: error: axes.scale must be a number, not the string 'small'
                axes: {theme: [light, dark], scale: small}
                                                    ^~~~~
                hint: a modifier of that name is the axis 'modifier.scale'
                run.batch.yaml:2:18: error: no picture has the theme 'dark'
                exclude: {theme: dark}
                                 ^~~~
                hint: rules call the modifier 'modifier.theme'
                hint: there are a, b
                """)
    }

    @Test("more rules than there are bits for")
    func tooManyRules() throws {
        let rules = Array(repeating: "{scale: 2}", count: 33).joined(separator: ", ")
        #expect(
            try errors("include: [\(rules)]\nexclude: [\(rules)]\n")
                .hasPrefix("run.batch.yaml:2:10: error: a batch has at most 64 rules, not 66\n"))
    }

    @Test("paths outside the folder where that is allowed")
    func outside() throws {
        #expect(try read("output: ../x\n", allowingOutside: true).output == root.path + "/../x")
    }
}
