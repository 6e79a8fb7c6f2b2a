import BenchmarkReports
import Contents
import Foundation
import Interaction
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

    private static let rounds = 3
    private static let frameRate = 60.0
    private static let frameCount = 180

    private struct Frame {
        let number: Int
        let raster: Raster
        let file: URL
    }

    func run(into report: inout BenchmarkReport) throws {
        let frames = try self.frames()
        var figures: [(ours: Double, theirs: Double)] = []
        var sizes = (ours: 0, theirs: 0)
        for _ in 0..<Self.rounds {
            let start = processorMilliseconds()
            sizes.ours = try encode(frames).count
            let ours = processorMilliseconds() - start
            let (theirs, size) = try encodeByProgram(frames)
            sizes.theirs = size
            figures.append((ours, theirs))
        }
        report.add("\(name) film of \(Self.frameCount) frames as WebP", figures.map(\.ours).median)
        report.add("\(name) film: img2webp -lossless -m 0", figures.map(\.theirs).median)
        report.add("\(name) film / img2webp's", figures.map { $0.ours / $0.theirs }.median, "×", limit: 0.2)
        report.add("\(name) film's size / img2webp's", Double(sizes.ours) / Double(sizes.theirs), "×", limit: 1)
    }

    /// The frames that differ from the one before, in memory and as files without compression, which take hardly any
    /// time to read.
    private func frames() throws -> [Frame] {
        let engine = try TextEngine(fonts: fonts)
        let renderer = RasterRenderer(text: engine, pictures: PictureStore())
        let painter = ScreenPainter(theme: theme, content: content, direction: .leftToRight, measurer: engine)
        let player = TimelinePlayer(layout: painter.layout, theme: theme, direction: .leftToRight) { _ in
            painter.layout
        }
        var frames: [Frame] = []
        let moments = try player.play(Self.timeline).frames(atRate: Self.frameRate).prefix(Self.frameCount)
        for (number, moment) in moments.enumerated() {
            guard let screen = moment.screen.list else { continue }
            let list = painter.scene(in: screen).displayList.snapped(toPixelsPerPoint: 2)
            let raster = try renderer.raster(of: list, pixelsPerPoint: 2)
            guard raster != frames.last?.raster else { continue }
            let file = folder.appendingPathComponent("\(name) \(number).ppm")
            try raster.portablePixmap.write(to: file)
            frames.append(Frame(number: number, raster: raster, file: file))
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

    private func encode(_ frames: [Frame]) throws -> [UInt8] {
        var film = try WebPFilm(frameRate: Self.frameRate)
        for frame in frames { try film.add(frame.raster, number: frame.number) }
        return try film.file(frameCount: Self.frameCount)
    }

    /// Milliseconds of the processor, and bytes, of libwebp's program.
    private func encodeByProgram(_ frames: [Frame]) throws -> (time: Double, size: Int) {
        let target = folder.appendingPathComponent("film.webp")
        let clock = FilmClock(frameRate: Self.frameRate, unitsPerSecond: 1000)
        let ends = frames.dropFirst().map(\.number) + [Self.frameCount]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["img2webp", "-lossless", "-m", "0"]
            + zip(frames, ends).flatMap { ["-d", String(clock.duration(of: $0.number..<$1)), $0.file.path] }
            + ["-o", target.path]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let start = processorMillisecondsOfChildren()
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return (processorMillisecondsOfChildren() - start, try Data(contentsOf: target).count)
    }
}

extension Raster {
    /// A PPM file of the colours.
    fileprivate var portablePixmap: Data {
        var data = Data("P6\n\(width) \(height)\n255\n".utf8)
        data.append(
            contentsOf: pixels.flatMap { pixel in
                [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
            })
        return data
    }
}
