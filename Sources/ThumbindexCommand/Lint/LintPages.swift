import Documents
import Drawing
import Files
import Geometry
import Linting
import Rasters
import Rendering
import Thumbindex

/// A page of findings with a picture of each: the state where it is worst, its place outlined.
struct LintPages {
    private let folder: OutputFolder
    private var articles: [String] = []

    /// Pixels a point of the pictures.
    private static let scale = 2.0

    /// Makes the folder where it is missing; throws where nothing can be written there.
    init(in path: String) throws(DiagnosticError) {
        folder = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: path) }
    }

    /// Draws a theme's findings, each into a file of its own.
    mutating func add(_ findings: [Finding], with tools: DrawingTools) throws(DiagnosticError) {
        for finding in findings {
            var picture: String?
            if let place = finding.place {
                let name = "pictures/\(articles.count + 1)-\(finding.rule.rawValue).png"
                let file = try export(place.outlined, as: .png(scale: Self.scale), with: tools)
                try write(file.bytes, to: name)
                picture = Self.figure(name, of: place, size: file.size)
            }
            articles.append(Self.article(finding, picture ?? ""))
        }
    }

    /// Writes the page, and beside it what programs read.
    func finish(_ report: LintReport) throws(DiagnosticError) {
        let page = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Lint · Thumbindex</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(Self.escaped(report.summary))</h1>
            \(articles.joined(separator: "\n"))
            </body>
            </html>

            """
        try write(Array(page.utf8), to: "index.html")
        try write(Array((report.json.lines() + "\n").utf8), to: "lint.json")
    }

    private func write(_ bytes: [UInt8], to name: String) throws(DiagnosticError) {
        try DiagnosticError.telling { () throws(FileSystemError) in try folder.write(bytes, to: name) }
    }

    /// What `lint` prints of a finding, and why it matters.
    private static func article(_ finding: Finding, _ picture: String) -> String {
        """
        <article class="\(finding.severity.rawValue)">
        <h2>\(escaped(finding.rule.rawValue)): \(escaped(finding.rule.meaning))</h2>
        <pre>\(escaped(DiagnosticPrinter().text(of: finding.diagnostic)))</pre>
        \(picture)
        <details><summary>Why</summary><p>\(escaped(finding.rule.explanation))</p><ul>\(
            finding.rule.sources.map { "<li>\(escaped($0))</li>" }.joined())</ul></details>
        </article>
        """
    }

    private static func figure(_ name: String, of place: FoundPlace, size: Size) -> String {
        let (width, height) = (NumberText.exact(size.width / scale), NumberText.exact(size.height / scale))
        let state = escaped(place.state)
        return """
            <figure><img src="\(name)" width="\(width)" height="\(height)" loading="lazy" \
            alt="\(state), the place outlined"><figcaption>\(state)</figcaption></figure>
            """
    }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(text, for: .page) }

    private static let style = """
        :root { color-scheme: light dark; }
        body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif; \
        background: light-dark(#f2f2f4, #161618); color: light-dark(#1c1c1e, #f2f2f4); }
        h1 { font-size: 1.25rem; } h2 { margin: 0; font-size: 1rem; }
        article { margin: 1rem 0; padding: 1rem 1.25rem; border-radius: 8px; border-inline-start: 5px solid #75757e; \
        background: light-dark(#fff, #222226); }
        article.error { border-color: light-dark(#a3161a, #ff8a85); }
        article.warning { border-color: light-dark(#8a5a00, #ffc456); }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
        figure { margin: 0 0 .75rem; } figcaption { color: light-dark(#5c5c62, #a6a6ae); font-size: .85rem; }
        img { max-width: 100%; height: auto; border: 1px solid light-dark(#d5d5da, #3c3c42); }
        """
}
