package import Geometry
package import Rasters

/// How pictures are compared: what holds for all of them, and what for some paths.
package struct ComparisonRules: Hashable, Sendable {
    /// What holds wherever no rule says otherwise.
    package var all = ComparisonRule()
    /// For some paths each; of two that say something of one path the later one counts, and masks of all add up.
    package var rules: [ComparisonRule] = []
    /// What counts whatever else is said, as what stands on a command line.
    package var last = ComparisonRule()

    /// No rule.
    package init() {}

    /// One for all pictures.
    package init(failsOn rule: FailureRule) { last.failsOn = rule }

    /// What holds for a picture, by its path as a report has it.
    func rule(for path: String) -> ComparisonRule {
        rules.filter { rule in rule.paths.contains { $0.matches(path) } }.reduce(all) { $0.overridden(by: $1) }
            .overridden(by: last)
    }

    /// These rules, and after them others, which count where both say something.
    package func followed(by others: ComparisonRules) -> ComparisonRules {
        var joined = self
        joined.all = all.overridden(by: others.all)
        joined.rules += others.rules
        joined.last = last.overridden(by: others.last)
        return joined
    }

}

/// What a rule says of pictures; `nil` where it leaves something to others.
package struct ComparisonRule: Hashable, Sendable {
    /// Of the paths that it holds for; not asked for where a rule holds for all.
    package var paths: [PathPattern] = []
    /// When pixels count as different.
    package var metric: MetricName?
    /// Of the perceptual metric.
    package var threshold: Double?
    /// Of the perceptual metric.
    package var countsAntialiasing: Bool?
    /// Of the metric of components.
    package var tolerance: Int?
    /// Of the structural metric.
    package var minimum: Double?
    /// Which differences make a comparison fail.
    package var failsOn: FailureRule?
    /// How many pixels may differ; `nil` for any number that the ratio allows.
    package var maxPixels: Int?
    /// What share of the pixels may differ; `nil` for any that the number allows.
    package var maxRatio: Double?
    /// What is left out.
    package var masks: [ComparisonMask] = []

    /// A rule that says nothing.
    package init() {}

    /// When pixels count as different, by the words of the command: `perceptual`, as an eye tells them; `exact`; by
    /// `channels`; `structural`, by windows of the picture.
    package enum MetricName: String, CaseIterable, Hashable, Sendable {
        case perceptual, exact, channels, structural
    }
}

extension ComparisonRule {
    /// What both say, the other where both say something; its masks come on top.
    func overridden(by other: ComparisonRule) -> ComparisonRule {
        var rule = self
        rule.metric = other.metric ?? metric
        rule.threshold = other.threshold ?? threshold
        rule.countsAntialiasing = other.countsAntialiasing ?? countsAntialiasing
        rule.tolerance = other.tolerance ?? tolerance
        rule.minimum = other.minimum ?? minimum
        rule.failsOn = other.failsOn ?? failsOn
        rule.maxPixels = other.maxPixels ?? maxPixels
        rule.maxRatio = other.maxRatio ?? maxRatio
        rule.masks += other.masks
        return rule
    }

    /// The metric that it names; `nil` where it names none and none of a metric's numbers.
    package var pixelMetric: PixelMetric? {
        guard metric != nil || threshold != nil || countsAntialiasing != nil else { return nil }
        return switch metric ?? .perceptual {
        case .perceptual: .perceptual(threshold: threshold ?? 0.1, countsAntialiasing: countsAntialiasing ?? false)
        case .exact: .exact
        case .channels: .channels(tolerance: UInt8(clamping: tolerance ?? 0))
        case .structural: .structural(minimum: minimum ?? 0.99)
        }
    }

    /// A rule of a metric alone.
    package init(_ metric: PixelMetric) {
        switch metric {
        case .perceptual(let threshold, let countsAntialiasing):
            (self.metric, self.threshold, self.countsAntialiasing) = (.perceptual, threshold, countsAntialiasing)
        case .exact: self.metric = .exact
        case .channels(let tolerance): (self.metric, self.tolerance) = (.channels, Int(tolerance))
        case .structural(let minimum): (self.metric, self.minimum) = (.structural, minimum)
        }
    }

    /// The metric with its numbers as words, for a note that `init(metricWords:)` reads.
    package var metricWords: [String] {
        [
            metric?.rawValue ?? "", threshold.map { "\($0)" } ?? "", countsAntialiasing.map { "\($0)" } ?? "",
            tolerance.map { "\($0)" } ?? "", minimum.map { "\($0)" } ?? "",
        ]
    }

    /// `nil` for anything but what `metricWords` gives.
    package init?(metricWords words: [String]) {
        guard words.count == 5, let metric = MetricName(rawValue: words[0]) else { return nil }
        self.metric = metric
        (threshold, countsAntialiasing, tolerance, minimum) = (
            Double(words[1]), Bool(words[2]), Int(words[3]), Double(words[4])
        )
    }

    /// Whether so many different pixels are still none.
    func allows(_ comparison: PixelComparison) -> Bool {
        guard maxPixels != nil || maxRatio != nil else { return false }
        return comparison.differentPixels <= maxPixels ?? .max && comparison.ratio <= maxRatio ?? 1
    }
}

/// A part of pictures that a comparison leaves out.
package enum ComparisonMask: Hashable, Sendable {
    /// In the pixels of the picture.
    case pixels(PixelRect)
    /// On the canvas.
    case points(Rect)
    /// A node of the state's JSON with all that belongs to it.
    case node(String)
    /// The bar at the top of a phone's screen: the node of that name, or as high as the canvas's size tells.
    case statusBar
}

extension [ComparisonMask] {
    /// The nodes that are left out.
    var nodes: [String] {
        compactMap { mask in
            switch mask {
            case .node(let id): id
            case .statusBar: "status-bar"
            case .pixels, .points: nil
            }
        }
    }

    /// What is left out of a picture, in pixels.
    ///
    /// - Parameters:
    ///   - canvas: in points.
    ///   - pixelsPerPoint: as many as the picture has.
    func regions(canvas: Size, pixelsPerPoint: Double) -> [PixelRect] {
        compactMap { mask -> PixelRect? in
            if case .pixels(let rect) = mask { return rect }
            return mask.rect(canvas: canvas).map { PixelRect(covering: $0, pixelsPerPoint) }
        }
    }

    /// The same in points, of which a canvas's nodes are left out that lie within.
    func rects(canvas: Size, pixelsPerPoint: Double) -> [Rect] {
        compactMap { mask in
            guard case .pixels(let rect) = mask else { return mask.rect(canvas: canvas) }
            return Rect(
                x: Double(rect.x) / pixelsPerPoint, y: Double(rect.y) / pixelsPerPoint,
                width: Double(rect.width) / pixelsPerPoint, height: Double(rect.height) / pixelsPerPoint)
        }
    }
}

extension ComparisonMask {
    fileprivate func rect(canvas: Size) -> Rect? {
        switch self {
        case .points(let rect): rect
        case .statusBar: Rect(x: 0, y: 0, width: canvas.width, height: Self.statusBarHeight(canvas))
        case .pixels, .node: nil
        }
    }

    /// What phones of a canvas's size have, the highest of them; 20 points before there were notches.
    private static func statusBarHeight(_ canvas: Size) -> Double {
        guard canvas.height > canvas.width else { return 24 }
        return canvas.height >= 852 ? 62 : canvas.height >= 812 ? 50 : 24
    }
}

extension PixelRect {
    /// All pixels that a rectangle in points covers a part of.
    fileprivate init(covering rect: Rect, _ pixelsPerPoint: Double) {
        let line = -1_000_000_000..<1_000_000_000
        self.init(
            columns: Range(covering: rect.minX * pixelsPerPoint, to: rect.maxX * pixelsPerPoint, of: line),
            rows: Range(covering: rect.minY * pixelsPerPoint, to: rect.maxY * pixelsPerPoint, of: line))
    }
}

/// A pattern of paths: `*` stands for anything within a name, `**` for anything, `?` for one character of a name.
package struct PathPattern: Hashable, Sendable {
    /// As it is written.
    package let text: String

    /// A pattern; without signs it stands for a path, and for all that lies in a folder of that path.
    package init(_ text: String) { self.text = text }

    /// Whether a path is one of those.
    package func matches(_ path: String) -> Bool {
        let path = Array(path.utf8)
        if path == Array(text.utf8) || path.starts(with: (text + "/").utf8) { return true }
        let tokens = tokens
        // Which beginnings of the path the tokens so far can be.
        var reached = [Bool](repeating: false, count: path.count + 1)
        reached[0] = true
        for token in tokens { reached = Self.step(token, reached, path) }
        return reached[path.count]
    }

    private enum Token {
        case byte(UInt8)
        case one
        case several
        case all
    }

    private var tokens: [Token] {
        var tokens: [Token] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"):
                if case .several? = tokens.last {
                    tokens[tokens.count - 1] = .all
                } else if case .all? = tokens.last {
                    continue
                } else {
                    tokens.append(.several)
                }
            case UInt8(ascii: "?"): tokens.append(.one)
            default: tokens.append(.byte(byte))
            }
        }
        return tokens
    }

    private static func step(_ token: Token, _ reached: [Bool], _ path: [UInt8]) -> [Bool] {
        var next = [Bool](repeating: false, count: reached.count)
        for place in reached.indices {
            switch token {
            case .byte(let byte): next[place] = place > 0 && reached[place - 1] && path[place - 1] == byte
            case .one: next[place] = place > 0 && reached[place - 1] && path[place - 1] != UInt8(ascii: "/")
            case .all: next[place] = reached[place] || place > 0 && next[place - 1]
            case .several:
                next[place] = reached[place] || place > 0 && next[place - 1] && path[place - 1] != UInt8(ascii: "/")
            }
        }
        return next
    }
}
