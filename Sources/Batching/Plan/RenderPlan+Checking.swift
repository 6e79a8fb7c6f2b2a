package import Documents
import Styles
import Timelines

extension RenderPlan {
    /// Throws unless every scene has a path of its own inside the output folder.
    ///
    /// The paths themselves are not compared, of which there may be millions: they differ where the themes' names and
    /// the timelines' do and where no words can be read as values of different axes. Names that differ in case alone are
    /// taken for the same, as many file systems do.
    package func checkPaths() throws(DiagnosticError) {
        var problems = DiagnosticList()
        problems.add(illegalNames)
        problems.add(sharedThemeNames)
        problems.add(sharedTimelineNames)
        for theme in themes {
            let collision = PathCollision(in: theme)?.diagnostic
            if let collision, !problems.diagnostics.contains(collision) { problems.add(collision) }
        }
        try problems.throwErrors()
    }

    private var illegalNames: [Diagnostic] {
        let ofThemes = themes.compactMap { theme in
            FileName.objection(to: theme.name).map { objection in
                Diagnostic(
                    .error, "the theme's name '\(theme.name)' \(objection), and pictures are filed under it",
                    in: SourceText(name: theme.file), hints: ["rename the file"])
            }
        }
        var seen: Set<String> = []
        let contents = themes.flatMap(\.contents).compactMap(\.name).filter { seen.insert($0).inserted }
        let ofContents = contents.compactMap { name in
            FileName.objection(toValue: name).map { objection in
                Diagnostic(
                    .error, "the content's name '\(name)' \(objection), and pictures are named after it",
                    hints: ["rename the file"])
            }
        }
        let ofTimelines = timelines.compactMap { timeline in
            FileName.objection(to: timeline.name).map { objection in
                Diagnostic(
                    .error,
                    "the timeline's name '\(timeline.name)' \(objection), and pictures are filed under it",
                    in: SourceText(name: timeline.file), hints: ["rename the file"])
            }
        }
        return ofThemes + ofContents + ofTimelines
    }

    /// Those of all themes, each once.
    private var timelines: [PlannedTimeline] {
        var seen: Set<PlannedTimeline> = []
        return themes.flatMap(\.subjects).compactMap { subject in
            guard case .timeline(let timeline) = subject, seen.insert(timeline).inserted else { return nil }
            return timeline
        }
    }

    private var sharedThemeNames: [Diagnostic] {
        repeated(themes, by: \.name).map { first, second in
            Diagnostic(
                .error, "two themes are called '\(first.name)', and their pictures would have the same paths",
                in: SourceText(name: second.file),
                hints: ["they are '\(first.file)' and '\(second.file)'"])
        }
    }

    private var sharedTimelineNames: [Diagnostic] {
        let components = Component.allCases.map(\.rawValue)
        let taken = timelines.filter { components.contains($0.name.lowercased()) }.map { timeline in
            Diagnostic(
                .error, "a timeline cannot be called '\(timeline.name)', under which states are filed",
                in: SourceText(name: timeline.file), hints: ["rename the file"])
        }
        let shared = repeated(timelines, by: \.name).map { first, second in
            Diagnostic(
                .error, "two timelines are called '\(first.name)', and their pictures would have the same paths",
                in: SourceText(name: second.file),
                hints: ["they are '\(first.file)' and '\(second.file)'"])
        }
        return taken + shared
    }

    /// The first and the next of each that have a name in common.
    private func repeated<Item>(_ items: [Item], by name: KeyPath<Item, String>) -> [(Item, Item)] {
        var first: [String: Item] = [:]
        return items.compactMap { item in
            let key = item[keyPath: name].lowercased()
            guard let earlier = first[key] else {
                first[key] = item
                return nil
            }
            return (earlier, item)
        }
    }
}
