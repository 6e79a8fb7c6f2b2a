import Codecs
import Drawing
import DrawingBoards
import Foundation
import Rasters
import Rendering
import Testing

/// Issue 2, point 5: text looks as it does in Chromium with the same fonts.
@Suite(.enabled(if: Chromium.isInstalled)) struct FidelityTests {
    @Test(arguments: [(1.0, 2.2), (2.0, 1.4)])
    func textLooksAsInChromium(scale: Double, bound: Double) throws {
        let fonts = try FontLibrary(lists: [FidelityPage.families])
        let engine = try TextEngine(fonts: fonts)
        let list = FidelityPage.displayList(measuredBy: engine).snapped(toPixelsPerPoint: scale)
        let drawn = try RasterRenderer(text: engine, pictures: PictureStore())
            .raster(of: list, pixelsPerPoint: scale)
        let shown = try Chromium.screenshot(
            ofPage: FidelityPage.html(fonts: fonts), size: FidelityPage.size, pixelsPerPoint: scale)
        try #require(shown.bounds == drawn.bounds)
        try keepForLooking(drawn, shown, scale: scale)
        let difference = meanAbsoluteDifference(drawn, shown)
        print("mean absolute difference to Chromium at @\(scale)x: \(difference) of 255 per channel")
        #expect(difference <= bound)
        // The same comparison with a line moved by a pixel: the bound tells text in place from text beside it.
        #expect(meanAbsoluteDifference(drawn.movedDown(), shown) > 3 * bound)
    }

    /// In the folder that `FIDELITY_PICTURES` names, if it is set.
    private func keepForLooking(_ drawn: Raster, _ shown: Raster, scale: Double) throws {
        guard let folder = ProcessInfo.processInfo.environment["FIDELITY_PICTURES"] else { return }
        var encoder = PNGEncoder()
        for (name, raster) in [("thumbindex", drawn), ("chromium", shown)] {
            let file = URL(filePath: folder).appending(path: "\(name)@\(Int(scale))x.png")
            try Data(encoder.encode(raster)).write(to: file)
        }
    }
}

/// Per channel, of 255.
func meanAbsoluteDifference(_ first: Raster, _ second: Raster) -> Double {
    var sum = 0
    for index in first.pixels.indices {
        for shift in [0, 8, 16] as [UInt32] {
            let channels = (first.pixels[index].argb >> shift & 0xFF, second.pixels[index].argb >> shift & 0xFF)
            sum += abs(Int(channels.0) - Int(channels.1))
        }
    }
    return Double(sum) / Double(3 * first.pixels.count)
}

extension Raster {
    /// The same a pixel further down.
    func movedDown() -> Raster {
        Raster(
            width: width, height: height,
            pixels: Array(repeating: 0xFFFF_FFFF, count: width) + pixels.dropLast(width))
    }
}
