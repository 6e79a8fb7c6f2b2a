import Documents
import Rendering
package import Thumbindex
import Timelines

/// A theme with all that its pictures are made from, read and checked: nothing but drawing is left.
package struct LoadedTheme: Sendable {
    package let theme: ThemeFile
    /// The path that the user wrote.
    package var file: String { source.path }
    private let source: ThemeSource
    package let contents: [LoadedContent]
    package let fonts: ThemeFonts
    /// How its pictures of each format and scale are exported.
    let export: ExportOptions
    /// Frames of filmstrips; `nil` for what their timelines say.
    let filmstripFrames: Int?
    let axes: [LoadedAxis]
    let timelines: [LoadedTimeline]
    /// What the run plans for it.
    package let planned: PlannedTheme
    /// The states of which the first possible one is drawn where the planned one is not.
    let standIns: [CanonicalState]
    /// What is worth telling about the theme and its content, though they can be drawn.
    let warnings: [Diagnostic]

    init(
        _ theme: ThemeFile, source: ThemeSource, contents: [LoadedContent], axes: [LoadedAxis],
        timelines: [LoadedTimeline], _ request: RenderRequest, warnings: [Diagnostic]
    ) throws(DiagnosticError) {
        self.theme = theme
        self.source = source
        self.contents = contents
        self.axes = axes.sorted { $0.planned.name < $1.planned.name }
        self.timelines = timelines
        self.warnings = warnings
        export = request.export
        filmstripFrames = request.filmstripFrames
        standIns = request.standIns(for: theme)
        fonts = try theme.findFonts()
        let states = request.states(for: theme)
        planned = PlannedTheme(
            name: theme.name, title: theme.title, file: source.path,
            contents: contents.map { PlannedContent(name: $0.name, locale: $0.locale) },
            axes: PictureAxes(
                appearances: request.appearances, locales: request.locales.isEmpty ? [nil] : request.locales,
                directions: request.directions, contentCount: contents.count, others: self.axes.map(\.planned)),
            subjects: states.map { .state($0) }
                + timelines.enumerated().map { number, timeline in
                    .timeline(timeline.planned(number: number, filmstripFrames: request.filmstripFrames))
                }
                + (request.hasBoard(of: states) ? [.board] : []),
            exports: PictureExport.all(formats: request.formats, scales: request.scales),
            rules: request.rules)
    }

    /// The fonts that any of its pictures may be drawn with, each once.
    var fontSources: [FontSource] {
        var seen: Set<FontSource> = []
        return (fonts.sources + axes.flatMap(\.fontSources)).filter { seen.insert($0).inserted }
    }

    /// The theme with the values of its further axes, by their numbers.
    func theme(with values: [Int]) throws(DiagnosticError) -> ThemeFile {
        try source.theme(theme, with: zip(axes, values).compactMap { $0.change($1) })
    }
}
