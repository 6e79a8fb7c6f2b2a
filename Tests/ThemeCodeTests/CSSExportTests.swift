import DrawingBoards
import Foundation
import Testing
import ThemeCode
import Thumbindex

@Suite struct CSSExportTests {
    @Test func appearancesAreCustomProperties() throws {
        let export = try CodeExport(of: TestThemes.file("wechat"), as: .css)
        #expect(export.files.map(\.name) == ["wechat.css", "wechat.html"])
        let text = export.files[0].text
        let parts = text.components(separatedBy: "@media (prefers-color-scheme: dark)")
        #expect(parts.count == 2)
        #expect(parts[0].contains("    --index-bar-title-color: #555555;\n"))
        #expect(parts[1].contains("        --index-bar-title-color: #9B9B9B;\n"))
        #expect(parts[0].contains("--index-bar-slot-height: 16px;") && !parts[1].contains("--index-bar-slot-height:"))
        #expect(parts[0].contains("--bubble-fade-in-duration: 0.35s;"))
        #expect(text.contains("--index-bar-title-font: 500 12px \"Inter\""))
        #expect(text.contains(":dir(rtl)"))
    }

    /// A property without a value makes the whole declaration that uses it invalid.
    @Test(arguments: try TestThemes.everyPath()) func whatIsUsedIsDefined(path: String) throws {
        let theme = try ThemeFile(atPath: path)
        for file in try CodeExport(of: theme, as: .css).files {
            let defined = Set(file.text.matches(of: /(--[a-z0-9-]+):/).map { String($0.1) })
            let used = Set(file.text.matches(of: /var\((--[a-z0-9-]+)\)/).map { String($0.1) })
            #expect(used.subtracting(defined) == [], "\(file.name)")
        }
    }

    @Test func valuesThatAreLeftToTheLayoutAreThoseOfTheLayout() throws {
        func rules(_ text: String) throws -> String {
            try CodeExport(of: ThemeFile(text: text), as: .css).files[0].text
        }
        let bar = "indexBar: {width: 20, placement: {edge: trailing, margin: 6}"
        let clear = try rules(bar + ", showStyle: permanent}\n")
        #expect(clear.contains("    --list-row-trailing-inset: 34px;\n"))
        #expect(clear.contains("    --list-row-separator-trailing-inset: 34px;\n"))
        let under = try rules(bar + ", showStyle: onScroll}\n")
        #expect(under.contains("    --list-row-trailing-inset: 16px;\n"))
        #expect(under.contains("    --list-row-separator-trailing-inset: 0px;\n"))
        let said = try rules(bar + "}\nlist: {row: {trailingInset: 5, separator: {trailingInset: 4}}}\n")
        #expect(said.contains("--list-row-trailing-inset: 5px;") && !said.contains("inset: 34px;"))
        #expect(said.contains("--list-row-separator-trailing-inset: 4px;"))
        let behind = try rules(
            "list: {row: {picture: {shape: circle, size: 20}, separator: {leadingInset: automatic}}}\n")
        #expect(behind.contains("    --list-row-separator-leading-inset: 48px;\n"))
    }

    /// What a browser lays out by the style sheet alone stands where the state's JSON says, within half a point.
    @Test(.enabled(if: Chromium.isInstalled), arguments: ["wechat", "shop", "qq-music"], [false, true])
    func framesInABrowserAreThoseOfTheState(name: String, isRightToLeft: Bool) throws {
        let file = try TestThemes.file(name)
        let export = try CodeExport(of: file, as: .css)
        let page = export.files[1].text
            .replacing("<link rel=\"stylesheet\" href=\"\(name).css\">", with: "<style>\(export.files[0].text)</style>")
            .replacing("<html>", with: "<html dir=\"\(isRightToLeft ? "rtl" : "ltr")\">")
            .replacing("</body>", with: Self.script + "</body>")
        let measured = try Self.frames(inPage: Chromium.elements(ofPage: page))
        let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let studio = try TestThemes.studio(of: file.theme(in: .light), file, direction: direction)
        let rest: CanonicalState =
            file.theme(in: .light).components.contains(.grid) ? .grid(.firstPage) : .indexBar(.rest)
        let nodes = try #require(studio.scene(of: rest)).nodes
        var compared = 0
        for node in nodes {
            guard let frame = measured[node.id] else { continue }
            let distances = [
                frame.minX - node.frame.minX, frame.minY - node.frame.minY, frame.maxX - node.frame.maxX,
                frame.maxY - node.frame.maxY,
            ]
            #expect(distances.allSatisfy { abs($0) <= 0.5 }, "\(node.id): \(frame) in the browser, \(node.frame)")
            compared += 1
        }
        #expect(compared > 8)
    }

    /// Writes where each element is, from the corner of its canvas.
    private static let script = """
        <pre id="frames"></pre>
        <script>
        document.getElementById("frames").textContent = [...document.querySelectorAll("[data-node]")].map(e => {
            const c = e.closest(".thumbindex").getBoundingClientRect(), r = e.getBoundingClientRect();
            return [e.dataset.node, r.x - c.x, r.y - c.y, r.width, r.height].join(" ");
        }).join("\\n");
        </script>
        """

    private static func frames(inPage text: String) throws -> [String: Rect] {
        let start = try #require(text.range(of: "<pre id=\"frames\">"))
        let lines = text[start.upperBound...].prefix { $0 != "<" }.split(separator: "\n")
        return lines.reduce(into: [:]) { frames, line in
            let parts = line.split(separator: " ")
            let numbers = parts.dropFirst().compactMap { Double($0) }
            guard numbers.count == 4 else { return }
            frames[String(parts[0])] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
}
