/// Remembers what was used last, up to a bound: what was used longest ago is forgotten first.
package struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var cost = 0
    private var uses = 0
    private let limit: Int

    /// - Parameter limit: the sum of the costs of all entries; one that has a greater cost is kept until the next comes.
    package init(limit: Int) { self.limit = limit }

    /// The remembered value, or the one that `make` gives together with its cost.
    package mutating func value<Failure: Error>(
        for key: Key, make: () throws(Failure) -> (value: Value, cost: Int)
    ) throws(Failure) -> Value {
        uses += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = uses
            return entries.values[index].value
        }
        let made = try make()
        if cost + made.cost > limit { forget(until: max(limit / 4 * 3 - made.cost, 0)) }
        cost += made.cost
        entries[key] = Entry(value: made.value, cost: made.cost, lastUse: uses)
        return made.value
    }

    /// Makes more room than is needed at once, so that this is rare.
    private mutating func forget(until bound: Int) {
        var first = uses
        cost = 0
        let newest = entries.values.map { (last: $0.lastUse, cost: $0.cost) }.sorted { $0.last > $1.last }
        for entry in newest {
            guard cost + entry.cost <= bound else { break }
            cost += entry.cost
            first = entry.last
        }
        entries = entries.filter { $0.value.lastUse >= first }
    }
}
