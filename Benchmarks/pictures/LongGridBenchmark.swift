import BenchmarkReports
import Contents
import Drawing
import Geometry
import Interaction
import Layouts
import Painting
import Rendering
import Styles

/// A page of a grid of a million items beside the same page of a hundred, once their content is read (GP-19).
///
/// Four items make a page, so that both have more pages than the page control has room for dots, and draw as many dots.
struct LongGridBenchmark {
    private var theme: Theme
    private let fonts: FontLibrary

    init(theme: Theme, fonts: FontLibrary) {
        self.theme = theme
        self.fonts = fonts
        self.theme.grid.columns = .fixed(2)
        self.theme.grid.rows = .fixed(2)
    }

    private static let rounds = 15
    private static let layoutsPerRound = 2_000
    private static let picturesPerRound = 10

    private struct Figures {
        let layout: Double
        let picture: Double
    }

    func run(into report: inout BenchmarkReport) throws {
        let engine = try TextEngine(fonts: fonts)
        let renderer = RasterRenderer(text: engine, pictures: PictureStore())
        let (few, many) = (Self.content(items: 100), Self.content(items: 1_000_000))
        var figures: [(few: Figures, many: Figures)] = []
        for _ in 0..<Self.rounds {
            figures.append((try round(few, engine, renderer), try round(many, engine, renderer)))
        }
        report.add("layout of a page, 100 items", figures.map(\.few.layout).median)
        report.add("layout of a page, 1,000,000 items", figures.map(\.many.layout).median)
        report.add("drawing of a page, 100 items", figures.map(\.few.picture).median)
        report.add("drawing of a page, 1,000,000 items", figures.map(\.many.picture).median)
        let ratios = figures.map { ($0.many.layout + $0.many.picture) / ($0.few.layout + $0.few.picture) }
        report.add("1,000,000 items / 100 items", ratios.median, "×", limit: 1.2)
    }

    /// Milliseconds of each step.
    private func round(_ content: GridContent, _ engine: TextEngine, _ renderer: RasterRenderer) throws -> Figures {
        let start = processorMilliseconds()
        for _ in 0..<Self.layoutsPerRound {
            let layout = GridLayout(
                style: theme.grid, itemCount: content.count, frame: Rect(origin: .zero, size: theme.canvas.size))
            let offset = layout.offset(ofPage: layout.pageCount / 2)
            let frames = layout.visiblePages(atOffset: offset).flatMap { page in
                layout.items(ofPage: page).map { layout.frame(ofItem: $0, atOffset: offset) }
            }
            precondition(!frames.isEmpty, "a grid without visible items")
        }
        let laidOut = processorMilliseconds()
        for _ in 0..<Self.picturesPerRound { try draw(content, engine, renderer) }
        return Figures(
            layout: (laidOut - start) / Double(Self.layoutsPerRound),
            picture: (processorMilliseconds() - laidOut) / Double(Self.picturesPerRound))
    }

    private func draw(_ content: GridContent, _ engine: TextEngine, _ renderer: RasterRenderer) throws {
        let layout = layout(theme, content, measurer: engine)
        let page = layout.geometry.pageCount / 2
        let state = GridState(offset: layout.geometry.offset(ofPage: page), page: Double(page))
        let list = paint(layout, state).displayList.snapped(toPixelsPerPoint: 2)
        _ = try renderer.raster(of: list, pixelsPerPoint: 2)
    }

    /// The same names again and again, so that every page has as much text.
    private static func content(items count: Int) -> GridContent {
        GridContent(items: (0..<count).lazy.map { ContentItem(name: "Item \($0 % 90 + 10)") })
    }
}
