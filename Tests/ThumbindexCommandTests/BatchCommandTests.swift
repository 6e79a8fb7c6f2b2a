import Foundation
import TemporaryFolders
import Testing

/// Batch files at the command line.
struct BatchCommandTests {
    private let root = TemporaryFolder()
    private static let small = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render"] + arguments, in: root.path)
    }

    @Test("the reference batch is what is drawn without arguments: some hundreds of pictures, every axis used")
    func reference() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let result = try Program.run(["render", "--dry-run", "--out", root.path + "/out"], in: package.path)
        #expect(result.status == 0)
        let paths = result.text.split(separator: "\n").map { $0.dropFirst(root.path.count + 5) }
        #expect((150...999).contains(paths.count))
        for theme in ["qq-music", "system", "wechat"] {
            for end in ["~dark@2x.png: new", ".png: new", "@3x.png: new", "~rtl@2x.png: new"] {
                #expect(paths.contains("\(theme)/section-list/pushed-50\(end)"), "\(theme) \(end)")
            }
            #expect(paths.contains("\(theme)/index-bar/rest@2x.png: new") || theme == "qq-music")
        }
        for end in ["~dark@2x.png: new", ".png: new", "@3x.png: new", "~rtl@2x.png: new", "~ar@2x.png: new"] {
            #expect(paths.contains("shop/grid/swipe-50\(end)"), "\(end)")
        }
        for locale in ["zh", "zh-Hant", "ar"] {
            #expect(paths.contains { $0.contains("~\(locale)@2x.png") }, "\(locale)")
        }
    }

    @Test("a folder that is moved with its pictures draws nothing again, and what changes there is noticed")
    func moved() throws {
        try root.write(["old/look.theme.yaml": Self.small])
        let picture = try run("old/look.theme.yaml", "--state", "rest", "--appearance", "light", "--out", "old/goods")
        #expect(picture.text == "old/goods/look/index-bar/rest@2x.png\n")
        try root.write([
            "old/shop.theme.yaml": "content: shop.content.yaml\ncanvas: {width: 120, height: 200}\n"
                + "grid: {itemSize: [40, 60]}\n",
            "old/shop.content.yaml": "items: [{name: A, picture: goods/look/index-bar/rest@2x.png}, B]\n",
        ])
        func render(_ folder: String) throws -> String {
            let result = try run(
                "\(folder)/shop.theme.yaml", "--state", "first-page", "--appearance", "light", "--out", "\(folder)/out")
            return result.errors.split(separator: "\n").last.map(String.init) ?? ""
        }
        #expect(try render("old") == "1 picture drawn in old/out")
        try FileManager.default.moveItem(atPath: root.path + "/old", toPath: root.path + "/new")
        #expect(try render("new") == "0 pictures drawn in new/out, 1 unchanged")
        try FileManager.default.removeItem(atPath: root.path + "/new/goods/look/index-bar/rest@2x.png")
        #expect(try render("new") == "1 picture drawn in new/out")
    }

    @Test("properties and modifiers are axes, and their values stand in names and in the manifest")
    func axes() throws {
        try root.write([
            "look.theme.yaml": Self.small + "tokens: brand.resolver.json\nlist: {header: {height: \"{height}\"}}\n",
            "brand.resolver.json": """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "brand", "default": "acme", "contexts": {
                "acme": [{"height": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}}],
                "globex": [{"height": {"$type": "dimension", "$value": {"value": 40, "unit": "px"}}}]}}]}
            """,
            "run.batch.yaml": """
            themes: look.theme.yaml
            states: pinned
            axes:
              appearance: light
              scale: 1
              brand: [acme, globex]
              list.row.height: {own: null, tall: 50}
            formats: json
            """,
        ])
        let result = try run("run.batch.yaml")
        #expect(
            result.text == """
                Output/look/section-list/pinned.json
                Output/look/section-list/pinned~globex.json
                Output/look/section-list/pinned~tall.json
                Output/look/section-list/pinned~globex~tall.json

                """)
        #expect(result.status == 0)
        func header(_ name: String) throws -> Bool {
            try String(contentsOfFile: root.path + "/Output/look/section-list/\(name).json", encoding: .utf8)
                .contains("\"frame\": [0, 0, 80, 40]")
        }
        #expect(try header("pinned~globex") && !header("pinned"))
        let manifest = try String(contentsOfFile: root.path + "/Output/manifest.json", encoding: .utf8)
        #expect(manifest.contains("\"axes\": {\"brand\": \"globex\", \"list.row.height\": \"tall\"}"))
        #expect(manifest.contains("\"axes\": {\"brand\": \"acme\", \"list.row.height\": \"own\"}"))
    }

    @Test(
        "an axis that is neither a property nor a modifier, and a value that does not fit, keep everything from being drawn"
    )
    func wrongAxes() throws {
        try root.write([
            "look.theme.yaml": Self.small, "run.batch.yaml": "axes: {indexBar.slotHight: [3]}\n",
            "value.batch.yaml": "axes: {indexBar.slotHeight: [tall]}\n",
        ])
        let axis = try run("run.batch.yaml")
        #expect(
            axis.errors == """
                run.batch.yaml:1:8: error: the axis 'indexBar.slotHight' is neither a property of a theme nor a modifier \
                of its tokens
                axes: {indexBar.slotHight: [3]}
                       ^~~~~~~~~~~~~~~~~~
                hint: did you mean 'indexBar.slotHeight'?
                0 pictures drawn in Output, 1 of 1 themes left out

                """)
        #expect(axis.status == 2)
        let value = try run("value.batch.yaml")
        #expect(value.errors.hasPrefix("value.batch.yaml:1:30: error: indexBar.slotHeight must be a length in points"))
        #expect(value.status == 2)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
    }

    @Test("all that is wrong with a batch at once, whether its file, its themes or its contents tell")
    func manyErrors() throws {
        try root.write([
            "look.theme.yaml": Self.small + "tokens: brand.resolver.json\n",
            "brand.resolver.json": """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "mode", "default": "day", "contexts": {"day": [], "night": []}}]}
            """,
            "names.content.yaml": "items: [A]\n",
            "run.batch.yaml": """
            content: names.content.yaml
            axes:
              mode: [day, nite]
              brnd: [a, b]
              scale: 0
              indexBar.slotHeight: [tall]
            timelines: gone.timeline.yaml
            """,
            "locale.batch.yaml": "content: names.content.yaml\naxes: {locale: light}\n",
        ])
        let result = try run("run.batch.yaml")
        let told = result.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(
            told == [
                "run.batch.yaml:3:15: error: invalid context 'nite' for modifier 'mode'",
                "run.batch.yaml:4:3: error: the axis 'brnd' is neither a property of a theme nor a modifier of its tokens",
                "run.batch.yaml:5:10: error: axes.scale must be a number of pixels a point, above 0 and up to 1000, not 0",
                "run.batch.yaml:6:25: error: indexBar.slotHeight must be a length in points, not the string 'tall'",
                "run.batch.yaml:7:12: error: there is no file 'gone.timeline.yaml'",
            ])
        #expect(result.status == 2)
        let locale = try run("locale.batch.yaml")
        #expect(locale.errors.hasPrefix("locale.batch.yaml:2:16: error: unknown locale 'light'"))
    }

    @Test("a modifier called 'theme', as in the examples of the resolvers' specification, is an axis by its name")
    func modifierNamedTheme() throws {
        try root.write([
            "look.theme.yaml": Self.small + "tokens: brand.resolver.json\nlist: {header: {height: \"{height}\"}}\n",
            "brand.resolver.json": """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "theme", "default": "light", "contexts": {
                "light": [{"height": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}}],
                "dark": [{"height": {"$type": "dimension", "$value": {"value": 40, "unit": "px"}}}]}},
              {"type": "modifier", "name": "scale", "default": "small", "contexts": {"small": [], "large": []}}]}
            """,
            "run.batch.yaml": """
            states: pinned
            axes: {appearance: light, scale: 1, theme: [light, dark], modifier.scale: [small, large]}
            exclude: {modifier.theme: dark, modifier.scale: large}
            formats: json
            """,
            "short.batch.yaml": "states: pinned\naxes: {scale: 1, theme: [light, dark]}\n",
        ])
        let result = try run("run.batch.yaml")
        #expect(
            result.text == """
                Output/look/section-list/pinned.json
                Output/look/section-list/pinned~large.json
                Output/look/section-list/pinned~dark.json

                """)
        #expect(result.status == 0)
        let short = try run("short.batch.yaml")
        #expect(
            short.errors == """
                short.batch.yaml:2:8: warning: axes.scale is not the modifier 'scale' of a theme's tokens
                axes: {scale: 1, theme: [light, dark]}
                       ^~~~~
                hint: that is the axis 'modifier.scale'
                short.batch.yaml:2:33: error: the appearance 'dark' and the value of theme 'dark' would give pictures \
                the same paths
                axes: {scale: 1, theme: [light, dark]}
                                                ^~~~
                hint: give the value another name: {theme: {other: dark}}

                """)
        #expect(short.status == 2)
    }

    @Test("axes that are named elsewhere, and a modifier that no theme has")
    func unknownModifiers() throws {
        try root.write([
            "look.theme.yaml": Self.small, "run.batch.yaml": "axes: {content: [a], modifier.mode: [b]}\n",
        ])
        #expect(
            try run("run.batch.yaml").errors == """
                run.batch.yaml:1:8: error: the axis 'content' is neither a property of a theme nor a modifier of its tokens
                axes: {content: [a], modifier.mode: [b]}
                       ^~~~~~~
                hint: content is named beside axes: content: […]
                run.batch.yaml:1:22: error: no theme has a modifier of tokens 'mode'
                axes: {content: [a], modifier.mode: [b]}
                                     ^~~~~~~~~~~~~
                0 pictures drawn in Output, 1 of 1 themes left out

                """)
    }

    @Test("two values that would give one path")
    func sharedPath() throws {
        try root.write([
            "look.theme.yaml": Self.small,
            "run.batch.yaml": "axes: {indexBar.slotHeight: [null, 9], list.row.height: [null, 9]}\n",
        ])
        let result = try run("run.batch.yaml")
        #expect(
            result.errors == """
                run.batch.yaml:1:64: error: the value of indexBar.slotHeight '9' and the value of list.row.height '9' \
                would give pictures the same paths
                axes: {indexBar.slotHeight: [null, 9], list.row.height: [null, 9]}
                                                                               ^
                hint: give the value another name: {list.row.height: {other: 9}}

                """)
        #expect(result.status == 2)
    }

    @Test("ten million pictures are counted at once, and not drawn without --yes")
    func tooMany() throws {
        let values = (1...100).map(String.init).joined(separator: ", ")
        let others = (101...1100).map(String.init).joined(separator: ", ")
        try root.write([
            "look.theme.yaml": Self.small,
            "run.batch.yaml":
                "states: [index-bar]\naxes: {indexBar.slotHeight: [\(values)], list.row.height: [\(others)], scale: [1, 2, 3, 4]}\n",
        ])
        let result = try run("run.batch.yaml")
        let count = try #require(Int(result.errors.split(separator: " ").first { Int($0) != nil } ?? ""))
        #expect(count > 10_000_000)
        #expect(
            result.errors == """
                error: these would be \(count) pictures, and more than 10000 want --yes
                hint: --dry-run lists them

                """)
        #expect(result.text.isEmpty)
        #expect(result.status == 2)
    }

    @Test("the number that is told before work is that of the pictures, also where most have not changed")
    func count() throws {
        try root.write([
            "look.theme.yaml": Self.small, "shop.theme.yaml": "canvas: {width: 200, height: 300}\ngrid: {columns: 1}\n",
        ])
        let first = try run(".", "--scale", "1")
        let drawn = first.text.split(separator: "\n").count
        #expect(first.errors.hasPrefix("\(drawn) pictures of 2 themes\n"))
        #expect(first.errors.hasSuffix("\n\(drawn) pictures drawn in Output\n"))
        let second = try run(".", "--scale", "1,2")
        #expect(second.errors.hasPrefix("\(2 * drawn - 2) pictures of 2 themes\n"))
        #expect(second.errors.hasSuffix("\n\(drawn - 2) pictures drawn in Output, \(drawn) unchanged\n"))
    }

    @Test("one broken theme among ten: nine themes' pictures, its diagnostics, and status 2")
    func brokenTheme() throws {
        for number in 0..<10 {
            try root.write(["t\(number).theme.yaml": number == 4 ? "indexBar: {slotHight: 3}\n" : Self.small])
        }
        try root.write(["run.batch.yaml": "states: pinned\naxes: {appearance: light, scale: 1}\n"])
        let result = try run("run.batch.yaml")
        #expect(result.text.split(separator: "\n").count == 9 * 2)
        #expect(result.errors.contains("t4.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar\n"))
        #expect(result.errors.hasSuffix("18 pictures drawn in Output, 1 of 10 themes left out\n"))
        #expect(result.status == 2)
    }

    @Test("the batch's folder for pictures, and options in the place of what the batch says")
    func options() throws {
        try root.write([
            "in/look.theme.yaml": Self.small,
            "in/run.batch.yaml": "states: pinned\naxes: {appearance: light, scale: 1}\noutput: pictures\n",
            "in/other.batch.yaml": "themes: none\n",
        ])
        #expect(
            try run("in/run.batch.yaml").text
                == "in/pictures/look/section-list/pinned.png\nin/pictures/look/board.png\n")
        let changed = try run("in/run.batch.yaml", "--scale", "2", "--state", "bounce", "--out", "x")
        #expect(changed.text == "x/look/section-list/bounce@2x.png\n")
        #expect(try run("in/run.batch.yaml", "--shard", "4/3").status == 64)
    }

    @Test("another run that writes into the folder")
    func lockedFolder() throws {
        try root.write(["look.theme.yaml": Self.small, "Output/x": ""])
        let descriptor = open(root.path + "/Output", O_RDONLY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        let result = try run("look.theme.yaml", "--state", "pinned")
        #expect(result.errors.contains("error: cannot write 'Output': another run is writing there\n"))
        // EX_TEMPFAIL: trying again may help.
        #expect(result.status == 75)
    }
}
