import Documents
import Geometry
import Styles

extension ThemeKind<TextSize> {
    /// The sizes by their names, in capitals or not.
    static let textSize = choice(
        TextSize.allCases.map { size in
            .word(size.rawValue, size, or: size.rawValue.lowercased(), meaning: size.meaning)
        }, written: { .string($0.rawValue) }
    )
    .defined("textSize", "A reader's text size on iOS (AX-1).")
}

extension ThemeKind<TextStyle?> {
    /// A text style; `nil` for none, which no file writes.
    static let textStyle = ThemeKind<TextStyle>.words("textStyle", "A text style of iOS (AX-1).")
        .map(back: { $0 }) { Optional($0) }
        .or("none", nil, "a size of its own", wanted: "a text style or none") { $0 == nil }
}

extension TextSize {
    /// A part of a sentence.
    fileprivate var meaning: String {
        "body text of \(NumberText.exact(TextStyle.body.points(at: self))) points"
            + (self == .large ? ", the usual size" : "")
    }
}

extension TextStyle: FileWord {
    package var meaning: String { "\(NumberText.exact(points(at: .large))) points at the usual size" }
}

extension PlatformSettings.Contrast: FileWord {
    package var meaning: String {
        switch self {
        case .standard: "as usual"
        case .increased: "more than usual"
        }
    }
}

extension PseudoLocale: FileWord {
    package var meaning: String {
        switch self {
        case .none: "texts as they are"
        case .accents: "letters with accents, in brackets, lengthened by words, as Android makes it"
        case .bidi: "each word from right to left, as Android makes it"
        case .doubleLength: "each text twice, as Xcode makes it"
        case .bounded: "marks at both ends, as Xcode makes it"
        }
    }
}
