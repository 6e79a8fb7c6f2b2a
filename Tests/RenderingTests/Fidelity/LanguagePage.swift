import DisplayLists
import Documents
import Drawing
import DrawingBoards
import Geometry
import Rasters
import Rendering
import Styles

/// Names of a language, one below the other, for Thumbindex and for a browser to draw.
///
/// The theme names no font for them: the machine's stand in (TX-2), and the browser is told which these are.
struct LanguagePage {
    struct Language: CustomStringConvertible {
        let tag: String
        /// The family that stands in.
        let family: String
        var direction = LayoutDirection.leftToRight
        /// What the theme asks for before its usual fonts.
        var asked: String?
        /// From a baseline to the next, in points.
        var leading = 36.0

        var description: String { asked == nil ? tag : "\(tag) Nastaliq" }

        /// The names of its content file.
        func names() throws -> [String] {
            let file = FileLocation("\(LanguagePage.root)/Themes/languages/\(tag).content.yaml")
            let items = try DocumentNode.parse(file.read())["items"]?.elements ?? []
            return items.compactMap { $0.string ?? $0["name"]?.string }
        }
    }

    static let root = #filePath.components(separatedBy: "/Tests/")[0]

    static let languages: [Language] =
        ["ar", "fa", "ur"].map { Language(tag: $0, family: "Noto Sans Arabic", direction: .rightToLeft) }
        + [Language(tag: "he", family: "Noto Sans Hebrew", direction: .rightToLeft)]
        + [
            ("hi", "Noto Sans Devanagari"), ("bn", "Noto Sans Bengali"), ("ta", "Noto Sans Tamil"),
            ("th", "Noto Sans Thai"), ("km", "Noto Sans Khmer"), ("my", "Noto Sans Myanmar"),
            ("am", "Noto Sans Ethiopic"), ("ka", "Noto Sans Georgian"), ("hy", "Noto Sans Armenian"), ("el", "Inter"),
            ("vi", "Inter"), ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"),
            ("zh-Hans", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"),
        ].map { Language(tag: $0, family: $1) }
        + [
            Language(
                tag: "ur", family: "Noto Nastaliq Urdu", direction: .rightToLeft, asked: "Noto Nastaliq Urdu",
                leading: 60)
        ]

    let language: Language
    let names: [String]
    var width = 260.0

    init(_ language: Language, _ names: [String]) {
        self.language = language
        self.names = names
    }

    private static let fontSize = 17.0
    private var families: [String] { [language.asked].compactMap(\.self) + FontStyle.defaultFamilies }
    private var size: Size { Size(width: width, height: language.leading * Double(names.count)) }

    /// The rows of pixels that a name has to itself.
    func rows(of number: Int, pixelsPerPoint: Double) -> Range<Int> {
        let height = Int(language.leading * pixelsPerPoint)
        return number * height..<(number + 1) * height
    }

    /// What Thumbindex and what Chromium draws of each of some pages: the browser, which takes long to start, draws them
    /// side by side.
    static func pictures(
        of pages: [LanguagePage], pixelsPerPoint: Double
    ) throws -> [(drawn: Raster, shown: Raster)] {
        let engines = try pages.map { try TextEngine(fonts: FontLibrary(lists: [$0.families])) }
        let texts = zip(pages, engines).map { $0.texts(in: $1) }
        let drawn = try zip(pages, zip(engines, texts)).map { page, made in
            let (engine, texts) = made
            let list = DisplayList(size: page.size, background: .white, commands: texts.map { .text($0) })
                .snapped(toPixelsPerPoint: pixelsPerPoint)
            return try RasterRenderer(text: engine, pictures: PictureStore())
                .raster(of: list, pixelsPerPoint: pixelsPerPoint)
        }
        let lefts = pages.indices.map { index in pages[..<index].reduce(0) { $0 + $1.width } }
        let lines = zip(pages, zip(lefts, texts)).flatMap { $0.lines($1.1, from: $1.0) }
        // The browser leaves some of a small window's lower end to itself.
        let window = Size(
            width: max(pages.reduce(0) { $0 + $1.width }, 500), height: (pages.map(\.size.height).max() ?? 0) + 200)
        let shown = try Chromium.screenshot(
            ofPage: html(lines), size: window, pixelsPerPoint: pixelsPerPoint)
        return zip(drawn, lefts).map { drawn, left in
            let area = drawn.bounds.moved(dx: Int(left * pixelsPerPoint), dy: 0)
            return (drawn, shown.cropped(to: area))
        }
    }

    private func texts(in engine: TextEngine) -> [TextCommand] {
        names.enumerated().map { number, name in
            let font = FontStyle(families: families, size: Self.fontSize)
            let run = TextRun(text: name, font: font, language: language.tag, direction: language.direction)
            let metrics = engine.metrics(of: run)
            let left = language.direction == .leftToRight ? 10 : (width - 10 - metrics.advance).rounded(.down)
            // On whole pixels at every whole scale.
            let baseline = (language.leading * (Double(number) + 0.65)).rounded()
            return TextCommand(run: run, origin: Point(x: left, y: baseline), color: .black, metrics: metrics)
        }
    }

    /// A box without extent stands on each line's baseline and tells where it is.
    private func lines(_ texts: [TextCommand], from left: Double) -> [String] {
        let families = ((language.asked == nil ? ["Inter"] : []) + [language.family]).joined(separator: ", ")
        return texts.map { text in
            """
            <p lang='\(language.tag)' dir='\(language.direction.rawValue)' style='font-family: \(families)' \
            data-x='\(text.origin.x + left)' data-y='\(text.origin.y)'><i></i><span>\(text.run.text)</span></p>
            """
        }
    }

    private static func html(_ lines: [String]) -> String {
        """
        <!doctype html><html><meta charset='utf-8'><style>
        body { margin: 0; background: white; color: black; text-rendering: geometricPrecision; }
        p { position: absolute; margin: 0; left: 0; top: 0; white-space: pre; width: max-content;
            font-size: \(fontSize)px; }
        i { display: inline-block; width: 0; height: 0; }</style>
        \(lines.joined(separator: "\n"))
        <script>
        document.fonts.ready.then(() => document.querySelectorAll('p').forEach(line => {
            const text = line.lastChild.getBoundingClientRect();
            line.style.left = (line.dataset.x - text.left) + 'px';
            line.style.top = (line.dataset.y - line.firstChild.getBoundingClientRect().bottom) + 'px';
        }));
        </script>
        """
    }
}

/// The sheet of the documents: three names of each language, drawn by both, side by side.
struct LanguageSheet {
    private static let pixelsPerPoint = 2.0
    private static let column = Size(width: 56 + 2 * 230, height: 0)

    func raster() throws -> Raster {
        let languages = LanguagePage.languages
        let half = (languages.count + 1) / 2
        var blocks: [(Raster, x: Double, y: Double)] = []
        var labels: [(String, Point)] = []
        var y = 24.0
        for (number, language) in languages.enumerated() {
            if number == half { y = 24 }
            let x = number < half ? 0 : Self.column.width
            if y == 24 { labels += [("Thumbindex", Point(x: x + 64, y: 16)), ("Chromium", Point(x: x + 294, y: 16))] }
            labels.append((language.description, Point(x: x + 6, y: y + 22)))
            var page = LanguagePage(language, try names(of: language))
            page.width = 230
            let (drawn, shown) = try LanguagePage.pictures(of: [page], pixelsPerPoint: Self.pixelsPerPoint)[0]
            blocks += [(drawn, x + 56, y), (shown, x + 286, y)]
            y += 3 * language.leading
        }
        return try sheet(of: blocks, labels)
    }

    /// Of languages that write Han characters, the last are those that each of them writes in its own way.
    private func names(of language: LanguagePage.Language) throws -> [String] {
        let names = try language.names()
        let last = ["ja", "ko", "zh-Hans", "zh-Hant"].contains(language.tag) ? "直骨門" : names[names.count * 3 / 4]
        return [names[0], names[names.count / 2], last]
    }

    private func sheet(of blocks: [(Raster, x: Double, y: Double)], _ labels: [(String, Point)]) throws -> Raster {
        let engine = try TextEngine(fonts: FontLibrary(lists: [["Inter"]]))
        let texts = labels.map { text, origin in
            let run = TextRun(text: text, font: FontStyle(families: ["Inter"], size: 9))
            return DrawingCommand.text(
                TextCommand(
                    run: run, origin: origin, color: Color(hex: 0x6A6A6E), metrics: engine.metrics(of: run)))
        }
        let height = blocks.map { $0.y + Double($0.0.height) / Self.pixelsPerPoint }.max() ?? 0
        let list = DisplayList(
            size: Size(width: 2 * Self.column.width, height: height + 8), background: .white, commands: texts)
        let under = try RasterRenderer(text: engine, pictures: PictureStore())
            .raster(of: list.snapped(toPixelsPerPoint: Self.pixelsPerPoint), pixelsPerPoint: Self.pixelsPerPoint)
        var pixels = under.pixels
        for (block, x, y) in blocks {
            let (left, top) = (Int(x * Self.pixelsPerPoint), Int(y * Self.pixelsPerPoint))
            for row in 0..<block.height {
                for column in 0..<block.width {
                    pixels[(top + row) * under.width + left + column] = block.pixels[row * block.width + column]
                }
            }
        }
        return Raster(width: under.width, height: under.height, pixels: pixels)
    }
}
