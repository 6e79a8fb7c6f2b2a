import Codecs
public import DisplayLists
public import Documents
import Drawing
import Geometry
import Presenting
import Rasters
import Styles

/// The frames of a film, drawn one after the other when they are asked for, so that a long film takes no room.
public struct FilmFrames {
    /// At least 1.
    public let count: Int
    /// Frames a second; positive.
    public let frameRate: Double
    /// What a frame shows; `nil` for what the one before shows.
    private let frame: (Int) -> Scene?

    /// Films of as many frames a second that are shown beside it, as of another appearance (SC-6).
    public var beside: [FilmFrames] = []
    /// When haptic ticks are felt, in seconds and in order, which options may show (SC-6).
    public var ticks: [Double] = []

    /// Frames a second where nobody says another number.
    public static let usualFrameRate = 60.0

    /// - Parameters:
    ///   - count: at least 1.
    ///   - frameRate: frames a second; positive.
    ///   - scene: what a frame shows, by its number from 0; all are of the same size. `nil` for what the frame before
    ///     shows, but of the first. It is asked more than once.
    public init(count: Int, frameRate: Double, scene: @escaping (Int) -> Scene?) {
        precondition(count > 0 && frameRate > 0, "a film has frames, which follow each other")
        self.count = count
        self.frameRate = frameRate
        frame = scene
    }

    /// What a frame shows, by its number from 0; `nil` for what the one before shows.
    func list(_ number: Int) -> DisplayList? { frame(number)?.displayList }

    /// What its first frame shows.
    var first: DisplayList { scene(at: 0).displayList }

    /// The same frames as they are shown: cropped or framed, with the other films beside them, over their ticks, and
    /// joined at the end.
    fileprivate func shown(
        as options: ExportOptions, measurer: any TextMeasuring
    ) throws(DiagnosticError) -> FilmFrames {
        var shown = try presented(as: options, measurer: measurer)
        for other in beside { shown = shown.beside(try other.presented(as: options, measurer: measurer)) }
        if options.film.showsTicks {
            let strip = TickStrip(ticks: ticks, duration: Double(count - 1) / frameRate)
            shown = shown.changing(with: { strip.phase(at: $0) }, strip.under)
        }
        return options.film.joins ? shown.joined() : shown
    }

    private func presented(
        as options: ExportOptions, measurer: any TextMeasuring
    ) throws(DiagnosticError) -> FilmFrames {
        guard !options.presentation.isPlain else { return self }
        let presentation = try FilmPresentation(
            options.presentation, of: (0..<count).lazy.compactMap(frame), keepsGround: options.format.isOpaque,
            measurer: measurer)
        return FilmFrames(count: count, frameRate: frameRate) { frame($0).map(presentation.show) }
    }
}

extension FilmFrames {
    /// What shows at a frame, whether it differs from the one before or not.
    private func scene(at number: Int) -> Scene {
        for earlier in stride(from: min(number, count - 1), through: 0, by: -1) {
            if let scene = frame(earlier) { return scene }
        }
        preconditionFailure("the first frame of a film shows something")
    }

    /// Both films side by side; the shorter one stays at its end.
    private func beside(_ other: FilmFrames) -> FilmFrames {
        let (left, right) = (LatestScene(of: self), LatestScene(of: other))
        return FilmFrames(count: max(count, other.count), frameRate: frameRate) { number in
            let (first, second) = (left.change(at: number), right.change(at: number))
            guard number == 0 || first != nil || second != nil else { return nil }
            return (first ?? left.scene(at: number)).beside(second ?? right.scene(at: number))
        }
    }

    /// The film with something drawn on each picture, which looks different where the number differs that a time has.
    private func changing(
        with phase: @escaping (Double) -> Int, _ draw: @escaping (Scene, Double) -> Scene
    ) -> FilmFrames {
        let latest = LatestScene(of: self)
        return FilmFrames(count: count, frameRate: frameRate) { number in
            let time = Double(number) / frameRate
            if let change = latest.change(at: number) { return draw(change, time) }
            guard number > 0, phase(time) != phase(Double(number - 1) / frameRate) else { return nil }
            return draw(latest.scene(at: number), time)
        }
    }

    /// The film with an end that dissolves into its beginning, unless that is what it ends with.
    private func joined() -> FilmFrames {
        let (first, last) = (scene(at: 0), scene(at: count - 1))
        guard first.displayList != last.displayList else { return self }
        let steps = max(Int((Self.dissolveDuration * frameRate).rounded()), 1)
        return FilmFrames(count: count + steps, frameRate: frameRate) { number in
            guard number >= count else { return frame(number) }
            return last.dissolved(into: first, by: Double(number - count + 1) / Double(steps + 1))
        }
    }

    /// Seconds in which an end becomes the beginning.
    private static let dissolveDuration = 0.4

    /// What showed last of frames that are asked for in order, so that none is painted twice.
    private final class LatestScene {
        private let frames: FilmFrames
        private var latest: (number: Int, scene: Scene)?

        init(of frames: FilmFrames) { self.frames = frames }

        /// `nil` for what the frame before shows, and beyond the film's end.
        func change(at number: Int) -> Scene? {
            guard number < frames.count, let scene = frames.frame(number) else { return nil }
            latest = (number, scene)
            return scene
        }

        /// What shows at the frame that was asked for last.
        func scene(at number: Int) -> Scene {
            if let latest, latest.number <= number { return latest.scene }
            return frames.scene(at: number)
        }
    }
}

/// Exports a film as a file that repeats without end (ST-3): the same frames and options give the same bytes.
///
/// - Throws: for formats that hold no film, for annotations and crops that no film can have, for pictures of more pixels than `PixelSize.init(of:scale:)` accepts, for
///   films larger than their format holds, where a film cannot be as small as it is to be, where `ffmpeg` makes no MP4
///   file, and where there is not enough memory.
public func export(
    _ frames: FilmFrames, as options: ExportOptions, with tools: DrawingTools
) throws(DiagnosticError) -> ExportedFile {
    guard options.format.isFilm else {
        let words = PictureFormat.films.map(\.rawValue).joined(separator: ", ")
        throw DiagnosticError("a film cannot be exported as \(options.format)", hints: ["its formats are \(words)"])
    }
    let frames = try frames.shown(as: options, measurer: tools.measurer)
    let exporter = FilmExporter(frames: frames, options: options, tools: tools)
    if options.format.hasQuality, case .fitting(let budget) = options.film.quality {
        return try exporter.file(fitting: budget)
    }
    do {
        return try exporter.file()
    } catch {
        throw DiagnosticError(error)
    }
}
