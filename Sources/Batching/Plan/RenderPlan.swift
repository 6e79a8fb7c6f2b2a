package import Manifests

/// All scenes of a run, in the order in which they are drawn: theme by theme, variant by variant, first the
/// states, then the timelines.
///
/// A variant is made when it is asked for, so that a plan of millions takes no room. States that a theme cannot have
/// are in it (ST-2): only a layout can tell.
package struct RenderPlan: Sendable {
    /// In the order in which they were asked for.
    package let themes: [PlannedTheme]
    /// What of the whole this run draws.
    package let shard: Shard
    /// The files that alone are drawn; `nil` for all.
    let list: PathList?
    let paths: [ThemePaths]

    /// All of the themes' pictures, or a shard of them, and of these all or the listed ones.
    package init(themes: [PlannedTheme], shard: Shard = .whole, list: PathList? = nil) {
        self.themes = themes
        self.shard = shard
        self.list = list
        paths = themes.map { ThemePaths($0) }
    }

    /// What a scene is to become, in the order of its exports.
    package func files(of scene: PlannedScene) -> [PlannedFile] {
        let files = paths[scene.theme].files(of: scene)
        guard let list else { return files }
        return files.filter { list.holds($0.path) }
    }

    /// How many files a scene is to become.
    package func fileCount(of scene: PlannedScene) -> Int {
        if list != nil { return files(of: scene).count }
        return scene.exports.reduce(0) { $0 + scene.subject.parts(in: $1.format).count }
    }

    /// Adds the paths of a scene's files to a text, each on a line with what is around it.
    ///
    /// - Returns: how many there are.
    @discardableResult
    package func add(pathsOf scene: PlannedScene, to text: inout [UInt8], in frame: PathFrame = PathFrame()) -> Int {
        guard list != nil else { return paths[scene.theme].add(pathsOf: scene, to: &text, in: frame) }
        let files = files(of: scene)
        for file in files { frame.add(file.path, to: &text) }
        return files.count
    }

    /// The scenes of each variant of which any are drawn.
    package var variants: PlannedVariants { PlannedVariants(plan: self) }
}

extension RenderPlan: Sequence {
    package func makeIterator() -> FlattenSequence<PlannedVariants>.Iterator { variants.joined().makeIterator() }
}

extension RenderPlan {
    /// How much there is to draw at most, `Int.max` where it is more.
    package struct Total: Hashable, Sendable {
        /// How many scenes are drawn.
        package var scenes: Int
        /// How many files are written.
        package var files: Int

        /// Nothing unless given.
        package init(scenes: Int = 0, files: Int = 0) {
            self.scenes = scenes
            self.files = files
        }
    }

    /// A whole plan's takes no longer to tell the more pictures there are; those of a part are gone through.
    package var total: Total {
        guard shard == .whole, list == nil else { return countedTotal }
        return themes.reduce(into: Total()) { total, theme in
            let matches = ThemeMatches(theme)
            for (ofVariant, count) in matches.variantCounts { matches.add(ofVariant, count, of: theme, to: &total) }
            matches.addBoard(of: theme, to: &total)
        }
    }

    private var countedTotal: Total {
        variants.reduce(into: Total()) { total, scenes in
            total.scenes.addSaturating(scenes.count)
            for scene in scenes { total.files.addSaturating(fileCount(of: scene)) }
        }
    }
}

extension ThemeMatches {
    /// Adds the scenes of so many variants that the same rules accept.
    fileprivate func add(_ ofVariant: Matches, _ count: Int, of theme: PlannedTheme, to total: inout RenderPlan.Total) {
        for (subject, ofSubject) in zip(theme.subjects, subjects) where subject != .board {
            let selected = zip(theme.exports, exports).filter { rules.select(ofVariant & ofSubject & $1) }
            guard !selected.isEmpty else { continue }
            total.scenes.addSaturating(count)
            for (export, _) in selected {
                total.files.addSaturating([count, subject.parts(in: export.format).count].saturatingProduct)
            }
        }
    }

    /// A board is drawn once, of the first variant.
    fileprivate func addBoard(of theme: PlannedTheme, to total: inout RenderPlan.Total) {
        guard let place = theme.subjects.firstIndex(of: .board), !theme.axisCounts.contains(0),
            let ofVariant = variant(at: theme.axisCounts.map { _ in 0 })
        else { return }
        let exports = exports(of: .board, ofVariant & subjects[place], of: theme.exports)
        total.scenes.addSaturating(exports.isEmpty ? 0 : 1)
        total.files.addSaturating(exports.count)
    }
}
