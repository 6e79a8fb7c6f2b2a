import DisplayLists
import Foundation
import Geometry
import Matching
import Rasters
import Rendering
import Thumbindex

/// What matches told of many twins: how many departures were named, how many are none, and how sure they were.
struct TwinTable {
    private var rows: [String: Row] = [:]
    private var certainties: [Int: (right: Int, told: Int)] = [:]
    private var seconds: [Double] = []
    /// Each twin that was told wrong, in a line.
    private(set) var failures: [String] = [] {
        didSet { print(failures.last ?? "") }
    }

    private struct Row {
        var twins = 0
        /// All that departs was named, with its values.
        var named = 0
        /// It was told as other properties that draw the same.
        var alike = 0
        /// Departures told that are none.
        var untrue = 0
        var twinsWithUntrue = 0
    }

    mutating func add(_ twin: Twin, _ result: MatchResult, seconds time: Double) {
        seconds.append(time)
        let told = result.departures
        let missed = twin.departures.filter { departure in !told.contains { departure.isNamed(by: $0) } }
        var untrue = told.filter { departure in !twin.departures.contains { $0.isNamed(by: departure) } }
        let isAlike = !missed.isEmpty && twin.isCured(by: result)
        if isAlike { untrue = [] }
        for departure in told {
            let bin = min(Int(departure.certainty * 10), 9)
            certainties[bin, default: (0, 0)].told += 1
            if !untrue.contains(departure) { certainties[bin, default: (0, 0)].right += 1 }
        }
        for row in [twin.row, "all of \(twin.departures.count)"] {
            rows[row, default: Row()].twins += 1
            rows[row, default: Row()].named += missed.isEmpty ? 1 : 0
            rows[row, default: Row()].alike += isAlike ? 1 : 0
            rows[row, default: Row()].untrue += untrue.count
            rows[row, default: Row()].twinsWithUntrue += untrue.isEmpty ? 0 : 1
        }
        guard !missed.isEmpty && !isAlike || !untrue.isEmpty else { return }
        let wanted = missed.map { "\($0.property) \($0.part ?? "") \($0.expected)" }.joined(separator: " + ")
        let all = told.map { "\($0.words) [\(NumberText.exact(($0.certainty * 100).rounded()))]" }
        failures.append(
            "\(twin.name)\(wanted.isEmpty ? "" : "\n    MISSED \(wanted)")\n    told \(all.joined(separator: "\n         "))"
        )
    }

    mutating func add(_ twin: Twin, error: String) {
        for row in [twin.row, "all of \(twin.departures.count)"] { rows[row, default: Row()].twins += 1 }
        failures.append("\(twin.name)\n    ERROR \(error)")
    }

    /// The share of twins of which all departures were named, or drawn alike.
    func share(ofTwinsWith count: Int) -> Double {
        guard let row = rows["all of \(count)"] else { return 1 }
        return Double(row.named + row.alike) / Double(max(row.twins, 1))
    }

    /// The share of findings given 90 % and more that are right.
    var shareOfSureOnesThatAreRight: Double {
        guard let sure = certainties[9] else { return 1 }
        return Double(sure.right) / Double(sure.told)
    }

    /// Tables in Markdown.
    var text: String {
        let lines = rows.sorted { $0.key < $1.key }.map { name, row in
            "| \(name) | \(row.twins) | \(row.named) | \(row.alike) | \(row.untrue) in \(row.twinsWithUntrue) |"
        }
        let sure = certainties.sorted { $0.key < $1.key }.map { bin, count in
            "| \(bin * 10)–\(bin * 10 + 10) % | \(count.told) | \(count.right) |"
        }
        let times = seconds.sorted()
        let time = times.isEmpty ? 0 : times[times.count / 2]
        return """
            | what departs | twins | named | told as another property that draws the same | told and not so |
            | --- | --- | --- | --- | --- |
            \(lines.joined(separator: "\n"))

            | certainty | told | right |
            | --- | --- | --- |
            \(sure.joined(separator: "\n"))

            \(NumberText.exact((time * 1000).rounded())) ms a picture
            """
    }
}

extension Twin {
    /// Its line of the table.
    fileprivate var row: String {
        let kinds = departures.isEmpty ? "nothing" : departures.count == 1 ? departures[0].kind : "\(departures.count)"
        return treatment == .plain ? kinds : "\(kinds), \(treatment)"
    }

    /// Whether the theme as it was suggested draws what the twin shows, with the rows that were told, and with the nodes
    /// elsewhere that were rightly told to be there.
    fileprivate func isCured(by result: MatchResult) -> Bool {
        var told = ShownState(subject: subject)
        told.theme = result.departures.reduce(subject.theme) { theme, departure in
            departure.suggestion.flatMap { theme.setting(departure.property, toText: $0) } ?? theme
        }
        for departure in result.departures { told = told.editing(as: departure) ?? told }
        for departure in departures where departure.isOfNode {
            guard result.departures.contains(where: { departure.isNamed(by: $0) }) else { continue }
            told = departure.change(told) ?? told
        }
        guard let list = told.list, let before = difference(from: subject.theme), let after = difference(of: list)
        else { return false }
        return Double(after) <= 0.12 * Double(before)
    }

    private func difference(from theme: ThemeFile) -> Int? {
        subject.scene(of: theme).flatMap { difference(of: $0.displayList) }
    }

    /// How far a drawing is from what is shown, summed over pixels.
    private func difference(of other: DisplayList) -> Int? {
        let renderer = subject.tools.renderer
        guard let shown = try? renderer.raster(of: list, pixelsPerPoint: 2),
            let drawn = try? renderer.raster(of: other, pixelsPerPoint: 2), shown.width == drawn.width,
            shown.height == drawn.height
        else { return nil }
        var sum = 0
        for (one, two) in zip(shown.pixels, drawn.pixels) where one != two {
            for bits: UInt32 in [16, 8, 0] {
                sum += abs(Int(one.argb >> bits & 0xFF) - Int(two.argb >> bits & 0xFF))
            }
        }
        return sum
    }
}

extension ShownState {
    /// The state with a row or an item gone, or after its neighbour, as it was told; `nil` where something else was.
    fileprivate func editing(as departure: MatchResult.Departure) -> ShownState? {
        let parts = departure.property.split(separator: "/").compactMap { Int($0) }
        let isPlace = departure.property.split(separator: "/").last.map { Int($0) != nil } ?? false
        guard isPlace, let number = parts.last, ["missing", "after the next"].contains(departure.measured) else {
            return nil
        }
        return editing(section: parts.count == 2 ? parts[0] : nil) { items in
            guard let index = items.firstIndex(of: number) else { return false }
            if departure.measured == "missing" {
                items.remove(at: index)
            } else {
                guard index + 1 < items.count else { return false }
                items.swapAt(index, index + 1)
            }
            return true
        }
    }
}
