package import Documents
import Files
import Geometry
package import Linting
package import Rendering

/// A page of findings with a picture of each: the state where it is worst, its place outlined.
package struct LintPages {
    private let folder: OutputFolder
    private var findings: [LintPageView.Item] = []

    /// Pixels a point of the pictures.
    private static let scale = 2.0

    private static let template = PageTemplate(PackageResources.lint_report_mustache)

    /// Makes the folder where it is missing; throws where nothing can be written there.
    package init(in path: String) throws(DiagnosticError) {
        folder = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: path) }
    }

    /// Draws a theme's findings, each into a file of its own.
    package mutating func add(_ found: [Finding], with tools: DrawingTools) throws(DiagnosticError) {
        for finding in found {
            var picture: LintPageView.Picture?
            if let place = finding.place {
                let name = "pictures/\(findings.count + 1)-\(finding.rule.rawValue).png"
                let file = try export(place.outlined, as: .png(scale: Self.scale), with: tools)
                try write(file.bytes, to: name)
                picture = .init(
                    path: name, width: NumberText.exact(file.size.width / Self.scale),
                    height: NumberText.exact(file.size.height / Self.scale), state: place.state)
            }
            findings.append(.init(finding, picture))
        }
    }

    /// Writes the page, and beside it what programs read.
    package func finish(_ report: LintReport) throws(DiagnosticError) {
        let page = Self.template.page(for: LintPageView(headline: report.summary, findings: findings))
        try write(Array(page.utf8), to: "index.html")
        try write(Array((report.json.lines() + "\n").utf8), to: "lint.json")
    }

    private func write(_ bytes: [UInt8], to name: String) throws(DiagnosticError) {
        try DiagnosticError.telling { () throws(FileSystemError) in try folder.write(bytes, to: name) }
    }
}

/// What the template of the page names.
private struct LintPageView: Sendable {
    let headline: String
    let findings: [Item]
    let style = PageTemplate.text(of: [PackageResources.page_css, PackageResources.lint_report_css])
    let script = PageTemplate.text(of: [PackageResources.page_js]) + "\nappearance.start();\n"

    /// What `lint` prints of a finding, and why it matters.
    struct Item: Sendable {
        let severity: String
        let rule: String
        let meaning: String
        let text: String
        let explanation: String
        let sources: [String]
        let picture: Picture?

        init(_ finding: Finding, _ picture: Picture?) {
            (severity, rule, meaning) = (finding.severity.rawValue, finding.rule.rawValue, finding.rule.meaning)
            text = DiagnosticPrinter().text(of: finding.diagnostic)
            (explanation, sources) = (finding.rule.explanation, finding.rule.sources)
            self.picture = picture
        }
    }

    struct Picture: Sendable {
        let path: String
        let width: String
        let height: String
        let state: String
    }
}
