import Batching
import Documents
import Geometry
import Testing

struct ManifestTests {
    private static let fingerprint = Fingerprint(
        program: "1.0", libraries: [.init(name: "cairo", version: "1.16.0")],
        fonts: [.init(family: "Inter", file: "Inter-Regular.otf", digest: "0123456789abcdef")])

    private static func image(_ path: String) -> ManifestImage {
        ManifestImage(
            path: path, theme: "look", title: "A <look>", component: "index-bar", state: "rest", content: nil,
            appearance: "dark",
            locale: "zh", direction: "ltr", axes: [.init(name: "brand", value: "\"acme\"")], scale: 2, width: 750,
            height: 1624, format: "png", pixels: "00112233445566778899aabbccddeeff")
    }

    @Test("the shape that programs read, sorted by path, a line for each image")
    func text() {
        var vector = Self.image("look/index-bar/rest~dark.svg")
        (vector.scale, vector.pixels, vector.content, vector.axes) = (nil, nil, "cities", [])
        (vector.width, vector.height, vector.format) = (375, 812.5, "svg")
        let manifest = Manifest(
            fingerprint: Self.fingerprint, images: [Self.image("look/index-bar/rest~dark@2x.png"), vector])
        #expect(
            String(decoding: manifest.bytes, as: UTF8.self) == #"""
                {
                  "fingerprint": {
                    "program": "1.0",
                    "libraries": {"cairo": "1.16.0"},
                    "pixels": "xxh3-128 of 325-row bands",
                    "filmPixels": "xxh3-128 of frames' pixels and times",
                    "fonts": [{"family": "Inter", "name": "Inter-Regular.otf", "digest": "0123456789abcdef"}]
                  },
                  "images": [
                    {"path": "look/index-bar/rest~dark.svg", "theme": "look", "title": "A <look>", "component": "index-bar", "state": "rest", "content": "cities", "appearance": "dark", "locale": "zh", "direction": "ltr", "axes": {}, "scale": null, "width": 375, "height": 812.5, "format": "svg", "pixels": null},
                    {"path": "look/index-bar/rest~dark@2x.png", "theme": "look", "title": "A <look>", "component": "index-bar", "state": "rest", "content": null, "appearance": "dark", "locale": "zh", "direction": "ltr", "axes": {"brand": "\"acme\""}, "scale": 2, "width": 750, "height": 1624, "format": "png", "pixels": "00112233445566778899aabbccddeeff"}
                  ]
                }

                """#)
    }

    @Test("without an image it is JSON all the same")
    func empty() throws {
        let text = String(decoding: Manifest(fingerprint: Self.fingerprint, images: []).bytes, as: UTF8.self)
        let document = try DocumentNode.parse(SourceText(name: "manifest", text: text))
        #expect(document["images"]?.elements?.isEmpty == true)
    }

    @Test("this machine's fingerprint names every library with a version")
    func current() {
        let fingerprint = Fingerprint.current
        #expect(fingerprint.libraries.map(\.name).contains("icu"))
        #expect(fingerprint.libraries.map(\.name) == fingerprint.libraries.map(\.name).sorted())
        #expect(fingerprint.libraries.allSatisfy { $0.version.contains(".") })
    }
}
