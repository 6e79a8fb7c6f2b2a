public import Documents
import Geometry

/// What a film shows beside its frames, and how large its file may be.
public struct FilmOptions: Hashable, Sendable {
    /// Whether films show where the finger is (SC-6).
    public var showsFinger = false
    /// Whether haptic ticks are marks under the picture (SC-6).
    public var showsTicks = false
    /// Whether a film ends by dissolving into its beginning, so that it repeats without a jump.
    public var joins = false
    /// Whether the other appearance is shown beside it.
    public var isSideBySide = false
    /// What WebP and MP4 files may lose; `nil` for what is usual: nothing in WebP, what the eye does not see in MP4.
    public var quality: FilmQuality?
    /// The second of a timeline that is drawn as a picture of its own, to stand for its film; `nil` for none.
    public var posterTime: Double?

    /// A film as it is.
    public init() {}
}

/// What a film may lose.
public enum FilmQuality: Hashable, Sendable {
    /// 0…100.
    case fixed(Int)
    /// The best with which the file has at most so many bytes.
    case fitting(bytes: Int)

    /// The qualities that there are.
    public static let range = 0...100
}

extension FilmOptions {
    /// The words that say them; those that end with `=` have a value behind it.
    public static let choices = ["finger", "ticks", "loop", "side-by-side", "poster=", "quality=", "size="]

    /// Options in words, as the command and batch files have them: `finger`, `poster=0.8`, `size=2MB`.
    ///
    /// Throws for words and values that there are not, and for a quality together with a size.
    public init(words: [String]) throws(DiagnosticError) {
        for word in words { try add(word) }
        let hasBoth = words.contains { $0.hasPrefix("quality=") } && words.contains { $0.hasPrefix("size=") }
        if hasBoth { throw DiagnosticError("a film has a quality or a size", hints: ["leave one of them out"]) }
    }

    private mutating func add(_ word: String) throws(DiagnosticError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.dropFirst().first) {
        case ("finger", nil): showsFinger = true
        case ("ticks", nil): showsTicks = true
        case ("loop", nil): joins = true
        case ("side-by-side", nil): isSideBySide = true
        case ("poster", let value?):
            guard let time = Double(value), 0...Self.latestPoster ~= time else {
                throw DiagnosticError("a poster is at a second of its timeline, as poster=0.8, not '\(value)'")
            }
            posterTime = time
        case ("quality", let value?):
            guard let quality = Int(value), FilmQuality.range.contains(quality) else {
                throw DiagnosticError("a film's quality is from 0 to 100, not '\(value)'")
            }
            self.quality = .fixed(quality)
        case ("size", let value?): quality = .fitting(bytes: try Self.byteCount(value))
        default:
            let near = NearestSpelling.nearest(to: word, among: Self.choices).map { "did you mean '\($0)'?" }
            throw DiagnosticError(
                "unknown word '\(word)' for films",
                hints: [near ?? "words are \(Self.choices.joined(separator: ", "))"])
        }
    }

    /// Seconds; no timeline is so long.
    private static let latestPoster = 86_400.0

    /// As many bytes as a text says: `2MB`, `1.5 MB`, `800kB`, `2MiB`.
    ///
    /// Throws for other texts, and for what no film has: under 1 kB or over 1 TB.
    public static func byteCount(_ text: String) throws(DiagnosticError) -> Int {
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        let units = [
            "": 1.0, "b": 1, "kb": 1e3, "kib": 1024, "mb": 1e6, "mib": 1_048_576, "gb": 1e9, "gib": 1_073_741_824,
        ]
        guard let number = Double(digits), let factor = units[unit], 1000...1e12 ~= number * factor else {
            throw DiagnosticError("a film's size is written as 2MB or 800kB, not '\(text)'")
        }
        return Int(number * factor)
    }

    /// What tells films of these options from others, each in a word; none for a film as it is.
    package var words: [String] {
        var words: [String] = []
        if showsFinger { words.append("finger") }
        if showsTicks { words.append("ticks") }
        if joins { words.append("loop") }
        if isSideBySide { words.append("side-by-side") }
        switch quality {
        case nil: break
        case .fixed(let quality): words.append("quality=\(quality)")
        case .fitting(let bytes): words.append("size=\(bytes)")
        }
        return words
    }
}

/// What became of the quality of a film that was to have at most so many bytes.
public struct FittedQuality: Hashable, Sendable {
    /// 0…100; `nil` where nothing is lost.
    public let quality: Int?
    /// How many bytes the file has.
    public let byteCount: Int
    /// How many it might have had.
    public let budget: Int
}

extension FittedQuality: CustomStringConvertible {
    /// As `quality 62 of 100, 1.93 MB of 2 MB`.
    public var description: String {
        let quality = quality.map { "quality \($0) of 100" } ?? "without loss"
        return "\(quality), \(Self.text(ofBytes: byteCount)) of \(Self.text(ofBytes: budget))"
    }

    static func text(ofBytes count: Int) -> String {
        count < 1_000_000
            ? NumberText.rounded(Double(count) / 1000, places: 1) + " kB"
            : NumberText.rounded(Double(count) / 1_000_000, places: 2) + " MB"
    }
}
