package import Comparing
package import Documents
import Files
import Geometry
import Rasters

/// What a comparison of pictures gave, ready to be written.
package struct DiffReport: Sendable {
    /// As the user named the side.
    package let baseline: String
    /// As the user named the side.
    package let candidate: String
    /// In the order of their paths.
    package internal(set) var pairs: [ReportedPair]
    /// Pictures that lie in a folder and that its manifest does not claim: they were not compared.
    package internal(set) var stale: Sides<[String]> = Sides([], [])
    /// What else is to be told of the comparison.
    package internal(set) var warnings: [Diagnostic] = []

    /// A report on pairs that were compared.
    package init(baseline: String, candidate: String, pairs: [ReportedPair]) {
        self.baseline = baseline
        self.candidate = candidate
        self.pairs = pairs
    }

    /// How many pairs count as equal though something changed.
    package var unseenCount: Int { pairs.count { $0.isChangedUnseen } }

    /// Why pairs that changed count as equal, where any does.
    var equality: String? {
        let words = Set(pairs.filter(\.isChangedUnseen).map(\.equality))
        return words.count > 1 ? "by what was allowed" : words.first
    }

    /// How many pairs had which result.
    package var summary: ComparisonSummary {
        pairs.reduce(into: ComparisonSummary()) { $0.add($1.compared.result) }
    }
}

extension DiffReport {
    /// The same of some of its pairs, by their paths.
    package func restricted(to paths: Set<String>) -> DiffReport {
        var report = self
        report.pairs = pairs.filter { paths.contains($0.compared.pair.path) }
        return report
    }

    /// `report.json`: what `diff --json` writes, and what an approval needs: where the two sides are, seen from the
    /// report's folder, digests of the bytes that were compared, and one of the report itself.
    func document(sides: ComparedSides, in folder: FileLocation) -> String {
        let base = PathBase(folder: folder.path)
        let places: JSONValue = .object([
            .init("kind", .string(sides.kind.rawValue)),
            .init("baseline", .string(base.relative(FileLocation(sides.baseline).resolvedPath))),
            .init("candidate", .string(base.relative(FileLocation(sides.candidate).resolvedPath))),
        ])
        return JSONValue.object(ReportSeal.sealed([members[0], .init("compared", places)] + members.dropFirst()))
            .lines() + "\n"
    }

    /// `{"version", "summary", "pairs"}`, as `diff --json` writes them, and `"stale"` where there is such a picture.
    package var members: [JSONValue.Member] {
        let summary = summary
        let counts = PairResult.Kind.allCases.map { kind in
            JSONValue.Member(kind.rawValue, .number(Double(summary[kind])))
        }
        var members: [JSONValue.Member] = [
            .version, .init("summary", .object(counts)), .init("pairs", .array(pairs.map(\.json))),
        ]
        if !stale.both.allSatisfy(\.isEmpty) { members.append(.init("stale", staleMembers)) }
        return members
    }

    private var staleMembers: JSONValue {
        .object(ComparedSide.allCases.map { .init($0.rawValue, .array(stale[$0].map(JSONValue.string))) })
    }
}

extension ReportedPair {
    /// `{"path", "result", "differentPixels", "ratio", "regions", "causes"}`, and in a report digests and pictures; the
    /// numbers are null where nothing was compared; `"unseen": true` where the pictures count as equal and something
    /// changed.
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("path", .string(path)), .init("result", .string(kind.rawValue)),
            .init("differentPixels", number(comparison.map { Double($0.differentPixels) })),
            .init("ratio", number(comparison?.ratio)), .init("regions", .array(regions.map(\.json))),
            .init("causes", .array(causes.full.map(JSONValue.string))),
        ]
        if isChangedUnseen { members.append(.init("unseen", .bool(true))) }
        if let placement = comparison?.placement { members.append(.init("placement", placement.json)) }
        if let similarity = comparison?.similarity { members.append(.init("similarity", .number(similarity))) }
        let digests = digests.named.map { JSONValue.Member($0.name, .string($0.digest)) }
        if !digests.isEmpty { members.append(.init("digests", .object(digests))) }
        let files = pictures.named.map { JSONValue.Member($0.name, .string($0.picture.path)) }
        if !files.isEmpty { members.append(.init("pictures", .object(files))) }
        if case .unreadable(let reasons) = compared.result {
            members.append(.init("unreadable", .array(reasons.map { .string($0.side.rawValue) })))
        }
        return .object(members)
    }

    /// Pairs that are equal undecoded have no different pixel either.
    private func number(_ value: Double?) -> JSONValue {
        if let value { return .number(value) }
        return switch compared.result {
        case .equal, .changed: 0
        case .different, .differentBytes, .missing, .added, .sizeMismatch, .unreadable: .null
        }
    }
}

extension AppliedPlacement {
    /// `{"dx", "dy", "area"}`, and `resampledFrom` where the candidate had another size.
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("dx", .number(Double(x))), .init("dy", .number(Double(y))), .init("area", area.json),
        ]
        if let original {
            let sides = [original.width, original.height].map { JSONValue.number(Double($0)) }
            members.append(.init("resampledFrom", .array(sides)))
        }
        return .object(members)
    }
}

extension PixelRect {
    /// `[x, y, width, height]`.
    var json: JSONValue { .array([x, y, width, height].map { .number(Double($0)) }) }
}
