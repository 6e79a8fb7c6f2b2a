internal import CPixels

/// How much of each pixel an area covers: 0 nothing, 255 all.
public struct CoverageMask: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Row by row from the top without gaps.
    public let coverage: [UInt8]

    /// A mask of a size with the coverage of each of its pixels, row by row.
    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(width >= 0 && height >= 0 && coverage.count == width * height, "a mask has width × height pixels")
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}

extension CoverageMask {
    /// The mask blurred by a Gaussian, of the same size; beyond its edges is nothing.
    ///
    /// As in SVG's `feGaussianBlur`: under two pixels of standard deviation by the Gaussian itself, from there on by
    /// three boxes of d = ⌊σ · 3 · √(2π) / 4 + ½⌋ pixels, which come within roughly 3 % of it; for an even d two boxes
    /// are set off by half a pixel in opposite directions, and the third has d + 1.
    ///
    /// - Parameter deviation: in pixels, up to a million; under a tenth nothing is blurred.
    package func blurred(deviation: Double) -> CoverageMask {
        // A narrower bell has less than half a 65,536th left for any other pixel than its own.
        guard deviation >= 0.1, width > 0, height > 0 else { return self }
        let kernel = BlurKernel(deviation: deviation)
        let across = kernel.blurRows(of: coverage.map { UInt32($0) << 8 }, width: width, height: height)
        let turned = across.transposed(width: width, height: height)
        let down = kernel.blurRows(of: turned, width: height, height: width)
        let values = down.transposed(width: height, height: width)
        return CoverageMask(
            width: width, height: height, coverage: values.map { UInt8(truncatingIfNeeded: min(($0 + 128) >> 8, 255)) })
    }
}

/// What is laid over each pixel of a row in turn; values are coverage in 256ths.
private enum BlurKernel {
    /// Weights in 65,536ths, from the one furthest left; their number is odd.
    case weights([UInt32])
    /// Lengths, and how many pixels of each lie left of the pixel in the middle.
    case boxes([(length: Int, left: Int)])

    init(deviation: Double) {
        guard deviation >= 2 else {
            self = .weights(Self.gaussian(deviation: deviation))
            return
        }
        let length = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        let half = length / 2
        self =
            length % 2 == 1
            ? .boxes([(length, half), (length, half), (length, half)])
            : .boxes([(length, half), (length, half - 1), (length + 1, half)])
    }

    private static func gaussian(deviation: Double) -> [UInt32] {
        let reach = Int((3 * deviation).rounded(.up))
        let values = (-reach...reach).map { BlurKernel.exponential(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = values.reduce(0, +)
        return values.map { UInt32(($0 / sum * 65_536).rounded()) }
    }

    /// e to the power of a number that is not positive, by its series: the same on every machine.
    private static func exponential(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        // (e^(x / 64))^64 keeps the series short.
        for n in 1...16 {
            term *= x / 64 / Double(n)
            sum += term
        }
        return (0..<6).reduce(sum) { power, _ in power * power }
    }

    func blurRows(of values: [UInt32], width: Int, height: Int) -> [UInt32] {
        switch self {
        case .weights(let weights): Self.weigh(values, width: width, height: height, by: weights)
        case .boxes(let boxes):
            boxes.reduce(values) { Self.average($0, width: width, height: height, length: $1.length, left: $1.left) }
        }
    }

    private static func weigh(_ values: [UInt32], width: Int, height: Int, by weights: [UInt32]) -> [UInt32] {
        let reach = weights.count / 2
        return (0..<height).flatMap { row in
            (0..<width).map { column in
                let first = max(column - reach, 0)
                let sum = (first...min(column + reach, width - 1)).reduce(UInt64(0)) {
                    $0 + UInt64(values[row * width + $1]) * UInt64(weights[$1 - column + reach])
                }
                return UInt32(sum >> 16)
            }
        }
    }

    private static func average(
        _ values: [UInt32], width: Int, height: Int, length: Int, left: Int
    ) -> [UInt32] {
        // A sum of n values times 2^32 / n, rounded, instead of a division for each pixel.
        let factor = (UInt64(1) << 32) / UInt64(length) + 1
        let right = length - 1 - left
        return unsafe [UInt32](unsafeUninitializedCapacity: values.count) { result, count in
            unsafe values.withUnsafeBufferPointer { values in
                for start in stride(from: 0, to: width * height, by: width) {
                    // Between its round ends a bar's rows are the same.
                    if start > 0, (start..<start + width).allSatisfy({ unsafe values[$0] == values[$0 - width] }) {
                        for place in start..<start + width { unsafe result[place] = unsafe result[place - width] }
                        continue
                    }
                    var sum = (0..<min(right, width)).reduce(UInt64(0)) { unsafe $0 + UInt64(values[start + $1]) }
                    for column in 0..<width {
                        if column + right < width { unsafe sum += UInt64(values[start + column + right]) }
                        unsafe result[start + column] = UInt32(truncatingIfNeeded: (sum * factor) >> 32)
                        if column >= left { unsafe sum -= UInt64(values[start + column - left]) }
                    }
                }
            }
            count = values.count
        }
    }
}

extension [UInt32] {
    /// Rows as columns.
    fileprivate func transposed(width: Int, height: Int) -> [UInt32] {
        precondition(count == width * height, "rows have a width")
        return unsafe [UInt32](unsafeUninitializedCapacity: count) { result, count in
            guard let start = result.baseAddress else { return }
            unsafe thumbindex_transpose(self, width, height, start)
            count = self.count
        }
    }
}
