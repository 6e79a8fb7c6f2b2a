import Baselines
import Diffing
import Geometry
import Rasters

/// Tells what became of each pair: a line for each that is not equal, or JSON.
struct ComparisonListing {
    private(set) var summary = ComparisonSummary()
    private let console: Console
    private let isJSON: Bool
    private let total: Int
    private var done = 0
    private var pairs: [JSONValue] = []

    init(_ console: Console, isJSON: Bool, total: Int) {
        self.console = console
        self.isJSON = isJSON
        self.total = total
    }

    mutating func add(_ compared: ComparedPair) {
        done += 1
        summary.add(compared.result)
        if isJSON {
            pairs.append(compared.json)
        } else if compared.result != .equal {
            console.result(compared.line)
        }
        console.show(done: done, of: total)
    }

    func end() {
        console.endProgress()
        console.result(isJSON ? json.lines() : summary.words)
    }

    private var json: JSONValue {
        .object([.init("summary", summary.json), .init("pairs", .array(pairs))])
    }
}

extension ComparedPair {
    /// `different    look/rest.png: 12 of 400 pixels differ (3 %), in 2 regions`.
    fileprivate var line: String {
        let kind = result.kind.rawValue
        let padding = String(repeating: " ", count: max(13 - kind.count, 1))
        let details = result.details.isEmpty ? "" : ": " + result.details.joined(separator: "; ")
        return kind + padding + pair.path + details
    }

    /// `{"path", "result", "differentPixels", "ratio", "regions", "causes"}`; the numbers are null where nothing was
    /// compared.
    fileprivate var json: JSONValue {
        let comparison = result.comparison
        let nothing: JSONValue = result == .equal ? 0 : .null
        return .object([
            .init("path", .string(pair.path)), .init("result", .string(result.kind.rawValue)),
            .init("differentPixels", comparison.map { .number(Double($0.differentPixels)) } ?? nothing),
            .init("ratio", comparison.map { .number($0.ratio) } ?? nothing),
            .init("regions", .array((comparison?.regions ?? []).map(\.json))),
            .init("causes", .array(comparison == nil ? result.details.map(JSONValue.string) : [])),
        ])
    }
}

extension ComparisonSummary {
    /// The number of pairs for each result.
    fileprivate var json: JSONValue {
        .object(PairResult.Kind.allCases.map { .init($0.rawValue, .number(Double(self[$0]))) })
    }
}

extension PixelRect {
    /// x, y, width and height.
    fileprivate var json: JSONValue { .array([x, y, width, height].map { .number(Double($0)) }) }
}
