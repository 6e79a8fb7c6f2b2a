import DisplayLists
import Files
internal import Foundation
import Rasters

/// The decoded pictures of a run: each file once for each size in which it is shown, for all states, scales and workers.
///
/// Several threads share it; a picture that one of them decodes the others wait for. Beyond a bound of bytes those go
/// first that were used longest ago.
///
/// Unchecked, since all that changes is touched under its condition's lock alone.
package final class DecodedPictures: @unchecked Sendable {
    /// What the pictures of a run may take: about 270 of 176 × 176 pixels.
    package static let byteLimit = 32 << 20

    typealias Outcome = Result<FittedPicture, PictureError>

    struct Key: Hashable {
        let path: String
        /// `nil` for a file that is not there.
        let stamp: FileStamp?
        let width: Int
        let height: Int
        let fit: PictureCommand.Fit
        /// Whether a picture of fewer pixels than the frame has is made larger.
        let enlarges: Bool
    }

    private struct Entry {
        let outcome: Outcome
        let cost: Int
        var lastUse: Int
    }

    private let byteLimit: Int
    private let condition = NSCondition()
    // All that follows is only touched while the condition is locked.
    private var entries: [Key: Entry] = [:]
    /// For each path the first key that is held.
    private var firstKeys: [String: Key] = [:]
    private var underWay: Set<Key> = []
    private var uses = 0
    private var decodings = 0
    private var heldBytes = 0

    /// - Parameter byteLimit: of all pictures together; one that is larger is kept until the next comes.
    package init(byteLimit: Int = DecodedPictures.byteLimit) { self.byteLimit = byteLimit }

    /// How many pictures were decoded so far.
    package var decodingCount: Int { locked { decodings } }
    /// What the pictures held take.
    package var byteCount: Int { locked { heldBytes } }

    /// The picture of a key, decoded now if it is not held.
    func picture(for key: Key, decode: () -> Outcome) -> Outcome {
        if let outcome = locked({ held(key) }) { return outcome }
        let outcome = decode()
        locked {
            insert(outcome, for: key)
            underWay.remove(key)
            condition.broadcast()
        }
        return outcome
    }

    /// What became of a file in whatever size it was decoded first, if that is still held.
    func anyPicture(atPath path: String, stamp: FileStamp?) -> Outcome? {
        locked {
            guard let key = firstKeys[path], key.stamp == stamp else { return nil }
            return entries[key]?.outcome
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    /// What is held, after another thread that decodes it is done; else the caller is to decode it.
    private func held(_ key: Key) -> Outcome? {
        while underWay.contains(key) { condition.wait() }
        uses += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = uses
            return entries.values[index].outcome
        }
        underWay.insert(key)
        return nil
    }

    private func insert(_ outcome: Outcome, for key: Key) {
        // A key, a path and an entry take some bytes of their own.
        let pixels = (try? outcome.get()).map { $0.raster.width * $0.raster.height * 4 } ?? 0
        let cost = pixels + 256
        decodings += 1
        if heldBytes + cost > byteLimit { forget(until: max(byteLimit * 3 / 4 - cost, 0)) }
        heldBytes += cost
        entries[key] = Entry(outcome: outcome, cost: cost, lastUse: uses)
        if firstKeys[key.path].map({ $0.stamp != key.stamp }) ?? true { firstKeys[key.path] = key }
    }

    private func forget(until bytes: Int) {
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard heldBytes > bytes else { return }
            heldBytes -= entry.cost
            entries[key] = nil
            if firstKeys[key.path] == key { firstKeys[key.path] = nil }
        }
    }
}
