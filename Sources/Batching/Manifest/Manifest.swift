import Files
import Geometry

/// What a run left, for programs: `manifest.json`.
package struct Manifest: Hashable, Sendable {
    /// Its place in the output folder.
    package static let path = "manifest.json"

    package var fingerprint: Fingerprint
    /// Which part of which run it is; `nil` for a whole one.
    package let shard: ShardStamp?
    /// Sorted by the bytes of their paths.
    package private(set) var images: [ManifestImage]

    package init(fingerprint: Fingerprint, shard: ShardStamp? = nil, images: [ManifestImage]) {
        self.fingerprint = fingerprint
        self.shard = shard
        self.images = images.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The file's bytes, a line for each image: the same for the same pictures.
    package var bytes: [UInt8] {
        var bytes = Self.opening(fingerprint, shard)
        for (number, image) in images.enumerated() {
            bytes += Self.divider(beforeImage: number)
            bytes += image.line
        }
        return bytes + Self.ending(images.count)
    }
}

extension Manifest {
    /// Writes the file, of which `lines` are the images' by their paths.
    static func write(
        _ lines: SortedLines, fingerprint: Fingerprint, shard: ShardStamp?, to folder: OutputFolder
    ) throws(FileSystemError) {
        try folder.write(to: path) { file throws(FileSystemError) in
            try file.write(opening(fingerprint, shard))
            var number = 0
            try lines.forEach { line throws(FileSystemError) in
                try file.write(divider(beforeImage: number))
                try file.write(line)
                number += 1
            }
            try file.write(ending(lines.count))
        }
    }

    private static func opening(_ fingerprint: Fingerprint, _ shard: ShardStamp?) -> [UInt8] {
        let fingerprint = fingerprint.json.lines().replacing("\n", with: "\n  ")
        let stamp = shard.map { "  \"shard\": \($0.json.line),\n" } ?? ""
        return Array("{\n  \"fingerprint\": \(fingerprint),\n\(stamp)  \"images\": [".utf8)
    }

    private static func divider(beforeImage number: Int) -> String.UTF8View {
        (number == 0 ? "\n    " : ",\n    ").utf8
    }

    private static func ending(_ count: Int) -> String.UTF8View {
        (count == 0 ? "]\n}\n" : "\n  ]\n}\n").utf8
    }
}
