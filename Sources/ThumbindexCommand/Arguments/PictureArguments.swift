import ArgumentParser
import Batching
import Geometry
import Styles
import Thumbindex
import Timelines

/// How the words of the command line are read that say what pictures there are to be.
enum PictureArguments {
    static func states(_ text: String) throws -> CommaList<[CanonicalState]> {
        try CommaList(text) { word in
            let states = CanonicalState.named(word)
            guard !states.isEmpty else { throw unknownWord(word, among: CanonicalState.words, as: "state") }
            return states
        }
    }

    static func formats(_ text: String) throws -> CommaList<PictureFormat> {
        try CommaList(text) { word in
            if let format = PictureFormat(rawValue: word) { return format }
            throw unknownWord(word, among: formatWords, as: "format")
        }
    }

    static func appearances(_ text: String) throws -> CommaList<Appearance> {
        try CommaList(text) { word in
            guard let appearance = Appearance(rawValue: word) else {
                throw unknownWord(word, among: Appearance.allCases.map(\.rawValue), as: "appearance")
            }
            return appearance
        }
    }

    static func directions(_ text: String) throws -> CommaList<LayoutDirection> {
        try CommaList(text) { word in
            switch word {
            case "ltr": .leftToRight
            case "rtl": .rightToLeft
            default: throw unknownWord(word, among: ["ltr", "rtl"], as: "direction")
            }
        }
    }

    /// Positive numbers that may have a fraction.
    static func scales(_ text: String) throws -> CommaList<Double> {
        try CommaList(text) { word in
            guard let scale = Double(word), scale.isFinite, scale > 0, word.allSatisfy("0123456789.".contains) else {
                throw ValidationError("a scale is a positive number, not '\(word)'")
            }
            return scale
        }
    }

    static func filmstripFrames(_ word: String) throws -> Int {
        guard let count = Int(word), FilmstripSettings.frameCounts.contains(count) else {
            throw ValidationError(
                "a filmstrip has from 1 to \(FilmstripSettings.largestFrameCount) frames, not '\(word)'")
        }
        return count
    }

    static func frameRate(_ word: String) throws -> Double {
        guard let rate = Double(word), FilmSettings.frameRates.contains(rate) else {
            throw ValidationError("frames per second are a number from 1 to 120, not '\(word)'")
        }
        return rate
    }

    /// Subtags of letters and digits, as in `zh-Hant` or `zh_TW`; what they mean is for the text engine to know.
    static func locales(_ text: String) throws -> CommaList<String> {
        try CommaList(text) { word in
            let subtags = word.split(omittingEmptySubsequences: false, whereSeparator: "-_".contains)
            guard subtags.allSatisfy(isSubtag), let language = subtags.first, language.count >= 2 else {
                throw ValidationError("a locale is written as 'zh-Hant', not '\(word)'")
            }
            return subtags.joined(separator: "-")
        }
    }

    static func svgText(_ word: String) throws -> SVGText {
        guard let text = SVGText(rawValue: word) else {
            throw unknownWord(word, among: SVGText.allCases.map(\.rawValue), as: "kind of text")
        }
        return text
    }

    static func pngCompression(_ word: String) throws -> PNGCompression {
        guard let compression = PNGCompression(rawValue: word) else {
            throw unknownWord(word, among: PNGCompression.allCases.map(\.rawValue), as: "size of PNG files")
        }
        return compression
    }

    /// `2/3`.
    static func shard(_ text: String) throws -> Shard {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], let shard = Shard(number, of: count) else {
            throw ValidationError("a shard is written as 2/3, its number not above its count, not '\(text)'")
        }
        return shard
    }

    private static func isSubtag(_ text: Substring) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isLetterOrDigit }
    }

    private static let formatWords = PictureFormat.allCases.map(\.rawValue)}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
