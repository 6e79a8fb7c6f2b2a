import Contents
import Documents
import Geometry
import PictureFiles
import Styles
import Testing
import Thumbindex
import Timelines

@Suite("Films that people can send (SC-6)") struct FilmOptionsTests {
    /// Twelve letters on a canvas of 61 × 121, an odd number of pixels at one a point.
    private static func studio(_ appearance: Color = .white) throws -> Studio {
        var theme = Theme()
        theme.canvas.size = Size(width: 61, height: 121)
        theme.canvas.background = .color(appearance)
        theme.indexBar.slotHeight = 8
        let sections = "ABCDEFGHIJKL".map { ContentSection(title: String($0), items: ["Ab", "Ac"]) }
        return try Studio(
            theme: theme, content: ListContent(sections: sections), fonts: ThemeFonts(for: theme.fonts))
    }

    private static func recording(on studio: Studio) throws -> Studio.Recording {
        let steps: [TimelineStep.Action] = [
            .wait(.seconds(0.3)), .touchDown(TouchPlace(.title("C"))), .wait(.seconds(0.2)),
            .move(TouchPlace(.title("F")), over: 0.2), .touchUp(), .wait(.seconds(0.2)),
        ]
        return try studio.play(Timeline(steps: steps.map { TimelineStep($0) }))
    }

    private static func options(
        _ format: PictureFormat = .webp, _ change: (inout FilmOptions) -> Void = { _ in }
    ) -> ExportOptions {
        var options = ExportOptions(format, scale: 1, frameRate: 20)
        change(&options.film)
        return options
    }

    private func film(
        _ format: PictureFormat = .webp, _ change: (inout FilmOptions) -> Void = { _ in }
    ) throws -> (file: ExportedFile, shown: ShownFilm) {
        let studio = try Self.studio()
        let file = try studio.file(of: Self.recording(on: studio), as: Self.options(format, change))
        return (file, try ShownFilm(file.bytes, format: format.rawValue))
    }

    @Test("the finger is seen where it is while it is down, and nowhere before")
    func finger() throws {
        let (plain, shown) = (try film().shown, try film { $0.showsFinger = true }.shown)
        #expect(plain.pixels(atMilliseconds: 120) == shown.pixels(atMilliseconds: 120))
        #expect(plain.pixels(atMilliseconds: 470) != shown.pixels(atMilliseconds: 470))
        #expect(plain.milliseconds == shown.milliseconds)
    }

    @Test("ticks are told as times: one where the finger comes down, one at each title that it comes upon")
    func ticks() throws {
        let studio = try Self.studio()
        let recording = try Self.recording(on: studio)
        let ticks = recording.ticks.map { ($0 * 1000).rounded() }
        #expect(ticks.count == 4 && ticks[0] == 300 && ticks[1] > 500 && ticks[3] <= 700)
        let json = String(decoding: try studio.file(of: recording, as: .json).bytes, as: UTF8.self)
        #expect(json.contains("\n  \"ticks\": [0.3,"))
        let shown = try film { $0.showsTicks = true }.shown
        #expect(shown.frames[0].pixels.height == 121 + 32)
        // A tick shows that it is felt, and then that it was.
        #expect(shown.pixels(atMilliseconds: 320) != shown.pixels(atMilliseconds: 470))
    }

    @Test("a film that joins ends with 0.4 s in which its beginning comes over its end")
    func loop() throws {
        let (plain, joined) = (try film().shown, try film { $0.joins = true }.shown)
        #expect(joined.milliseconds == plain.milliseconds + 400)
        let (first, last) = (try #require(joined.frames.first), try #require(joined.frames.last))
        let before = try #require(plain.frames.last)
        let near = last.pixels.premultiplied.meanDifference(to: first.pixels.premultiplied.pixels)
        let far = before.pixels.premultiplied.meanDifference(to: first.pixels.premultiplied.pixels)
        #expect(near < far / 4)
    }

    @Test("a film that ends as it begins has no other end where it is to join")
    func closedLoop() throws {
        let studio = try Self.studio()
        let recording = try studio.play(Timeline(steps: [TimelineStep(.wait(.seconds(0.2)))]))
        let plain = try studio.file(of: recording, as: Self.options())
        #expect(try studio.file(of: recording, as: Self.options { $0.joins = true }) == plain)
    }

    @Test("films of two themes stand side by side, as still as they are alone")
    func sideBySide() throws {
        let (light, dark) = (try Self.studio(), try Self.studio(.black))
        var frames = try light.frames(of: Self.recording(on: light), as: Self.options())
        frames.beside = [try dark.frames(of: Self.recording(on: dark), as: Self.options())]
        let both = try light.file(of: frames, as: Self.options())
        #expect(both.size == Size(width: 122, height: 121))
        let alone = try film().shown
        let shown = try ShownFilm(both.bytes, format: "webp")
        #expect(shown.frames.map(\.milliseconds) == alone.frames.map(\.milliseconds))
    }

    @Test("a lower quality makes a smaller file of other pixels, told in its digest")
    func quality() throws {
        let exact = try film()
        let low = try film { $0.quality = .fixed(5) }
        #expect(low.file.bytes.count <= exact.file.bytes.count)
        #expect(low.file.pixelDigest != exact.file.pixelDigest)
        let difference = low.shown.frames[0].pixels.premultiplied.meanDifference(
            to: exact.shown.frames[0].pixels.premultiplied.pixels)
        #expect(difference < 12)
    }

    @Test("a size is kept at the best quality that fits: nothing is lost where that is small enough")
    func budget() throws {
        let exact = try film()
        let roomy = try film { $0.quality = .fitting(bytes: exact.file.bytes.count) }
        #expect(roomy.file.bytes == exact.file.bytes)
        #expect(roomy.file.fittedQuality?.quality == nil)
        let budget = exact.file.bytes.count - 1
        let tight = try film { $0.quality = .fitting(bytes: budget) }
        let fitted = try #require(tight.file.fittedQuality)
        #expect(tight.file.bytes.count <= budget && fitted.byteCount == tight.file.bytes.count)
        let quality = try #require(fitted.quality)
        if quality < 100 {
            let better = try film { $0.quality = .fixed(quality + 1) }
            #expect(better.file.bytes.count > budget)
        }
    }

    @Test("a size that no quality reaches is an error that says so")
    func impossibleBudget() throws {
        let least = Double(try film { $0.quality = .fixed(0) }.file.bytes.count) / 1000
        let error = #expect(throws: DiagnosticError.self) { try film { $0.quality = .fitting(bytes: 1000) } }
        #expect(
            error?.description == """
                error: the film does not fit 1 kB: at quality 0 it has \(NumberText.rounded(least, places: 1)) kB
                hint: a smaller scale or a lower frame rate makes it smaller
                """)
    }

    @Test(
        "words say what films are",
        arguments: [
            (["finger", "ticks", "loop", "side-by-side"], nil), (["poster=0.8", "quality=0"], nil),
            (["size=2MB"], nil), (["size=1.5 MiB"], nil),
            (["fingers"], "unknown word 'fingers' for films"),
            (["quality=101"], "a film's quality is from 0 to 100, not '101'"),
            (["quality"], "unknown word 'quality' for films"),
            (["poster=-1"], "a poster is at a second of its timeline, as poster=0.8, not '-1'"),
            (["size=2 pounds"], "a film's size is written as 2MB or 800kB, not '2 pounds'"),
            (["size=1"], "a film's size is written as 2MB or 800kB, not '1'"),
            (["quality=5", "size=2MB"], "a film has a quality or a size"),
        ] as [([String], String?)])
    func words(words: [String], message: String?) {
        do throws(DiagnosticError) {
            _ = try FilmOptions(words: words)
            #expect(message == nil)
        } catch {
            #expect(error.diagnostics[0].message == message)
        }
    }

    @Test(
        "an MP4 film is whole, begins with what players need, and has even sides of 4:2:0",
        .enabled(if: FFprobe.isThere))
    func mp4() throws {
        let studio = try Self.studio()
        let file = try studio.file(of: Self.recording(on: studio), as: Self.options(.mp4))
        let text = String(decoding: file.bytes, as: Unicode.ASCII.self)
        let (moov, mdat) = (try #require(text.firstRange(of: "moov")), try #require(text.firstRange(of: "mdat")))
        #expect(moov.lowerBound < mdat.lowerBound)
        let facts = try FFprobe.facts(of: file.bytes)
        #expect(facts["codec_name"] == "h264" && facts["pix_fmt"] == "yuv420p")
        #expect(facts["width"] == "62" && facts["height"] == "122")
        #expect(facts["color_space"] == "bt709" && facts["color_range"] == "tv")
        #expect(facts["nb_frames"] == "19" && facts["r_frame_rate"] == "20/1")
        #expect(try studio.file(of: Self.recording(on: studio), as: Self.options(.mp4)) == file)
    }
}
