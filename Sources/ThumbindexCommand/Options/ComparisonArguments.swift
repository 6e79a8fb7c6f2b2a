import ArgumentParser
import Comparing
import Files
import Foundation
import Rasters

/// How the pictures of a pair are compared.
struct ComparisonArguments: ParsableArguments {
    @Option(
        help: """
            When pixels differ: to the eye, in any bit, in a component by more than the tolerance, or where pictures as \
            a whole are less alike in structure than the minimum; perceptual unless given.
            """,
        completion: .list(ComparisonRule.MetricName.words), transform: { try parseWord($0, "metric") })
    var metric: ComparisonRule.MetricName?

    @Option(
        help: ArgumentHelp(
            "With the perceptual metric, the distance that does not count, 0 to 1; 0.1 unless given.",
            valueName: "share"))
    var threshold: Double?

    @Flag(help: "With the perceptual metric, count pixels that only smooth an edge.")
    var countAntialiasing = false

    @Option(
        help: ArgumentHelp(
            "With the metric channels, the steps that do not count, 0 to 255; 0 unless given.", valueName: "steps"))
    var tolerance: UInt8?

    @Option(
        help: ArgumentHelp(
            "With the metric structural, the mean that is enough, -1 to 1; 0.99 unless given.", valueName: "index"))
    var minimum: Double?

    @Option(
        help: ArgumentHelp(
            """
            What makes a pair different: pixels by the metric; state, these and what the states' JSON names, seen or \
            not (unless given); any, every byte of the pixels too.
            """, valueName: "rule"),
        completion: .list(FailureRule.words), transform: { try parseWord($0, "rule") })
    var failOn: FailureRule?

    @Option(help: ArgumentHelp("How many pixels of a picture may differ.", valueName: "count"))
    var maxPixels: Int?

    @Option(help: ArgumentHelp("What share of a picture's pixels may differ, 0 to 1.", valueName: "share"))
    var maxRatio: Double?

    @Option(
        help: ArgumentHelp(
            """
            A file NAME.diff.yaml with metrics, budgets and masks for all pictures or for some paths; those beside the \
            baseline and in the working folder count too.
            """, valueName: "file"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var rules: [String] = []

    @Flag(help: "Measure the structural similarity (SSIM) of each pair that is decoded, for the JSON.")
    var similarity = false

    @Option(
        help: ArgumentHelp(
            "What is left out: a rectangle in pixels, x,y,width,height, or a node of the states' JSON, as bubble.",
            valueName: "rectangle or node"),
        transform: IgnoredArea.init(argument:))
    var ignore: [IgnoredArea] = []

    @Option(
        help: ArgumentHelp(
            "How many pixels further right and down the candidate has everything: x,y, or auto to find it.",
            valueName: "offset"),
        transform: Self.alignment)
    var align: CandidatePlacement.Alignment?

    @Flag(help: "Bring a candidate of another size to the baseline's before comparing.")
    var resample = false

    @Flag(help: "Of pictures of two sizes, compare what both have.")
    var crop = false

    private static func alignment(_ word: String) throws -> CandidatePlacement.Alignment {
        if word == "auto" { return .automatic }
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? .min }
        guard numbers.count == 2, numbers.allSatisfy((-10_000...10_000).contains) else {
            throw ValidationError("'\(word)' is no offset: write auto, or whole pixels as 3,-2")
        }
        return .offset(x: numbers[0], y: numbers[1])
    }

    func validate() throws {
        try check(threshold, 0...1, "--threshold")
        try check(minimum, -1...1, "--minimum")
        try check(maxRatio, 0...1, "--max-ratio")
        if let maxPixels, maxPixels < 0 { throw ValidationError("--max-pixels is not below 0, as \(maxPixels) is") }
    }

    private func check(_ value: Double?, _ range: ClosedRange<Int>, _ option: String) throws {
        guard let value, !(Double(range.lowerBound)...Double(range.upperBound)).contains(value) else { return }
        throw ValidationError("\(option) is a number from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }

    /// - Parameters:
    ///   - rules: what files say; what the options say counts more.
    ///   - threadCount: how many threads work on a pair.
    ///   - mapsDifferences: whether it is kept which pixels differ, as a report shows them.
    func comparer(_ rules: ComparisonRules, threadCount: Int, mapsDifferences: Bool) -> PairComparer {
        var rules = rules
        rules.last.metric = metric
        rules.last.threshold = threshold
        rules.last.countsAntialiasing = countAntialiasing ? true : nil
        rules.last.tolerance = tolerance.map { Int($0) }
        rules.last.minimum = minimum
        rules.last.failsOn = failOn
        rules.last.maxPixels = maxPixels
        rules.last.maxRatio = maxRatio
        var options = ComparisonOptions(
            ignoredRegions: ignore.compactMap(\.rectangle), mapsDifferences: mapsDifferences,
            measuresSimilarity: similarity)
        options.placement.alignment = align
        (options.placement.resamples, options.placement.crops) = (resample, crop)
        return PairComparer(
            options: options, ignoredNodes: ignore.compactMap(\.node), rules: rules, threadCount: threadCount)
    }

    /// The files of rules that were named, and before them those that lie beside the baseline and in the working folder.
    func ruleFiles(besideBaseline baseline: String) -> [String] {
        let folder = FileSystem.isFolder(baseline) ? baseline : (baseline as NSString).deletingLastPathComponent
        let found = [folder.isEmpty ? "." : folder, "."].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { name in ComparisonRules.suffixes.contains { name.hasSuffix($0) } }.sorted()
                .map { folder == "." ? $0 : OutputFolder.join(folder, $0) }
        }
        var seen: Set<String> = []
        return (found + rules).filter { seen.insert(AbsolutePath($0).withoutLinks).inserted }
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
