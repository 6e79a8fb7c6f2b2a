import Documents
import DrawingLibraries
import Files

/// What is known of a scene that was drawn: from what, and as which files.
struct CacheRecord: Hashable, Sendable {
    /// Of all scenes of an output folder the only one.
    var key: String
    var inputs: SceneInputs
    /// The digest of what is drawn; `nil` for a state that the theme cannot have, and for a timeline.
    var scene: Digest128?
    /// The files that the scene shows, by their paths, with digests.
    var pictures: [Picture]
    /// What was told of it.
    var diagnostics: [Diagnostic]
    /// None for a state that the theme cannot have, and for nothing else.
    var files: [File]

    struct Picture: Hashable, Sendable {
        /// Relative to the theme's folder.
        var path: String
        var digest: UInt64
    }

    struct File: Hashable, Sendable {
        var path: String
        /// What it was drawn with beside its scene, as the kind of text in SVG.
        var options: String
        var facts: FileFacts
    }

    /// Whether the theme cannot have the state, so that there is nothing to draw (ST-2).
    var isAbsence: Bool { files.isEmpty }
}
