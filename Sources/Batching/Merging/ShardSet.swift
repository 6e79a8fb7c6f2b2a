import Documents
import Files
import Manifests

/// What is known of the shards that were taken so far, and why they are not the shards of one run, each once.
struct ShardSet {
    /// The first one.
    private var first: (name: String, fingerprint: Fingerprint?, stamp: ShardStamp?)?
    private var shardCount = 0
    /// Names by the paths without links that they lead to, and by the numbers of shards.
    private var names: [String: String] = [:]
    private var numbers: [Int: String] = [:]
    /// Of each theme the digest of what it was made from, and the first shard that has pictures of it.
    private var themes: [String: (digest: String, name: String)] = [:]
    private var wholes: [String] = []
    private var differences: [Diagnostic] = []
    private var repetitions: [Diagnostic] = []

    /// Whether nothing is missing.
    var isComplete: Bool { shardCount > 0 && numbers.count >= first?.stamp?.shard.count ?? 1 }

    /// That of all of them.
    var fingerprint: Fingerprint? { first?.fingerprint }

    /// Whether a folder or an archive is new; it must not be taken a second time.
    mutating func isNew(_ name: String) -> Bool {
        let place = AbsolutePath(name).withoutLinks
        guard let old = names[place] else {
            names[place] = name
            return true
        }
        repetitions.append(
            Diagnostic(.error, old == name ? "'\(name)' is given twice" : "'\(old)' and '\(name)' are the same"))
        return false
    }

    /// Takes what a shard's manifest says beside its entries.
    mutating func add(_ manifest: Manifest, of name: String) {
        shardCount += 1
        if manifest.shard == nil { wholes.append(name) }
        guard let first else {
            first = (name, manifest.fingerprint, manifest.shard)
            if let stamp = manifest.shard { note(stamp, of: name) }
            return
        }
        guard manifest.fingerprint == first.fingerprint else {
            differences.append(
                Diagnostic(
                    .error, "'\(first.name)' and '\(name)' were drawn by different programs, libraries or fonts",
                    hints: ["compare the fingerprints of their manifests"]))
            return
        }
        guard let stamp = manifest.shard else { return }
        if let stranger = stranger(to: stamp, first.stamp, first.name) {
            differences.append(
                Diagnostic(
                    .error, "'\(stranger.name)' and '\(name)' are shards of different runs", hints: [stranger.reason]))
        } else {
            note(stamp, of: name)
        }
    }

    /// A shard that was taken and is of another run.
    private func stranger(
        to stamp: ShardStamp, _ first: ShardStamp?, _ firstName: String
    ) -> (name: String, reason: String)? {
        let differing = "their themes, contents, timelines or options differ"
        guard let first else { return nil }
        if first.run != stamp.run { return (firstName, differing) }
        let changed = stamp.themes.keys.sorted().lazy.compactMap { theme in
            themes[theme].flatMap { $0.digest == stamp.themes[theme] ? nil : $0.name }
        }
        if let name = changed.first { return (name, differing) }
        guard first.shard.count != stamp.shard.count else { return nil }
        return (firstName, "the one is a shard of \(first.shard.count), the other of \(stamp.shard.count)")
    }

    private mutating func note(_ stamp: ShardStamp, of name: String) {
        for (theme, digest) in stamp.themes where themes[theme] == nil { themes[theme] = (digest, name) }
        guard let other = numbers.updateValue(name, forKey: stamp.shard.number) else { return }
        numbers[stamp.shard.number] = other
        repetitions.append(
            Diagnostic(
                .error,
                "'\(other)' and '\(name)' both hold shard \(stamp.shard.number)/\(stamp.shard.count)"))
    }
}

extension ShardSet {
    /// Why they are not the shards of one run, each once; a single one may hold a whole run.
    var objections: [Diagnostic] {
        guard shardCount > 0 else { return repetitions + [Diagnostic(.error, "no shard is named")] }
        let wholes = shardCount > 1 ? wholes : []
        let strangers =
            differences
            + wholes.map { name in
                Diagnostic(
                    .error, "'\(name)' holds a whole run, not a shard of one",
                    hints: ["render --shard 1/\(max(shardCount, 2)) leaves a shard"])
            }
        return strangers.isEmpty ? repetitions + gaps : strangers
    }

    private var gaps: [Diagnostic] {
        guard let count = first?.stamp?.shard.count else { return [] }
        let missing = (1...count).filter { numbers[$0] == nil }
        guard !missing.isEmpty else { return [] }
        let shown = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
        let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
        return [
            Diagnostic(.error, missing.count == 1 ? "shard \(shown) is missing" : "shards \(shown)\(rest) are missing")
        ]
    }
}
