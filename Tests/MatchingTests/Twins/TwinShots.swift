import DisplayLists
import DrawingBoards
import Geometry
import Rasters

/// Screenshots of twins, several at a time, since a browser takes long to start.
enum TwinShots {
    /// What the browser shows of scenes of one size.
    static func shots(of scenes: [Scene], pixelsPerPoint: Double) throws -> [Raster] {
        guard let size = scenes.first?.displayList.size else { return [] }
        let (width, height) = (
            Int((size.width * pixelsPerPoint).rounded()), Int((size.height * pixelsPerPoint).rounded())
        )
        var shots: [Raster] = []
        for start in stride(from: 0, to: scenes.count, by: 4) {
            let lists = scenes[start..<min(start + 4, scenes.count)].map(\.displayList)
            let page = try Chromium.screenshot(
                ofPage: TwinPage.html(of: lists),
                size: Size(width: size.width * Double(lists.count), height: size.height), pixelsPerPoint: pixelsPerPoint
            )
            shots += lists.indices.map {
                page.cropped(to: PixelRect(x: $0 * width, y: 0, width: width, height: height))
            }
        }
        return shots
    }
}
