package import Diagnostics

/// What became of a planned scene.
package struct SceneOutcome: Hashable, Sendable {
    package let scene: PlannedScene
    /// In the order of the plan; none where the theme cannot have the state (ST-2).
    package let files: [FileOutcome]
    /// What could not be drawn as it was asked for, or why nothing could.
    package let diagnostics: [Diagnostic]
}

/// What became of a planned file.
package struct FileOutcome: Hashable, Sendable {
    package let file: PlannedFile
    package let result: Result

    package enum Result: Hashable, Sendable {
        case written
        /// It would have been written.
        case planned
        case failed(Diagnostic)
    }
}
