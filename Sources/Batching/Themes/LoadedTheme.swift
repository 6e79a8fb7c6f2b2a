import Documents
import Interaction
import Manifests
import Rendering
import Styles
package import Thumbindex
import Timelines
import Tokens

/// A theme with all that its pictures are made from, read and checked: nothing but drawing is left.
package struct LoadedTheme: Sendable {
    /// The theme's file, read.
    package let theme: ThemeFile
    /// The path that the user wrote.
    package let file: String
    let request: RenderRequest
    /// What it is drawn with, the default first.
    package let contents: [LoadedContent]
    let timelines: [LoadedTimeline]
    /// The fonts of both appearances.
    package let fonts: ThemeFonts
    /// The fonts that any of its pictures may be drawn with, each once: a value of an axis may name other ones, and the
    /// machine's stand in for scripts that they lack (TX-2).
    package private(set) var fontSources: [FontSource] = []
    /// What the run plans for it.
    package let planned: PlannedTheme
    /// What its further axes change.
    private let changes: ThemeChanges
    /// Fallback states, tried in order where the planned one is not possible.
    let fallbackStates: [CanonicalState]
    /// What is worth telling about the theme and its content, though they can be drawn.
    let warnings: [Diagnostic]

    /// Checks all that a request asks of a theme that was read; throws all that is wrong at once.
    init(
        _ theme: ThemeFile, atPath file: String, _ request: RenderRequest, given: [GivenContent],
        timelines: [LoadedTimeline]
    ) throws(DiagnosticError) {
        var problems = DiagnosticList()
        _ = problems.catching { () throws(DiagnosticError) in try request.checkSize(of: theme) }
        let content = problems.catching { () throws(DiagnosticError) in
            try request.contents(of: theme, given: given)
        }
        var axes: [CheckedAxis] = []
        for axis in request.axes.others {
            let found = problems.catching { () throws(DiagnosticError) in
                try request.checkedAxis(axis, of: theme, atPath: file)
            }
            if let checked = found ?? nil { axes.append(checked) }
        }
        try problems.throwErrors()
        axes.sort { $0.axis.name < $1.axis.name }
        changes = ThemeChanges(of: theme, axes.map(\.changes))
        self.theme = theme
        self.file = file
        self.request = request
        self.timelines = timelines
        contents = content?.loaded ?? []
        fallbackStates = request.fallbackStates(for: theme)
        fonts = try theme.findFonts(inFolder: request.fontFolder)
        let substitutions = theme.substitutions(in: fonts).map { $0.about(file) }
        warnings = theme.warnings + substitutions + (content?.warnings ?? [])
        planned = request.plan(of: theme, atPath: file, contents, axes.map(\.axis), timelines)
        fontSources = try NeededFonts(of: self).sources
    }

    /// Whether the theme or a content names SVG files, which another program draws.
    var showsDrawings: Bool {
        contents.contains(where: \.namesDrawings)
            || Appearance.allCases.contains { theme.theme(in: $0).namesDrawings }
    }

    /// The theme with the values of its further axes, by their numbers, and with what a timeline has the reader set,
    /// where no axis is about that.
    func theme(with values: [Int], playing timeline: Int? = nil) throws(DiagnosticError) -> ThemeFile {
        let axes = zip(planned.axes.others, values).map { (axis: $0, value: $1) }
        let settings = timeline.map { timelines[$0].settings } ?? []
        let set = settings.filter { setting in !axes.contains { $0.axis.name == setting.name } }
        return try request.theme(theme, atPath: file, with: axes + set.map { (axis: $0, value: 0) })
    }

    /// What a variant is drawn with: as `theme(with:playing:)` has it, sooner where each value is one property alone.
    func variantTheme(with values: [Int], playing timeline: Int? = nil) throws(DiagnosticError) -> VariantTheme {
        guard timeline == nil, let changes = propertyChanges(values) else {
            let changed = try theme(with: values, playing: timeline)
            let isSame = changed.fontStyles == theme.fontStyles
            let found = isSame ? fonts : try changed.findFonts(inFolder: request.fontFolder)
            return VariantTheme(changed, fonts: found)
        }
        var found = fonts
        if !changes.allSatisfy(\.keepsFonts) {
            found = try theme(with: values).findFonts(inFolder: request.fontFolder)
        }
        return VariantTheme(theme, changes, fonts: found)
    }

    /// Whether everything is at the same places in both appearances of a variant.
    func isLaidOutAlikeInAppearances(with values: [Int]) -> Bool {
        let known = changes.known
        return known.appearancesDifferInColorsAlone
            && values.indices.allSatisfy { axis in
                switch known.effects[axis][values[axis]] {
                case .nothing: true
                case .property(let change): change.isOfBothAppearances
                case .more: false
                }
            }
    }

    /// `nil` where a value changes more than one property.
    private func propertyChanges(_ values: [Int]) -> [PropertyChange]? {
        let effects = changes.known.effects
        var found: [PropertyChange] = []
        for (axis, value) in values.enumerated() {
            switch effects[axis][value] {
            case .nothing: break
            case .property(let change): found.append(change)
            case .more: return nil
            }
        }
        return found
    }

    /// The number of the timeline that a scene plays, if it has settings of its own.
    func settingTimeline(of scene: PlannedScene) -> Int? {
        guard case .timeline(let planned) = scene.subject, !timelines[planned.number].timeline.settings.isEmpty else {
            return nil
        }
        return planned.number
    }

    /// Adds what tells its pictures from others: files by what they hold, wherever they lie.
    func add(to builder: inout DigestBuilder, _ digests: FileDigests) {
        planned.add(to: &builder)
        builder.add("\(request.filmstripFrames ?? 0) frames, poster \(request.export.film.posterTime ?? -1)")
        builder.add(all: theme.sourceFiles + contents.compactMap(\.path) + timelines.map(\.file)) { path, builder in
            builder.add(digests.digest(ofFileAt: path))
        }
    }
}

/// A further axis as a theme has it.
private struct CheckedAxis {
    let axis: PropertyAxis
    /// What each of its values changes.
    let changes: [AxisChange]
}

extension RenderRequest {
    fileprivate func plan(
        of theme: ThemeFile, atPath file: String, _ contents: [LoadedContent], _ others: [PropertyAxis],
        _ timelines: [LoadedTimeline]
    ) -> PlannedTheme {
        var axes = axes
        axes.others = others
        let states = states(for: theme)
        let ofTimelines = timelines.enumerated().map { number, timeline in
            timeline.planned(number: number, in: self)
        }
        var planned = PlannedTheme(
            name: theme.name, file: file,
            contents: contents.map { PlannedContent(name: $0.name, locale: $0.locale) }, axes: axes,
            subjects: states.map { .state($0) } + ofTimelines.map { .timeline($0) }
                + (hasBoard(of: states) ? [.board] : []),
            exports: exports)
        planned.title = theme.title
        planned.direction = theme.direction
        planned.rules = rules
        return planned
    }

    /// A given content that is the theme's own takes its place.
    fileprivate func contents(
        of theme: ThemeFile, given: [GivenContent]
    ) throws(DiagnosticError) -> (loaded: [LoadedContent], warnings: [Diagnostic]) {
        let own = theme.contentPath.map { FileLocation($0).resolvedPath }
        let hasOwn = contents.isEmpty || contents.contains(nil)
        var loaded: [LoadedContent] = []
        var warnings: [Diagnostic] = []
        if hasOwn {
            let source = try theme.readContent()
            let hasList = theme.components != [.grid] || changesComponents
            loaded.append(
                try LoadedContent(name: nil, source, path: theme.contentPath, in: self, hasList: hasList))
            warnings = source.warnings
        }
        for given in given {
            let isOwn = given.resolvedPath == own
            if !(isOwn && hasOwn) { loaded.append(isOwn ? given.loaded.unnamed : given.loaded) }
        }
        return (loaded, warnings)
    }

    fileprivate func checkSize(of theme: ThemeFile) throws(DiagnosticError) {
        guard formats.contains(where: \.isRaster), let scale = scales.max() else { return }
        for appearance in axes.appearances { _ = try theme.pictureSize(in: appearance, scale: scale) }
    }
}

extension RenderRequest {
    /// A further axis as a theme has it, its values checked against the theme; `nil` where the theme has nothing of that
    /// name, or draws nothing that the property is of.
    fileprivate func checkedAxis(
        _ requested: PropertyAxis, of theme: ThemeFile, atPath file: String
    ) throws(DiagnosticError) -> CheckedAxis? {
        guard let kind = kind(of: requested, in: theme) else { return nil }
        let named = PropertyAxis(name: requested.name, kind: kind, values: requested.values)
        let own = kind == .modifier ? theme.modifier(of: named)?.defaultContext : nil
        let axis = PropertyAxis(
            name: requested.name, kind: kind, node: requested.node,
            values: requested.values.map { value in
                // What the theme has by itself is the default, written or not.
                let isOwn = theme.has(value, of: named)
                return .init(
                    name: value.name ?? own, node: isOwn && named.isSetting ? nil : value.node, isDefault: isOwn)
            })
        var problems = DiagnosticList()
        problems.add(Self.repeatedDefault(axis))
        let changes = axis.values.enumerated().map { number, value in
            guard let node = value.node else { return AxisChange.nothing }
            let isProperty = axis.kind == .property && !theme.follows(axis, to: node)
            _ = problems.catching { () throws(DiagnosticError) in
                do throws(DiagnosticError) {
                    if isProperty {
                        try theme.checkSetting(axis.name, to: node)
                    } else {
                        _ = try self.theme(theme, atPath: file, with: [(axis, number)])
                    }
                } catch {
                    throw error.naming(theme.modifier(of: axis), beside: axis)
                }
            }
            return isProperty ? .setting(axis.name, node) : .more
        }
        try problems.throwErrors()
        return CheckedAxis(axis: axis, changes: changes)
    }

    private static func repeatedDefault(_ axis: PropertyAxis) -> [Diagnostic] {
        guard axis.values.count(where: \.isDefault) > 1, let node = axis.node else { return [] }
        let name = axis.values.first(where: \.isDefault)?.name ?? ""
        return [node.error("axes.\(axis.name) names '\(name)' twice, as null and by its name")]
    }
}

extension DiagnosticError {
    /// With the axis that may be meant where a setting of the reader and a modifier have one name.
    fileprivate func naming(_ modifier: TokenModifier?, beside axis: PropertyAxis) -> DiagnosticError {
        guard axis.isSetting, let modifier else { return self }
        let hint = "a modifier of that name is the axis '\(AxisName.modifier(of: modifier.name))'"
        return DiagnosticError(diagnostics.map { $0.withHints($0.hints + [hint]) })
    }
}
