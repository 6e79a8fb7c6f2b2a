import Styles
import Theming

/// The numbers that a profile asks for (LN).
struct ProfileLimits {
    /// The least width and height of a target in points.
    let target: Double
    /// The least size across a screen edge that the target touches.
    let targetAtEdge: Double
    /// Whether a smaller target will do where a circle of the target's diameter has room around its middle.
    let allowsSpacing: Bool
    /// From this size on a text is large; `boldText` for weights from 700 on.
    private let largeText: Double
    private let largeBoldText: Double

    /// The least contrast of text, of large text, and of what is no text but has to be seen.
    static let text = 4.5
    static let largeText = 3.0
    static let graphics = 3.0

    /// The size of a finger's touch on glass: about 44 points across.
    static let fingerRadius = 22.0

    init(_ profile: LintProfile) {
        target = profile == .wcag ? 24 : profile == .ios ? 44 : 48
        targetAtEdge = profile == .android ? 32 : target
        allowsSpacing = profile == .wcag
        // A point of these screens is CSS' pixel: WCAG's 18 and 14 typographic points are 24 and 18.66 of them. Apple counts
        // its own points and takes any bold text for large; Google counts scale-independent pixels.
        switch profile {
        case .ios: (largeText, largeBoldText) = (18, 0)
        case .android: (largeText, largeBoldText) = (18, 14)
        case .wcag, .all: (largeText, largeBoldText) = (24, 18.66)
        }
    }

    /// The least contrast of a text in a font.
    func contrast(of font: FontStyle) -> Double {
        font.size >= (font.weight >= 700 ? largeBoldText : largeText) ? Self.largeText : Self.text
    }
}
