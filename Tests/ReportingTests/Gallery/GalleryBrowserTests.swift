import Files
import Foundation
import Geometry
import Manifests
import PythonScripts
import Rasters
import Reporting
import Testing

/// The gallery's page in a real Chromium, from disk.
@Suite struct GalleryBrowserTests {
    private static let script = "<script>alert(1)</script>"

    private static let missing = "shop/index-bar/touch-down-middle@2x.png"

    /// Two themes on disk: one with a title that would run, a picture that is missing and a film; a plain one.
    private static func folders() throws -> PictureFolders {
        let folders = PictureFolders()
        for path in pictures.map(\.path) where path != missing { try folders.draw("report/" + path) }
        try folders.write(blinkingGIF, to: "report/shop/tour/film.gif")
        let others = [
            image("shop/tour/film.gif", component: "tour", state: "film"),
            image("shop/board.png", component: "board", state: "board", scale: 2),
        ]
        let listing = GalleryListing(in: try OutputFolder(path: folders.report))
        for image in pictures + others { listing.add(image) }
        try listing.write()
        return folders
    }

    private static func image(
        _ path: String, theme: String = "shop", component: String, state: String, appearance: String = "light",
        direction: String = "ltr", scale: Double? = nil
    ) -> ManifestEntry {
        ManifestEntry(
            path: path,
            picture: .init(
                theme: .init(name: theme, title: theme == "shop" ? script : theme),
                subject: .init(component: component, name: state),
                variant: .init(appearance: appearance, locale: "zh", direction: direction),
                format: path.split(separator: ".").last.flatMap { PictureFormat(rawValue: String($0)) } ?? .json,
                scale: scale, size: Size(width: 20 * (scale ?? 2), height: 15 * (scale ?? 2))))
    }

    private static func picture(
        _ name: String, theme: String = "shop", component: String = "index-bar", appearance: String = "light",
        direction: String = "ltr", scale: Double = 2
    ) -> ManifestEntry {
        let values = [appearance == "light" ? nil : appearance, direction == "ltr" ? nil : direction]
        let file = ([name] + values.compactMap(\.self)).joined(separator: "~")
        return image(
            "\(theme)/\(component)/\(file)@\(Int(scale))x.png", theme: theme, component: component, state: name,
            appearance: appearance, direction: direction, scale: scale)
    }

    private static let pictures = [
        picture("touch-down-first"), picture("touch-down-first", scale: 3),
        picture("touch-down-first", appearance: "dark"),
        picture("touch-down-first", direction: "rtl"), picture("touch-down-middle"),
        picture("first-page", component: "grid"), picture("first-page", component: "grid", appearance: "dark"),
        picture("touch-down-last #1?", theme: "tea"),
    ]

    /// Two frames of one pixel, a tenth of a second each, for ever.
    private static let blinkingGIF: [UInt8] = {
        func frame(_ code: UInt8) -> [UInt8] {
            [0x21, 0xF9, 4, 0, 10, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, code, 1, 0]
        }
        let colors: [UInt8] = [255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x81, 0, 0] + colors + loop + frame(0x44) + frame(0x4C) + [0x3B]
    }()

    @Test(
        "filters filter, pictures load and enlarge, films play, nothing is asked of a network, no script of a title runs"
    )
    func browse() throws {
        let folders = try Self.folders()
        let output = try Python.run("browse_gallery.py", [folders.report])
        let seen = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        func texts(_ key: String) -> [String] { seen[key] as? [String] ?? [] }

        let all = [
            "touch-down-first", "touch-down-first", "touch-down-middle", "first-page", "film", "touch-down-last #1?",
        ]
        #expect(texts("console").allSatisfy { $0.contains("ERR_FILE_NOT_FOUND") } && texts("console").count == 1)
        #expect(texts("requests") == ["file"])
        #expect(texts("titles") == [Self.script, "tea"])
        #expect(texts("all") == all && texts("afterEscape") == all)
        #expect(seen["sideBySide"] as? Bool == true)
        #expect(seen["loaded"] as? Int == 7)
        #expect(texts("broken") == ["This picture is missing."])
        #expect(texts("byState") == ["touch-down-first", "touch-down-first"])
        #expect(texts("byTheme") == ["touch-down-last #1?"])
        #expect(texts("byComponent") == ["first-page"])
        #expect(texts("byAxis") == ["touch-down-first"] && texts("heading") == [Self.script])
        #expect(texts("byScale") == ["touch-down-first"])
        #expect(seen["atScale"] as? String == "shop/index-bar/touch-down-first%403x.png")
        #expect(seen["atBestScale"] as? String == "shop/index-bar/touch-down-first%402x.png")
        #expect([seen["looks"], seen["darkLooks"], seen["afterReset"]].map { $0 as? Int } == [8, 2, 8])
        #expect(seen["nothing"] as? Bool == true)

        #expect(seen["address"] as? String == "#state=down+first&look=%3Ddark")
        #expect(texts("shared") == ["touch-down-first"] && seen["sharedLooks"] as? Int == 1)
        #expect(seen["unknown"] as? Int == all.count && seen["addressAfterReset"] as? String == "")
        #expect(seen["countInSight"] as? Bool == true)

        let dark = "shop/index-bar/touch-down-first~dark@2x.png"
        #expect(seen["enlarged"] as? String == dark)
        #expect(seen["zoom"] as? String == "400 %" && seen["width"] as? Double == 160)
        #expect(seen["pixels"] as? String == "pixelated" && seen["fit"] as? String == "Fit")
        #expect(seen["next"] as? String == "shop/index-bar/touch-down-first~rtl@2x.png")
        #expect(seen["copied"] as? String == dark && seen["focus"] as? String == dark)
        #expect(seen["copiedByHand"] as? String == "shop/index-bar/touch-down-first@2x.png")
        for key in ["closed", "help", "darkens", "filmPlays"] { #expect(seen[key] as? Bool == true, "\(key)") }
        #expect(seen["phoneOverflows"] as? Bool == false)
        #expect(texts("nameless") == [])
    }
}
