import Matching
import Styles
import Thumbindex

/// States of the repository's themes, to be matched.
enum TestSubjects {
    static let root = #filePath.components(separatedBy: "/Tests/")[0]

    static func subject(
        _ name: String, _ state: CanonicalState, _ appearance: Appearance = .light
    ) throws -> MatchSubject {
        let theme = try ThemeFile(atPath: "\(root)/Themes/\(name).theme.yaml")
        return try MatchSubject(theme, in: appearance, state: state, contentPath: nil)
    }
}
