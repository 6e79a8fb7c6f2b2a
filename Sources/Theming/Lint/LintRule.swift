import Documents

/// What a lint looks for (LN), under the name by which findings, settings and exceptions call it.
package enum LintRule: String, FileWord {
    /// A target is too small for a finger.
    case targetSize = "target-size"
    /// Ink and ground are too alike.
    case contrast
    /// What is current differs by its hue only.
    case colourAlone = "colour-alone"
    /// A text does not fit its box.
    case textClipped = "text-clipped"
    /// Texts lie over each other.
    case textOverlap = "text-overlap"
    /// The finger covers what the bubble says.
    case bubbleUnderFinger = "bubble-under-finger"
    /// The bubble is larger than the canvas.
    case bubbleClipped = "bubble-clipped"
    /// A control stands under what the device covers.
    case outsideSafeArea = "outside-safe-area"
    /// A control reaches beyond the canvas.
    case offCanvas = "off-canvas"
    /// A title of the bar leads nowhere.
    case unreachableTitle = "unreachable-title"
    /// The bar leaves titles out.
    case condensed
    /// A font is not on the machine.
    case fontMissing = "font-missing"
    /// A character has no font.
    case glyphMissing = "glyph-missing"
    /// The dark appearance is the light one.
    case appearanceUnset = "appearance-unset"
    /// Something moves though motion is to be reduced.
    case motion
    /// A key has no effect.
    case unusedKey = "unused-key"
    /// A token is used by no theme.
    case unusedToken = "unused-token"
    /// An exception meets no finding.
    case staleException = "stale-exception"

    package var meaning: String {
        switch self {
        case .targetSize: "A target is too small for a finger"
        case .contrast: "Ink and ground are too alike"
        case .colourAlone: "What is current differs by its hue only"
        case .textClipped: "A text does not fit its box"
        case .textOverlap: "Texts lie over each other"
        case .bubbleUnderFinger: "The finger covers what the bubble says"
        case .bubbleClipped: "The bubble is larger than the canvas"
        case .outsideSafeArea: "A control stands under what the device covers"
        case .offCanvas: "A control reaches beyond the canvas"
        case .unreachableTitle: "A title of the bar leads nowhere"
        case .condensed: "The bar leaves titles out"
        case .fontMissing: "A font is not on the machine"
        case .glyphMissing: "A character has no font"
        case .appearanceUnset: "The dark appearance is the light one"
        case .motion: "Something moves though motion is to be reduced"
        case .unusedKey: "A key has no effect"
        case .unusedToken: "A token is used by no theme"
        case .staleException: "An exception meets no finding"
        }
    }

    /// Whether its keys are those of token files, not properties of themes.
    var isAboutTokens: Bool { self == .unusedToken }
}
