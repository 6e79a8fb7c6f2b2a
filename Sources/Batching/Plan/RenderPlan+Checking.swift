package import Diagnostics
import Interaction

extension RenderPlan {
    /// Throws unless every scene has a path of its own inside the output folder.
    ///
    /// The paths themselves are not compared, of which there may be millions: they differ where the themes'
    /// names and the timelines' do and where no value has the name of another axis' value. Names that differ in case alone are taken for the same,
    /// as many file systems do.
    package func checkPaths() throws(DiagnosticError) {
        let problems = illegalNames + sharedThemeNames + sharedTimelineNames + sharedValueNames
        guard problems.isEmpty else { throw DiagnosticError(problems) }
    }

    private var illegalNames: [Diagnostic] {
        let ofThemes = themes.compactMap { theme in
            FileName.objection(to: theme.name).map { objection in
                Diagnostic(
                    .error, "the theme's name '\(theme.name)' \(objection), and pictures are filed under it",
                    in: SourceText(name: theme.file), hints: ["rename the file"])
            }
        }
        let ofContents = contentNames.compactMap { name in
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

    private var sharedThemeNames: [Diagnostic] {
        repeated(themes, by: \.name).map { first, second in
            Diagnostic(
                .error, "two themes are called '\(first.name)', and their pictures would have the same paths",
                hints: ["they are '\(first.file)' and '\(second.file)'"])
        }
    }

    private var sharedTimelineNames: [Diagnostic] {
        let components = CanonicalState.Component.allCases.map(\.rawValue)
        let taken = timelines.filter { components.contains($0.name.lowercased()) }.map { timeline in
            Diagnostic(
                .error, "a timeline cannot be called '\(timeline.name)', under which states are filed",
                in: SourceText(name: timeline.file), hints: ["rename the file"])
        }
        let shared = repeated(timelines, by: \.name).map { first, second in
            Diagnostic(
                .error, "two timelines are called '\(first.name)', and their pictures would have the same paths",
                hints: ["they are '\(first.file)' and '\(second.file)'"])
        }
        return taken + shared
    }

    private var sharedValueNames: [Diagnostic] {
        repeated(axisValues, by: \.name).map { first, second in
            Diagnostic(
                .error,
                "the \(first.axis) '\(first.name)' and the \(second.axis) '\(second.name)' would give pictures the same paths"
            )
        }
    }

    private struct AxisValue {
        let axis: String
        let name: String
    }

    /// What may stand in a file's name after the state's.
    private var axisValues: [AxisValue] {
        axes.appearances.filter { $0 != .light }.map { AxisValue(axis: "appearance", name: $0.rawValue) }
            + axes.locales.compactMap(\.self).map { AxisValue(axis: "locale", name: $0) }
            + axes.directions.filter { $0 != .leftToRight }.map { AxisValue(axis: "direction", name: $0.rawValue) }
            + contentNames.map { AxisValue(axis: "content", name: $0) }
    }

    /// All themes are drawn with the same contents, but for those that are their own.
    private var contentNames: [String] {
        (0..<axes.contentCount).compactMap { number in
            themes.lazy.compactMap { $0.contents[number].name }.first
        }
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
