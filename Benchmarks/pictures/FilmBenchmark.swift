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

/// A film of three seconds at 60 frames a second of 375 × 812 points @2x, encoded beside other programs.
struct FilmBenchmark {
    let name: String
    let theme: Theme
    let content: ListContent
    let fonts: FontLibrary
    let folder: URL

    private static let rounds = 3
    private static let frameRate = 60.0
    private static let frameCount = 180

    /// The film as the program itself has it, and as it gives it to another.
    private struct Frames {
        /// Those that differ from the one before: which they are, a film knows without comparing pixels.
        var distinct: [(number: Int, raster: Raster)] = []
        /// All frames, numbered with three digits.
        var files: [URL] = []
    }

    /// Milliseconds on the clock, and of the processors.
    private struct Time {
        let clock: Double
        let processor: Double
    }

    func run(into report: inout BenchmarkReport) throws {
        let frames = try self.frames()
        for film in OtherFilm.all { try run(film, frames, into: &report) }
    }

    private func run(_ other: OtherFilm, _ frames: Frames, into report: inout BenchmarkReport) throws {
        var figures: [(ours: Time, theirs: Time)] = []
        var sizes: (ours: Int, theirs: Int?) = (0, 0)
        for _ in 0..<other.rounds {
            let ours = try time(processorMilliseconds) { sizes.ours = try encode(frames, as: other.format) }
            let theirs = try time(processorMillisecondsOfChildren) { sizes.theirs = try other.encode(frames.files) }
            figures.append((ours, theirs))
        }
        let film = "\(name) film as \(other.format.rawValue)"
        guard let theirSize = sizes.theirs else {
            return report.addUnmeasured(film, because: "\(other.program) is not installed or ended badly")
        }
        report.add("\(film)", figures.map(\.ours.clock).median)
        report.add("\(film): \(other.program)", figures.map(\.theirs.clock).median)
        report.add("\(film) / \(other.program)'s", figures.map { $0.ours.clock / $0.theirs.clock }.median, "×")
        report.add(
            "\(film), processors' time / \(other.program)'s",
            figures.map { $0.ours.processor / $0.theirs.processor }.median, "×", limit: other.timeLimit)
        report.add(
            "\(film), size / \(other.program)'s", Double(sizes.ours) / Double(theirSize), "×",
            limit: other.sizeLimit)
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
            let file = folder.appendingPathComponent(String(format: "%@-%03d.png", name, number))
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
    private func encode(_ frames: Frames, as format: PictureFormat) throws -> Int {
        switch format {
        case .gif:
            var histogram = ColorHistogram()
            for frame in frames.distinct { histogram.add(frame.raster) }
            var film = GIFFilm(palette: ColorPalette(histogram), frameRate: 50, isDithered: false)
            for frame in frames.distinct { try film.add(frame.raster, number: frame.number) }
            return try film.file(frameCount: Self.frameCount).count
        case .apng:
            var film = AnimatedPNG(frameRate: Self.frameRate, isOpaque: true)
            for frame in frames.distinct { try film.add(frame.raster, number: frame.number) }
            return film.file(frameCount: Self.frameCount).count
        default:
            var film = try WebPFilm(frameRate: Self.frameRate)
            for frame in frames.distinct { try film.add(frame.raster, number: frame.number) }
            return try film.file(frameCount: Self.frameCount).count
        }
    }
}
