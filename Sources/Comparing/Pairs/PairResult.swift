import Geometry
import Rasters

/// What comparing a pair of pictures gives.
package enum PairResult: Hashable, Sendable {
    /// No pixel differs that counts. The comparison is `nil` where no pixel was looked at, since the files' bytes or
    /// the digests of their pixels are equal.
    case equal(PixelComparison?)
    /// Pixels differ that count.
    case different(PixelComparison)
    /// No pixel differs that counts, and what the pictures' JSON says has changed, or cannot be read. The comparison is
    /// `nil` where no pixel was looked at.
    case changed(PixelComparison?)
    /// The files' bytes differ, and nothing can say how: an animation, or a vector file.
    case differentBytes
    /// Only the baseline has the picture.
    case missing
    /// Only the candidate has the picture.
    case added
    /// The pictures have not the same size, so that no pixel was compared.
    case sizeMismatch(SizeMismatch)
    /// One reason for each side that shows no picture.
    case unreadable([UnreadablePicture])
}

/// Why a side of a pair shows no picture.
package struct UnreadablePicture: Hashable, Sendable {
    /// The side that the picture belongs to.
    package let side: ComparedSide
    /// In words that follow the file's name: `is a folder`.
    package let reason: String

    /// - Parameter reason: in words that follow the file's name.
    package init(side: ComparedSide, reason: String) {
        self.side = side
        self.reason = reason
    }
}

extension PairResult {
    /// The results' names, as the JSON report has them: `equal`, `different`, `missing`, `added`, `sizeMismatch` and
    /// `unreadable`.
    package enum Kind: String, CaseIterable, Sendable {
        case equal, different, missing, added, sizeMismatch, unreadable
    }

    /// The result without its numbers.
    package var kind: Kind {
        switch self {
        case .equal: .equal
        case .different, .changed, .differentBytes: .different
        case .missing: .missing
        case .added: .added
        case .sizeMismatch: .sizeMismatch
        case .unreadable: .unreadable
        }
    }

    /// What comparing the pixels gave, also where they are equal; `nil` where they were not compared.
    package var comparison: PixelComparison? {
        switch self {
        case .equal(let comparison), .changed(let comparison): comparison
        case .different(let comparison): comparison
        case .differentBytes, .missing, .added, .sizeMismatch, .unreadable: nil
        }
    }

    /// What is to be said of the result beyond its kind, one sentence each; nothing of pairs that are missing or added,
    /// and of equal ones only how the candidate was laid on the baseline.
    package var details: [String] {
        switch self {
        case .missing, .added: []
        case .equal(let comparison): [comparison?.placementWords].compactMap(\.self)
        case .different(let comparison): [comparison.words, comparison.placementWords].compactMap(\.self)
        case .changed(let comparison):
            [
                comparison?.hasSamePixels == false
                    ? "the pixels differ too little to count, and the state's JSON has changed"
                    : "the pixels are the same, and the state's JSON has changed"
            ]
        case .differentBytes: ["the files differ, and their kind is not compared pixel by pixel"]
        case .sizeMismatch(let sizes): [sizes.words]
        case .unreadable(let pictures): pictures.map { "the \($0.side.rawValue) \($0.reason)" }
        }
    }
}

extension PixelComparison {
    /// What was done to the candidate; `nil` where nothing was.
    fileprivate var placementWords: String? {
        placement.flatMap { placement in
            let words = placement.words(for: size)
            return words.isEmpty ? nil : words
        }
    }

    /// `12 of 400 pixels differ (3 %), in 2 regions`.
    var words: String {
        let pixels = "\(differentPixels) of \(comparedPixels) pixels \(differentPixels == 1 ? "differs" : "differ")"
        let share = NumberText.rounded(ratio * 100, places: ratio < 0.001 ? 5 : 2)
        return "\(pixels) (\(share) %), in \(regions.count) \(regions.count == 1 ? "region" : "regions")"
    }
}

/// A pair of pictures and what comparing them gave.
package struct ComparedPair: Hashable, Sendable {
    /// What was compared.
    package let pair: FilePair
    /// What comparing it gave.
    package let result: PairResult

    /// An outcome.
    package init(pair: FilePair, result: PairResult) {
        self.pair = pair
        self.result = result
    }

    /// The same without the map of different pixels, which takes a byte for each pixel.
    package var withoutMap: ComparedPair {
        switch result {
        case .equal(let comparison): ComparedPair(pair: pair, result: .equal(comparison?.withoutMap))
        case .changed(let comparison): ComparedPair(pair: pair, result: .changed(comparison?.withoutMap))
        case .different(let comparison): ComparedPair(pair: pair, result: .different(comparison.withoutMap))
        case .differentBytes, .missing, .added, .sizeMismatch, .unreadable: self
        }
    }
}

/// How many pairs had which result.
package struct ComparisonSummary: Hashable, Sendable {
    private var counts: [PairResult.Kind: Int] = [:]

    /// A summary of no pair.
    package init() {}

    /// Counts one more pair.
    package mutating func add(_ result: PairResult) { counts[result.kind, default: 0] += 1 }

    /// How many pairs had the result.
    package subscript(kind: PairResult.Kind) -> Int { counts[kind] ?? 0 }

    /// Whether every pair is equal; so it is of none.
    package var isEqual: Bool { counts.keys.allSatisfy { $0 == .equal } }

    /// 0 where all is equal, 1 where something differs, 2 where something could not be compared.
    package var exitStatus: Int32 { self[.unreadable] > 0 ? 2 : isEqual ? 0 : 1 }

    /// `3 pairs: 1 equal, 2 different`.
    package var words: String {
        let kinds = PairResult.Kind.allCases.filter { self[$0] > 0 }
        let total = kinds.reduce(0) { $0 + self[$1] }
        let counts = kinds.map { "\(self[$0]) \($0 == .sizeMismatch ? "of different sizes" : $0.rawValue)" }
        return ["\(total) \(total == 1 ? "pair" : "pairs")", counts.joined(separator: ", ")].joined(separator: ": ")
    }
}
