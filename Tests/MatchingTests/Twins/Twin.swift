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
        self.departures = departures
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
    /// Changes of what is drawn, in order.
    var edits: [(DisplayList) -> DisplayList] = []

    init(subject: MatchSubject) {
        (self.subject, theme, content, grid) = (subject, subject.theme, subject.list, subject.grid)
    }

    /// What is drawn; `nil` where the state cannot be had any more.
    var list: DisplayList? { scene.map { scene in edits.reduce(scene.displayList) { $1($0) } } }

    /// Before what is drawn is changed.
    var scene: Scene? {
        var other = subject
        (other.list, other.grid) = (content, grid)
        return other.scene(of: theme)
    }
}
