import Documents
import Geometry
import Matching
import Rasters
import Styles

extension MatchReport {
    /// One file, which opens from disk beside its pictures.
    ///
    /// - Parameters:
    ///   - themed: the size of the theme's picture, in pixels.
    ///   - frames: where that has nodes, by their ids, in points.
    func page(themed: Size, _ frames: [String: Rect]) -> String {
        Self.pageTemplate.page(for: MatchPageView(self, themed: themed, frames))
    }

    private static let pageTemplate = PageTemplate(PackageResources.match_report_mustache)
}

/// What the template of the page names.
private struct MatchPageView: Sendable {
    let headline: String
    let shot: String
    let theme: String
    let state: String
    let facts: String
    let style: String
    let script: String
    let data: String
    let tools: String
    let departures: [Row]
    let accepted: [String]
    let stale: [String]

    struct Row: Sendable {
        let property: String
        let measured: String
        let theme: String
        let measuredColor: String?
        let themeColor: String?
        let deltaE: String
        let count: Int
        let certainty: String
        let place: String
        /// The numbers of the outlines that show it.
        let regions: String
    }

    init(_ report: MatchReport, themed: Size, _ frames: [String: Rect]) {
        let result = report.result
        let count = result.departures.count
        headline = count == 0 ? "No departures" : "\(count) departure\(count == 1 ? "" : "s")"
        shot = report.name
        theme = report.subject.theme.title
        state = "\(report.subject.stateName), \(report.subject.appearance.rawValue)"
        facts = result.summary
        style = PageTemplate.text(of: [
            PackageResources.page_css, PackageResources.viewer_css, PackageResources.match_report_css,
        ])
        script = PageTemplate.text(of: [
            PackageResources.page_js, PackageResources.viewer_js, PackageResources.match_report_js,
        ])
        tools = PageTemplate.text(of: [PackageResources.viewer_tools_html])
        let outlined = result.nodes.filter { [.differs, .missing, .extra].contains($0.verdict) }
        data = ScriptData.text(of: report.pageData(outlined, themed: themed, frames))
        let places = Dictionary(outlined.enumerated().map { ($1.id, $0) }) { first, _ in first }
        departures = result.departures.map { Row($0, places) }
        accepted = result.accepted.map(\.words)
        stale = result.stale
    }
}

extension MatchPageView.Row {
    fileprivate init(_ departure: MatchResult.Departure, _ places: [String: Int]) {
        let unit = departure.unit.isEmpty ? "" : " \(departure.unit)"
        property = departure.part.map { "\(departure.property) (\($0))" } ?? departure.property
        (measured, theme) = (departure.measured + unit, departure.theme + unit)
        let isColor = departure.deltaE != nil
        (measuredColor, themeColor) = (isColor ? departure.measured : nil, isColor ? departure.theme : nil)
        deltaE = departure.deltaE.map { NumberText.exact($0) } ?? ""
        count = departure.nodes.count
        certainty = "\(NumberText.exact((departure.certainty * 100).rounded())) %"
        place = departure.place.map { "\($0.file):\($0.line)" } ?? ""
        regions = departure.nodes.compactMap { places[$0].map(String.init) }.joined(separator: " ")
    }
}

extension MatchReport {
    /// Both pictures, the screenshot where the fit found the canvas in it, and the outlines in pixels of the theme's.
    fileprivate func pageData(_ outlined: [MatchedNode], themed size: Size, _ frames: [String: Rect]) -> JSONValue {
        let scale = result.transform.scale
        func file(_ path: String, _ width: Double, _ height: Double, dx: Double, dy: Double) -> JSONValue {
            let (x, y) = ((-dx * scale).rounded() + 0, (-dy * scale).rounded() + 0)
            return [
                "path": .string(path), "width": .number(width), "height": .number(height), "x": .number(x),
                "y": .number(y),
            ]
        }
        func region(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> JSONValue {
            .array([x, y, max(width, 1), max(height, 1)].map { .number(($0 * scale).rounded()) })
        }
        let regions = outlined.map { node in
            // A node may be moved and grow: its frame's middle moves by as much.
            region(
                node.frame.minX + node.dx - node.dw / 2, node.frame.minY + node.dy - node.dh / 2,
                node.frame.width + node.dw, node.frame.height + node.dh)
        }
        // Where rows are gone, those after them are elsewhere in the theme's picture, which has but a gap for one that is extra.
        let themed = outlined.map { node in
            let own = frames[node.owner ?? node.next ?? node.id] ?? node.frame
            let frame = node.verdict == .extra && node.owner == nil ? own.leadingEdge : own
            return region(frame.minX, frame.minY, frame.width, frame.height)
        }
        let missing = outlined.indices.filter { outlined[$0].verdict == .missing }.map { JSONValue.number(Double($0)) }
        let names: JSONValue = ["baseline": "Theme", "candidate": "Screenshot"]
        let (width, height) = (Double(shot.raster.width), Double(shot.raster.height))
        let files: JSONValue = [
            "baseline": file(themeFile, size.width, size.height, dx: 0, dy: 0),
            "candidate": file(shotFile, width, height, dx: result.transform.dx, dy: result.transform.dy),
        ]
        let pair: JSONValue = [
            "path": .string(name), "names": names, "files": files, "absence": .object([]),
            "regions": .array(regions), "baselineRegions": .array(themed), "missing": .array(missing),
        ]
        return .object([.init("pairs", .array([pair]))])
    }
}

extension Rect {
    /// The side at which a row or an item begins: what comes before it ends there.
    fileprivate var leadingEdge: Rect {
        width > height
            ? Rect(x: minX, y: minY, width: width, height: 0) : Rect(x: minX, y: minY, width: 0, height: height)
    }
}
