import DisplayLists

extension PictureStore {
    /// The pixels that a command shows, where they lie on the canvas: those of a placeholder, where the file shows no
    /// picture; `nil` for a frame that has none or more than a canvas may have.
    func placed(_ command: PictureCommand, in space: DeviceSpace) -> PlacedRaster? {
        let frame = space.nearestPixels(to: command.frame)
        guard !frame.isEmpty, frame.width <= RasterLimits.side, frame.height <= RasterLimits.side,
            frame.width * frame.height <= RasterLimits.pixels
        else { return nil }
        let picture = picture(of: command, in: frame)
        return PlacedRaster(raster: picture.raster, x: picture.x, y: picture.y)
    }
}
