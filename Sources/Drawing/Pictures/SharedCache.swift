internal import Foundation

/// Values that several threads share, each made once: what one thread makes the others wait for. Beyond a bound of bytes
/// those go first that were used longest ago: they are put aside if they can be, else forgotten.
///
/// Unchecked, since all that changes is touched under its condition's lock alone.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private let byteLimit: Int
    private let bytes: @Sendable (Value) -> Int
    private let putAside: @Sendable (Value) -> Value?
    private let condition = NSCondition()
    // All that follows is only touched while the condition is locked.
    private var entries: [Key: Entry] = [:]
    private var underWay: Set<Key> = []
    private var uses = 0
    private var made = 0
    private var heldBytes = 0

    /// - Parameters:
    ///   - byteLimit: of all values together; one that is larger is kept until the next comes.
    ///   - bytes: what a value takes, beside a little for the key.
    ///   - putAside: the same value where it takes no memory; `nil` where it cannot be there. The others wait for it.
    init(
        byteLimit: Int, bytes: @escaping @Sendable (Value) -> Int = { _ in 0 },
        putAside: @escaping @Sendable (Value) -> Value? = { _ in nil }
    ) {
        (self.byteLimit, self.bytes, self.putAside) = (byteLimit, bytes, putAside)
    }

    /// How many values were made so far.
    var makingCount: Int { condition.withLock { made } }
    /// What the values held take.
    var byteCount: Int { condition.withLock { heldBytes } }

    /// The value of a key, made at once if it is not held.
    ///
    /// - Parameter make: must not ask for another value of this cache.
    func value(for key: Key, make: () -> Value) -> Value {
        if let value = condition.withLock({ held(key) }) { return value }
        let value = make()
        condition.withLock {
            insert(value, for: key)
            underWay.remove(key)
            condition.broadcast()
        }
        return value
    }

    /// What is held, after another thread that makes it is done; else the caller is to make it.
    private func held(_ key: Key) -> Value? {
        while underWay.contains(key) { condition.wait() }
        uses += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = uses
            return entries.values[index].value
        }
        underWay.insert(key)
        return nil
    }

    private func insert(_ value: Value, for key: Key) {
        let cost = cost(of: value)
        made += 1
        if heldBytes + cost > byteLimit { makeRoom(until: max(byteLimit * 3 / 4 - cost, 0)) }
        heldBytes += cost
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
    }

    /// A key, a path and an entry take some bytes of their own.
    private func cost(of value: Value) -> Int { bytes(value) + Self.keyBytes }

    private static var keyBytes: Int { 256 }

    /// Puts aside or forgets what takes memory; then, where keys alone take more than a quarter of it, the entries
    /// themselves.
    private func makeRoom(until bound: Int) {
        let keys = entries.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
        for key in keys {
            guard heldBytes > bound else { return }
            guard let entry = entries[key], entry.cost > Self.keyBytes else { continue }
            heldBytes -= entry.cost
            entries[key] = putAside(entry.value).map {
                Entry(value: $0, cost: cost(of: $0), lastUse: entry.lastUse)
            }
            heldBytes += entries[key]?.cost ?? 0
        }
        for key in keys {
            guard heldBytes > max(bound, byteLimit / 4) else { return }
            heldBytes -= entries.removeValue(forKey: key)?.cost ?? 0
        }
    }
}
