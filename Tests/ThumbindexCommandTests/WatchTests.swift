import Foundation
import TemporaryFolders
import Testing

/// `render --watch` and `diff --watch` (LV-2): what files are changed to is drawn and compared again.
@Suite struct WatchTests {
    private let root = TemporaryFolder()
    private static let waiting = "Waiting for changes; Ctrl-C ends it.\n"

    private static func theme(_ color: String) -> String {
        "content: names.content.yaml\ncanvas: {width: 120, height: 200}\nlist: {row: {titleColor: \(color)}}\n"
    }

    private func state() throws -> String {
        try String(contentsOfFile: root.path + "/Output/look/section-list/resting.json", encoding: .utf8)
    }

    @Test("a theme that is saved, broken and mended is drawn as often as it can be")
    func render() throws {
        try root.write([
            "look.theme.yaml": Self.theme("\"#112233\""), "names.content.yaml": "items: [Ada, Bo]\n",
        ])
        let program = try Program.begin(
            [
                "render", "look.theme.yaml", "--state", "section-list/resting", "--format", "json", "--appearance",
                "light",
                "--watch",
            ], in: root.path)
        defer { program.interrupt() }
        _ = try program.errors(saying: Self.waiting, times: 1)
        #expect(try state().contains("#112233"))

        // As editors save: another file takes its place.
        try root.write(["look.new": Self.theme("\"#445566\"")])
        try FileManager.default.removeItem(atPath: root.path + "/look.theme.yaml")
        try FileManager.default.moveItem(atPath: root.path + "/look.new", toPath: root.path + "/look.theme.yaml")
        _ = try program.errors(saying: Self.waiting, times: 2)
        #expect(try state().contains("#445566"))

        try root.write(["look.theme.yaml": Self.theme("red")])
        let errors = try program.errors(saying: Self.waiting, times: 3)
        #expect(errors.contains("look.theme.yaml:3:26: error: list.row.titleColor must be a colour"))
        #expect(try state().contains("#445566"))

        try root.write(["look.theme.yaml": Self.theme("\"#778899\"")])
        _ = try program.errors(saying: Self.waiting, times: 4)
        #expect(try state().contains("#778899"))

        try root.write(["names.content.yaml": "items: [Cid, Bo]\n"])
        _ = try program.errors(saying: Self.waiting, times: 5)
        #expect(try state().contains("Cid"))
    }

    @Test("pictures that change are compared again, new ones too")
    func diff() throws {
        for (folder, color) in [("baseline", "\"#112233\""), ("changed", "\"#FF0000\"")] {
            try root.write([
                "look.theme.yaml": Self.theme(color), "names.content.yaml": "items: [Ada, Bo]\n",
            ])
            let drawn = try Program.run(
                [
                    "render", "look.theme.yaml", "--state", "section-list/resting", "--appearance", "light", "--scale",
                    "1",
                    "--out", folder,
                ], in: root.path)
            #expect(drawn.status == 0, "\(drawn.errors)")
        }
        let picture = "look/section-list/resting.png"
        func copy(_ folder: String, to name: String) throws {
            let target = root.path + "/candidate/" + name
            try? FileManager.default.removeItem(atPath: target)
            try FileManager.default.copyItem(atPath: "\(root.path)/\(folder)/\(picture)", toPath: target)
        }
        try root.write(["base/a.png": "", "candidate/none": ""])
        try? FileManager.default.removeItem(atPath: root.path + "/base/a.png")
        try FileManager.default.copyItem(atPath: root.path + "/baseline/" + picture, toPath: root.path + "/base/a.png")
        try copy("baseline", to: "a.png")
        let program = try Program.begin(["diff", "base", "candidate", "--watch"], in: root.path)
        defer { program.interrupt() }
        _ = try program.errors(saying: Self.waiting, times: 1)
        _ = try program.output(saying: "1 equal")
        try copy("changed", to: "a.png")
        _ = try program.errors(saying: Self.waiting, times: 2)
        #expect(try program.output(saying: "1 different").contains("a.png"))
        try copy("baseline", to: "b.png")
        _ = try program.errors(saying: Self.waiting, times: 3)
        _ = try program.output(saying: "1 added")
    }
}
