package import Documents
package import Jobs
import Thumbindex

/// The themes and timelines of a request, read and checked, and all that is to be told about them.
package struct ThemeLoading: Sendable {
    /// Those in which nothing is wrong, in the order of their names.
    package private(set) var themes: [LoadedTheme] = []
    /// How many themes were asked for.
    package let requestedCount: Int
    /// Errors and warnings, in the order of the request's files.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads every file; an error in one keeps what needs it from being drawn, and nothing else.
    package init(_ request: RenderRequest, pool: JobPool) async {
        requestedCount = request.themes.count
        var contents: [GivenContent?] = []
        for path in request.contents {
            guard let path else {
                contents.append(nil)
                continue
            }
            let given = keep { () throws(DiagnosticError) in try GivenContent(path, request) }
            if let given { contents.append(given) }
        }
        diagnostics += contents.compactMap(\.self).flatMap(\.warnings)
        let timelines = request.timelines.compactMap { path in
            keep { () throws(DiagnosticError) in try LoadedTimeline(path) }
        }
        diagnostics += timelines.compactMap { $0.emptiness(in: request) }
        let loader = ThemeLoader(request: request, contents: contents, timelines: timelines)
        var outcomes: [ThemeLoader.Outcome] = []
        await pool.run(
            request.themes, worker: {}, work: { _, path in loader.load(path) }, deliver: { outcomes.append($0) })
        for outcome in outcomes { add(outcome.theme) }
        themes.sort { $0.theme.name < $1.theme.name }
        checkAxes(of: request, outcomes)
        diagnostics = diagnostics.inFileOrder
    }

    private mutating func add(_ result: Result<LoadedTheme, DiagnosticError>) {
        guard let theme = keep(result.get) else { return }
        diagnostics += theme.warnings
        themes.append(theme)
    }

    /// An axis that no theme has is a slip of the batch, of which nothing is drawn then.
    private mutating func checkAxes(of request: RenderRequest, _ outcomes: [ThemeLoader.Outcome]) {
        let known = outcomes.compactMap(\.axes)
        guard !known.isEmpty else { return }
        let modifiers = Set(outcomes.flatMap(\.modifiers))
        diagnostics += shadowedModifiers(of: request, modifiers)
        let unknown = request.axes.filter { axis in !known.contains { $0.contains(axis.name) } }
        guard !unknown.isEmpty else { return }
        diagnostics += unknown.map { problem(with: $0, modifiers.sorted()) }
        themes = []
    }

    private func problem(with axis: RequestedAxis, _ modifiers: [String]) -> Diagnostic {
        if axis.isModifier {
            return axis.node.error(
                "no theme has a modifier of tokens '\(axis.name.excerpt)'",
                hints: NearestSpelling.hints(for: axis.name, among: modifiers))
        }
        if ThemeFile.hasProperty(axis.name) {
            return axis.node.error("the axis '\(axis.name)' is of a component that no theme of the batch is for")
        }
        let hints = Self.keyBesideAxes[axis.name].map { ["\($0) is named beside axes: \($0): […]"] }
        return axis.node.error(
            "the axis '\(axis.name.excerpt)' is neither a property of a theme nor a modifier of its tokens",
            hints: hints ?? NearestSpelling.hints(for: axis.name, among: modifiers + ThemeFile.propertyPaths))
    }

    /// What a batch names elsewhere, by the words of rules.
    private static let keyBesideAxes = [
        PictureRule.Axis.theme: "themes", PictureRule.Axis.state: "states", PictureRule.Axis.component: "states",
        PictureRule.Axis.content: "content", PictureRule.Axis.format: "formats",
    ]

    /// A word that says something else may be what a theme's modifier is called, and meant.
    private func shadowedModifiers(of request: RenderRequest, _ modifiers: Set<String>) -> [Diagnostic] {
        request.usualAxes.compactMap { axis in
            guard modifiers.contains(axis.name), !request.axes.contains(where: { $0.name == axis.name }) else {
                return nil
            }
            return axis.node.warning(
                "axes.\(axis.name) is not the modifier '\(axis.name)' of a theme's tokens",
                hints: ["that is the axis '\(PictureRule.Axis.word(forAxis: axis.name))'"])
        }
    }

    private mutating func keep<Value>(_ body: () throws(DiagnosticError) -> Value) -> Value? {
        do {
            return try body()
        } catch {
            // What is wrong with a batch's own values is found again by every theme.
            diagnostics += error.diagnostics.filter { !diagnostics.contains($0) }
            return nil
        }
    }
}
