public import DisplayLists

/// Frames of a film in one picture, side by side with their times (ST-3).
public struct Filmstrip: Hashable, Sendable {
    /// All of one size.
    public var frames: [Frame]
    /// Frames side by side before a new row begins, at least 1.
    public var columns: Int

    public init(frames: [Frame], columns: Int) {
        self.frames = frames
        self.columns = columns
    }

    public struct Frame: Hashable, Sendable {
        /// In seconds.
        public var time: Double
        public var picture: DisplayList

        public init(time: Double, picture: DisplayList) {
            self.time = time
            self.picture = picture
        }
    }
}
