import Diagnostics

/// Notes what is there when a run is done.
struct RunRecord {
    private let run: RenderRun
    private var images: [ManifestImage] = []

    init(_ run: RenderRun) { self.run = run }

    mutating func add(_ outcome: SceneOutcome) {
        let theme = run.plan.themes[outcome.scene.theme]
        images += outcome.files.compactMap { ManifestImage($0, of: outcome.scene, theme: theme) }
    }

    /// Writes the manifest.
    func finish(in folder: OutputFolder) throws(FileSystemError) {
        let manifest = Manifest(fingerprint: run.fingerprint, images: images)
        try folder.write(manifest.bytes, to: Manifest.path)
    }
}
