package import Documents
import Files
import Geometry
import Rendering

/// What `match --report` leaves: a page with both pictures, and the same for programs.
package struct MatchReport {
    private let result: MatchResult
    private let subject: MatchSubject
    private let shot: Screenshot
    private let name: String

    /// - Parameter name: of the screenshot's file.
    package init(_ result: MatchResult, of shot: Screenshot, named name: String, against subject: MatchSubject) {
        (self.result, self.shot, self.name, self.subject) = (result, shot, name, subject)
    }

    /// Writes `index.html`, `match.json`, `junit.xml` and both pictures into a folder, which is made where there is none.
    package func write(to folder: String) throws(DiagnosticError) {
        guard let scene = subject.scene(of: subject.theme) else { return }
        let themed = try export(scene, as: .png(scale: result.transform.scale), with: subject.tools)
        let page = MatchPage(
            result, title: "\(name) against \(subject.theme.title), \(subject.stateName)",
            shot: "screenshot.\(shot.fileExtension)", canvas: scene.displayList.size)
        let files = [
            ("theme.png", themed.bytes), ("screenshot.\(shot.fileExtension)", shot.bytes),
            ("match.json", Array((result.json.lines() + "\n").utf8)),
            ("junit.xml", Array(result.junit(named: name, state: subject.stateName).utf8)),
            ("index.html", Array(page.html.utf8)),
        ]
        try DiagnosticError.telling { () throws(FileSystemError) in
            try FileSystem.makeFolder(folder)
            for (file, bytes) in files { try AtomicFile.write(bytes, to: folder + "/" + file) }
        }
    }
}

extension MatchResult {
    /// The match as JUnit's XML: a test case for each departure that fails, or one that passes.
    package func junit(named name: String, state: String) -> String {
        let cases = departures.map { departure in
            """
              <testcase name="\(departure.property.escapedForMarkup)" classname="\(state.escapedForMarkup)" time="0">
                <failure type="departure" message="\(departure.words.escapedForMarkup)">\(departure.line.escapedForMarkup)</failure>
              </testcase>

            """
        }
        let passing = "  <testcase name=\"match\" classname=\"\(state.escapedForMarkup)\" time=\"0\"/>\n"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="\(name.escapedForMarkup)" tests="\(max(departures.count, 1))" \
            failures="\(departures.count)" errors="0" time="0">
            \(departures.isEmpty ? passing : cases.joined())</testsuite>

            """
    }

    /// A workflow command of GitHub for each of up to ten departures, at the theme's lines.
    package func annotations(theme path: String) -> [String] {
        func data(_ text: String) -> String {
            text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
        }
        func property(_ text: String) -> String {
            data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
        }
        return departures.prefix(10).map { departure in
            let file = departure.place?.file ?? path
            let line = departure.place.map { ",line=\($0.line)" } ?? ""
            return
                "::error file=\(property(file))\(line),title=\(property(departure.property))::\(data(departure.words))"
        }
    }
}

extension String {
    /// As it may stand in HTML and XML, in texts and between quotation marks; what neither allows is left out.
    var escapedForMarkup: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\u{0}"..<"\u{9}", "\u{B}", "\u{C}", "\u{E}"..<"\u{20}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
