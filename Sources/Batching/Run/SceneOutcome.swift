package import Documents
package import Files
package import Geometry
package import Manifests
import Presenting
import Rendering
import Styles

/// What became of a planned scene.
package struct SceneOutcome: Hashable, Sendable {
    /// What was to be drawn.
    package let scene: PlannedScene
    /// In the order of the plan; none where the theme cannot have the state (ST-2).
    package let files: [FileOutcome]
    /// What could not be drawn as it was asked for, or why nothing could.
    package internal(set) var diagnostics: [Diagnostic]
    /// What the manifest says of the files that are there; none where the run leaves no manifest.
    package internal(set) var entries: [ManifestEntry] = []
    /// What of it could not be drawn, for the manifest; none where the run leaves none.
    package internal(set) var failures: [FailedPicture] = []
    /// What a scene is made from that is not as it was when an earlier run drew it.
    var inputChange: DrawingReason?
    /// The crops that name nothing in it, though they may in others.
    package internal(set) var missedCrops: [MissedCrop] = []
    /// What the cache keeps of it; `nil` where the next run cannot go by anything.
    var record: CacheRecord?
    /// The record's line, where it is what an earlier run left.
    var recordLine: [UInt8]?

    /// Whether it is a state that the theme cannot have.
    var isAbsence: Bool {
        guard case .state = scene.subject else { return false }
        return files.isEmpty && missedCrops.isEmpty
    }

    package static func == (left: SceneOutcome, right: SceneOutcome) -> Bool {
        left.scene == right.scene && left.files == right.files && left.diagnostics == right.diagnostics
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}

/// What became of a planned file.
package struct FileOutcome: Hashable, Sendable {
    /// What was to be written.
    package let file: PlannedFile
    /// What became of it.
    package let result: Result
    /// What the file is, where it is there.
    package let facts: FileFacts?
    /// Why it is drawn; `nil` where it is not, or where nothing is known of earlier runs.
    package let reason: DrawingReason?
    /// What there is to know of it.
    var note: Diagnostic?

    init(file: PlannedFile, result: Result, facts: FileFacts? = nil, reason: DrawingReason? = nil) {
        self.file = file
        self.result = result
        self.facts = facts
        self.reason = reason
    }

    /// How it came out.
    package enum Result: Hashable, Sendable {
        /// The file was drawn and written.
        case written
        /// It is as it would have been written.
        case unchanged
        /// It would have been written.
        case planned
        /// Why there is no file.
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
    /// How long the file is.
    package let byteCount: Int
    /// The digest of the file's bytes.
    package let digest: Digest128
}

extension FileFacts {
    init(_ file: ExportedFile) {
        self.init(
            size: file.size, pixels: file.pixelDigest, byteCount: file.bytes.count,
            digest: Digest128(of: file.bytes.span))
    }
}

extension ManifestEntry {
    /// What a manifest says of a file that is there; `nil` where it could not be written.
    ///
    /// - Parameter isShards: whether the run is a shard, whose files are checked when shards are joined.
    init?(_ outcome: FileOutcome, of scene: PlannedScene, theme: PlannedTheme, isShards: Bool) {
        guard let facts = outcome.facts else { return nil }
        let file = outcome.file
        let content = theme.contents[scene.variant.content]
        let others = zip(theme.axes.others, scene.variant.others).compactMap { axis, value in
            axis.values[value].name.map { AxisValue(axis: axis.name, value: $0) }
        }
        let settings = scene.subject.settings.filter { set in !theme.axes.others.contains { $0.name == set.axis } }
        let shown = settings + file.export.presentation.values.map { AxisValue(axis: $0.axis, value: $0.value) }
        let picture = Picture(
            theme: Theme(name: theme.name, title: theme.title),
            subject: Subject(component: file.component, name: file.name, shot: file.part.shotNumber),
            variant: Variant(
                appearance: scene.variant.appearance.rawValue, locale: scene.variant.locale ?? content.locale,
                direction: scene.variant.direction.rawValue, content: content.name,
                others: shown.isEmpty ? others : (others + shown).sorted { $0.axis < $1.axis }),
            format: file.export.format, scale: file.export.format.isRaster ? file.export.scale : nil,
            size: facts.size)
        self.init(
            path: file.path.text, picture: picture, pixels: facts.pixels, bytes: isShards ? facts.digest : nil)
    }
}

extension FailedPicture {
    /// `nil` for a file that is there.
    init?(_ outcome: FileOutcome, theme: PlannedTheme) {
        switch outcome.result {
        case .failed(let problem), .outOfSpace(let problem):
            let file = outcome.file
            self.init(
                theme: theme.name, component: file.component, state: file.name, path: file.path.text,
                diagnostics: [problem])
        case .written, .unchanged, .planned: return nil
        }
    }
}
