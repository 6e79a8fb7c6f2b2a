import ArgumentParser
import Comparing
import Rasters

/// How the pictures of a pair are compared.
struct ComparisonArguments: ParsableArguments {
    enum MetricName: String, CaseIterable, ExpressibleByArgument {
        case perceptual, exact, channels, structural
    }

    @Option(
        help: """
            When pixels differ: to the eye, in any bit, in a component by more than the tolerance, or where pictures as \
            a whole are less alike in structure than the minimum.
            """)
    var metric = MetricName.perceptual

    @Option(
        help: ArgumentHelp("With the perceptual metric, the distance that does not count, 0 to 1.", valueName: "share"))
    var threshold = 0.1

    @Flag(help: "With the perceptual metric, count pixels that only smooth an edge.")
    var countAntialiasing = false

    @Option(help: ArgumentHelp("With the metric channels, the steps that do not count, 0 to 255.", valueName: "steps"))
    var tolerance: UInt8 = 0

    @Option(
        help: ArgumentHelp("With the metric structural, the mean that is enough, -1 to 1.", valueName: "index"))
    var minimum = 0.99

    @Option(
        help: ArgumentHelp(
            """
            What makes a pair different: pixels by the metric; state, these and what the states' JSON names, seen or \
            not; any, every byte of the pixels too.
            """, valueName: "rule"),
        completion: .list(FailureRule.words), transform: { try parseWord($0, "rule") })
    var failOn = FailureRule.state

    @Flag(help: "Measure the structural similarity (SSIM) of each pair that is decoded, for the JSON.")
    var similarity = false

    @Option(
        help: ArgumentHelp(
            "What is left out: a rectangle in pixels, x,y,width,height, or a node of the states' JSON, as bubble.",
            valueName: "rectangle or node"),
        transform: IgnoredArea.init(argument:))
    var ignore: [IgnoredArea] = []

    func validate() throws {
        guard (0...1).contains(threshold) else {
            throw ValidationError("--threshold is a number from 0 to 1, not \(threshold)")
        }
        guard (-1...1).contains(minimum) else {
            throw ValidationError("--minimum is a number from -1 to 1, not \(minimum)")
        }
    }

    /// - Parameters:
    ///   - threadCount: how many threads work on a pair.
    ///   - mapsDifferences: whether it is kept which pixels differ, as a report shows them.
    func comparer(threadCount: Int, mapsDifferences: Bool) -> PairComparer {
        PairComparer(
            options: ComparisonOptions(
                metric: pixelMetric, ignoredRegions: ignore.compactMap(\.rectangle), mapsDifferences: mapsDifferences,
                measuresSimilarity: similarity),
            ignoredNodes: ignore.compactMap(\.node), failsOn: failOn, threadCount: threadCount)
    }

    private var pixelMetric: PixelMetric {
        switch metric {
        case .perceptual: .perceptual(threshold: threshold, countsAntialiasing: countAntialiasing)
        case .exact: .exact
        case .channels: .channels(tolerance: tolerance)
        case .structural: .structural(minimum: minimum)
        }
    }
}

/// A part of the pictures that a comparison leaves out.
enum IgnoredArea: Hashable, Sendable {
    case pixels(PixelRect)
    case named(String)

    /// A text that begins like a number is a rectangle.
    init(argument: String) throws {
        guard let first = argument.first, first.isNumber || first == "-" else {
            guard !argument.isEmpty else { throw ValidationError("a value is empty") }
            self = .named(argument)
            return
        }
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? .min }
        guard numbers.count == 4, numbers.allSatisfy((-Self.limit...Self.limit).contains), numbers[2] > 0,
            numbers[3] > 0
        else {
            throw ValidationError("'\(argument)' is not a rectangle: write x,y,width,height in whole pixels")
        }
        self = .pixels(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    private static let limit = 1_000_000_000

    var rectangle: PixelRect? { if case .pixels(let rect) = self { rect } else { nil } }
    var node: String? { if case .named(let id) = self { id } else { nil } }
}
