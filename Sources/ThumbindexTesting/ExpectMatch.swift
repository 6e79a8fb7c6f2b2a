import Documents
import Matching
public import Styles
import Testing
public import Thumbindex

/// Expects an app's screenshot to show what a theme's state looks like (MT-1 … MT-5): each departure is an issue of the
/// running test, in the theme's words.
///
/// The screenshot may be of any scale and any rasteriser. What may depart stands in `NAME.accept.yaml` beside the theme.
///
/// - Parameters:
///   - screenshot: the path of a PNG, JPEG or WebP file.
///   - theme: the path of the theme's file.
///   - state: what the app shows.
///   - appearance: which of the theme's looks the app shows.
///   - content: the path of what the app's list or grid shows; the theme's own content unless given.
public func expectMatch(
    _ screenshot: String, _ theme: String, _ state: CanonicalState, in appearance: Appearance = .light,
    showing content: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let location = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    let words: [String]
    do throws(DiagnosticError) {
        words = try departures(of: screenshot, from: theme, state, appearance, content)
    } catch {
        words = ["the screenshot cannot be matched: \(error)"]
    }
    guard !words.isEmpty else { return }
    BaselineFinding.failure(words.joined(separator: "\n")).record(at: location, filePath: filePath)
}

/// What departs, in words.
private func departures(
    of screenshot: String, from path: String, _ state: CanonicalState, _ appearance: Appearance, _ content: String?
) throws(DiagnosticError) -> [String] {
    let shot = try Screenshot(atPath: screenshot)
    let theme = try ThemeFile(atPath: path)
    let subject = try MatchSubject(theme, in: appearance, state: state, contentPath: content)
    let result = try ThemeMatcher(subject, shot: shot.raster, losses: shot.losses).match()
    let told = try AcceptedDepartures(for: theme, atPath: path).applied(to: result)
    return told.departures.map(\.line) + told.stale
}
