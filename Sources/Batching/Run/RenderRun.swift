package import Diagnostics
import Thumbindex

/// A run whose themes are read and whose pictures are planned: ready to draw.
package struct RenderRun: Sendable {
    package let themes: [LoadedTheme]
    let timelines: [LoadedTimeline]
    package let plan: RenderPlan
    let svgText: SVGText

    /// Throws where two files would have the same path, or one would lie outside the output folder.
    package init(_ request: RenderRequest, _ loading: ThemeLoading) throws(DiagnosticError) {
        themes = loading.themes
        timelines = loading.timelines
        svgText = request.svgText
        var axes = request.axes
        axes.contentCount = loading.contentCount
        plan = RenderPlan(
            themes: themes.map(\.planned), axes: axes, states: request.states,
            timelines: loading.timelines.enumerated().map { $0.element.planned(number: $0.offset) },
            exports: PictureExport.all(formats: request.formats, scales: request.scales))
        try plan.checkPaths()
    }

    /// Draws all scenes; outcomes come in the order of the plan, whatever the number of workers, and are the same.
    package func draw(to sink: PictureSink, pool: JobPool, deliver: (SceneOutcome) -> Void) async {
        await pool.run(
            plan, worker: { SceneDrawer(self, sink: sink) }, work: { drawer, scene in drawer.draw(scene) },
            deliver: deliver)
    }
}
