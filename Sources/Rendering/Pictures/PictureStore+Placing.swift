import DisplayLists
import Rasters

extension PictureStore {
    /// The pixels that a command shows, where they lie on the canvas: those of a placeholder, where the file shows no
    /// picture; `nil` for a frame that has none or more than a canvas may have.
    func placed(_ command: PictureCommand, in space: DeviceSpace) -> PlacedRaster? {
        guard let frame = frame(of: command, in: space) else { return nil }
        let picture = picture(of: command, in: frame)
        return PlacedRaster(raster: picture.raster, x: picture.place.x, y: picture.place.y)
    }

    /// The same for whoever enlarges the drawing: as many pixels as the file has, but no more than the space.
    func detailed(_ command: PictureCommand, in space: DeviceSpace) -> FittedPicture? {
        frame(of: command, in: space).map { picture(of: command, in: $0, enlarges: false) }
    }

    /// Why a command shows a placeholder in the space; `nil` where it shows its picture.
    func error(of command: PictureCommand, in space: DeviceSpace) -> PictureError? {
        let frame = frame(of: command, in: space) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        return error(of: command, width: frame.width, height: frame.height)
    }

    private func frame(of command: PictureCommand, in space: DeviceSpace) -> PixelRect? {
        let frame = space.nearestPixels(to: command.frame)
        guard !frame.isEmpty, frame.width <= RasterLimits.side, frame.height <= RasterLimits.side,
            frame.width * frame.height <= RasterLimits.pixels
        else { return nil }
        return frame
    }
}
