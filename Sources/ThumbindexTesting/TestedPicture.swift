public import DisplayLists
public import Documents
public import Geometry
public import Interaction
public import Rendering
public import Styles
public import Thumbindex
import Timelines

/// A picture that a test compares with its baseline: bytes from anywhere, or what a theme's list, bar or grid looks
/// like in a state, in a scene, or in a shot of a timeline.
public struct TestedPicture: Hashable, Sendable {
    /// The bytes of a PNG file; JPEG and WebP are read too.
    public let bytes: [UInt8]
    /// The JSON that says what is where in it, so that a failure can say what changed.
    public let state: [UInt8]?

    /// A picture from anywhere.
    public init(bytes: some Sequence<UInt8>, state: [UInt8]? = nil) {
        self.bytes = Array(bytes)
        self.state = state
    }

    /// A picture file.
    ///
    /// - Throws: where it cannot be read.
    public init(atPath path: String) throws(DiagnosticError) {
        self.init(bytes: try FileLocation(path).readBytes(limits: DocumentLimits(bytes: 1 << 30)))
    }
}

/// Pictures of what a studio shows.
extension TestedPicture {
    /// A scene, with its JSON: a state of your own, a moment of a recording, or any other.
    ///
    /// - Parameters:
    ///   - studio: that made the scene.
    ///   - scale: pixels a point.
    /// - Throws: where the picture would be too large.
    public init(
        _ scene: Scene, drawnBy studio: Studio, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        self.init(
            bytes: try studio.file(of: scene, as: .png(scale: scale)).bytes,
            state: try TestMachine.state(of: scene, drawnBy: studio))
    }

    /// A canonical state of a list, a bar or a grid, as `thumbindex render` draws it (ST-2).
    ///
    /// - Parameter scale: pixels a point.
    /// - Throws: for states that the studio's theme or its content cannot have.
    public init(
        _ state: CanonicalState, drawnBy studio: Studio, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        guard let scene = studio.scene(of: state) else {
            throw DiagnosticError("the theme and its content cannot be in the state '\(state.path)'")
        }
        try self.init(scene, drawnBy: studio, scale: scale)
    }

    /// A state of a list and its bar: an offset, a highlight, a bubble.
    ///
    /// - Parameter scale: pixels a point.
    /// - Throws: where the picture would be too large.
    public init(
        _ state: IndexedListState, drawnBy studio: Studio, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        try self.init(studio.scene(of: state), drawnBy: studio, scale: scale)
    }

    /// A state of a grid: an offset, a page, a pressed item.
    ///
    /// - Parameter scale: pixels a point.
    /// - Throws: where the picture would be too large.
    public init(
        _ state: GridState, drawnBy studio: Studio, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        try self.init(studio.scene(of: state), drawnBy: studio, scale: scale)
    }

    /// A shot of a timeline that was played (ST-3).
    ///
    /// - Parameters:
    ///   - name: as the timeline calls the shot.
    ///   - studio: that played the timeline.
    ///   - scale: pixels a point.
    /// - Throws: where the recording has no such shot.
    public init(
        shot name: String, of recording: Studio.Recording, drawnBy studio: Studio,
        scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        guard let shot = recording.shots.first(where: { $0.name == name }) else {
            let hints = NearestSpelling.hints(for: name, among: recording.shots.map(\.name))
            throw DiagnosticError("the timeline has no shot '\(name)'", hints: hints)
        }
        try self.init(studio.scene(of: shot), drawnBy: studio, scale: scale)
    }
}

/// Pictures of what files describe.
extension TestedPicture {
    /// A canonical state of a theme's list, bar or grid, as `thumbindex render` draws it.
    ///
    /// - Parameters:
    ///   - name: as `index-bar/rest` (ST-2).
    ///   - path: of the theme's file.
    ///   - locale: that of the theme's content unless given.
    ///   - direction: the theme's, or that of the locale's script, unless given (TX-3).
    ///   - scale: pixels a point.
    /// - Throws: all that is wrong with the theme, and for states that do not exist or that the theme cannot have.
    public init(
        state name: String, ofTheme path: String, appearance: Appearance = .light, locale: String? = nil,
        direction: LayoutDirection? = nil, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        let studio = try Studio(themeAtPath: path, appearance: appearance, locale: locale, direction: direction)
        let states = CanonicalState.named(name)
        guard states.count == 1, let state = states.first else {
            throw DiagnosticError(
                "there is no state '\(name)'", hints: ["a state is written as index-bar/rest"])
        }
        guard let scene = studio.scene(of: state) else {
            throw DiagnosticError("the theme '\(path)' cannot be in the state '\(name)'")
        }
        try self.init(scene, drawnBy: studio, scale: scale)
    }

    /// A shot of a timeline's file.
    ///
    /// - Parameters:
    ///   - name: as the timeline calls the shot.
    ///   - path: of the timeline's file.
    ///   - studio: that plays it.
    ///   - scale: pixels a point.
    /// - Throws: all that is wrong with the timeline, what of it the studio's theme cannot do, and for shots that it
    ///   does not have.
    public init(
        shot name: String, ofTimeline path: String, drawnBy studio: Studio,
        scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        let timeline = try TimelineFile(FileLocation(path).read())
        try self.init(shot: name, of: studio.play(timeline), drawnBy: studio, scale: scale)
    }
}

extension Studio {
    /// A studio for a theme's file and the content that the theme names.
    ///
    /// - Parameters:
    ///   - path: of the theme's file.
    ///   - locale: that of the content unless given.
    ///   - direction: the theme's, or that of the locale's script, unless given (TX-3).
    /// - Throws: all that is wrong with the theme, its content and its fonts.
    public convenience init(
        themeAtPath path: String, appearance: Appearance = .light, locale: String? = nil,
        direction: LayoutDirection? = nil
    ) throws(DiagnosticError) {
        let theme = try ThemeFile(atPath: path)
        let content = try theme.readContent()
        try self.init(
            theme: theme.theme(in: appearance), content: content.list(inLocale: locale),
            grid: content.grid(inLocale: locale), direction: direction, fonts: theme.findFonts())
    }
}
