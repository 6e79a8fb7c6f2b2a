package import Documents
import Files
import Geometry
package import Matching
import Rasters
import Rendering

/// What `match --report` leaves: a page with both pictures, and the same for programs.
package struct MatchReport {
    let result: MatchResult
    let subject: MatchSubject
    let shot: Screenshot
    let name: String

    /// - Parameter name: of the screenshot's file.
    package init(_ result: MatchResult, of shot: Screenshot, named name: String, against subject: MatchSubject) {
        (self.result, self.shot, self.name, self.subject) = (result, shot, name, subject)
    }

    /// Writes `index.html`, `match.json`, `junit.xml` and both pictures into a folder, which is made where there is none.
    package func write(to path: String) throws(DiagnosticError) {
        var subject = subject
        if let rows = result.otherRows { subject.rows = rows }
        guard let scene = subject.scene(of: subject.theme) else { return }
        let themed = try export(scene, as: .png(scale: result.transform.scale), with: subject.tools)
        let frames = Dictionary(scene.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        let files = [
            (themeFile, themed.bytes), (shotFile, shot.bytes),
            ("match.json", Array((result.json.lines() + "\n").utf8)),
            ("junit.xml", Array(junit.utf8)), ("index.html", Array(page(themed: themed.size, frames).utf8)),
        ]
        try DiagnosticError.telling { () throws(FileSystemError) in
            let folder = try OutputFolder(path: path)
            for (file, bytes) in files { try folder.write(bytes, to: file) }
        }
    }

    var themeFile: String { "theme.png" }

    var shotFile: String { "screenshot.\(shot.fileExtension)" }

    /// The match as JUnit's XML: a test case for each departure that fails, or one that passes.
    package var junit: String {
        let cases = result.departures.map { departure in
            JUnitSuite.Case(
                name: departure.property, folder: subject.stateName,
                failure: .init(type: "departure", message: departure.words, text: departure.line))
        }
        let passing = JUnitSuite.Case(name: "match", folder: subject.stateName)
        return JUnitSuite(candidate: name, cases: cases.isEmpty ? [passing] : cases).text
    }
}

extension MatchResult {
    /// A workflow command of GitHub for each of up to ten departures, at the theme's lines.
    package func annotations(theme path: String) -> [String] {
        departures.prefix(10).map { departure in
            let file = departure.place?.file ?? path
            let line = departure.place.map { ",line=\($0.line)" } ?? ""
            let title = departure.property.workflowProperty
            return "::error file=\(file.workflowProperty)\(line),title=\(title)::\(departure.words.workflowData)"
        }
    }
}
