package import Documents
import Geometry
import Rasters

extension FileGrammar {
    /// What `NAME.diff.yaml` may hold.
    package static let comparison = FileGrammar(
        "diff-rules", "How pictures are compared: metrics, budgets and masks, for all of them or for some paths.",
        suffixes: ComparisonRules.suffixes, RuleKind<ComparisonRules>.file.form,
        example: """
            maxPixels: 4
            masks: [status-bar]
            rules:
              - paths: ["shop/grid/**"]
                metric: structural
                minimum: 0.98
              - paths: ["**/board.png"]
                maxRatio: 0.001
                masks:
                  - {node: bubble}
                  - {points: [0, 0, 375, 44]}
            """)
}

extension ComparisonRules {
    /// What the names of such files end in.
    package static let suffixes = [".diff.yaml", ".diff.yml", ".diff.json"]

    /// Reads a file; throws all that is wrong with it, each with its place.
    package init(_ source: SourceText) throws(DiagnosticError) {
        let document = try DocumentNode.parse(source)
        var reader = PlainReader()
        reader.name = "the file"
        let rules = RuleKind<ComparisonRules>.file.read(document, &reader)
        try reader.problems.throwErrors()
        self = rules ?? ComparisonRules()
    }

    /// Reads the file at a path.
    package init(atPath path: String) throws(DiagnosticError) { try self.init(FileLocation(path).read()) }
}

/// A kind of value that such files hold.
private typealias RuleKind<Value: Sendable> = ValueKind<Value, PlainReader>
private typealias RuleField<Target: Sendable> = Field<Target, PlainReader>

/// One of the ways to name what is left out.
private struct MaskParts: Sendable {
    var pixels: [Int]?
    var points: [Double]?
    var node: String?
}

extension RuleKind<ComparisonRules> {
    fileprivate static let file = mapping(
        ComparisonRules(),
        [RuleField<ComparisonRules>.schema(of: "diff-rules")]
            + RuleKind<ComparisonRule>.fields.map { $0.lifted(to: Place(\ComparisonRules.all)) }
            + [
                RuleField<ComparisonRules>.value(
                    "rules", \ComparisonRules.rules, .list(of: RuleKind<ComparisonRule>.rule),
                    "What holds for some paths: of two rules of one path the later one counts, their masks add up."
                ).usually("none").example("[{paths: [\"**/board.png\"], maxPixels: 10}]")
            ], naming: .keys(of: "the file"))
}

extension RuleKind<ComparisonRule> {
    fileprivate static let fields: [RuleField<ComparisonRule>] = [
        .optional("metric", \.metric, .word, "When two pixels differ.").usually("`perceptual`"),
        .optional(
            "threshold", \.threshold, .number(in: 0...1),
            "With the metric `perceptual`, the share of the greatest distance that does not count."
        ).usually("0.1").example("0.05"),
        .optional(
            "countAntialiasing", \.countsAntialiasing, .flag,
            "With the metric `perceptual`, whether pixels count that only smooth an edge."
        ).usually("`false`").example("true"),
        .optional(
            "tolerance", \.tolerance, .whole(in: 0...255),
            "With the metric `channels`, how many of 255 steps of a component do not count."
        ).usually("0").example("2"),
        .optional(
            "minimum", \.minimum, .number(in: -1...1),
            "With the metric `structural`, the mean similarity that is enough."
        ).usually("0.99").example("0.98"),
        .optional("failOn", \.failsOn, .word, "What makes a pair different beside its pixels.").usually("`state`"),
        .optional("maxPixels", \.maxPixels, .whole(in: 0...1_000_000_000), "How many pixels may differ.")
            .usually("none, or what `maxRatio` allows").example("10"),
        .optional("maxRatio", \.maxRatio, .number(in: 0...1), "What share of the pixels may differ.")
            .usually("none, or what `maxPixels` allows").example("0.001"),
        .value("masks", \.masks, .list(of: RuleKind<ComparisonMask>.mask), "What is left out.").usually("nothing")
            .example("[status-bar, {node: bubble}]"),
    ]

    fileprivate static let rule = mapping(
        ComparisonRule(),
        [
            RuleField<ComparisonRule>.value(
                "paths", \ComparisonRule.paths,
                .list(of: RuleKind<PathPattern>.pattern, counts: 1...1000),
                "The paths of pictures as a report has them: `*` stands for anything in a name, `**` for anything."
            ).example("[\"shop/**\"]")
        ] + fields, rules: [.required("paths")], naming: .keys(of: "a rule"))
}

extension RuleKind<PathPattern> {
    fileprivate static var pattern: RuleKind<PathPattern> {
        RuleKind<String>.string(.text("a pattern")).map(back: { $0.text }) { PathPattern($0) }
    }
}

extension RuleKind<ComparisonMask> {
    fileprivate static let mask = RuleKind<MaskParts>.parts.map { parts -> ComparisonMask in
        if let node = parts.node { return .node(node) }
        if let pixels = parts.pixels {
            return .pixels(PixelRect(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3]))
        }
        let points = parts.points ?? [0, 0, 0, 0]
        return .points(Rect(x: points[0], y: points[1], width: points[2], height: points[3]))
    }
    .or(
        "status-bar", .statusBar, "the bar at the top of a phone's screen",
        wanted: "status-bar, {node: id}, {points: [x, y, width, height]} or {pixels: [x, y, width, height]}"
    ) { $0 == .statusBar }
    .defined("mask", "A part of pictures that is left out.", example: "{points: [0, 0, 375, 44]}")
}

extension RuleKind<[Double]> {
    /// A rectangle in points.
    fileprivate static let points = rectangle(
        .number(in: -limit...limit),
        RuleKind<Double>(
            .number(NumberBounds(0...limit, excludingLower: true)), wanted: "a width or a height above 0"
        ) { node, reader throws(ValueError) in
            let number = try RuleKind<Double>.number(in: -limit...limit).readPart(node, &reader)
            guard number > 0 else { throw .mismatch() }
            return number
        })

    private static let limit = 1_000_000_000.0
}

extension RuleKind<[Int]> {
    /// A rectangle in pixels.
    fileprivate static let pixels = rectangle(
        .whole(in: -1_000_000_000...1_000_000_000), .whole(in: 1...1_000_000_000))
}

extension ValueKind where Reader == PlainReader {
    /// Where a rectangle is and how large: x and y, width and height.
    fileprivate static func rectangle<Number: Sendable>(
        _ place: RuleKind<Number>, _ extent: RuleKind<Number>
    ) -> RuleKind<[Number]> where Value == [Number] {
        RuleKind<[Number]>(
            .tuple([place.form, place.form, extent.form, extent.form]), wanted: "a list of x, y, width and height"
        ) { node, reader throws(ValueError) in
            guard let elements = node.elements, elements.count == 4 else { throw .mismatch() }
            var numbers: [Number] = []
            for (index, element) in elements.enumerated() {
                numbers.append(try (index < 2 ? place : extent).readPart(element, &reader))
            }
            return numbers
        }
    }
}

extension RuleKind<MaskParts> {
    fileprivate static let parts = mapping(
        MaskParts(),
        [
            .optional("points", \.points, .points, "A rectangle in points: x, y, width, height.").usually("none")
                .example("[0, 0, 375, 44]"),
            .optional("pixels", \.pixels, .pixels, "The same in pixels.").usually("none").example("[0, 0, 750, 88]"),
            .optional(
                "node", \.node, .filled("a node's id"),
                "A node of the states' JSON, with all that belongs to it."
            ).usually("none").example("bubble"),
        ], rules: [.one(of: ["points", "pixels", "node"])], naming: .keys(of: "a mask"))
}

extension ComparisonRule.MetricName: FileWord {
    package var meaning: String {
        switch self {
        case .perceptual: "its perceived distance to the baseline's is above the threshold"
        case .exact: "any bit differs"
        case .channels: "a component differs by more than the tolerance"
        case .structural: "the pictures as a whole are less alike in structure than the minimum"
        }
    }
}

extension FailureRule: FileWord {
    package var meaning: String {
        switch self {
        case .pixels: "pixels that differ by the metric"
        case .state: "these, and whatever the JSON of the pictures' states names, seen or not"
        case .any: "any byte of the pixels, and what the JSON names"
        }
    }
}
