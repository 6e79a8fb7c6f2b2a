import DisplayLists
import DrawingBoards
import Foundation
import Geometry
import Matching
import RandomNumbers
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
        #expect(results[1].departures.count == 1 && row.property == "list.row.height")
        #expect(row.measured == "57" && row.theme == "56" && row.place?.line == 42)
        let color = try #require(results[2].departures.first)
        #expect(results[2].departures.count == 1 && color.property == "list.header.pinnedColor")
        #expect(color.measured == "#06AE56")
        #expect(results[3].departures.map(\.property) == ["indexBar.placement.margin", "list.row.titleFont.size"])
        #expect(results[3].departures.map(\.measured) == ["7.5", "18"])
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

    /// `THUMBINDEX_TWINS=500` tries so many, from `THUMBINDEX_FUZZ_SEED` on, and prints how many departures were named.
    @Test(.enabled(if: Chromium.isInstalled))
    func seededDeparturesAreNamed() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let count = environment["THUMBINDEX_TWINS"].flatMap({ Int($0) }) else { return }
        var table = RecallTable()
        for seed in FuzzSeeds.range(usually: count) {
            var numbers = SeededNumbers(seed: seed)
            let name = ["wechat", "qq-music", "system", "shop", "launcher"][numbers.next(below: 5)]
            let states = CanonicalState.all.filter { ($0.component == .grid) == ["shop", "launcher"].contains(name) }
            let subject = try TestSubjects.subject(
                name, states[numbers.next(below: states.count)], numbers.next(below: 2) == 0 ? .light : .dark)
            let departure = (0..<40).lazy.compactMap { _ in
                SeededDeparture(of: subject, in: subject.theme, by: &numbers)
            }.first
            guard let departure, let scene = subject.scene(of: departure.theme),
                let shot = try TwinShots.shots(of: [scene], pixelsPerPoint: 2).first
            else { continue }
            let result = try ThemeMatcher(subject, shot: shot).match()
            table.add(departure, isNamed: departure.isNamed(in: result))
        }
        print(table.text)
        #expect(table.share >= 0.8)
    }
}

/// How many departures of each kind were named.
private struct RecallTable {
    private var rows: [String: (named: Int, all: Int)] = [:]

    mutating func add(_ departure: SeededDeparture, isNamed: Bool) {
        rows[departure.kind, default: (0, 0)].named += isNamed ? 1 : 0
        rows[departure.kind, default: (0, 0)].all += 1
    }

    var share: Double {
        Double(rows.values.reduce(0) { $0 + $1.named }) / Double(max(rows.values.reduce(0) { $0 + $1.all }, 1))
    }

    var text: String {
        rows.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.named) of \($0.value.all)" }
            .joined(separator: "\n")
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
