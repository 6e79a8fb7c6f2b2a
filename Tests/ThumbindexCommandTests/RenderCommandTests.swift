import Foundation
import TemporaryFolders
import Testing

struct RenderCommandTests {
    private let root = TemporaryFolder()
    /// A small canvas, so that drawing takes little time, and a bar that fits it.
    private static let small = canvas + "indexBar: {slotHeight: 5}\n"
    private static let canvas = "canvas: {width: 80, height: 160}\n"

    init() throws {
        try root.write(["Themes/look.theme.yaml": Self.small, "Themes/other.theme.yaml": Self.small])
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render"] + arguments, in: root.path)
    }

    @Test("without arguments: every theme in Themes, all states, light and dark, at two pixels a point, into Output")
    func defaults() throws {
        let result = try run()
        #expect(result.status == 0)
        let lines = result.text.split(separator: "\n").map(String.init)
        #expect(result.remarks == "\(lines.count) pictures drawn in Output\n")
        #expect(lines.first == "Output/look/index-bar/rest@2x.png")
        #expect(lines.contains("Output/other/section-list/pushed-50~dark@2x.png"))
        #expect(lines.filter { $0.hasSuffix("board.png") } == ["Output/look/board.png", "Output/other/board.png"])
        let names = lines.map { String($0.dropFirst("Output/".count)) }
        #expect(Set(try root.names(in: "Output")) == Set(names + [".thumbindex-cache", "index.html", "manifest.json"]))
    }

    @Test("the states, variants and formats that are asked for, once each")
    func selection() throws {
        let result = try run(
            "Themes/look.theme.yaml", "--state", "pinned,rest", "--state", "pinned", "--appearance", "dark",
            "--direction", "ltr,rtl", "--format", "svg,png", "--scale", "1,1.5,1", "--out", "pictures")
        #expect(
            result.text == """
                pictures/look/section-list/pinned~dark.svg
                pictures/look/section-list/pinned~dark.png
                pictures/look/section-list/pinned~dark@1.5x.png
                pictures/look/index-bar/rest~dark.svg
                pictures/look/index-bar/rest~dark.png
                pictures/look/index-bar/rest~dark@1.5x.png
                pictures/look/section-list/pinned~dark~rtl.svg
                pictures/look/section-list/pinned~dark~rtl.png
                pictures/look/section-list/pinned~dark~rtl@1.5x.png
                pictures/look/index-bar/rest~dark~rtl.svg
                pictures/look/index-bar/rest~dark~rtl.png
                pictures/look/index-bar/rest~dark~rtl@1.5x.png

                """)
        #expect(result.errors == "12 pictures of 1 theme\n12 pictures drawn in pictures\n")
        #expect(result.status == 0)
    }

    @Test("the same bytes with one job and with two, and on a second run")
    func determinism() throws {
        for (folder, jobs) in [("one", "1"), ("two", "2"), ("again", "2")] {
            let result = try run("--format", "png,svg,pdf,json", "--jobs", jobs, "--out", folder)
            #expect(result.status == 0)
        }
        let names = try root.names(in: "one")
        #expect(names.count > 100)
        for folder in ["two", "again"] {
            #expect(try root.names(in: folder) == names)
            for name in names {
                let paths = ["one", folder].map { "\(root.path)/\($0)/\(name)" }
                #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]), "\(folder)/\(name)")
            }
        }
    }

    @Test("one picture to standard output, the first unless another is asked for")
    func standardOutput() throws {
        let result = try run("Themes/look.theme.yaml", "--out", "-")
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
        let file = try run("Themes/look.theme.yaml", "--state", "index-bar/rest", "--appearance", "light")
        #expect(file.status == 0)
        let path = root.path + "/Output/look/index-bar/rest@2x.png"
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == result.output)
        #expect(
            try run("Themes/look.theme.yaml", "--out", "-", "--format", "json").text.hasPrefix(
                "{\n  \"version\": 1,\n  \"fingerprint\": {\"program\": \"0.2.0\", "))
        #expect(
            try root.names(in: "Output") == [
                ".thumbindex-cache", "index.html", "look/index-bar/rest@2x.png", "manifest.json",
            ])
    }

    @Test("more than one picture has no room on standard output")
    func tooManyForStandardOutput() throws {
        let result = try run("--out", "-", "--format", "png,svg")
        #expect(result.errors.hasPrefix("Error: '--out -' writes a single picture, and these would be 4\n"))
        #expect(result.output.isEmpty)
        #expect(result.status == 64)
    }

    @Test("a picture that a theme does not have is an error on standard output, and else a note")
    func impossibleState() throws {
        let single = try run("Themes/look.theme.yaml", "--state", "table-header", "--out", "-")
        #expect(
            single.errors
                == "Themes/look.theme.yaml: error: the theme cannot be in the state 'section-list/table-header'\n"
                + "hint: there is no table header, as list.tableHeader.kind is none\n")
        #expect(single.status == 2)
        let others = try run("Themes/look.theme.yaml", "--state", "table-header")
        #expect(
            others.remarks == """
                Themes/look.theme.yaml: note: the theme cannot be in the state 'section-list/table-header'
                hint: there is no table header, as list.tableHeader.kind is none
                0 pictures drawn in Output

                """)
        #expect(others.status == 0)
    }

    @Test("what would be drawn, and nothing drawn")
    func dryRun() throws {
        let result = try run("--dry-run", "--state", "rest", "--appearance", "light")
        #expect(result.text == "Output/look/index-bar/rest@2x.png: new\nOutput/other/index-bar/rest@2x.png: new\n")
        #expect(result.errors == "2 pictures would be drawn in Output\n")
        #expect(result.status == 0)
        #expect(try root.files().keys.sorted() == ["Themes/look.theme.yaml", "Themes/other.theme.yaml"])
    }

    @Test("one broken theme of three: the others are drawn, and the status is 2")
    func partialFailure() throws {
        try root.write(["Themes/broken.theme.yaml": "indexBar: {slotHight: 20}\n"])
        let result = try run("--state", "rest", "--appearance", "light")
        #expect(result.text == "Output/look/index-bar/rest@2x.png\nOutput/other/index-bar/rest@2x.png\n")
        #expect(
            result.remarks == """
                Themes/broken.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar
                indexBar: {slotHight: 20}
                           ^~~~~~~~~
                hint: did you mean 'slotHeight'?
                2 pictures drawn in Output, 1 of 3 themes left out

                """)
        #expect(result.status == 2)
    }

    @Test("a warning is told once, and fails only where that is asked for")
    func warnings() throws {
        try root.write([
            "warned.theme.yaml": Self.canvas + "indexBar: {titles: [A, B, C, D, E, F, G, H, I, J]}\n"
        ])
        let warning = "warned.theme.yaml: warning: the index bar is condensed to 4 of its 10 titles\n"
        let result = try run("warned.theme.yaml", "--state", "rest,touch-down-first")
        #expect(result.remarks == warning + "4 pictures drawn in Output\n")
        #expect(result.status == 0)
        let strict = try run("warned.theme.yaml", "--state", "rest", "--strict")
        #expect(strict.remarks == warning + "0 pictures drawn in Output, 2 unchanged\n")
        #expect(strict.text.isEmpty)
        #expect(strict.status == 2)
    }

    @Test("a second run draws none of the pictures with warnings, and ends as the first did")
    func warningsAgain() throws {
        try root.write([
            "warned.theme.yaml": Self.canvas + "indexBar:\n  titles: [A, B, C, D, E, F, G, H, I, J]\n  slotHeight: 20\n"
        ])
        for options in [["--out", "plain"], ["--out", "strict", "--strict"]] {
            let first = try Program.run(["render", "warned.theme.yaml"] + options, in: root.path)
            #expect(first.remarks.contains("warned.theme.yaml:4:15: warning: the index bar is condensed to 4 of its"))
            #expect(first.status == (options.contains("--strict") ? 2 : 0))
            let count = first.text.split(separator: "\n").count
            let second = try Program.run(["render", "warned.theme.yaml"] + options, in: root.path)
            let (drawn, unchanged) = ("\(count) pictures drawn in \(options[1])", "0 pictures drawn in \(options[1])")
            #expect(second.remarks == first.remarks.replacing(drawn, with: "\(unchanged), \(count) unchanged"))
            #expect(second.text.isEmpty && second.status == first.status && count > 20)
        }
    }

    @Test("what became of each picture as JSON")
    func json() throws {
        try root.write(["broken.theme.yaml": "indexBar: {slotHight: 20}\n", "names.txt": "Ann\n"])
        let result = try run(
            "broken.theme.yaml", "Themes/look.theme.yaml", "--state", "rest", "--direction", "rtl", "--appearance",
            "dark",
            "--content", "names.txt", "--format", "png,svg", "--dry-run", "--state", "below-minimum", "--json")
        #expect(
            result.text == """
                {
                  "version": 1,
                  "images": [
                    {
                      "path": "look/index-bar/below-minimum~dark~rtl~names@2x.png",
                      "theme": "look",
                      "component": "index-bar",
                      "state": "below-minimum",
                      "content": "names",
                      "appearance": "dark",
                      "locale": "en",
                      "direction": "rtl",
                      "scale": 2,
                      "format": "png",
                      "result": "planned",
                      "reason": "new"
                    },
                    {
                      "path": "look/index-bar/below-minimum~dark~rtl~names.svg",
                      "theme": "look",
                      "component": "index-bar",
                      "state": "below-minimum",
                      "content": "names",
                      "appearance": "dark",
                      "locale": "en",
                      "direction": "rtl",
                      "scale": null,
                      "format": "svg",
                      "result": "planned",
                      "reason": "new"
                    }
                  ],
                  "diagnostics": [
                    {
                      "severity": "error",
                      "message": "unknown key 'slotHight' in indexBar",
                      "file": "broken.theme.yaml",
                      "line": 1,
                      "column": 12,
                      "hints": ["did you mean 'slotHeight'?"]
                    },
                    {
                      "severity": "note",
                      "message": "the theme cannot be in the state 'index-bar/rest'",
                      "file": "Themes/look.theme.yaml",
                      "hints": ["there is no index bar: 1 title is fewer than indexBar.minimumCount 10"]
                    }
                  ]
                }

                """)
        #expect(result.status == 2)
    }

    @Test("a file that cannot be written is told, and the others are written")
    func unwritableFile() throws {
        try root.write(["Output/look/index-bar": ""])
        let result = try run("--state", "rest", "--appearance", "light")
        #expect(result.text == "Output/other/index-bar/rest@2x.png\n")
        #expect(
            result.remarks == """
                error: cannot write 'Output/look/index-bar': not a directory
                1 picture drawn in Output, 1 failed

                """)
        #expect(result.status == 2)
    }

    @Test("two themes of one name are refused before anything is drawn")
    func sharedName() throws {
        try root.write(["Themes/sub/look.theme.json": "{}"])
        let result = try run()
        #expect(
            result.errors == """
                Themes/sub/look.theme.json: error: two themes are called 'look', and their pictures would have the same paths
                hint: they are 'Themes/look.theme.yaml' and 'Themes/sub/look.theme.json'

                """)
        #expect(result.text.isEmpty)
        #expect(result.status == 2)
    }

    @Test("a theme that extends what lies outside its folder, where that is allowed")
    func allowOutside() throws {
        try root.write(["base.theme.yaml": Self.small, "Themes/look.theme.yaml": "extends: ../base.theme.yaml\n"])
        let arguments = ["Themes/look.theme.yaml", "--state", "rest", "--appearance", "light"]
        #expect(try Program.run(["render"] + arguments, in: root.path).status == 2)
        let result = try Program.run(["render"] + arguments + ["--allow-outside"], in: root.path)
        #expect(result.text == "Output/look/index-bar/rest@2x.png\n")
        #expect(result.status == 0)
    }

    @Test(
        "wrong usage is told in a line, and the status is 64",
        arguments: [
            (["--state", "pined"], "'--state <name,…>': unknown state 'pined'; did you mean 'pinned'?"),
            (["--state", ""], "'--state <name,…>': a value is empty"),
            (
                ["--format", "jpeg"],
                "'--format <name,…>': unknown format 'jpeg', known are png, svg, pdf, json, csv, webp, gif, apng, mp4"
            ),
            (["--filmstrip", "0"], "'--filmstrip <count>': a filmstrip has from 1 to 240 frames, not '0'"),
            (["--fps", "0.5"], "'--fps <number>': frames per second are a number from 1 to 120, not '0.5'"),
            (["--fps", "nan"], "'--fps <number>': frames per second are a number from 1 to 120, not 'nan'"),
            (["--appearance", "drak"], "'--appearance <name,…>': unknown appearance 'drak'; did you mean 'dark'?"),
            (["--direction", "up"], "'--direction <name,…>': unknown direction 'up', known are ltr, rtl"),
            (["--scale", "-1"], "Missing value for '--scale <number,…>'"),
            (["--scale=0"], "'--scale <number,…>': a scale is a positive number, not '0'"),
            (["--scale", "1e3"], "'--scale <number,…>': a scale is a positive number, not '1e3'"),
            (["--locale", "../x"], "'--locale <tag,…>': a locale is written as 'zh-Hant', not '../x'"),
            (["--svg-text", "curves"], "'--svg-text <kind>': unknown kind of text 'curves', known are outlines, live"),
            (["--png", "tiny"], "'--png <size>': unknown size of PNG files 'tiny', known are fast, small"),
        ])
    func usage(arguments: [String], message: String) throws {
        let result = try Program.run(["render"] + arguments, in: root.path)
        #expect(result.status == 64)
        #expect(result.text.isEmpty)
        #expect(result.errors.contains(message))
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
    }

    @Test(
        "options that make no sense",
        arguments: [
            (["--jobs", "0"], "Error: --jobs is a number from 1 to 256, not 0\n"),
            (["--out="], "Error: Missing value for '--out <folder>'\n"),
            (["--out", "-", "--json"], "Error: --json and '--out -' cannot both write to standard output\n"),
            (
                ["--out", "-", "--state", "rest,pinned"],
                "Error: '--out -' writes a single picture, and these would be 4\n"
            ),
        ])
    func senseless(arguments: [String], message: String) throws {
        let result = try Program.run(["render"] + arguments, in: root.path)
        #expect(result.errors.hasPrefix(message))
        #expect(result.status == 64)
    }
}
