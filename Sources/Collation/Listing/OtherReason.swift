internal import CCollation

/// Why a name stands under `#`.
enum OtherReason: Hashable, Sendable {
    /// It is empty, or white space only.
    case blank
    /// It asks for that section itself.
    case asked
    case digit
    case emoji
    /// A punctuation mark or another symbol.
    case sign
    /// A character of a script that the locale has no section for, by the script's Unicode name.
    case script(String)

    /// - Parameter text: what the name is sorted as.
    init(text: String) {
        let first = text.unicodeScalars.first {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
        guard let first else {
            self = .blank
            return
        }
        switch first.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: self = .digit
        case _ where first.properties.isEmojiPresentation: self = .emoji
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            self = .script(String(cString: collationScriptName(first.value)))
        default: self = .sign
        }
    }
}

extension OtherReason {
    /// What to say of so many names, as `2 begin with a digit`.
    func text(count: Int) -> String {
        let begin = count == 1 ? "\(count) begins with" : "\(count) begin with"
        return switch self {
        case .blank: count == 1 ? "1 is blank" : "\(count) are blank"
        case .asked: count == 1 ? "1 asks for it" : "\(count) ask for it"
        case .digit: "\(begin) a digit"
        case .emoji: "\(begin) an emoji"
        case .sign: "\(begin) a sign"
        case .script(let name): "\(begin) a letter of the script \(name)"
        }
    }
}
