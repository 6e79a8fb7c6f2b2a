import DrawingLibraries
import Files
import Geometry
import Manifests
import Rendering

extension RenderRun {
    /// Which part of which run it is; `nil` for a whole one.
    var stamp: ShardStamp? {
        plan.shard == .whole ? nil : ShardStamp(plan.shard, ofRun: digest.hexadecimal)
    }

    /// What tells the run from one that draws other pictures: files by what they hold, wherever they lie.
    ///
    /// What a fingerprint tells is not in it.
    private var digest: Digest128 {
        var builder = DigestBuilder()
        let files = FileDigests()
        for theme in themes { theme.add(to: &builder, files) }
        return Digest128(of: builder.bytes.span)
    }
}

extension LoadedTheme {
    fileprivate func add(to builder: inout DigestBuilder, _ files: FileDigests) {
        planned.add(to: &builder)
        builder.add(export.svgText.rawValue)
        builder.add(export.pngCompression.rawValue)
        builder.add("\(export.frameRate ?? 0) fps, \(filmstripFrames ?? 0) frames")
        builder.add(all: theme.sourceFiles + contents.compactMap(\.path) + timelines.map(\.file)) { path, builder in
            builder.add(files.digest(ofFileAt: path))
        }
        for axis in axes {
            builder.add(all: Array(axis.planned.values.indices)) { axis.add($0, to: &$1) }
        }
    }
}

extension PlannedTheme {
    fileprivate func add(to builder: inout DigestBuilder) {
        builder.add(name)
        builder.add(title)
        builder.add(all: contents) { content, builder in
            builder.add(all: [content.name].compactMap(\.self))
            builder.add(content.locale)
        }
        builder.add(all: axes.appearances.map(\.rawValue))
        builder.add(all: axes.locales.map { $0 ?? "" })
        builder.add(all: axes.directions.map(\.rawValue))
        builder.add(all: axes.others) { axis, builder in
            builder.add(axis.name)
            builder.add(all: axis.values.map { ($0.isDefault ? "*" : "") + ($0.name ?? "") })
        }
        builder.add(all: subjects) { subject, builder in
            builder.add(subject.component)
            builder.add(all: subject.names)
        }
        builder.add(all: exports.map { $0.format.rawValue + NumberText.exact($0.scale) })
        for rules in [rules.includes, rules.excludes] { builder.add(all: rules) { $0.add(to: &$1) } }
    }
}

extension PictureRule {
    fileprivate func add(to builder: inout DigestBuilder) {
        builder.add(all: values.sorted { $0.key < $1.key }) { axis, builder in
            builder.add(axis.key)
            builder.add(all: axis.value.sorted())
        }
    }
}

extension DigestBuilder {
    fileprivate mutating func add(all texts: [String]) { add(all: texts) { $1.add($0) } }

    /// Adds each item, and how many they are.
    fileprivate mutating func add<Item>(all items: [Item], _ add: (Item, inout DigestBuilder) -> Void) {
        self.add(UInt64(items.count))
        for item in items { add(item, &self) }
    }
}
