import Rasters
package import Rendering
import Timelines

extension PlannedTheme {
    /// What a scene costs to lay out, paint and export, in microseconds of a processor of 2023, told without doing it: what
    /// matters is what costs how much more than what else.
    ///
    /// Of canvases nothing is known here; all of a theme's are taken for as large.
    package func cost(of subject: PlannedSubject, _ exports: [ExportOptions]) -> Int {
        let scene: (layout: Int, frames: Int) =
            switch subject {
            case .state: (700, 60)
            case .board: (700 * states.count * axes.appearances.count, 1)
            case .timeline(let timeline): (1000 + 200 * timeline.frameCount, timeline.frameCount)
            }
        return exports.reduce(scene.layout) { cost, export in
            let parts = subject.parts(in: export.format).count
            return cost + parts * export.cost(frames: export.format.isFilm ? scene.frames : 1)
        }
    }
}

extension ExportOptions {
    /// Painting and encoding take time by the pixel, writing a file by the file.
    fileprivate func cost(frames: Int) -> Int {
        let ofFile = format.isRaster ? min(1000 * scale * scale, 1e6) : format == .pdf ? 4000 : 1500
        return 300 + Int(ofFile) * frames
    }
}

extension PlannedTimeline {
    /// How many frames its film has at the usual sixty a second, about.
    fileprivate var frameCount: Int { Int(min(seconds, Timeline.longestDuration) * 60) + 1 }
}

extension Timeline {
    /// How long it lasts, about: what goes on by itself is taken for half a second, as only playing it tells.
    var estimatedSeconds: Double {
        steps.reduce(0) { end, step in
            max(step.time ?? end, end) + step.action.estimatedSeconds
        }
    }
}

extension TimelineStep.Action {
    fileprivate var estimatedSeconds: Double {
        switch self {
        case .touchDown, .touchUp, .touchCancel, .reload, .shot: 0
        case .move(_, let seconds, _): seconds
        case .tap(_, let hold): hold
        case .drag(let drag): drag.duration + drag.hold
        case .swipe(let swipe): swipe.duration + swipe.hold
        case .wait(.seconds(let seconds)): seconds
        case .scroll, .wait: 0.5
        }
    }
}
