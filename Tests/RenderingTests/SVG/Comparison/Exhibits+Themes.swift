import Documents
import Foundation
import Geometry
import Interaction
import Layouts
import Painting
import Styles
import Theming

extension Exhibit {
    /// The screens of every theme in `Themes`, light and dark, a title touched and a header half pushed out.
    static func themes(_ measurer: any TextMeasuring, picture: String) throws -> [Exhibit] {
        let folder = URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/").dropFirst() + "/Themes"
        let files = try FileManager.default.contentsOfDirectory(atPath: String(folder)).filter {
            $0.hasSuffix(".theme.yaml")
        }
        return try files.sorted().flatMap { file in
            let document = try ThemeFile(at: FileLocation("\(folder)/\(file)"))
            return Appearance.allCases.map { appearance in
                screen(
                    of: document.theme(in: appearance), named: "\(document.name)-\(appearance)", appearance,
                    measurer: measurer, picture: picture)
            }
        }
    }

    private static func screen(
        of theme: Theme, named name: String, _ appearance: Appearance, measurer: any TextMeasuring, picture: String
    ) -> Exhibit {
        let direction: LayoutDirection = appearance == .light ? .leftToRight : .rightToLeft
        let layout = layout(
            theme, content(picture: picture, hasArabic: false), direction: direction, measurer: measurer)
        let state = IndexedListState(offset: 151.3, highlight: 2, bubble: BubbleState(title: 2))
        return Exhibit(name, scene: paint(layout, state))
    }
}
