package import Documents
import DrawingLibraries
package import Files
package import Geometry
package import Manifests
import Rendering

/// What became of a planned scene.
package struct SceneOutcome: Hashable, Sendable {
    package let scene: PlannedScene
    /// In the order of the plan; none where the theme cannot have the state (ST-2).
    package let files: [FileOutcome]
    /// What could not be drawn as it was asked for, or why nothing could.
    package let diagnostics: [Diagnostic]
    /// What a manifest says of the files that are there.
    package internal(set) var entries: [ManifestEntry] = []
    /// What the next run goes by; `nil` where it cannot go by anything.
    var record: CacheRecord?
    /// The record's line, where it is what an earlier run left.
    var knownLine: [UInt8]?

    /// Whether it is a state that the theme cannot have.
    var isAbsence: Bool {
        guard case .state = scene.subject else { return false }
        return files.isEmpty
    }

    package static func == (left: SceneOutcome, right: SceneOutcome) -> Bool {
        left.scene == right.scene && left.files == right.files && left.diagnostics == right.diagnostics
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}

/// What became of a planned file.
package struct FileOutcome: Hashable, Sendable {
    package let file: PlannedFile
    package let result: Result
    /// What the file is, where it is there.
    package let facts: FileFacts?
    /// Why it is drawn; `nil` where it is not, or where nothing is known of earlier runs.
    package let reason: DrawingReason?

    init(file: PlannedFile, result: Result, facts: FileFacts? = nil, reason: DrawingReason? = nil) {
        self.file = file
        self.result = result
        self.facts = facts
        self.reason = reason
    }

    package enum Result: Hashable, Sendable {
        case written
        /// It is as it would have been written.
        case unchanged
        /// It would have been written.
        case planned
        case failed(Diagnostic)
        /// As `failed`, and no other file could be written either: the disk is full.
        case outOfSpace(Diagnostic)
    }
}

/// What is known of a file that a run wrote.
package struct FileFacts: Hashable, Sendable {
    /// In pixels, of vector files and descriptions in points.
    package let size: Size
    /// The digest of the decoded pixels, of films that of their frames; `nil` for vector files.
    package let pixels: String?
    package let byteCount: Int
    /// That of the file's bytes.
    package let digest: Digest128

    init(size: Size, pixels: String?, byteCount: Int, digest: Digest128) {
        self.size = size
        self.pixels = pixels
        self.byteCount = byteCount
        self.digest = digest
    }

    init(_ file: ExportedFile) {
        self.init(
            size: file.size, pixels: file.pixelDigest, byteCount: file.bytes.count,
            digest: Digest128(of: file.bytes.span))
    }
}
