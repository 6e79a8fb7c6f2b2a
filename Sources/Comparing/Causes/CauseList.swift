/// Why two pictures differ: what changed, then changed pixels that nothing of it explains, then the machines'
/// differences.
package struct CauseList: Hashable, Sendable {
    /// What changed, the most telling first.
    var changes: [String] = []
    /// What else there is to say, as of pixels that no change explains.
    var remarks: [String] = []
    /// What the machines' fingerprints do not share.
    var fingerprint: [String] = []
    /// Whether something stands elsewhere; `nil` where nobody knows.
    var isGeometryChanged: Bool?

    package var isEmpty: Bool { changes.isEmpty && remarks.isEmpty && fingerprint.isEmpty }

    /// The sentences for people: at most 20 changes, and how many more there are.
    package var brief: [String] { sentences(limit: 20) }

    /// The sentences for programs, with a bound that only hostile files reach.
    package var full: [String] { sentences(limit: 10_000) }

    private func sentences(limit: Int) -> [String] {
        let differences = Self.limited(fingerprint, limit).joined(separator: ", ")
        let end = isGeometryChanged == false ? ", no geometry changed" : ""
        return Self.limited(changes, limit) + remarks
            + (fingerprint.isEmpty ? [] : ["fingerprint differs: " + differences + end])
    }

    private static func limited(_ sentences: [String], _ limit: Int) -> [String] {
        guard sentences.count > limit else { return sentences }
        return sentences.prefix(limit - 1) + ["and \(sentences.count - limit + 1) more changes"]
    }
}
