internal import Foundation

/// Values that several threads share, each made once: what one thread makes the others wait for. Beyond a bound of bytes
/// those go first that were used longest ago.
///
/// Unchecked, since all that changes is touched under its condition's lock alone.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private let byteLimit: Int
    private let condition = NSCondition()
    // All that follows is only touched while the condition is locked.
    private var entries: [Key: Entry] = [:]
    private var underWay: Set<Key> = []
    private var uses = 0
    private var made = 0
    private var heldBytes = 0

    /// - Parameter byteLimit: of all values together; one that is larger is kept until the next comes.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// How many values were made so far.
    var makingCount: Int { condition.withLock { made } }
    /// What the values held take.
    var byteCount: Int { condition.withLock { heldBytes } }

    /// The value of a key, made at once if it is not held.
    ///
    /// - Parameters:
    ///   - bytes: what a value takes, beside a little for the key.
    ///   - make: must not ask for another value of this cache.
    func value(for key: Key, bytes: (Value) -> Int, make: () -> Value) -> Value {
        if let value = condition.withLock({ held(key) }) { return value }
        let value = make()
        condition.withLock {
            insert(value, bytes: bytes(value), for: key)
            underWay.remove(key)
            condition.broadcast()
        }
        return value
    }

    /// The value of a key, if it is held.
    func heldValue(for key: Key) -> Value? {
        condition.withLock {
            guard let index = entries.index(forKey: key) else { return nil }
            return use(entryAt: index)
        }
    }

    private func use(entryAt index: Dictionary<Key, Entry>.Index) -> Value {
        uses += 1
        entries.values[index].lastUse = uses
        return entries.values[index].value
    }

    /// What is held, after another thread that makes it is done; else the caller is to make it.
    private func held(_ key: Key) -> Value? {
        while underWay.contains(key) { condition.wait() }
        if let index = entries.index(forKey: key) { return use(entryAt: index) }
        underWay.insert(key)
        return nil
    }

    private func insert(_ value: Value, bytes: Int, for key: Key) {
        // A key, a path and an entry take some bytes of their own.
        let cost = bytes + 256
        (made, uses) = (made + 1, uses + 1)
        if heldBytes + cost > byteLimit { forget(until: max(byteLimit * 3 / 4 - cost, 0)) }
        heldBytes += cost
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
    }

    private func forget(until bytes: Int) {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard heldBytes > bytes else { return }
            heldBytes -= entry.cost
            entries[key] = nil
        }
    }
}
