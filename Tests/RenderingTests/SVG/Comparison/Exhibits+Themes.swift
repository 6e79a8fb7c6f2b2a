import DisplayLists
import Documents
import Foundation
import Geometry
import Interaction
import Layouts
import Painting
import Presenting
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
                Exhibit(
                    "\(document.name)-\(appearance)",
                    scene: screen(
                        of: document.theme(in: appearance), appearance, measurer: measurer, picture: picture))
            }
        }
    }

    /// The WeChat look in a phone's bars: light in a device, dark with what there is to say about it (SC-1, SC-2, SC-4).
    static func mockups(_ measurer: any TextMeasuring, picture: String) throws -> [Exhibit] {
        let folder = URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/").dropFirst() + "/Themes"
        let document = try ThemeFile(at: FileLocation("\(folder)/wechat.theme.yaml"))
        return try Appearance.allCases.map { appearance in
            var theme = document.theme(in: appearance)
            theme.chrome.adopt(.ios)
            theme.chrome.navigationBar.title = "Contacts"
            let bare = screen(of: theme, appearance, measurer: measurer, picture: picture)
            var device = DeviceFrame(.phone)
            device.ground = Color(hex: 0xEDEEF1)
            let shown =
                appearance == .light ? Presentation(frame: device) : Presentation(annotations: [.measure, .hit])
            return Exhibit("mockup-\(appearance)", scene: try present(bare, as: shown, measurer: measurer))
        }
    }

    private static func screen(
        of theme: Theme, _ appearance: Appearance, measurer: any TextMeasuring, picture: String
    ) -> Scene {
        let direction: LayoutDirection = appearance == .light ? .leftToRight : .rightToLeft
        let layout = layout(
            theme, content(picture: picture, hasArabic: false), direction: direction, measurer: measurer)
        let state = IndexedListState(offset: 151.3, highlight: 2, bubble: BubbleState(title: 2))
        return paint(layout, state)
    }
}
