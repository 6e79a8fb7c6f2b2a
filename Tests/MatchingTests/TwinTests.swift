import DisplayLists
import DrawingBoards
import Geometry
import Matching
import Rasters
import Testing
import Thumbindex

/// Twins: what a browser draws of a theme's scenes, with departures and without (MT-1 … MT-4).
@Suite struct TwinTests {
    /// The same design by another rasteriser departs nowhere; what departs is named, with its value and the theme's line.
    @Test(.enabled(if: Chromium.isInstalled))
    func departuresOfAListAreNamed() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.touchDownMiddle))
        let changes = [
            [], [("list.row.height", "57")], [("list.header.pinnedColor", "\"#06AE56\"")],
            [("indexBar.placement.margin", "7.5"), ("list.row.titleFont.size", "18")],
        ]
        let scenes = try changes.map { changes in
            let theme = try changes.reduce(subject.theme) { theme, change in
                try #require(theme.setting(change.0, toText: change.1))
            }
            return try #require(subject.scene(of: theme))
        }
        let results = try TwinShots.shots(of: scenes, pixelsPerPoint: 2).map {
            try ThemeMatcher(subject, shot: $0).match()
        }
        #expect(results[0].departures.map(\.words) == [])
        #expect(results[0].transform.scale == 2 && results[0].transform.dx == 0 && results[0].transform.dy == 0)
        #expect(results[0].nodes.count { $0.verdict == .same } > 40)
        #expect(results[0].nodes.allSatisfy { $0.verdict == .same || $0.verdict == .unknown })
        let row = try #require(results[1].departures.first)
        #expect(results[1].departures.map(\.property) == ["list.row.height"])
        #expect(row.measured == "57" && row.theme == "56" && row.place?.line == 42)
        let color = try #require(results[2].departures.first)
        #expect(results[2].departures.map(\.property) == ["list.header.pinnedColor"])
        #expect(color.measured == "#06AE56")
        #expect(results[3].departures.map(\.property) == ["indexBar.placement.margin", "list.row.titleFont.size"])
        #expect(results[3].departures.map(\.measured) == ["7.5", "18"])
    }

    /// Badges that are a little narrower for their letters' weight say nothing of how high labels are.
    @Test(.enabled(if: Chromium.isInstalled))
    func lighterBadgesAreNoOtherLabels() throws {
        let subject = try TestSubjects.subject("shop", .grid(.swipe50))
        let theme = try #require(subject.theme.setting("grid.cell.badge.font.weight", toText: "600"))
        let scene = try #require(subject.scene(of: theme))
        let shot = try #require(try TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.allSatisfy { $0.property.hasPrefix("grid.cell.badge.") })
    }

    /// A screenshot that lies elsewhere on its canvas is the same (MT-1).
    @Test(.enabled(if: Chromium.isInstalled))
    func aShiftOfAllIsNoDeparture() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.rest))
        let scene = try #require(subject.scene(of: subject.theme))
        let shot = try #require(try TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        let result = try ThemeMatcher(subject, shot: shot.moved(x: 3, y: 4)).match()
        #expect(result.departures.map(\.words) == [])
        #expect(abs(result.transform.dx - 1.5) < 0.1 && abs(result.transform.dy - 2) < 0.1)
    }

    /// All states of the reference themes, in both appearances, at two and three pixels a point, as they are: nothing
    /// departs of any. `THUMBINDEX_TWINS=500` tries them, and so many seeded ones, from `THUMBINDEX_FUZZ_SEED` on, and
    /// prints what was told of them; `THUMBINDEX_TWIN_SHOTS=folder` keeps the browser's pictures for the next run.
    @Test(.enabled(if: Chromium.isInstalled && TwinCensus.count != nil))
    func undisturbedTwinsMatch() throws {
        let table = try TwinCensus.table(of: try TwinCensus.undisturbed())
        print(table.text)
        let compressed = table.failures.filter { $0.contains("x \(ShotTreatment.jpeg)") }
        let scaled = table.failures.filter { $0.contains("x \(ShotTreatment.scaled)") }
        #expect(table.failures.count == compressed.count + scaled.count)
        // Of 116 pages that are scaled, a letter or a badge may stand at another point.
        #expect(scaled.count <= 6)
        // Of 116 that are compressed at most 2 %: a single letter may have lost its colour.
        #expect(compressed.count <= 1)
    }

    /// One thing departs, or two or three do, by lot; one twin in four is compressed or rescaled. Named is what is told by
    /// its property and value, or by others with which the theme draws the same. What no picture tells is counted with
    /// the rest: fields that the canvas cuts, and the weight of a single letter.
    @Test(.enabled(if: Chromium.isInstalled && TwinCensus.count != nil))
    func seededDeparturesAreNamed() throws {
        let table = try TwinCensus.table(of: try TwinCensus.seeded())
        print(table.text)
        #expect(table.share(ofTwinsWith: 1) >= 0.9)
        #expect(table.share(ofTwinsWith: 2) >= 0.85)
        #expect(table.share(ofTwinsWith: 3) >= 0.85)
        #expect(table.shareOfSureOnesThatAreRight >= 0.9)
    }
}

extension Raster {
    /// The same moved by whole pixels, its edges repeated.
    fileprivate func moved(x: Int, y: Int) -> Raster {
        let pixels = (0..<height).flatMap { row in
            (0..<width).map { self[min(max($0 - x, 0), width - 1), min(max(row - y, 0), height - 1)] }
        }
        return Raster(width: width, height: height, pixels: pixels)
    }
}
