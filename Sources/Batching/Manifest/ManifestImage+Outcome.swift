import Styles

extension ManifestImage {
    /// What a manifest says of a file that is there; `nil` where it could not be written.
    ///
    /// - Parameter isShards: whether shards' pictures are to be checked by it.
    init?(_ outcome: FileOutcome, of scene: PlannedScene, theme: PlannedTheme, isShards: Bool) {
        guard let facts = outcome.facts else { return nil }
        let file = outcome.file
        let content = theme.contents[scene.variant.content]
        let axes = zip(theme.axes.others, scene.variant.others).compactMap { axis, value in
            axis.values[value].name.map { Axis(name: axis.name, value: $0) }
        }
        self.init(
            path: file.path.text, theme: theme.name, title: theme.title, component: file.component, state: file.name,
            content: content.name, appearance: scene.variant.appearance.rawValue,
            locale: scene.variant.locale ?? content.locale, direction: scene.variant.direction.rawValue, axes: axes,
            scale: file.export.format.isRaster ? file.export.scale : nil, width: facts.size.width,
            height: facts.size.height, format: file.export.format.rawValue, pixels: facts.pixels,
            bytes: isShards ? facts.digest.hexadecimal : nil)
    }
}
