import Contents
import DisplayLists
import Matching
import RandomNumbers
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
            guard let (departure, next) = SeededDeparture.departure(of: shown, by: &numbers),
                !departures.contains(where: { $0.touches(departure) })
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
    /// Made smaller by a tenth.
    case rescaled
    /// Another time in the status bar.
    case otherTime
    /// 44 points cut off above, 34 below.
    case cut
}

/// A state on its way to what an app shows.
struct ShownState {
    let subject: MatchSubject
    var theme: ThemeFile
    var content: ListContent
    var grid: GridContent
    /// Which of the theme's own rows stand in each section, and which of its items, by their numbers.
    private(set) var rows: [[Int]]
    private(set) var items: [Int]
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
            parts[3] = "\(rows[section][row])"
        } else if parts.count > 2, parts[1] == "item", let item = Int(parts[2]), items.indices.contains(item) {
            parts[2] = "\(items[item])"
        }
        return parts.joined(separator: "/")
    }

    /// Changes which rows or items there are. Does nothing where that cannot be.
    ///
    /// - Parameter change: made of the numbers of a section's rows, or of the items.
    /// - Returns: whether it was made.
    mutating func edit(section: Int?, _ change: (inout [Int]) -> Bool) -> Bool {
        if let section {
            guard rows.indices.contains(section), change(&rows[section]) else { return false }
            content.sections[section].items = rows[section].map { subject.list.sections[section].items[$0] }
        } else {
            guard grid.count <= 500, change(&items) else { return false }
            grid = GridContent(title: grid.title, locale: grid.locale, items: items.map { subject.grid[$0] })
        }
        return true
    }

    /// Before what is drawn is changed.
    var scene: Scene? {
        var other = subject
        (other.list, other.grid) = (content, grid)
        return other.scene(of: theme)
    }
}
