package import Documents
package import Files
import Foundation
import Geometry

/// What a run left, for programs: `manifest.json`.
package struct Manifest: Hashable, Sendable {
    /// Its name in the output folder.
    package static let path = "manifest.json"

    /// `nil` where a manifest has none, as that of another program may.
    package var fingerprint: Fingerprint?
    /// Which part of which run it is; `nil` for a whole one.
    package var shard: ShardStamp?
    /// Sorted by the bytes of their paths.
    package private(set) var entries: [ManifestEntry]
    /// What else was read, for who rewrites it.
    private var others: [JSONValue.Member] = []

    /// The manifest of a run's pictures, or of a shard's.
    package init(fingerprint: Fingerprint?, shard: ShardStamp? = nil, entries: [ManifestEntry]) {
        self.fingerprint = fingerprint
        self.shard = shard
        self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The same manifest with other entries.
    package func with(_ entries: [ManifestEntry]) -> Manifest {
        var manifest = Manifest(fingerprint: fingerprint, shard: shard, entries: entries)
        manifest.others = others
        return manifest
    }

    /// The file's bytes, a line for each entry: the same for the same pictures.
    package var bytes: [UInt8] {
        var bytes = Self.opening(fingerprint, shard, others)
        for (number, entry) in entries.enumerated() {
            bytes += Self.divider(beforeEntry: number)
            bytes += entry.line
        }
        return bytes + Self.ending(entries.count)
    }
}

extension Manifest {
    /// Reads what a run left in a folder.
    ///
    /// Throws where it left none, and for what `init(atPath:)` refuses.
    package init(inFolder folder: String) throws(DiagnosticError) {
        let path = OutputFolder.join(folder, Manifest.path)
        guard FileSystem.exists(path) else {
            throw DiagnosticError(
                "there is no manifest '\(path)'", hints: ["a run leaves one in its output folder when it is done"])
        }
        try self.init(atPath: path)
    }

    /// Reads a manifest, that of another program too, which must list files by their paths and no more.
    ///
    /// Throws where it cannot be read, and where it lists a path that leads out of its folder.
    package init(atPath path: String) throws(DiagnosticError) {
        let bytes: [UInt8]
        do throws(FileReadingError) {
            bytes = try OpenFile(path).bytes(limit: Self.largestByteCount)
        } catch {
            throw DiagnosticError("the manifest '\(path)' \(error.reason)")
        }
        guard !bytes.isEmpty else { throw DiagnosticError("the manifest '\(path)' is empty") }
        guard let manifest = Manifest(bytes: bytes) else {
            throw DiagnosticError(
                "'\(path)' is not a manifest", hints: ["a manifest is what a run leaves as manifest.json"])
        }
        if let stray = manifest.entries.first(where: { !Self.isInside($0.path) }) {
            throw DiagnosticError(
                "the manifest '\(path)' lists '\(stray.path.excerpt)', which is not in its folder")
        }
        self = manifest
    }

    /// Parses a manifest's text; `nil` where it is none.
    package init?(bytes: [UInt8]) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else { return nil }
        self = manifest
    }

    /// A million entries take 400 MB.
    private static let largestByteCount = 1 << 30

    private static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}

extension Manifest: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        case fingerprint, shard, images
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            fingerprint: try? values.decode(Fingerprint.self, forKey: .fingerprint),
            shard: try? values.decode(ShardStamp.self, forKey: .shard),
            entries: try values.decode([ManifestEntry].self, forKey: .images))
        others = try decoder.jsonMembers(without: Set(Key.allCases.map(\.rawValue)))
    }
}

/// Writes the manifest of a run whose entries come one after the other, however many: few are held in memory.
package struct ManifestWriter {
    private let folder: OutputFolder
    /// The entries' lines by their paths.
    private let lines: SortedLines

    /// A writer whose file will lie in the folder; nothing is there before it finishes.
    package init(in folder: OutputFolder) {
        self.folder = folder
        lines = SortedLines(in: folder)
    }

    /// Adds an entry, in whatever order.
    package func add(_ entry: ManifestEntry) throws(FileSystemError) { try lines.add(entry.path.utf8, entry.line) }

    /// Writes the file, whole or not at all.
    package func write(fingerprint: Fingerprint?, shard: ShardStamp? = nil) throws(FileSystemError) {
        try folder.write(to: Manifest.path) { file throws(FileSystemError) in
            try file.write(Manifest.opening(fingerprint, shard))
            var number = 0
            try lines.forEach { line throws(FileSystemError) in
                try file.write(Manifest.divider(beforeEntry: number))
                try file.write(line)
                number += 1
            }
            try file.write(Manifest.ending(lines.count))
        }
    }
}

extension Manifest {
    fileprivate static func opening(
        _ fingerprint: Fingerprint?, _ shard: ShardStamp?, _ others: [JSONValue.Member] = []
    ) -> [UInt8] {
        var text = "{\n"
        if let fingerprint {
            text += "  \"fingerprint\": \(fingerprint.json.lines().replacing("\n", with: "\n  ")),\n"
        }
        if let shard { text += "  \"shard\": \(shard.json.line),\n" }
        for member in others { text += "  \(JSONValue.string(member.key).line): \(member.value.line),\n" }
        return Array((text + "  \"images\": [").utf8)
    }

    fileprivate static func divider(beforeEntry number: Int) -> String.UTF8View {
        (number == 0 ? "\n    " : ",\n    ").utf8
    }

    fileprivate static func ending(_ count: Int) -> String.UTF8View { (count == 0 ? "]\n}\n" : "\n  ]\n}\n").utf8 }
}
