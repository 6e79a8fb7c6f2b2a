/// A pair of pictures and what comparing them gave.
package struct ComparedPair: Hashable, Sendable {
    package let pair: FilePair
    package let result: PairResult
    /// What comparing the pixels gave, also where they are equal; `nil` where they were not compared.
    package let comparison: PixelComparison?

    package init(pair: FilePair, result: PairResult, comparison: PixelComparison? = nil) {
        self.pair = pair
        self.result = result
        self.comparison = comparison
    }
}

extension ComparedPair {
    /// The same without the maps of different pixels, which take a byte for each pixel.
    package var withoutMaps: ComparedPair {
        guard case .different(let comparison) = result else {
            return ComparedPair(pair: pair, result: result, comparison: comparison?.withoutMap)
        }
        let light = comparison.withoutMap
        return ComparedPair(pair: pair, result: .different(light), comparison: light)
    }
}

/// What comparing a pair of pictures gives.
package enum PairResult: Hashable, Sendable {
    case equal
    case different(PixelComparison)
    /// The files' bytes differ, and nothing can say how: an animation, or a vector file.
    case differentBytes
    /// Only the baseline has the picture.
    case missing
    /// Only the candidate has the picture.
    case added
    case sizeMismatch(SizeMismatch)
    /// One reason for each side that shows no picture.
    case unreadable([UnreadablePicture])
}

/// Why a side of a pair shows no picture.
package struct UnreadablePicture: Hashable, Sendable {
    package let side: ComparedSide
    /// In words that follow the file's name: `is a folder`.
    package let reason: String

    package init(side: ComparedSide, reason: String) {
        self.side = side
        self.reason = reason
    }
}

extension PairResult {
    /// The results' names, as the JSON report has them.
    package enum Kind: String, CaseIterable, Sendable {
        case equal, different, missing, added, sizeMismatch, unreadable
    }

    package var kind: Kind {
        switch self {
        case .equal: .equal
        case .different, .differentBytes: .different
        case .missing: .missing
        case .added: .added
        case .sizeMismatch: .sizeMismatch
        case .unreadable: .unreadable
        }
    }
}

extension PairResult {
    /// How the pixels differ; `nil` where they do not, or where nobody knows.
    package var comparison: PixelComparison? {
        switch self {
        case .different(let comparison): comparison
        default: nil
        }
    }
}
