import Rasters

/// What changes at a frame of a film, and how long it then stays.
struct FilmPicture<Content: Sendable>: Sendable {
    /// Where the picture is laid on what shows before it.
    let area: PixelRect
    var content: Content
    /// The frames that show it: equal ones are one picture.
    var frames: Range<Int>
}

extension Array {
    /// The last picture shows up to the beginning of a frame, if it does not longer.
    mutating func extendLast<Content>(to number: Int) where Element == FilmPicture<Content> {
        guard let frames = last?.frames, number > frames.upperBound else { return }
        self[count - 1].frames = frames.lowerBound..<number
    }
}

/// The times of a film's frames in whole units, rounded so that they never drift from the frame rate.
package struct FilmClock: Hashable, Sendable {
    /// Frames per second.
    package let frameRate: Double
    /// Of a second: 1000 for milliseconds.
    package let unitsPerSecond: Double

    /// The times of frames at a rate, in units of which there are so many a second.
    package init(frameRate: Double, unitsPerSecond: Double) {
        precondition(frameRate > 0, "frames follow each other")
        self.frameRate = frameRate
        self.unitsPerSecond = unitsPerSecond
    }

    /// When a frame begins, in units from the film's start.
    package func start(ofFrame number: Int) -> Int {
        Int((Double(number) * unitsPerSecond / frameRate).rounded())
    }

    /// How long some frames show together, in units.
    package func duration(of frames: Range<Int>) -> Int {
        start(ofFrame: frames.upperBound) - start(ofFrame: frames.lowerBound)
    }
}
