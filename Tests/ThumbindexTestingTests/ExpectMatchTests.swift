import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// A test of an app holds its screenshot against a theme.
@Suite struct ExpectMatchTests {
    private let folder = TemporaryFolder()

    private static func theme(rowHeight: Int) -> String {
        "components: [section-list]\nlist:\n  header: {height: 30}\n  row: {height: \(rowHeight)}\n"
    }

    /// A picture of the list with rows of a height, and beside it a theme whose rows are 50 points high.
    private func shoot(rowHeight: Int) throws -> (shot: String, theme: String) {
        try folder.write([
            "look.theme.yaml": Self.theme(rowHeight: 50), "app.theme.yaml": Self.theme(rowHeight: rowHeight),
        ])
        let picture = try TestedPicture(
            state: "section-list/pinned", ofTheme: folder.path + "/app.theme.yaml", scale: 1)
        try Data(picture.bytes).write(to: URL(filePath: folder.path + "/shot.png"))
        return (folder.path + "/shot.png", folder.path + "/look.theme.yaml")
    }

    @Test func whatShowsTheThemePasses() throws {
        let (shot, theme) = try shoot(rowHeight: 50)
        expectMatch(shot, theme, .sectionList(.pinned))
    }

    @Test func aDepartureIsAnIssueAtItsLine() throws {
        let (shot, theme) = try shoot(rowHeight: 52)
        let line = #line + 2
        withKnownIssue {
            expectMatch(shot, theme, .sectionList(.pinned))
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.comments.count == 1
                && issue.comments[0].rawValue.contains(
                    "look.theme.yaml:4: list.row.height: 52 pt in the picture, 50 in the theme")
        }
    }

    @Test func aScreenshotThatIsNoneIsAnIssue() throws {
        let theme = try shoot(rowHeight: 50).theme
        withKnownIssue {
            expectMatch("/nowhere/shot.png", theme, .sectionList(.pinned))
        } matching: { issue in
            issue.comments[0].rawValue.hasPrefix("the screenshot cannot be matched: ")
        }
    }
}
