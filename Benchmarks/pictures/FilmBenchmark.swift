import BenchmarkReports
import Codecs
import Contents
import Drawing
import Foundation
import Layouts
import Painting
import Rasters
import Rendering
import Styles
import Thumbindex
import Timelines

/// A film of three seconds at 60 frames a second of 375 × 812 points @2x, encoded beside libwebp's own program.
struct FilmBenchmark {
    let name: String
    let theme: Theme
    let content: ListContent
    let fonts: FontLibrary
    let folder: URL
    /// What the processors' time may be of libwebp's program's at most, where the project holds itself to a bound.
    ///
    /// While all of the canvas scrolls, both spend their time in the same encoder on the same pixels.
    let timeLimit: Double?

    private static let rounds = 3
    private static let frameRate = 60.0
    private static let frameCount = 180

    /// The film as the program itself has it, and as it gives it to another.
    private struct Frames {
        /// Those that differ from the one before: which they are, a film knows without comparing pixels.
        var distinct: [(number: Int, raster: Raster)] = []
        /// All frames.
        var files: [URL] = []
    }

    /// Milliseconds on the clock, and of the processors.
    private struct Time {
        let clock: Double
        let processor: Double
    }

    func run(into report: inout BenchmarkReport) throws {
        let frames = try self.frames()
        var figures: [(ours: Time, theirs: Time)] = []
        var sizes = (ours: 0, theirs: 0)
        for _ in 0..<Self.rounds {
            let ours = try time(processorMilliseconds) { sizes.ours = try encode(frames) }
            let theirs = try time(processorMillisecondsOfChildren) { sizes.theirs = try encodeByProgram(frames) }
            figures.append((ours, theirs))
        }
        report.add("\(name) film of \(Self.frameCount) frames as WebP", figures.map(\.ours.clock).median)
        report.add("\(name) film: img2webp -lossless -m 0", figures.map(\.theirs.clock).median)
        report.add("\(name) film / img2webp's", figures.map { $0.ours.clock / $0.theirs.clock }.median, "×")
        report.add(
            "\(name) film, processors' time / img2webp's",
            figures.map { $0.ours.processor / $0.theirs.processor }.median, "×", limit: timeLimit)
        report.add("\(name) film's size / img2webp's", Double(sizes.ours) / Double(sizes.theirs), "×", limit: 1)
    }

    private func time(_ processor: () -> Double, _ body: () throws -> Void) rethrows -> Time {
        let (start, processorStart) = (Date(), processor())
        try body()
        return Time(clock: Date().timeIntervalSince(start) * 1000, processor: processor() - processorStart)
    }

    private func frames() throws -> Frames {
        let engine = try TextEngine(fonts: fonts)
        let renderer = RasterRenderer(text: engine, pictures: PictureStore())
        let layout = layout(theme, content, measurer: engine)
        var frames = Frames()
        var encoder = PNGEncoder()
        let moments = try play(Self.timeline, on: layout).frames(atRate: Self.frameRate).prefix(Self.frameCount)
        for (number, moment) in moments.enumerated() {
            let list = paint(layout, moment.state).displayList.snapped(toPixelsPerPoint: 2)
            let raster = try renderer.raster(of: list, pixelsPerPoint: 2)
            let file = folder.appendingPathComponent("\(name) \(number).png")
            try Data(encoder.encode(raster)).write(to: file)
            frames.files.append(file)
            if raster != frames.distinct.last?.raster { frames.distinct.append((number, raster)) }
        }
        return frames
    }

    /// A finger on the bar: the bubble comes and follows it, the list jumps.
    private static let timeline = Timeline(steps: [
        TimelineStep(.scroll(to: .offset(20))),
        TimelineStep(.wait(.seconds(0.3))),
        TimelineStep(.touchDown(TouchPlace(.share(0.1)))),
        TimelineStep(.wait(.seconds(0.4))),
        TimelineStep(.move(TouchPlace(.share(0.8)), over: 1)),
        TimelineStep(.wait(.seconds(0.3))),
        TimelineStep(.touchUp()),
        TimelineStep(.wait(.seconds(1))),
    ])

    /// The number of bytes.
    private func encode(_ frames: Frames) throws -> Int {
        var film = try WebPFilm(frameRate: Self.frameRate)
        for frame in frames.distinct { try film.add(frame.raster, number: frame.number) }
        return try film.file(frameCount: Self.frameCount).count
    }

    /// The number of bytes of libwebp's program.
    private func encodeByProgram(_ frames: Frames) throws -> Int {
        let target = folder.appendingPathComponent("film.webp")
        let clock = FilmClock(frameRate: Self.frameRate, unitsPerSecond: 1000)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["img2webp", "-lossless", "-m", "0"]
            + frames.files.enumerated().flatMap { number, file in
                ["-d", String(clock.duration(of: number..<number + 1)), file.path]
            } + ["-o", target.path]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return try Data(contentsOf: target).count
    }
}
