import Foundation

/// Brings a baseline's manifest up to date with approved pictures: a digest that belongs to a replaced picture would
/// make the next comparison blind.
struct ManifestMerge {
    let baseline: Data?
    let candidate: Data?

    /// - Parameter coversAll: whether every picture of the candidate is in the baseline then; if so, the candidate's
    ///   manifest is the baseline's.
    /// - Returns: `nil` where there is nothing to write.
    func bytes(approving paths: Set<String>, coversAll: Bool) -> [UInt8]? {
        if coversAll, let candidate { return candidate == baseline ? nil : Array(candidate) }
        let new = Self.images(in: Self.object(candidate))
        guard var manifest = Self.object(baseline) ?? Self.object(candidate).map({ Self.withoutImages($0) }) else {
            return nil
        }
        var images = Self.images(in: manifest)
        for path in paths { images[path] = new[path] ?? images[path].map(Self.withoutDigest) }
        manifest["images"] = images.keys.sorted().compactMap { images[$0] }
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: manifest, options: options)).map { Array($0) + [0x0A] }
    }

    private typealias Object = [String: Any]

    private static func object(_ data: Data?) -> Object? {
        data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? Object
    }

    private static func images(in manifest: Object?) -> [String: Object] {
        let list = manifest?["images"] as? [Object] ?? []
        return Dictionary(list.compactMap { image in (image["path"] as? String).map { ($0, image) } }) { $1 }
    }

    private static func withoutImages(_ manifest: Object) -> Object { manifest.merging(["images": [Object]()]) { $1 } }

    private static func withoutDigest(_ image: Object) -> Object { image.merging(["pixels": NSNull()]) { $1 } }
}
