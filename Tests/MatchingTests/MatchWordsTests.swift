import Documents
import Geometry
import Matching
import Rasters
import Rendering
import Testing
import Thumbindex

/// What needs no browser: colours' distances, pictures that are none of the state, what is told and accepted.
@Suite struct MatchWordsTests {
    /// Corners of sRGB, whose distances are published widely.
    @Test(arguments: [
        (0xFFFFFF, 0xFFFFFF, 0.0), (0x000000, 0xFFFFFF, 100.0), (0xFF0000, 0x00FF00, 86.608),
        (0x0000FF, 0xFF0000, 52.878),
    ])
    func distancesOfColors(first: Int, second: Int, distance: Double) {
        let measured = ColorDifference.deltaE(Color(hex: UInt32(first)), Color(hex: UInt32(second)))
        #expect(abs(measured - distance) < 0.02, "\(measured)")
    }

    @Test func aPictureOnItsSideIsRefused() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.rest))
        let size = try #require(subject.scene(of: subject.theme)).displayList.size
        let (long, short) = (Int(max(size.width, size.height)), Int(min(size.width, size.height)))
        for (width, height) in [(2 * long, 2 * short), (20, 40), (short * 20, long)] {
            let shot = Raster(width: width, height: height, filledWith: 0xFF12_3456)
            #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        }
    }

    @Test func aPictureOfSomethingElseIsRefused() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.rest))
        let size = try #require(subject.scene(of: subject.theme)).displayList.size
        var shot = Raster(width: Int(size.width), height: Int(size.height), filledWith: 0xFF12_3456)
        let blank = #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        #expect(blank?.diagnostics.first?.message == "the picture shows nothing: all of its pixels are alike")
        shot.pixels[100] = 0xFF00_0000
        let error = #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        #expect(error?.diagnostics.first?.message.contains("is it this state?") == true)
    }

    /// A picture of another state is none of this one with departures.
    @Test(arguments: [
        ("wechat", "index-bar/rest", "index-bar/touch-down-middle"),
        ("wechat", "section-list/end", "section-list/resting"),
        ("glass", "section-list/pinned", "section-list/pushed-50"),
        ("shop", "grid/middle-page", "grid/first-page"),
    ])
    func anotherStateIsNamed(theme: String, shown: String, named: String) throws {
        let subject = try TestSubjects.subject(theme, #require(CanonicalState(path: named)))
        let other = try TestSubjects.subject(theme, #require(CanonicalState(path: shown)))
        let shot = try raster(of: #require(other.scene(of: other.theme)), scale: 2, with: other.tools)
        let error = #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        #expect(error?.diagnostics.first?.message == "the picture shows \(shown), not \(named)")
    }

    @Test func aPictureUpsideDownIsRefused() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.rest))
        var shot = try raster(of: #require(subject.scene(of: subject.theme)), scale: 2, with: subject.tools)
        shot.pixels.reverse()
        let error = #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        #expect(error?.diagnostics.first?.message == "the picture is upside down")
    }

    /// Dark on light is no light on dark, but it is upright.
    @Test(arguments: ["wechat", "system", "qq-music"])
    func theOtherAppearanceIsNotUpsideDown(name: String) throws {
        let dark = try TestSubjects.subject(name, .indexBar(.rest), .dark)
        let shot = try raster(of: #require(dark.scene(of: dark.theme)), scale: 2, with: dark.tools)
        let light = try TestSubjects.subject(name, .indexBar(.rest))
        do throws(DiagnosticError) {
            _ = try ThemeMatcher(light, shot: shot).match()
        } catch {
            #expect(error.diagnostics.first?.message != "the picture is upside down")
        }
    }

    /// A list is no grid.
    @Test(arguments: [CanonicalState.grid(.firstPage), .grid(.manyDots)])
    func aListIsNoGrid(state: CanonicalState) throws {
        let list = try TestSubjects.subject("wechat", .indexBar(.rest))
        let shot = try raster(of: #require(list.scene(of: list.theme)), scale: 2, with: list.tools)
        let subject = try TestSubjects.subject("launcher", state)
        let error = #expect(throws: DiagnosticError.self) { try ThemeMatcher(subject, shot: shot).match() }
        #expect(error?.diagnostics.first?.message.contains("is it this state?") == true)
    }

    /// Of two rows that are gone the second has moved as far as both are high.
    @Test func twoRowsThatAreGoneAreTold() throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.touchDownMiddle))
        let scene = try #require(subject.scene(of: subject.theme))
        let rows = scene.nodes.filter { $0.role == .row }.map(\.id)
        let places = rows.compactMap { id -> (section: Int, row: Int)? in
            let parts = id.split(separator: "/").compactMap { Int($0) }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        let shown = try #require(
            places.first { place in places.contains { $0 == (place.section, place.row + 3) } })
        var app = subject
        for row in [shown.row + 3, shown.row + 1] { app.list.sections[shown.section].items.remove(at: row) }
        let shot = try raster(of: #require(app.scene(of: app.theme)), scale: 2, with: app.tools)
        let departures = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(
            departures.map(\.property) == [1, 3].map { "section/\(shown.section)/row/\(shown.row + $0)" }
                && departures.allSatisfy { $0.measured == "missing" }, "\(departures.map(\.words))")
    }

    /// Another look is told at the line where the theme's file has its own, as other departures are.
    @Test func looksAndValuesDepartWhereTheyAreWritten() throws {
        let lines = ["list:", "  row:", "    height: 56", "bubble:", "  fill: \"#3366CC\"", "  shape: teardrop", ""]
        let theme = try ThemeFile(text: lines.joined(separator: "\n"), path: "look.theme.yaml")
        let subject = try MatchSubject(theme, in: .light, state: .indexBar(.touchDownMiddle), contentPath: nil)
        let app = try #require(theme.setting("bubble.shape", toText: "pin")?.setting("list.row.height", toText: "58"))
        let shot = try raster(of: #require(subject.scene(of: app)), scale: 2, with: subject.tools)
        let departures = try ThemeMatcher(subject, shot: shot).match().departures
        for (property, line) in [("bubble.shape", 6), ("list.row.height", 3)] {
            let place = try #require(departures.first { $0.property == property }?.place, "\(property)")
            #expect(place.file == "look.theme.yaml" && place.line == line, "\(property)")
        }
    }

    /// What our own drawing shows departs nowhere, and what is said of it fits its schema.
    @Test func ownDrawingsMatch() throws {
        let subject = try TestSubjects.subject("launcher", .grid(.firstPage))
        let scene = try #require(subject.scene(of: subject.theme))
        let shot = try raster(of: scene, scale: 1, with: subject.tools)
        let result = try ThemeMatcher(subject, shot: shot).match()
        #expect(result.isMatch && result.transform.scale == 1)
        #expect(
            result.json.line.hasPrefix(
                #"{"version": 1, "transform": {"scale": 1, "dx": 0, "dy": 0}, "nodes": [{"id": "#))
    }
}
