import BenchmarkReports
import Codecs
import Contents
import Drawing
import Foundation
import Layouts
import Painting
import Rendering
import Styles
import Thumbindex
import Timelines

/// One picture of 750 × 1624, step by step, beside the plain C program.
struct PictureBenchmark {
    let theme: Theme
    let content: ListContent
    let fonts: FontLibrary
    let plain: PlainProgram
    let folder: String

    /// Rounds of both programs in turn, so that a change of the machine's speed meets both.
    private static let rounds = 7
    private static let picturesPerRound = 20
    private static let steps = ["layout", "painting", "drawing", "encoding", "writing"]

    func run(into report: inout BenchmarkReport) throws {
        var ours: [[String: Double]] = []
        var theirs: [PlainProgram.Figures] = []
        for _ in 0..<Self.rounds {
            ours.append(try round())
            theirs.append(try plain.run(content: content, pictures: Self.picturesPerRound, in: folder))
        }
        for step in Self.steps {
            report.add("a picture: \(step)", ours.map { $0[step] ?? 0 }.median)
        }
        report.add("plain C: drawing", theirs.map(\.drawing).median)
        report.add("plain C: encoding and writing", theirs.map(\.encoding).median)
        let drawing = zip(ours, theirs).map { ours, theirs in
            ["layout", "painting", "drawing"].reduce(0) { $0 + (ours[$1] ?? 0) } / theirs.drawing
        }
        report.add("layout to raster / plain C's drawing", drawing.median, "×", limit: 1.15)
    }

    /// Milliseconds a picture of each step.
    private func round() throws -> [String: Double] {
        let engine = try TextEngine(fonts: fonts)
        let renderer = RasterRenderer(text: engine, pictures: PictureStore())
        var encoder = PNGEncoder()
        var watch = Stopwatch()
        for _ in 0..<Self.picturesPerRound {
            let (list, screen) = watch.measure("layout") {
                let list = layout(theme, content, measurer: engine)
                return (list, CanonicalState.IndexBar.touchDownMiddle.play(on: list)?.recording.last)
            }
            guard let screen else { throw CocoaError(.featureUnsupported) }
            let scene = watch.measure("painting") { paint(list, screen) }
            let raster = try watch.measure("drawing") { () throws in
                try renderer.raster(of: scene.displayList.snapped(toPixelsPerPoint: 2), pixelsPerPoint: 2)
            }
            let bytes = try watch.measure("encoding") { () throws in try encoder.encode(raster) }
            try watch.measure("writing") { () throws in
                try Data(bytes).write(to: URL(fileURLWithPath: folder + "/picture.png"))
            }
        }
        return watch.milliseconds.mapValues { $0 / Double(Self.picturesPerRound) }
    }
}
