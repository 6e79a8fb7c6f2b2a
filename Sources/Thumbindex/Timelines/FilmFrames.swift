import DisplayLists
import Documents
import Interaction
import Rasters
import Rendering
import Timelines

/// The frames of a film (ST-3), drawn one after the other when they are asked for, so that a long film takes no room.
struct FilmFrames {
    /// At least 1.
    let count: Int
    let frameRate: Double
    private let scale: Double
    /// What a frame shows; `nil` for what the one before shows.
    private let paint: (Int) -> DisplayList?

    /// Those of a recording.
    ///
    /// Throws where the film would have more frames, or more pixels, than `FilmSettings` allows.
    init(
        of recording: TimelineRecording, frameRate: Double, scale: Double,
        paint: @escaping (TimelineRecording.Moment) -> DisplayList
    ) throws(DiagnosticError) {
        try FilmSettings.check(frameCount: recording.frameCount(atRate: frameRate))
        let moments = recording.frames(atRate: frameRate)
        let size = try PictureSize(of: paint(moments[0]).size, scale: scale)
        try FilmSettings.check(frameCount: moments.count, width: size.width, height: size.height)
        count = moments.count
        self.frameRate = frameRate
        self.scale = scale
        self.paint = { number in
            number > 0 && moments[number].looks(like: moments[number - 1]) ? nil : paint(moments[number])
        }
    }

    /// A single one.
    init(_ list: DisplayList, frameRate: Double, scale: Double) {
        count = 1
        self.frameRate = frameRate
        self.scale = scale
        paint = { _ in list }
    }

    /// Whether nothing shows through the canvas, whatever the frame.
    var areOpaque: Bool { paint(0).map { $0.background.alpha >= 1 } ?? false }

    /// Draws the frames that differ from the one before, in order; `body` takes each with its number.
    func draw(
        with renderer: RasterRenderer, _ body: (Raster, Int) throws(RenderingError) -> Void
    ) throws(RenderingError) {
        var last: DisplayList?
        for number in 0..<count {
            guard let list = paint(number)?.snapped(toPixelsPerPoint: scale), list != last else { continue }
            try body(renderer.raster(of: list, pixelsPerPoint: scale), number)
            last = list
        }
    }
}

extension TimelineRecording.Moment {
    fileprivate func looks(like other: Self) -> Bool { screen == other.screen && content == other.content }
}

extension FilmSettings {
    fileprivate static func check(frameCount: Int) throws(DiagnosticError) {
        guard frameCount > largestFrameCount else { return }
        throw DiagnosticError(
            "a film has at most \(largestFrameCount) frames, and this one would have \(frameCount)", hints: [advice])
    }

    fileprivate static func check(frameCount: Int, width: Int, height: Int) throws(DiagnosticError) {
        guard frameCount * width * height > largestPixelCount else { return }
        throw DiagnosticError(
            "a film has at most \(largestPixelCount) pixels, and this one would have \(frameCount) frames of"
                + " \(width) × \(height)", hints: [advice])
    }

    private static let advice = "set a lower frame rate, or cut the timeline short"
}
