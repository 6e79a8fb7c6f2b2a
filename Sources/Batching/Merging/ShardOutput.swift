import Documents
import DrawingLibraries
import Files

/// What one shard left.
struct ShardOutput {
    let folder: String
    let manifest: Manifest
}

extension ShardOutput {
    /// Why outputs are not the shards of one run, each once.
    static func objections(to shards: [ShardOutput]) -> [Diagnostic] {
        guard let first = shards.first else { return [] }
        var problems = shards.dropFirst().compactMap { first.difference(from: $0) }
        guard shards.count > 1 || first.manifest.shard != nil else { return problems }
        problems += shards.filter { $0.manifest.shard == nil }.map { shard in
            Diagnostic(
                .error, "'\(shard.folder)' holds a whole run, not a shard of one",
                hints: ["render --shard 1/\(max(shards.count, 2)) leaves a shard"])
        }
        guard problems.isEmpty, let stamp = first.manifest.shard else { return problems }
        problems += shards.dropFirst().compactMap { first.strangeness(of: $0) }
        return problems.isEmpty ? repetitions(among: shards) + gaps(between: shards, of: stamp.shard.count) : problems
    }

    private func difference(from other: ShardOutput) -> Diagnostic? {
        guard manifest.fingerprint != other.manifest.fingerprint else { return nil }
        return Diagnostic(
            .error, "'\(folder)' and '\(other.folder)' were drawn by different programs, libraries or fonts",
            hints: ["compare the fingerprints of their manifests"])
    }

    private func strangeness(of other: ShardOutput) -> Diagnostic? {
        guard let stamp = manifest.shard, let second = other.manifest.shard else { return nil }
        let isOfSameRun = stamp.run == second.run
        guard !isOfSameRun || stamp.shard.count != second.shard.count else { return nil }
        return Diagnostic(
            .error, "'\(folder)' and '\(other.folder)' are shards of different runs",
            hints: [
                isOfSameRun
                    ? "the one is a shard of \(stamp.shard.count), the other of \(second.shard.count)"
                    : "their themes, contents, timelines or options differ"
            ])
    }

    private static func repetitions(among shards: [ShardOutput]) -> [Diagnostic] {
        var folders: [Shard: String] = [:]
        return shards.compactMap { output in
            guard let shard = output.manifest.shard?.shard else { return nil }
            guard let first = folders[shard] else {
                folders[shard] = output.folder
                return nil
            }
            return Diagnostic(
                .error, "'\(first)' and '\(output.folder)' both hold shard \(shard.number)/\(shard.count)")
        }
    }

    private static func gaps(between shards: [ShardOutput], of count: Int) -> [Diagnostic] {
        let numbers = Set(shards.compactMap(\.manifest.shard?.shard.number))
        let missing = (1...count).filter { !numbers.contains($0) }
        guard !missing.isEmpty else { return [] }
        let shown = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
        let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
        return [
            Diagnostic(
                .error, missing.count == 1 ? "shard \(shown) is missing" : "shards \(shown)\(rest) are missing")
        ]
    }

    /// The files that are not as the shard left them.
    var damages: [Diagnostic] {
        manifest.images.compactMap { image in
            let path = OutputFolder.join(folder, image.path)
            guard let digest = Digest128(ofFile: path) else {
                return Diagnostic(.error, "cannot read '\(path)', which its manifest lists")
            }
            guard image.bytes != nil || manifest.shard != nil, image.bytes != digest.hexadecimal else { return nil }
            return Diagnostic(
                .error, "'\(path)' is not as it was drawn", hints: ["draw the shard again, or copy it again"])
        }
    }
}
