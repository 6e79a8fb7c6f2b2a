import Contents
import Documents
import Geometry
import Interaction
import PictureFiles
import Styles
import Testing
import Thumbindex
import Timelines

/// Which films these tests can look at.
enum FilmFormats {
    /// Those that another program decodes for them.
    static let decoded = PictureFormat.films.filter { $0 != .mp4 }
}

/// ST-3: films of what a theme shows.
struct StudioFilmTests {
    /// Twelve letters on a canvas of 60 × 120.
    private static func studio(change: (inout Theme) -> Void = { _ in }) throws -> Studio {
        var theme = Theme()
        theme.canvas.size = Size(width: 60, height: 120)
        theme.indexBar.slotHeight = 8
        change(&theme)
        let sections = "ABCDEFGHIJKL".map { ContentSection(title: String($0), items: ["Ab", "Ac"]) }
        return try Studio(
            theme: theme, content: ListContent(sections: sections), fonts: ThemeFonts(for: theme.fonts))
    }

    private static func recording(_ actions: [TimelineStep.Action], on studio: Studio) throws -> Studio.Recording {
        try studio.play(Timeline(steps: actions.map { TimelineStep($0) }))
    }

    private static let touch: [TimelineStep.Action] = [
        .touchDown(TouchPlace(.title("C"))), .wait(.seconds(0.2)), .move(TouchPlace(.title("F")), over: 0.2),
        .touchUp(), .wait(.seconds(0.5)),
    ]

    @Test("each frame is the picture of its time", arguments: [PictureFormat.webp, .apng])
    func frames(format: PictureFormat) throws {
        let studio = try Self.studio()
        let recording = try Self.recording(Self.touch, on: studio)
        var settings = FilmSettings()
        settings.frameRate = 20
        let film = try ShownFilm(
            studio.file(of: recording, as: ExportOptions(format, scale: 1), film: settings))
        #expect(recording.frameCount(atRate: 20) == 19)
        for (number, moment) in recording.frames(atRate: 20).enumerated() {
            let still = try ShownFilm(studio.file(of: studio.scene(of: moment), as: .png(scale: 1))).frames[0]
            let shown = film.pixels(atMilliseconds: Double(number) * 50 + 25)
            #expect(shown == still.pixels, "frame \(number)")
        }
    }

    @Test("a GIF keeps within a few levels of what is drawn, and within 50 frames a second")
    func gif() throws {
        let studio = try Self.studio { $0.indexBar.shadow = Shadow(color: .black, x: 0, y: 2, blur: 8) }
        let recording = try Self.recording(Self.touch, on: studio)
        var settings = FilmSettings()
        settings.frameRate = 120
        let film = try ShownFilm(
            studio.file(of: recording, as: ExportOptions(.gif, scale: 1), film: settings))
        #expect(film.milliseconds == 920)
        for (number, moment) in recording.frames(atRate: 50).enumerated() {
            let still = try ShownFilm(studio.file(of: studio.scene(of: moment), as: .png(scale: 1))).frames[0]
            let shown = try #require(film.pixels(atMilliseconds: Double(number) * 20 + 10))
            #expect(shown.greatestDifference(to: still.pixels.pixels) <= 12, "frame \(number)")
        }
    }

    @Test("a GIF is dithered where there are gradients, unless somebody says otherwise", arguments: [true, false])
    func dithering(hasGradient: Bool) throws {
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: Color(hex: 0x2060A0))]
        let studio = try Self.studio { theme in
            if hasGradient { theme.list.row.background = .linear(LinearGradient(angle: 90, stops: stops)) }
        }
        let recording = try Self.recording(Self.touch, on: studio)
        func bytes(_ isDithered: Bool?) throws -> [UInt8] {
            try studio.file(of: recording, as: ExportOptions(.gif, scale: 1, isDithered: isDithered)).bytes
        }
        let (usual, dithered, plain) = (try bytes(nil), try bytes(true), try bytes(false))
        #expect(usual == (hasGradient ? dithered : plain))
        #expect(!hasGradient || dithered != plain)
    }

    @Test("the last frame shows the end, as after a finger that lifts", arguments: FilmFormats.decoded)
    func lastFrame(format: PictureFormat) throws {
        let studio = try Self.studio { theme in
            theme.bubble.fadeOut.delay = 0
            theme.bubble.fadeOut.duration = 0
        }
        let recording = try Self.recording(
            [.touchDown(TouchPlace(.title("C"))), .wait(.seconds(1)), .touchUp()], on: studio)
        let film = try ShownFilm(studio.file(of: recording, as: ExportOptions(format, scale: 1)))
        let still = try ShownFilm(studio.file(of: studio.scene(of: recording.lastMoment), as: .png(scale: 1))).frames[0]
        #expect(film.frames.last?.pixels.greatestDifference(to: still.pixels.pixels) ?? 255 <= 12)
        #expect(film.frames.dropLast().last?.pixels.greatestDifference(to: still.pixels.pixels) ?? 0 > 100)
    }

    @Test("a canonical state's film ends in the state, and is nil where the theme cannot have it")
    func states() throws {
        let studio = try Self.studio()
        let state = try #require(CanonicalState.named("section-list/pinned").first)
        let film = try ShownFilm(#require(try studio.file(of: state, as: ExportOptions(.webp, scale: 1))))
        let scene = try #require(studio.scene(of: state))
        let still = try ShownFilm(studio.file(of: scene, as: .png(scale: 1))).frames[0]
        #expect(film.frames.last?.pixels == still.pixels)
        let other = try #require(CanonicalState.named("table-header").first)
        #expect(try studio.file(of: other, as: ExportOptions(.webp, scale: 1)) == nil)
    }

    @Test("a state of its own short canvas is filmed on that")
    func stage() throws {
        let studio = try Self.studio()
        let state = try #require(CanonicalState.named("condensed").first)
        let film = try ShownFilm(#require(try studio.file(of: state, as: ExportOptions(.apng, scale: 1))))
        #expect(film.frames[0].pixels.height == studio.scene(of: state).map { Int($0.displayList.size.height) })
    }

    @Test("a clear canvas stays clear")
    func clearCanvas() throws {
        let studio = try Self.studio { $0.canvas.background = .color(.clear) }
        let recording = try Self.recording([.wait(.seconds(0.1))], on: studio)
        let film = try ShownFilm(studio.file(of: recording, as: ExportOptions(.apng, scale: 1)))
        let still = try ShownFilm(studio.file(of: studio.scene(of: recording.lastMoment), as: .png(scale: 1))).frames[0]
        #expect(film.frames.map(\.pixels) == [still.pixels])
    }

    @Test("too many frames, or too many pixels, are refused before anything is drawn")
    func limits() throws {
        let studio = try Self.studio()
        let long = try Self.recording([.wait(.seconds(61))], on: studio)
        let error = #expect(throws: DiagnosticError.self) {
            try studio.file(of: long, as: ExportOptions(.webp, scale: 1))
        }
        #expect(
            error?.description == """
                error: a film has at most 3600 frames, and this one would have 3661
                hint: set a lower frame rate, or cut the timeline short
                """)
        let large = try Self.recording([.wait(.seconds(50))], on: studio)
        let tooLarge = #expect(throws: DiagnosticError.self) {
            try studio.file(of: large, as: ExportOptions(.apng, scale: 24))
        }
        #expect(
            tooLarge?.description == """
                error: a film has at most 10000000000 pixels, and this one would have 3001 frames of 1440 × 2880
                hint: set a lower frame rate, or cut the timeline short
                """)
    }

    @Test("ST-3: a filmstrip holds frames from the start to the end, and is a picture like others")
    func filmstrip() throws {
        let studio = try Self.studio()
        let recording = try Self.recording(Self.touch, on: studio)
        var settings = FilmstripSettings()
        settings.frameCount = 4
        let strip = try studio.filmstrip(of: recording, settings: settings)
        let times = strip.displayList.commands.compactMap { command in
            if case .text(let text) = command { text.run.text } else { nil }
        }
        #expect(times == ["0 s", "0.3 s", "0.6 s", "0.9 s"])
        #expect(String(decoding: try studio.file(of: strip, as: .svg).bytes, as: UTF8.self).contains("id=\"frame/3\""))
        #expect(try studio.file(of: strip, as: .png(scale: 1)).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("a filmstrip of too many frames is refused")
    func longFilmstrip() throws {
        let studio = try Self.studio()
        let recording = try Self.recording([.wait(.seconds(30))], on: studio)
        let error = #expect(throws: DiagnosticError.self) { try studio.filmstrip(of: recording) }
        #expect(
            error?.description == """
                error: a filmstrip has at most 240 frames, and this one would have 301
                hint: set more time between them with filmstrip.every, or filmstrip.frames
                """)
    }

    @Test("a recording is no still, but can be told as JSON")
    func otherFormats() throws {
        let studio = try Self.studio()
        let recording = try Self.recording(Self.touch, on: studio)
        let error = #expect(throws: DiagnosticError.self) { try studio.file(of: recording, as: .svg) }
        #expect(
            error?.description == """
                error: a film cannot be exported as svg
                hint: its formats are webp, gif, apng, mp4
                """)
        let json = try studio.file(of: recording, as: .json)
        #expect(json.pixelDigest == nil && json.size == Size(width: 60, height: 120))
        #expect(String(decoding: json.bytes, as: UTF8.self).hasPrefix("{\n  \"version\": 1,\n  \"events\": ["))
    }

    @Test("options come before what a timeline says of its film")
    func options() throws {
        let studio = try Self.studio()
        let recording = try Self.recording(Self.touch, on: studio)
        var film = FilmSettings()
        film.frameRate = 10
        let asked = try studio.file(of: recording, as: ExportOptions(.apng, scale: 1, frameRate: 20), film: film)
        film.frameRate = 20
        #expect(try asked == studio.file(of: recording, as: ExportOptions(.apng, scale: 1), film: film))
        #expect(try asked != studio.file(of: recording, as: ExportOptions(.apng, scale: 1)))
    }

    @Test("a still is a film of one frame", arguments: FilmFormats.decoded)
    func still(format: PictureFormat) throws {
        let studio = try Self.studio()
        let scene = studio.scene(of: IndexedListState(offset: 30))
        let film = try ShownFilm(studio.file(of: scene, as: ExportOptions(format)))
        #expect(film.frames.map(\.pixels.width) == [120])
    }
}

extension ShownFilm {
    init(_ file: ExportedFile) throws { try self.init(file.bytes, format: file.format.rawValue) }
}
