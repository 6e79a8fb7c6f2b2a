public import Documents

/// A file of gestures, shots and films (`NAME.timeline.yaml`): checked for itself, not yet against a screen.
public struct TimelineFile: Sendable {
    /// What happens, step by step.
    public private(set) var timeline = Timeline()
    /// How the whole of it is shown as a film.
    public internal(set) var film = FilmSettings()
    /// `nil` where the file asks for none.
    public internal(set) var filmstrip: FilmstripSettings?
    /// What the reader has set on the device while it plays, by the properties of themes that say it (AX-1 … AX-4).
    package internal(set) var settings: [DocumentNode.Entry] = []
    /// The place of each step.
    private(set) var steps: [DocumentNode] = []

    /// Reads a timeline; throws all that is wrong with it.
    public init(_ source: SourceText) throws(DiagnosticError) {
        self = try TimelineReader.read(try DocumentNode.parse(source, limits: Self.limits))
    }

    /// Reads steps that go on where some fingers, by their numbers from 0, are down already.
    package init(_ document: DocumentNode, withFingersDown fingers: Set<Int>) throws(DiagnosticError) {
        self = try TimelineReader.read(document, fingersDown: fingers)
    }

    /// What a file may hold at most.
    package static let limits = DocumentLimits(bytes: 2 << 20, nodes: 100_000)

    init(steps: [ReadStep]) { setSteps(steps) }

    mutating func setSteps(_ steps: [ReadStep]) {
        timeline.steps = steps.map(\.step)
        self.steps = steps.map(\.node)
    }
}

/// How a timeline becomes an animation (ST-3).
public struct FilmSettings: Hashable, Sendable {
    /// The name of its file.
    public var name = "film"
    /// Frames per second; a GIF has at most 50.
    public var frameRate = 60.0
    /// Whether a GIF's colours are dithered; `nil` where there are gradients.
    public var isDithered: Bool?

    /// A film at the rate of most screens.
    public init() {}

    /// The frames a second that a film may have.
    public static let frameRates = 1.0...120
    /// At most so many frames are drawn for a film.
    public static let largestFrameCount = 3600
    /// At most so many pixels all frames have together.
    public static let largestPixelCount = 10_000_000_000
}

/// How a timeline becomes one picture of many frames (ST-3).
public struct FilmstripSettings: Hashable, Sendable {
    /// The name of its file.
    public var name = "filmstrip"
    /// Seconds between frames.
    public var interval = 0.1
    /// How many frames there are from the start to the end, evenly; `nil` for what the interval gives.
    public var frameCount: Int?
    /// Frames side by side before a new row begins; `nil` for all in one row.
    public var columns: Int?

    /// A strip of the frames at usual times.
    public init() {}

    /// The seconds that may lie between two frames.
    public static let intervals = 0.01...60
    /// At most so many frames stand on a strip.
    public static let largestFrameCount = 240
    /// How many frames a strip may have.
    package static let frameCounts = 1...largestFrameCount

    /// The times of the frames of a recording, the first at its start and the last at its end.
    public func times(upTo duration: Double) -> [Double] {
        if let frameCount {
            return (0..<frameCount).map { frameCount > 1 ? duration * Double($0) / Double(frameCount - 1) : 0 }
        }
        // A recording that is whole intervals long but for rounding ends with one.
        let count = Int(max(duration / interval - 1e-6, 0).rounded(.up))
        return (0..<count).map { Double($0) * interval } + [duration]
    }
}
