public import Documents
public import Geometry
public import Styles
public import Thumbindex
import Timelines

/// A picture that a test holds against its baseline.
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
    /// - Throws: where it cannot be read.
    public init(atPath path: String) throws(DiagnosticError) {
        self.init(bytes: try FileLocation(path).readBytes(limits: DocumentLimits(bytes: 1 << 30)))
    }

    /// A canonical state of a theme, as `thumbindex render` draws it.
    ///
    /// - Parameters:
    ///   - state: as `index-bar/rest` (ST-2).
    ///   - path: of the theme's file.
    ///   - locale: that of the theme's content unless given.
    ///   - scale: pixels a point.
    /// - Throws: all that is wrong with the theme, and for states that do not exist or that the theme cannot have.
    public init(
        state name: String, ofTheme path: String, appearance: Appearance = .light, locale: String? = nil,
        direction: LayoutDirection = .leftToRight, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) {
        let theme = try ThemeFile(atPath: path)
        let states = CanonicalState.named(name)
        guard states.count == 1, let state = states.first else {
            throw DiagnosticError(
                "there is no state '\(name)'", hints: ["a state is written as index-bar/rest"])
        }
        let studio = try Studio(
            theme: theme.theme(in: appearance), content: theme.readContent().list(inLocale: locale),
            direction: direction, fonts: theme.findFonts())
        guard let scene = studio.scene(of: state) else {
            throw DiagnosticError("the theme '\(path)' cannot be in the state '\(name)'")
        }
        self.init(
            bytes: try studio.file(of: scene, as: .png(scale: scale)).bytes,
            state: try studio.file(of: scene, as: .json).bytes)
    }
}
