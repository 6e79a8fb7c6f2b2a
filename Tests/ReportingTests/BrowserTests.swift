import Foundation
import PythonScripts
import Reporting
import Testing

/// The report's page in a real Chromium, from disk.
@Suite struct BrowserTests {
    private static func browse(_ folders: PictureFolders) throws -> [String: Any] {
        let output = try Python.run("browse_report.py", [folders.report])
        return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    @Test func theReportCanBeUsedByKeyboardAndHand() async throws {
        let folders = try PictureFolders.ofEachKind()
        let title = "<script>alert(1)<"
        try folders.draw("candidate/\(title)/b\"\u{301} onfocus=\"alert(1)\".png")
        // Black in the baseline, transparent in the candidate; and a red that is darker by less than an eye sees.
        try folders.draw("baseline/look/clear.png", ground: 0xFF00_0000)
        try folders.draw("candidate/look/clear.png", ground: 0)
        try folders.draw("baseline/look/faint.png", ground: 0xFFFF_0000)
        try folders.draw("candidate/look/faint.png", ground: 0xFFFE_0000)
        for side in ["baseline", "candidate"] {
            try folders.write(Array("%PDF-1.4 \(side)\n%%EOF\n".utf8), to: "\(side)/look/z.pdf")
        }
        try folders.write(PictureFolders.png(width: 60, ground: 0xFF00_0000), to: "baseline/look/size.png")
        try await folders.compare()
        let seen = try Self.browse(folders)
        func texts(_ key: String) -> [String] { seen[key] as? [String] ?? [] }

        let failures = [
            "\(title)/b\"\u{301} onfocus=\"alert(1)\".png", "broken.png", "look/clear.png", "look/new.png",
            "look/old.png",
            "look/rest@2x.png", "look/size.png",
            "look/z.pdf",
        ]
        #expect(texts("console") == [])
        #expect(texts("requests") == ["file"])
        #expect(texts("shownAtFirst") == failures)
        #expect(seen["titleOfFirst"] as? String == failures[0])
        #expect(texts("all") == (failures + ["look/equal.png", "look/faint.png"]).sorted())
        #expect(texts("unseen") == ["look/faint.png"])
        #expect(seen["entered"] as? String == "look/rest@2x.png")
        #expect(seen["enteredFocus"] as? String == "A")
        #expect(seen["wrapped"] as? String == "broken.png")
        #expect(texts("byCause") == ["look/rest@2x.png"])
        #expect(texts("byNothing") == [])
        #expect(seen["afterEscape"] as? Int == failures.count)
        #expect(texts("missing") == ["look/old.png"])

        #expect(texts("causes") == ["bubble moved 3 pt up"])
        #expect(seen["facts"] as? String == "different · 120 px in 1 region, 10 %")
        #expect(
            seen["modes"] as? [String: String]
                == ["1": "side", "2": "slider", "3": "overlay", "4": "blink", "5": "difference"])
        #expect(seen["outlines"] as? Int == 1)
        #expect(seen["slider"] as? String == "inset(0px 0px 0px 55%)")
        #expect(seen["sliderByHand"] as? String == "inset(0px 0px 0px 10%)")
        #expect(seen["overlay"] as? String == "0.1")
        #expect(seen["region"] as? Int == 2)
        #expect(seen["zoom"] as? String == "1600 %")
        #expect(seen["pixels"] as? String == "pixelated")
        #expect(seen["fit"] as? String == "Fit")
        #expect(seen["outlinesAfterR"] as? Int == 0)
        for key in ["blinkStops", "blinkGoesOn", "previous", "next", "help", "darkens", "lightens"] {
            #expect(seen[key] as? Bool == true, "\(key)")
        }
        #expect(texts("documents") == Array(repeating: "A PDF cannot be shown here: open the file.", count: 2))
        #expect(seen["documentModes"] as? [Bool] == [true, false, false, false, false])
        let layers = try #require(seen["layers"] as? [String: String])
        #expect(layers.count == 6)
        // The ground's squares, or the page's own grey; nothing of the black baseline.
        for (place, color) in layers { #expect(["#ffffff", "#e9ebee", "#eef0f2"].contains(color), "\(place)") }
        #expect(seen["phoneOverflows"] as? Bool == false)
        #expect(texts("nameless") == [])
        #expect(seen["images"] as? Int == 0)
    }
}
