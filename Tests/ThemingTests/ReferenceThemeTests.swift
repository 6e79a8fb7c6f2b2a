import Documents
import Foundation
import Geometry
import Styles
import Testing
import Theming

/// The themes that the package brings.
@Suite struct ReferenceThemeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Themes").path

    static func load(_ name: String) throws -> ThemeFile {
        do {
            return try ThemeFile(at: FileLocation("\(folder)/\(name).theme.yaml"))
        } catch {
            Issue.record("\(error)")
            throw error
        }
    }

    @Test(arguments: ["qq-music", "wechat", "system"], Appearance.allCases)
    func everyReferenceThemeResolves(name: String, appearance: Appearance) throws {
        let document = try Self.load(name)
        #expect(document.name == name)
        #expect(document.contentFile != nil)
        #expect(document.warnings.isEmpty)
        #expect(
            document.theme(in: appearance).canvas.background != (appearance == .light ? .color(.black) : .color(.white))
        )
    }

    @Test func valuesOfTheWeChatLook() throws {
        let theme = try Self.load("wechat").theme(in: .light)
        #expect(theme.indexBar.titleFont == FontStyle(size: 12, weight: 500))
        #expect(theme.indexBar.leadingTitles == [.search])
        #expect(theme.indexBar.highlight.font == theme.indexBar.titleFont)
        #expect(theme.indexBar.highlight.shape == .circle)
        #expect("\(theme.indexBar.highlight.fill)" == "color(#07C160)")
        #expect(theme.indexBar.placement == .edge(.trailing, margin: 5, alignment: .center))
        #expect(theme.indexBar.outOfRange == .ignore)
        #expect(theme.bubble.fadeIn == Fade(duration: 0.35, curve: .easeOut))
        #expect(theme.bubble.fadeOut == Fade(delay: 0, duration: 0.25))
        #expect(theme.list.row.picture.shape == .rounded(5))
        #expect(theme.list.tableHeader.fieldRounding == .continuous(6))
        #expect(theme.list.tableHeader.alignment == .center)
    }
}
