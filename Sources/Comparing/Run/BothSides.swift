import DrawingLibraries
import Rasters

/// What both sides of a pair give, or why one does not or neither does.
enum BothSides<Value: Sendable>: Sendable {
    struct Pair: Sendable {
        let baseline: Value
        let candidate: Value
    }

    case read(Pair)
    case unreadable([UnreadablePicture])

    private init(
        _ baseline: Result<Value, UnreadableFile>, _ candidate: Result<Value, UnreadableFile>
    ) {
        switch (baseline, candidate) {
        case (.success(let baseline), .success(let candidate)):
            self = .read(Pair(baseline: baseline, candidate: candidate))
        default:
            self = .unreadable(
                [baseline.reason(for: .baseline), candidate.reason(for: .candidate)].compactMap(\.self))
        }
    }
}

extension BothSides<PictureBytes> {
    init(reading baseline: PictureFile, _ candidate: PictureFile) {
        self.init(
            Result { () throws(UnreadableFile) in try PictureBytes(reading: baseline) },
            Result { () throws(UnreadableFile) in try PictureBytes(reading: candidate) })
    }
}

extension BothSides<StraightRaster> {
    /// - Parameter atOnce: whether a thread for each side decodes it.
    init(decoding files: BothSides<PictureBytes>.Pair, pixelLimit: Int, atOnce: Bool) {
        let decode: @Sendable (Int) -> Result<StraightRaster, UnreadableFile> = { side in
            Result { () throws(UnreadableFile) in
                try (side == 0 ? files.baseline : files.candidate).decoded(pixelLimit: pixelLimit)
            }
        }
        let sides = atOnce ? ConcurrentParts.results(count: 2, of: decode) : [decode(0), decode(1)]
        self.init(sides[0], sides[1])
    }
}

extension BothSides<PictureBytes>.Pair {
    /// Whether the pictures are equal by their files' bytes, or by their manifests' word, and the files are whole.
    var areEqualUndecoded: Bool {
        let areEqual =
            baseline.hasBytes(of: candidate) || baseline.digest != nil && baseline.digest == candidate.digest
        return areEqual && baseline.isWhole && candidate.isWhole
    }

    /// Whether a side is of a kind that holds no single picture of pixels, beside a file that is as sound.
    var haveNoPixels: Bool {
        (!baseline.kind.hasPixels || !candidate.kind.hasPixels) && baseline.isWhole && candidate.isWhole
    }
}

extension Result where Failure == UnreadableFile {
    fileprivate func reason(for side: ComparedSide) -> UnreadablePicture? {
        if case .failure(let error) = self { UnreadablePicture(side: side, reason: error.reason) } else { nil }
    }
}
