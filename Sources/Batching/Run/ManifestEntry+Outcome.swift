import Manifests
import Rendering
import Styles

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
        let picture = Picture(
            theme: Theme(name: theme.name, title: theme.title),
            subject: Subject(component: file.component, name: file.name),
            variant: Variant(
                appearance: scene.variant.appearance.rawValue, locale: scene.variant.locale ?? content.locale,
                direction: scene.variant.direction.rawValue, content: content.name, others: others),
            format: file.export.format, scale: file.export.format.isRaster ? file.export.scale : nil,
            size: facts.size)
        self.init(
            path: file.path.text, picture: picture, pixels: facts.pixels, bytes: isShards ? facts.digest : nil)
    }
}
