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
