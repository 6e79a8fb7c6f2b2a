package import Diagnostics

/// What became of a planned scene.
package struct SceneOutcome: Hashable, Sendable {
    package let scene: PlannedScene
    /// In the order of the exports; none where the theme cannot have the state (ST-2).
    package let files: [FileOutcome]
    /// What could not be drawn as it was asked for.
    package let warnings: [Diagnostic]
}

/// What became of a planned file.
package struct FileOutcome: Hashable, Sendable {
    package let export: PictureExport
    package let path: OutputPath
    package let result: Result

    package enum Result: Hashable, Sendable {
        case written
        /// It would have been written.
        case planned
        case failed(Diagnostic)
    }
}
