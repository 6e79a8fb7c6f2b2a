import Comparing
import PictureFiles
import Testing

@Suite("JPEG and WebP files")
struct ForeignPictureTests {
    private let pair: PairFolder

    init() throws { pair = try PairFolder() }

    @Test("show what Pillow sees in them, but for a step of a component", arguments: [("jpeg", 30), ("webp", 15)])
    func contents(kind: String, count: Int) async throws {
        let files = try PictureFiles(kind)
        for name in try files.names {
            let shown = try files.shown(by: name)
            let pixels = shown.pixels.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
            let picture = StoredPNG(width: shown.width, height: shown.height, pixels: pixels)
            try pair.write("old/" + name, picture.bytes)
            try pair.write("new/" + name, try files.bytes(of: name))
        }
        let options = ComparisonOptions(metric: .channels(tolerance: 1))
        let compared = try await pair.compare(PairComparer(options: options))
        #expect(compared.count == count)
        for each in compared {
            // An animation is not compared pixel by pixel; that of a single pixel, turned about, has but one frame.
            let isAnimation = each.pair.path.hasPrefix("animation") && each.pair.path != "animation-1x1.webp"
            #expect(isAnimation ? each.result == .differentBytes : each.result.kind == .equal, "\(each.pair.path)")
        }
    }

    @Test(
        "cut off anywhere they are never equal", arguments: [("jpeg", "420-8x8.jpg"), ("webp", "rgb-lossy-16x16.webp")])
    func truncation(kind: String, name: String) async throws {
        let bytes = try PictureFiles(kind).bytes(of: name)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            for side in ["old", "new"] {
                try pair.write(
                    "\(side)/\(1000 + count).picture.png", side == "old" ? bytes : Array(bytes.prefix(count)))
                try pair.write("\(side)/\(1000 + count).both.png", Array(bytes.prefix(count)))
            }
        }
        let compared = try await pair.compare()
        #expect(compared.count >= 2 * (bytes.count / 7))
        for each in compared { #expect(each.result.kind == .unreadable, "\(each.pair.path)") }
    }
}
