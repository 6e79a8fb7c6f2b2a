import Painting

/// Which pictures of a sheet come after which, as arrows lead: what a flow goes through twice is a mistake, unless the
/// arrow that leads back says so.
struct FlowOrder {
    private var followers: [FlowSheet.Place: [FlowSheet.Place]] = [:]

    /// Adds an arrow.
    ///
    /// - Returns: the pictures on the circle that it would close, from where it leads to where it begins; it is not added
    ///   then.
    mutating func add(_ arrow: FlowSheet.Arrow) -> [FlowSheet.Place]? {
        if let way = way(from: arrow.to, to: arrow.from) { return way }
        followers[arrow.from, default: []].append(arrow.to)
        return nil
    }

    /// The way of the fewest arrows; `nil` for none.
    private func way(from start: FlowSheet.Place, to end: FlowSheet.Place) -> [FlowSheet.Place]? {
        var ways = [[start]]
        var seen: Set = [start]
        while !ways.isEmpty {
            var longer: [[FlowSheet.Place]] = []
            for way in ways {
                guard let last = way.last else { continue }
                if last == end { return way }
                for next in followers[last] ?? [] where seen.insert(next).inserted { longer.append(way + [next]) }
            }
            ways = longer
        }
        return nil
    }
}
