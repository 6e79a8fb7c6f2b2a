import Documents
import Styles
import Thumbindex
import Timelines

/// Reads one theme after the other.
struct ThemeLoader: Sendable {
    let request: RenderRequest
    /// `nil` in it stands for the themes' own; none at all for these alone.
    let contents: [GivenContent?]
    let timelines: [LoadedTimeline]

    /// A theme or what is wrong with it, and what can be told of it either way.
    struct Outcome: Sendable {
        var theme: Result<LoadedTheme, DiagnosticError>
        /// The names of the request's axes that it has; `nil` where it cannot be read.
        var axes: Set<String>?
        var modifiers: [String] = []
    }

    /// All that is wrong at once; an error that has no place in a file is told of the theme's.
    func load(_ path: String) -> Outcome {
        let source = ThemeSource(path, request)
        let theme: ThemeFile
        do throws(DiagnosticError) {
            theme = try source.theme()
        } catch {
            return Outcome(theme: .failure(error.about(path)))
        }
        let known = request.axes.filter { LoadedAxis.kind(of: $0, in: theme, source) != nil }
        return Outcome(
            theme: loaded(theme, source), axes: Set(known.map(\.name)), modifiers: theme.modifiers.map(\.name))
    }

    private func loaded(_ theme: ThemeFile, _ source: ThemeSource) -> Result<LoadedTheme, DiagnosticError> {
        var problems = DiagnosticList()
        _ = problems.catching { () throws(DiagnosticError) in try checkSize(of: theme) }
        let content = problems.catching { () throws(DiagnosticError) in try contents(of: theme) }
        let found = axes(of: theme, source, &problems)
        do throws(DiagnosticError) {
            try problems.throwErrors()
            return .success(
                try LoadedTheme(
                    theme, source: source, contents: content?.0 ?? [], axes: found, timelines: timelines, request,
                    warnings: theme.warnings + (content?.1 ?? [])))
        } catch {
            return .failure(error.about(source.path))
        }
    }

    /// A given content that is the theme's own takes its place.
    private func contents(of theme: ThemeFile) throws(DiagnosticError) -> ([LoadedContent], [Diagnostic]) {
        let own = theme.contentPath.map { FileLocation($0).resolvedPath }
        let hasOwn = request.contents.isEmpty || request.contents.contains(nil)
        var loaded: [LoadedContent] = []
        var warnings: [Diagnostic] = []
        if hasOwn {
            let source = try theme.readContent()
            let hasList = theme.components != [.grid] || request.changesComponents
            loaded.append(
                try LoadedContent(
                    name: nil, source, path: theme.contentPath, in: request, hasList: hasList))
            warnings = source.warnings
        }
        for case let given? in contents {
            let isOwn = given.resolvedPath == own
            if !(isOwn && hasOwn) { loaded.append(isOwn ? given.loaded.unnamed : given.loaded) }
        }
        return (loaded, warnings)
    }

    private func axes(
        of theme: ThemeFile, _ source: ThemeSource, _ problems: inout DiagnosticList
    ) -> [LoadedAxis] {
        request.axes.compactMap { axis in
            problems.catching { () throws(DiagnosticError) in try LoadedAxis(axis, of: theme, source) }.flatMap(\.self)
        }
    }

    private func checkSize(of theme: ThemeFile) throws(DiagnosticError) {
        guard request.formats.contains(where: \.isRaster), let scale = request.scales.max() else { return }
        for appearance in request.appearances {
            _ = try theme.pictureSize(in: appearance, scale: scale)
        }
    }
}

extension RenderRequest {
    /// Whether an axis says what themes are for.
    var changesComponents: Bool { axes.contains { $0.name == ThemeFile.componentsPath } }

    /// The states that are planned for a theme.
    func states(for theme: ThemeFile) -> [CanonicalState] {
        let states = possibleStates(for: theme)
        return drawsFirstStateAlone ? Array(states.prefix(1)) : states
    }

    /// The states that the first one gives way to where the theme cannot have it; none unless it is drawn alone.
    func standIns(for theme: ThemeFile) -> [CanonicalState] {
        drawsFirstStateAlone ? Array(possibleStates(for: theme).dropFirst()) : []
    }

    /// The states that are asked for; of all states, and of those of a batch, the ones of the components that the theme is
    /// for.
    private func possibleStates(for theme: ThemeFile) -> [CanonicalState] {
        guard !changesComponents, states == CanonicalState.all || hasBoardOfStates else { return states }
        return states.filter { theme.components.contains($0.component) }
    }
}
