import Foundation
import PythonScripts
import Serving
import Testing

/// The page in a real Chromium.
@Suite struct PageTests {
    @Test("drag, wheel, keys, touch; edit, error, mending; states, appearances, values, inspector, recording")
    func page() async throws {
        let folder = try ServedThemesFolder()
        defer { withExtendedLifetime(folder) {} }
        let paths = folder.themes.paths
        let output = try await ServingProgram.serving(paths, in: folder.folder.path) { address in
            try await Python.running("browse_live.py", [address, paths[0]])
        }
        let seen = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        func texts(_ key: String) -> [String] { seen[key] as? [String] ?? [] }
        func text(_ key: String) -> String { seen[key] as? String ?? "" }

        #expect(texts("console") == [])
        #expect(seen["hosts"] as? Int == 1)
        #expect(text("title") == "Tea · Thumbindex")
        for key in [
            "equal", "equalWhileDragged", "wheelMoves", "editShows", "pictureStays", "mended", "tried", "takenBack",
            "touched", "wheelEnds", "written", "annotated", "plainAgain", "larger", "usualAgain",
        ] { #expect(seen[key] as? Bool == true, "\(key)") }
        #expect(texts("dragged").contains { $0.hasPrefix("select: index 7, title H") })
        #expect(texts("dragged").contains("bubbleShown: index 0"))
        #expect(text("letter").hasPrefix("select: index 3, title D"))
        #expect(seen["atOnce"] as? [Int] == [4, 0] && seen["fast"] as? [Int] == [2, 1, 39])
        #expect(texts("afterReset") == [])
        #expect(text("problem").contains("error: unknown key 'indexBarr'") && text("problem").contains("^~~~"))
        #expect(texts("state").count == 1 && seen["both"] as? Int == 2 && text("paused") == "true")
        #expect(text("triedText") == ##"indexBar.titleColor: "#0000FF""##)
        #expect(text("picked") == ##"indexBar.titleColor: "#00FF00""##)
        #expect(text("yaml") == "indexBar:\n  titleColor: \"#0000FF\"\n")
        #expect(text("inspected").hasPrefix("index-bar/title/3 (index-title)"), "\(text("inspected"))")
        #expect(text("inspected").contains("tea.theme.yaml:4: indexBar:"))
        #expect(text("copied").split(separator: "\n").contains("indexBar.titleColor"), "\(text("copied"))")
        #expect(text("saved") == "tea.timeline.yaml" && text("timeline").contains("steps:"))
        #expect(text("baseline").hasPrefix("Saved Baselines/tea/index-bar/touch-down-middle"), "\(text("baseline"))")
        #expect(texts("nameless") == [])
        #expect(seen["narrowOverflows"] as? Bool == false)
    }

    @Test("keys alone reach and use every control, and walk the nodes of the screen")
    func keys() async throws {
        let folder = try ServedThemesFolder()
        defer { withExtendedLifetime(folder) {} }
        let paths = folder.themes.paths
        let output = try await ServingProgram.serving(paths, in: folder.folder.path) { address in
            try await Python.running("browse_live_keys.py", [address, paths[0]])
        }
        let seen = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        func texts(_ key: String) -> [String]? { seen[key] as? [String] }
        func text(_ key: String) -> String { seen[key] as? String ?? "" }

        for key in ["console", "unreached", "nameless"] { #expect(texts(key) == [], "\(key)") }
        #expect(text("inspector") == "inspector")
        #expect(
            texts("walked")?.prefix(6) == [
                "section/0/header (section-header)", "section/0/row/0 (row)", "section/0/row/0/title (row-title)",
                "section/0/row/0 (row)", "section/0/header (section-header)", "section/0/header (section-header)",
            ])
        for part in ["frame ", "hit ", "color #07C160", "weight 400", "tea.theme.yaml:4: indexBar:"] {
            #expect(text("node").contains(part), "\(text("node"))")
        }
        #expect(text("copied").split(separator: "\n").contains("indexBar.titleColor"), "\(text("copied"))")
        let left = seen["left"] as? [Any] ?? []
        #expect(left.first as? String == "canvas" && left.last as? Bool == false)
        let done = seen["done"] as? [String: Bool] ?? [:]
        #expect(!done.isEmpty && done.values.allSatisfy { $0 }, "\(done)")
        #expect(texts("saved") == ["tea.timeline.yaml", "tea.png", "tea.json", "tea.webp"])
        for key in ["marked", "announced", "slider", "choice", "entered", "takenBack", "written"] {
            #expect(seen[key] as? Bool == true, "\(key)")
        }
        #expect(text("yaml") == "indexBar:\n  titleColor: \"#123456\"\n")
    }
}

/// The interface for programs against its own description.
@Suite struct DescriptionTests {
    @Test("the server answers as its OpenAPI file says, to what that allows and to what it does not")
    func openAPI() async throws {
        let folder = try ServedThemesFolder()
        defer { withExtendedLifetime(folder) {} }
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let output = try await ServingProgram.serving(folder.themes.paths, in: folder.folder.path) { address in
            try await Python.running(
                "check_interface.py", [address, sources + "/Sources/Serving/Resources/openapi.yaml"])
        }
        #expect(output == "agreed\n")
    }
}
