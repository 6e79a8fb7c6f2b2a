import BenchmarkReports
import DisplayLists
import Documents
import Drawing
import Files
import Foundation
import Geometry
import Interaction
import Presenting
import Rendering
import Sheets
import Styles
import Thumbindex

/// What is shown around a state beside the state alone; glass; and a sheet of framed states.
struct MockupBenchmark {
    let file: ThemeFile
    let folder: OutputFolder

    private static let rounds = 25

    func run(into report: inout BenchmarkReport) throws {
        try runAround(&report)
        try runMaterial(&report)
        try runSheet(&report)
    }

    /// Chrome, a device and each layer of annotations, each drawn in turn with the state alone.
    private func runAround(_ report: inout BenchmarkReport) throws {
        let content = try file.readContent().list()
        let fonts = try file.findFonts()
        let bare = file.theme(in: .light)
        var chromed = bare
        chromed.chrome.adopt(.ios)
        chromed.chrome.navigationBar.title = "Cities"
        let plain = try Studio(theme: bare, content: content, fonts: fonts)
        let around = try Studio(theme: chromed, content: content, fonts: fonts)
        let layers = Annotation.Layer.allCases.map { ("annotations, \($0.rawValue)", [$0]) }
        let annotated = (layers + [("annotations, all", Annotation.Layer.allCases)]).map { name, layers in
            var presentation = Presentation(annotations: layers)
            presentation.tokens = file.tokenUses(in: .light)
            return (name, plain, Self.options(presentation))
        }
        let cases: [(name: String, studio: Studio, options: ExportOptions)] =
            [
                ("chrome", around, .png), ("a frame", plain, Self.options(Presentation(frame: DeviceFrame()))),
            ] + annotated
        for (name, studio, options) in cases {
            var ratios: [Double] = []
            for round in 0..<Self.rounds {
                // Another offset each time, so that no band is one that was drawn before.
                let state = IndexedListState(offset: Double(40 + 37 * round))
                let alone = try Self.time { _ = try plain.file(of: plain.scene(of: state)) }
                let shown = try Self.time { _ = try studio.file(of: studio.scene(of: state), as: options) }
                ratios.append(shown / alone)
            }
            report.add("a state with \(name) / alone", ratios.median, "×", limit: 1.25)
        }
    }

    private static func options(_ presentation: Presentation) -> ExportOptions {
        var options = ExportOptions.png
        options.presentation = presentation
        return options
    }

    /// A bar of 750 × 176 pixels over rows (LK-1).
    private func runMaterial(_ report: inout BenchmarkReport) throws {
        let tools = try DrawingTools(fonts: file.findFonts())
        let rows = (0..<12).map { row in
            DrawingCommand.fill(
                .rect(Rect(x: 16, y: Double(row) * 60 + 10, width: 40, height: 40)),
                .color(Color(hex: UInt32(0x336699 + row * 0x110A05))))
        }
        let bar = DrawingCommand.fill(.rect(Rect(x: 0, y: 0, width: 375, height: 88)), .material(Material()))
        let size = Size(width: 375, height: 812)
        let clear = DisplayList(size: size, background: .white, commands: rows)
        let glass = DisplayList(size: size, background: .white, commands: rows + [bar])
        var times: [Double] = []
        for _ in 0..<Self.rounds {
            let without = try Self.time { _ = try tools.renderer.plan(clear, pixelsPerPoint: 2) }
            times.append(try Self.time { _ = try tools.renderer.plan(glass, pixelsPerPoint: 2) } - without)
        }
        report.add("a bar of glass, 750 × 176 pixels", times.median, limit: 1)
    }

    /// Forty states in devices on one page.
    private func runSheet(_ report: inout BenchmarkReport) throws {
        let states = ["index-bar/rest", "index-bar/dragging", "section-list/pinned", "section-list/pushed-50"]
        let row = "  - pictures:\n" + (0..<8).map { "      - {state: \(states[$0 % 4])}\n" }.joined()
        let theme = FileManager.default.currentDirectoryPath + "/Themes/wechat.theme.yaml"
        let text =
            "theme: \(theme)\nframe: [phone, dark]\npictureScale: 0.5\nrows:\n"
            + String(repeating: row, count: 5)
        try folder.write(Array(text.utf8), to: "forty.sheet.yaml")
        var times: [Double] = []
        for _ in 0..<5 {
            times.append(
                try Self.time {
                    let studio = try SheetStudio(
                        SheetFile(atPath: folder.join("forty.sheet.yaml"), allowingOutside: true))
                    _ = try export(studio.scene().scene, as: .png(scale: 1), with: studio.tools)
                })
        }
        report.add("a sheet of 40 framed states, processors' time", times.median, limit: 500)
    }

    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = processorMilliseconds()
        try body()
        return processorMilliseconds() - start
    }
}
