import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting
import Timelines

/// Where pictures for tests come from.
@Suite struct TestedPictureTests {
    static func theme(_ folder: TemporaryFolder) throws -> String {
        try folder.write(["brand.theme.yaml": "name: Brand\n"])
        return folder.path + "/brand.theme.yaml"
    }

    @Test func aStateIsDrawnWithItsJSON() throws {
        let folder = TemporaryFolder()
        let theme = try Self.theme(folder)
        let picture = try TestedPicture(state: "index-bar/rest", ofTheme: theme)
        #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(String(decoding: picture.state ?? [], as: UTF8.self).contains("\"id\": \"index-bar/title/0\""))
        #expect(try picture == TestedPicture(state: "index-bar/rest", ofTheme: theme))
        // What drew it stands beside it, so that another machine's picture can be explained.
        let json = try JSONSerialization.jsonObject(with: Data(picture.state ?? [])) as? [String: Any]
        let fingerprint = try #require(json?["fingerprint"] as? [String: Any])
        #expect((fingerprint["libraries"] as? [String: String])?["freetype"]?.isEmpty == false)
        let fonts = try #require(fingerprint["fonts"] as? [[String: String]])
        #expect(fonts.contains { $0["digest"]?.count == 32 && $0["name"]?.isEmpty == false })
        #expect(try picture != TestedPicture(state: "index-bar/rest", ofTheme: theme, direction: .rightToLeft))
    }

    /// Whose content the theme names: without it the grid is empty.
    @Test func aGridIsDrawnWithItsItems() throws {
        let folder = TemporaryFolder()
        try folder.write([
            "shop.theme.yaml": "components: [grid]\ncontent: goods.txt\n", "goods.txt": "Kettle\nLamp\nChair\n",
        ])
        let picture = try TestedPicture(state: "grid/first-page", ofTheme: folder.path + "/shop.theme.yaml")
        let state = String(decoding: picture.state ?? [], as: UTF8.self)
        for name in ["Kettle", "Lamp", "Chair"] { #expect(state.contains("\"\(name)\""), "\(name)") }
    }

    @Test func whatAStudioShowsIsDrawn() throws {
        let folder = TemporaryFolder()
        let studio = try Studio(themeAtPath: Self.theme(folder), appearance: .dark, direction: .rightToLeft)
        let rest = try #require(CanonicalState.named("index-bar/rest").first)
        let picture = try TestedPicture(rest, drawnBy: studio)
        #expect(
            try picture
                == TestedPicture(
                    state: "index-bar/rest", ofTheme: Self.theme(folder), appearance: .dark, direction: .rightToLeft))
        #expect(try picture == TestedPicture(try #require(studio.scene(of: rest)), drawnBy: studio))
        let scrolled = try TestedPicture(IndexedListState(offset: 40), drawnBy: studio, scale: 1)
        #expect(scrolled.state != picture.state && scrolled.bytes.count < picture.bytes.count)
        let unthinkable = try #require(CanonicalState.named("grid/first-page").first)
        let error = #expect(throws: DiagnosticError.self) { try TestedPicture(unthinkable, drawnBy: studio) }
        #expect(
            error?.diagnostics.map(\.message) == [
                "the theme and its content cannot be in the state 'grid/first-page'"
            ])
    }

    @Test func aGridMayStandAnywhere() throws {
        let folder = TemporaryFolder()
        try folder.write(["shop.theme.yaml": "components: [grid]\n"])
        let studio = try Studio(themeAtPath: folder.path + "/shop.theme.yaml")
        let first = try TestedPicture(GridState(offset: 0, page: 0), drawnBy: studio)
        #expect(try first != TestedPicture(GridState(offset: 30, page: 0), drawnBy: studio))
    }

    @Test func aShotOfATimelineIsDrawn() throws {
        let folder = TemporaryFolder()
        let studio = try Studio(themeAtPath: Self.theme(folder))
        try folder.write([
            "jump.timeline.yaml": """
            steps:
              - touchDown: {place: 0.1}
              - wait: 0.4
              - shot: touched
              - touchUp
            """
        ])
        let path = folder.path + "/jump.timeline.yaml"
        let picture = try TestedPicture(shot: "touched", ofTimeline: path, drawnBy: studio)
        #expect(String(decoding: picture.state ?? [], as: UTF8.self).contains("\"id\": \"bubble\""))
        let recording = try studio.play(
            TimelineFile(SourceText(name: "jump", text: folder.files()["jump.timeline.yaml"] ?? "")))
        #expect(try picture == TestedPicture(shot: "touched", of: recording, drawnBy: studio))
        let error = #expect(throws: DiagnosticError.self) {
            try TestedPicture(shot: "touch", of: recording, drawnBy: studio)
        }
        #expect(
            error?.description == "error: the timeline has no shot 'touch'\nhint: did you mean 'touched'?")
    }

    @Test(arguments: [
        ("index-bar/rset", "there is no state 'index-bar/rset'"), ("index-bar", "there is no state 'index-bar'"),
        ("index-bar/fading-in", "the theme '%' cannot be in the state 'index-bar/fading-in'"),
    ])
    func aStateMustExist(name: String, message: String) throws {
        let folder = TemporaryFolder()
        let theme = try Self.theme(folder)
        let error = #expect(throws: DiagnosticError.self) { try TestedPicture(state: name, ofTheme: theme) }
        #expect(error?.diagnostics.map(\.message) == [message.replacing("%", with: theme)])
    }

    @Test func aFileIsReadAsItIs() throws {
        let folder = TemporaryFolder()
        try folder.write(["a.png": "abc"])
        #expect(try TestedPicture(atPath: folder.path + "/a.png") == TestedPicture(bytes: Array("abc".utf8)))
        let error = #expect(throws: DiagnosticError.self) { try TestedPicture(atPath: folder.path + "/b.png") }
        #expect(error?.diagnostics.map(\.message) == ["cannot read '\(folder.path)/b.png': there is no such file"])
    }

    @Test func twoRastersAreComparedWithOneCall() {
        let baseline = Raster(width: 40, height: 30)
        var candidate = baseline
        #expect(RasterComparison(baseline: baseline, candidate: candidate).isEqual)
        candidate.pixels[45] = PremultipliedARGB(argb: 0xFF00_0000)
        let comparison = RasterComparison(
            baseline: baseline, candidate: candidate, options: ComparisonOptions(metric: .exact))
        guard case .compared(let difference) = comparison else { return }
        #expect(difference.regions == [PixelRect(x: 5, y: 1, width: 1, height: 1)])
        #expect(difference.differentPixels == 1 && !comparison.isEqual)
        let wide = Raster(width: 41, height: 30)
        #expect(!RasterComparison(baseline: baseline, candidate: wide).isEqual)
    }
}
