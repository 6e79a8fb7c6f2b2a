import Codecs
import Foundation
import Testing

/// The pictures that the reference themes' grids show: there, whole, of all formats, and small.
@Suite struct ReferencePictureTests {
    private static let themes = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Themes")

    /// The paths after `picture:` in a content file.
    private func pictures(in content: String) throws -> [String] {
        let text = try String(contentsOf: Self.themes.appending(path: content), encoding: .utf8)
        return text.split(separator: "picture: ").dropFirst().map { rest in
            String(rest.prefix { $0 != "," && $0 != "}" })
        }
    }

    @Test(arguments: [
        ("shop.content.yaml", 24, 400, ["jpg", "png", "webp"]), ("launcher.content.yaml", 20, 192, ["png", "webp"]),
    ])
    func everyItemHasItsOwnPicture(content: String, count: Int, side: Int, endings: [String]) throws {
        let names = try pictures(in: content)
        #expect(names.count >= count && Set(names).count == names.count)
        #expect(Set(names.map { ($0 as NSString).pathExtension }).sorted() == endings)
        let decoder = PictureDecoder(limits: PictureLimits(pixels: 1_000_000))
        for name in names {
            let bytes = try Data(contentsOf: Self.themes.appending(path: name))
            let picture = try decoder.straightRaster(of: Array(bytes))
            #expect(picture.width == side && picture.height == side, "\(name)")
        }
    }

    @Test func togetherTheyTakeLittle() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.themes.path + "/pictures")
        let bytes = try files.reduce(0) { sum, name in
            let attributes = try FileManager.default.attributesOfItem(atPath: Self.themes.path + "/pictures/" + name)
            return sum + (attributes[.size] as? Int ?? 0)
        }
        #expect(bytes < 1_500_000)
    }
}
