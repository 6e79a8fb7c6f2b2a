package import Documents
package import Jobs
package import Manifests
import Thumbindex

/// The themes and timelines of a request, read and checked, and all that is to be told about them.
package struct LoadedThemes: Sendable {
    /// Those in which nothing is wrong, in the order of their names.
    package private(set) var themes: [LoadedTheme] = []
    /// How many themes were asked for.
    package let requestedCount: Int
    /// The names of these, whether they can be drawn or not.
    let requestedNames: [String]
    /// Themes of which nothing, or not all that was asked for, can be drawn, and why.
    package private(set) var failures: [FailedPicture] = []
    /// Errors and warnings, in the order of the request's files.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads every file; an error in one keeps what needs it from being drawn, and nothing else.
    package init(_ request: RenderRequest, pool: JobPool) async {
        requestedCount = request.themes.count
        requestedNames = request.themes.map { ThemeSearch.name(ofFile: $0) ?? $0 }
        let given = request.contents.compactMap(\.self).compactMap { path in
            keep { () throws(DiagnosticError) in try GivenContent(path, request) }
        }
        diagnostics += given.flatMap(\.warnings)
        let timelines = request.timelines.compactMap { path in
            keep { () throws(DiagnosticError) in try LoadedTimeline(path) }
        }
        diagnostics += timelines.compactMap { $0.emptiness(in: request) }
        // Content and timelines are what every theme is drawn with.
        let shared = diagnostics.filter { $0.severity == .error }
        if !shared.isEmpty { failures += requestedNames.map { FailedPicture(theme: $0, diagnostics: shared) } }
        var attempts: [Attempt] = []
        await pool.run(
            request.themes, worker: {}, work: { _, path in Attempt(path, request, given, timelines) },
            deliver: { attempts.append($0) })
        for (name, attempt) in zip(requestedNames, attempts) {
            if case .failure(let error) = attempt.theme {
                failures.append(FailedPicture(theme: name, diagnostics: error.diagnostics))
            }
            guard let theme = keep(attempt.theme.get) else { continue }
            diagnostics += theme.warnings
            themes.append(theme)
        }
        themes.sort { $0.theme.name < $1.theme.name }
        checkAxes(of: request, attempts)
        diagnostics = diagnostics.inFileOrder
    }

    /// A theme or what is wrong with it, and what can be told of it either way.
    private struct Attempt: Sendable {
        var theme: Result<LoadedTheme, DiagnosticError>
        /// The names of the request's axes that it has; `nil` where it cannot be read.
        var axes: Set<String>?
        /// The names of its tokens' modifiers.
        var modifiers: [String] = []

        /// An error that has no place in a file is told of the theme's.
        init(_ path: String, _ request: RenderRequest, _ given: [GivenContent], _ timelines: [LoadedTimeline]) {
            do throws(DiagnosticError) {
                let file = try request.theme(atPath: path)
                modifiers = file.modifiers.map(\.name)
                axes = Set(request.axes.others.filter { request.kind(of: $0, in: file) != nil }.map(\.name))
                theme = .success(try LoadedTheme(file, atPath: path, request, given: given, timelines: timelines))
            } catch {
                theme = .failure(error.about(path))
            }
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

extension LoadedThemes {
    /// An axis that no theme has is a slip of the batch, of which nothing is drawn then.
    private mutating func checkAxes(of request: RenderRequest, _ attempts: [Attempt]) {
        let known = attempts.compactMap(\.axes)
        guard !known.isEmpty else { return }
        let modifiers = Set(attempts.flatMap(\.modifiers))
        diagnostics += shadowedModifiers(of: request, modifiers)
        let unknown = request.axes.others.filter { axis in !known.contains { $0.contains(axis.name) } }
        guard !unknown.isEmpty else { return }
        let problems = unknown.map { problem(with: $0, modifiers.sorted()) }
        diagnostics += problems
        failures += themes.map { FailedPicture(theme: $0.theme.name, diagnostics: problems) }
        themes = []
    }

    private func problem(with axis: PropertyAxis, _ modifiers: [String]) -> Diagnostic {
        func error(_ message: String, hints: [String] = []) -> Diagnostic {
            Diagnostic(.error, message, in: axis.node?.source, at: axis.node?.range, hints: hints)
        }
        if axis.kind == .modifier {
            return error(
                "no theme has a modifier of tokens '\(axis.name.excerpt)'",
                hints: NearestSpelling.hints(for: axis.name, among: modifiers))
        }
        if ThemeFile.hasProperty(axis.name) {
            return error("the axis '\(axis.name)' is of a component that no theme of the batch is for")
        }
        let hints = Self.keyBesideAxes[axis.name].map { ["\($0) is named beside axes: \($0): […]"] }
        return error(
            "the axis '\(axis.name.excerpt)' is neither a property of a theme nor a modifier of its tokens",
            hints: hints ?? NearestSpelling.hints(for: axis.name, among: modifiers + ThemeFile.propertyPaths))
    }

    /// What a batch names elsewhere, by the words of rules.
    private static let keyBesideAxes = [
        AxisName.theme: "themes", AxisName.state: "states", AxisName.component: "states", AxisName.content: "content",
        AxisName.format: "formats",
    ]

    /// A word that says something else may be what a theme's modifier is called, and meant.
    private func shadowedModifiers(of request: RenderRequest, _ modifiers: Set<String>) -> [Diagnostic] {
        request.axisNodes.compactMap { axis in
            guard modifiers.contains(axis.name), !request.axes.others.contains(where: { $0.name == axis.name }) else {
                return nil
            }
            return axis.node.warning(
                "axes.\(axis.name) is not the modifier '\(axis.name)' of a theme's tokens",
                hints: ["that is the axis '\(AxisName.word(forAxis: axis.name))'"])
        }
    }
}
