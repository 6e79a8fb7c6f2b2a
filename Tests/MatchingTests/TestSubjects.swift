import DisplayLists
import Matching
import Rendering
import Styles
import Testing
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

    /// - Parameter path: the state's, as `index-bar/rest`.
    static func subject(_ name: String, _ path: String, _ appearance: Appearance = .light) throws -> MatchSubject {
        try subject(name, #require(CanonicalState.all.first { $0.path == path }), appearance)
    }

    /// A state in which one node alone is drawn as with another value of a property.
    static func scene(
        of subject: MatchSubject, with node: String, showing property: String, _ value: String
    ) throws -> Scene {
        let themed = try #require(subject.scene(of: subject.theme))
        let other = try #require(subject.theme.setting(property, toText: value).flatMap(subject.scene(of:)))
        let scene = themed.showing([node], asIn: other)
        #expect(scene.displayList != themed.displayList)
        return scene
    }

    /// What a drawing of our own departs in.
    static func match(_ list: DisplayList, with subject: MatchSubject, scale: Double = 2) throws -> MatchResult {
        let shot = try raster(of: Scene(displayList: list, nodes: []), scale: scale, with: subject.tools)
        return try ThemeMatcher(subject, shot: shot).match()
    }
}
