import Foundation
import TemporaryFolders
import Testing

/// A run that draws a part of what a folder holds keeps the rest.
@Suite("Runs of a part")
struct PartialRunTests {
    private let root = TemporaryFolder()
    private static let small = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    init() throws { try root.write(["Themes/a.theme.yaml": Self.small, "Themes/b.theme.yaml": Self.small]) }

    @discardableResult
    private func render(_ arguments: String...) throws -> Program.Result {
        let result = try Program.run(["render"] + arguments + ["--scale", "1"], in: root.path)
        #expect(result.status == 0, "\(result.errors)")
        return result
    }

    /// The paths that the manifest lists.
    private func listed() throws -> [String] {
        let data = try Data(contentsOf: URL(filePath: root.path + "/Output/manifest.json"))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return (json?["images"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
    }

    private func gallery() throws -> String {
        try String(contentsOfFile: root.path + "/Output/index.html", encoding: .utf8)
    }

    private func bytes() throws -> [String: Data] {
        try root.names(in: "Output").reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(filePath: "\(root.path)/Output/\(name)"))
        }
    }

    @Test("the gallery and the manifest keep what an earlier run drew")
    func kept() throws {
        try render("Themes")
        let (all, page) = (try listed(), try gallery())
        #expect(all.count > 40 && page.contains("states of 2 themes"))
        try render("Themes/a.theme.yaml", "--state", "pinned")
        #expect(try listed() == all)
        #expect(try gallery() == page)
        try render("Themes/a.theme.yaml", "--state", "pinned", "--direction", "rtl", "--force")
        #expect(
            try Set(listed()).subtracting(all) == [
                "a/section-list/pinned~dark~rtl.png", "a/section-list/pinned~rtl.png",
            ])
    }

    @Test("a run of everything leaves the same bytes, whatever was there before")
    func history() throws {
        try render("Themes", "--state", "pinned,bounce")
        let fresh = try bytes()
        try render("Themes/b.theme.yaml", "--state", "pinned", "--force")
        #expect(try bytes() == fresh)
        try render("Themes", "--state", "pinned,bounce")
        #expect(try bytes() == fresh)
    }

    @Test("what is gone, or was drawn from a theme that has changed, is not kept")
    func outdated() throws {
        try render("Themes", "--state", "pinned,bounce", "--appearance", "light")
        try FileManager.default.removeItem(atPath: root.path + "/Output/b/section-list/bounce.png")
        try root.write(["Themes/a.theme.yaml": Self.small + "list: {row: {height: 20}}\n"])
        try render("Themes/a.theme.yaml", "--state", "pinned", "--appearance", "light")
        #expect(try listed() == ["a/section-list/pinned.png", "b/section-list/pinned.png"])
    }

    @Test("--prune takes away what no run claims, and what the batch does not draw any more")
    func prune() throws {
        try render("Themes", "--state", "pinned,bounce", "--appearance", "light")
        let picture = try Data(contentsOf: URL(filePath: root.path + "/Output/a/section-list/pinned.png"))
        for name in ["a/section-list/old.png", "c/index-bar/rest.png", "c/board.png", "mine/photo.png", "photo.png"] {
            let url = URL(filePath: root.path + "/Output/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: url)
        }
        let result = try render("Themes/a.theme.yaml", "--state", "pinned", "--appearance", "light", "--prune")
        #expect(
            result.errors.hasSuffix(
                """
                removed Output/a/section-list/old.png
                removed Output/c/board.png
                removed Output/c/index-bar/rest.png
                0 pictures drawn in Output, 1 unchanged, 3 removed

                """), "\(result.errors)")
        #expect(
            try listed() == [
                "a/section-list/bounce.png", "a/section-list/pinned.png", "b/section-list/bounce.png",
                "b/section-list/pinned.png",
            ])
        #expect(try root.names(in: "Output").contains("mine/photo.png"))
        try FileManager.default.removeItem(atPath: root.path + "/Themes/b.theme.yaml")
        try render("Themes", "--state", "pinned", "--appearance", "light", "--prune")
        #expect(try listed() == ["a/section-list/bounce.png", "a/section-list/pinned.png"])
        #expect(try !root.names(in: "Output").contains { $0.hasPrefix("b/") })
    }

    @Test(
        "--prune is about a whole run into a folder", arguments: [["--out", "-"], ["--shard", "1/2"], ["--dry-run"]])
    func pruneOfParts(options: [String]) throws {
        #expect(try Program.run(["render", "Themes", "--prune"] + options, in: root.path).status == 64)
    }

    @Test("what failed is in the manifest, and the rest is drawn")
    func failed() throws {
        try root.write(["Themes/b.theme.yaml": "hue: 3\n"])
        let result = try Program.run(
            ["render", "Themes", "--state", "pinned", "--scale", "1", "--appearance", "light"], in: root.path)
        #expect(result.status == 2)
        let data = try Data(contentsOf: URL(filePath: root.path + "/Output/manifest.json"))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let failed = try #require(json?["failed"] as? [[String: Any]])
        #expect(failed.map { $0["theme"] as? String } == ["b"])
        let diagnostics = try #require(failed[0]["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["line"] as? Int } == [1])
        #expect(diagnostics[0]["severity"] as? String == "error")
    }
}
