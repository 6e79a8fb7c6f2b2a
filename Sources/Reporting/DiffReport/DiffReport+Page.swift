import Comparing
import Documents

extension DiffReport {
    /// The report as one page of HTML, which shows the pictures of the folder that it stands in.
    package var page: String { Self.pageTemplate.page(for: DiffPageView(self)) }

    private static let pageTemplate = PageTemplate(PackageResources.diff_report_mustache)
}

/// What the template of the page names.
private struct DiffPageView: Sendable {
    let headline: String
    let verdict: String?
    let baseline: String
    let candidate: String
    let style: String
    let script: String
    let tools: String
    let data: String
    let choices: [Choice]
    let pairs: [Item]

    struct Choice: Sendable {
        let value: String
        let label: String
        let count: Int
        let isChosen: Bool
    }

    struct Item: Sendable {
        let index: Int
        let path: String
        let result: String
        let label: String
        let facts: String?
        let isFailure: Bool
    }

    init(_ report: DiffReport) {
        let failures = report.pairs.count { $0.kind != .equal }
        headline = Self.headline(failures: failures, equality: report.equality, of: report.pairs.count)
        verdict =
            failures == 0 && !report.pairs.isEmpty ? Self.verdict(unseen: report.unseenCount, report.equality) : nil
        baseline = report.baseline
        candidate = report.candidate
        style = PageTemplate.text(of: [
            PackageResources.page_css, PackageResources.viewer_css, PackageResources.diff_report_css,
        ])
        script = PageTemplate.text(of: [
            PackageResources.page_js, PackageResources.viewer_js, PackageResources.diff_report_js,
        ])
        tools = PageTemplate.text(of: [PackageResources.viewer_tools_html])
        data = ScriptData.text(of: .object([.init("pairs", .array(report.pairs.map(\.pageData)))]))
        choices = Self.choices(report, failures: failures)
        pairs = report.pairs.enumerated().map { index, pair in
            Item(
                index: index, path: pair.path, result: pair.kind.rawValue, label: pair.label,
                facts: pair.facts.isEmpty ? nil : pair.facts, isFailure: pair.kind != .equal)
        }
    }

    private static func verdict(unseen count: Int, _ equality: String?) -> String {
        guard let equality else { return "Every picture equals its baseline." }
        let start = equality == "to the eye" ? "Every picture looks like its baseline." : "Every picture passes."
        let way = equality == "to the eye" ? "changed in a way that is not seen" : "changed, and equal \(equality)"
        return "\(start) \(count == 1 ? "One" : String(count)) \(way)."
    }

    private static func headline(failures: Int, equality: String?, of count: Int) -> String {
        let noun = count == 1 ? "picture" : "pictures"
        return failures == 0
            ? "\(count) \(noun), no difference" + (equality.map { " \($0)" } ?? "")
            : "\(failures) of \(count) \(noun) \(failures == 1 ? "differs" : "differ")"
    }

    /// Failures come first and are chosen, where there are any; results that no pair has are left out.
    private static func choices(_ report: DiffReport, failures: Int) -> [Choice] {
        let summary = report.summary
        let kinds = PairResult.Kind.allCases.filter { summary[$0] > 0 }.map { kind in
            Choice(value: kind.rawValue, label: kind.label, count: summary[kind], isChosen: false)
        }
        let unseen = report.unseenCount
        let others =
            unseen > 0
            ? [
                Choice(
                    value: "unseen", label: "equal \(report.equality ?? "")", count: unseen, isChosen: false)
            ] : []
        return [
            Choice(
                value: "failures", label: failures == 1 ? "failure" : "failures", count: failures,
                isChosen: failures > 0),
            Choice(value: "all", label: "all", count: report.pairs.count, isChosen: failures == 0),
        ] + kinds + others
    }
}

extension ReportedPair {
    /// What the page's script needs to show the pair.
    fileprivate var pageData: JSONValue {
        .object([
            .init("path", .string(path)), .init("result", .string(kind.rawValue)),
            .init("isUnseen", .bool(isChangedUnseen)),
            .init("facts", .string([label, facts].filter { !$0.isEmpty }.joined(separator: " · "))),
            .init("causes", .array(causes.brief.map(JSONValue.string))),
            .init("regions", .array(regions.prefix(Self.outlineLimit).map(\.json))),
            .init("files", pictures.pageData), .init("absence", absence),
        ])
    }

    /// A page with more outlines than this would be slow, and all outline.
    private static let outlineLimit = 500

    /// What stands where a side has no picture.
    private var absence: JSONValue {
        func text(_ side: ComparedSide, isThere: Bool) -> String {
            guard isThere else { return "There is no \(side.rawValue)." }
            return kind == .equal
                ? "Equal pictures are not kept in the report." : "The \(side.rawValue) cannot be shown."
        }
        return .object([
            .init("baseline", .string(text(.baseline, isThere: compared.pair.baseline != nil))),
            .init("candidate", .string(text(.candidate, isThere: compared.pair.candidate != nil))),
        ])
    }
}

extension ReportedPair.Pictures {
    fileprivate var pageData: JSONValue {
        func member(_ name: String, _ picture: ReportedPair.Picture?) -> JSONValue.Member? {
            picture.map { picture in
                let size = picture.size.map { size in
                    [
                        JSONValue.Member("width", .number(Double(size.width))),
                        .init("height", .number(Double(size.height))),
                    ]
                }
                return .init(name, .object([.init("path", .string(picture.path))] + (size ?? [])))
            }
        }
        return .object(
            [
                member("baseline", baseline), member("candidate", candidate), member("difference", difference),
                member("triptych", triptych),
            ].compactMap(\.self))
    }
}
