import DisplayLists
import Geometry
import Rasters

extension Exhibit {
    /// Wide and tall pictures in every fit and every clip, enlarged and made smaller.
    static func pictures(wide: String, tall: String) -> Exhibit {
        let fits: [PictureCommand.Fit] = [.stretch, .fit, .fill]
        let commands = (0..<18).map { index -> DrawingCommand in
            let side = index < 9 ? 64.0 : 40.0
            let frame = Rect(
                x: Double(index % 6) * 53 + 2.3, y: Double(index / 6) * 100 + 4.6, width: 47, height: side)
            let clips: [Shape?] = [nil] + shapes(in: frame)
            return .picture(
                PictureCommand(
                    path: index % 2 == 0 ? wide : tall, frame: frame, fit: fits[index / 2 % 3], clip: clips[index % 7]))
        }
        return Exhibit("pictures", commands)
    }

    /// A photograph of sorts: soft colours, a hard edge, a corner that lets the ground show through.
    static func photograph(width: Int, height: Int) -> Raster {
        var raster = Raster(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let isInDisc =
                    (x - width / 2) * (x - width / 2) + (y - height / 2) * (y - height / 2) < height * width / 10
                let red = UInt32(x * 255 / width)
                let green = UInt32(isInDisc ? 40 : y * 255 / height)
                let blue: UInt32 = (x / 8 + y / 8) % 2 == 0 ? 200 : 120
                raster.pixels[y * width + x] = PremultipliedARGB(
                    argb: x + y < 30 ? 0 : 0xFF00_0000 | red << 16 | green << 8 | blue)
            }
        }
        return raster
    }
}
