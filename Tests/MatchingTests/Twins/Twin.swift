import Contents
import DisplayLists
import Geometry
import Matching
import RandomNumbers
import Rasters
import Rendering
import Thumbindex

/// A state of a theme as an app could show it: with departures, and with what may be otherwise though nothing departs.
struct Twin {
    let subject: MatchSubject
    let pixelsPerPoint: Double
    let departures: [SeededDeparture]
    let treatment: ShotTreatment
    /// What the app draws.
    let list: DisplayList
    /// The theme as the app has it, as far as departures are properties.
    let shown: Theme
    /// What is printed of a twin that fails: `wechat index-bar/rest dark @3x`.
    let name: String

    /// - Parameter departures: each made by what those before it left; `nil` where one cannot be.
    init?(
        _ subject: MatchSubject, named theme: String, pixelsPerPoint: Double,
        departures count: Int, treatment: ShotTreatment, by numbers: inout SeededNumbers
    ) {
        var shown = ShownState(subject: subject)
        var departures: [SeededDeparture] = []
        for _ in 0..<60 where departures.count < count {
            guard let departure = SeededDeparture.departure(of: shown, by: &numbers),
                !departures.contains(where: { $0.touches(departure) }),
                let next = ShownState(subject: subject, departures + [departure], at: pixelsPerPoint)
            else { continue }
            departures.append(departure)
            shown = next
        }
        guard departures.count == count, let list = shown.list else { return nil }
        self.subject = subject
        self.pixelsPerPoint = pixelsPerPoint
        // What is done to what is drawn is done to the rows that are there in the end.
        self.departures = departures.map { departure in
            var departure = departure
            if departure.isOfNode { departure.property = shown.themed(departure.property) }
            if departure.kind == SeededDeparture.extraRow, let extra = shown.extra { departure.property = extra.node }
            return departure
        }
        self.treatment = treatment
        self.list = treatment == .otherTime ? list.withTime("10:27") : list
        self.shown = shown.theme.theme(in: subject.appearance)
        name = "\(theme) \(subject.stateName) \(subject.appearance) @\(pixelsPerPoint)x \(treatment)"
    }

    /// The theme and state as they are, as a browser draws them.
    init?(_ subject: MatchSubject, named theme: String, pixelsPerPoint: Double, treatment: ShotTreatment) {
        var numbers = SeededNumbers(seed: 1)
        self.init(
            subject, named: theme, pixelsPerPoint: pixelsPerPoint, departures: 0, treatment: treatment, by: &numbers)
    }
}

/// What is done to a screenshot though nothing departs.
enum ShotTreatment: String, CaseIterable {
    /// A PNG file of the whole screen.
    case plain
    /// JPEG at 85.
    case jpeg
    /// Made smaller, by 5 to 25 per cent and a filter by lot.
    case rescaled
    /// Another time in the status bar.
    case otherTime
    /// 44 points cut off above, 34 below.
    case cut
    /// Laid out at one pixel a point and then scaled, as browsers do whose pixel ratio is emulated: boxes and baselines
    /// stand at whole points.
    case scaled
}

/// A state on its way to what an app shows.
struct ShownState {
    let subject: MatchSubject
    var theme: ThemeFile
    var content: ListContent
    var grid: GridContent
    /// Which of the theme's own rows stand in each section, and which of its items, by their numbers; `nil` for those that are
    /// not the theme's.
    private(set) var rows: [[Int?]]
    private(set) var items: [Int?]
    /// Changes of what is drawn, in order.
    var edits: [(DisplayList) -> DisplayList] = []

    init(subject: MatchSubject) {
        (self.subject, theme, content, grid) = (subject, subject.theme, subject.list, subject.grid)
        rows = content.sections.map { Array($0.items.indices) }
        items = Array(0..<grid.count)
    }

    /// What is drawn; `nil` where the state cannot be had any more.
    var list: DisplayList? { scene.map { scene in edits.reduce(scene.displayList) { $1($0) } } }

    /// A node's id as it is in the theme's own content, which may have more rows, or in another order.
    func themed(_ node: String) -> String {
        var parts = node.split(separator: "/").map(String.init)
        if parts.count > 3, parts[2] == "row", let section = Int(parts[1]), let row = Int(parts[3]),
            rows[section].indices.contains(row)
        {
            parts[3] = rows[section][row].map(String.init) ?? "extra"
        } else if parts.count > 2, parts[1] == "item", let item = Int(parts[2]), items.indices.contains(item) {
            parts[2] = items[item].map(String.init) ?? "extra"
        }
        return parts.joined(separator: "/")
    }

    /// Where a row or an item stands that is not the theme's; `nil` where none does.
    var extra: ContentPlace? {
        for (section, rows) in rows.enumerated() {
            if let index = rows.firstIndex(of: nil) { return ContentPlace(section: section, index: index) }
        }
        return items.firstIndex(of: nil).map { ContentPlace(section: nil, index: $0) }
    }

    /// Whether a row or an item of the theme that shows whole is elsewhere in another state.
    func moves(to other: ShownState) -> Bool {
        let frames = Dictionary(wholeRows.map { (themed($0.id), $0.frame) }) { first, _ in first }
        return other.wholeRows.contains { row in frames[other.themed(row.id)].map { $0 != row.frame } ?? false }
    }

    /// The rows or items that show whole.
    var wholeRows: [SceneNode] {
        guard let scene else { return [] }
        let canvas = Rect(origin: .zero, size: scene.displayList.size)
        return scene.nodes.filter {
            ($0.role == .row || $0.role == .gridItem)
                && canvas.contains($0.frame.origin)
                && canvas.contains(Point(x: $0.frame.maxX - 1, y: $0.frame.maxY - 1))
        }
    }

    /// The state with other rows or items, or in another order; `nil` where that cannot be.
    ///
    /// - Parameter change: made of the numbers of a section's rows, or of the items; `false` where it cannot be.
    func editing(section: Int?, _ change: (inout [Int?]) -> Bool) -> ShownState? {
        var state = self
        if let section {
            guard rows.indices.contains(section), change(&state.rows[section]) else { return nil }
            let own = subject.list.sections[section].items
            state.content.sections[section].items = state.rows[section].map { $0.map { own[$0] } ?? Self.extra(own) }
        } else {
            guard grid.count <= 500, change(&state.items) else { return nil }
            let own = (0..<subject.grid.count).map { subject.grid[$0] }
            state.grid = GridContent(
                title: grid.title, locale: grid.locale, items: state.items.map { $0.map { own[$0] } ?? Self.extra(own) }
            )
        }
        return state
    }

    /// A row or an item that is none of some, and looks like the first of them.
    private static func extra(_ own: [ContentItem]) -> ContentItem {
        var item = own[0]
        item.name = String(own[own.count - 1].name.reversed()) + "n"
        return item
    }

    /// The state with a property at another value; `nil` where the theme cannot have it.
    func setting(_ path: String, to text: String) -> ShownState? {
        guard let changed = theme.setting(path, toText: text) else { return nil }
        var state = self
        state.theme = changed
        return state
    }

    /// The state with what is drawn changed.
    func drawing(_ change: @escaping (DisplayList) -> DisplayList) -> ShownState {
        var state = self
        state.edits.append(change)
        return state
    }

    /// What a row of a section, or an item, is called, by its number in the theme's own content.
    func name(_ number: Int, in section: Int?) -> String {
        section.map { subject.list.sections[$0].items[number].name } ?? subject.grid[number].name
    }

    /// Before what is drawn is changed.
    var scene: Scene? {
        var other = subject
        (other.list, other.grid) = (content, grid)
        return other.scene(of: theme)
    }
}

extension ShownState {
    /// A state with departures, each of which shows: without it the picture would be another one. One of which nothing is
    /// to be seen, since it is of something that lies beyond the canvas or beneath a bar, or since others undo it, is no
    /// departure of the picture; `nil` where there is one, or where one cannot be made.
    ///
    /// - Parameter pixelsPerPoint: at which the pictures are compared.
    init?(subject: MatchSubject, _ departures: [SeededDeparture], at pixelsPerPoint: Double) {
        func state(of departures: some Sequence<SeededDeparture>) -> ShownState? {
            departures.reduce(ShownState(subject: subject)) { state, departure in state.flatMap(departure.change) }
        }
        guard let whole = state(of: departures), let picture = whole.raster(pixelsPerPoint) else { return nil }
        for index in departures.indices {
            let others = departures[..<index] + departures[(index + 1)...]
            guard let without = state(of: others)?.raster(pixelsPerPoint), without.width == picture.width,
                without.height == picture.height, picture.tells(from: without, pixelsPerPoint: pixelsPerPoint)
            else { return nil }
        }
        // What moves all alike is no departure (MT-1).
        guard !departures.contains(where: { state(of: [$0])?.isMoved(from: ShownState(subject: subject)) ?? true })
        else { return nil }
        self = whole
    }

    /// Whether all is where another state has it but for a shift of the whole.
    private func isMoved(from other: ShownState) -> Bool {
        guard let nodes = scene?.nodes, let others = other.scene?.nodes else { return false }
        let frames = Dictionary(others.map { ($0.id, $0.frame) }) { first, _ in first }
        let ways = Set(
            nodes.compactMap { node in
                frames[node.id].map { Point(x: node.frame.minX - $0.minX, y: node.frame.minY - $0.minY).rounded }
            })
        return ways.count == 1 && ways != [Point(x: 0, y: 0)]
    }

    private func raster(_ pixelsPerPoint: Double) -> Raster? {
        list.flatMap { try? subject.tools.renderer.raster(of: $0, pixelsPerPoint: pixelsPerPoint) }
    }
}

extension Point {
    /// To hundredths of a point.
    fileprivate var rounded: Point { Point(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100) }
}

extension Raster {
    /// Whether so much differs from another picture that a person with a magnifier and a colour picker could measure it:
    /// three square points, by three of 255 steps or more.
    fileprivate func tells(from other: Raster, pixelsPerPoint: Double) -> Bool {
        var least = Int(3 * pixelsPerPoint * pixelsPerPoint)
        for (one, two) in zip(pixels, other.pixels) where one != two && one.isOther(than: two) {
            least -= 1
            if least == 0 { return true }
        }
        return false
    }
}

extension PremultipliedARGB {
    fileprivate func isOther(than other: PremultipliedARGB) -> Bool {
        for shift: UInt32 in [16, 8, 0] {
            let (one, two) = (Int(argb >> shift & 0xFF), Int(other.argb >> shift & 0xFF))
            if abs(one - two) >= 3 { return true }
        }
        return false
    }
}
