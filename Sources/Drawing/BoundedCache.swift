/// Remembers what was used last, up to a bound: entries that were not asked for while the cache filled up once are
/// forgotten.
package struct BoundedCache<Key: Hashable, Value> {
    private typealias Entry = (value: Value, cost: Int)
    private var recent: [Key: Entry] = [:]
    private var older: [Key: Entry] = [:]
    private var cost = 0
    private let limit: Int

    /// - Parameter limit: the sum of the entries' costs that the cache holds, twice at most.
    package init(limit: Int) { self.limit = limit }

    /// The remembered value, or the one that `make` gives together with its cost.
    package mutating func value<Failure: Error>(
        for key: Key, make: () throws(Failure) -> (value: Value, cost: Int)
    ) throws(Failure) -> Value {
        if let entry = recent[key] { return entry.value }
        let entry: Entry
        if let older = older.removeValue(forKey: key) {
            entry = older
        } else {
            entry = try make()
        }
        insert(entry, for: key)
        return entry.value
    }

    private mutating func insert(_ entry: Entry, for key: Key) {
        if cost + entry.cost > limit {
            older = recent
            recent = [:]
            cost = 0
        }
        cost += entry.cost
        recent[key] = entry
    }
}
