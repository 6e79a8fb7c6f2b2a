import DisplayLists

extension PictureStore {
    /// The pixels that a command shows, where they lie on the canvas; `nil` for a frame that has none or too many, and
    /// for a file that shows no picture.
    func placed(_ command: PictureCommand, in space: DeviceSpace) -> PlacedRaster? {
        let frame = space.nearestPixels(to: command.frame)
        guard !frame.isEmpty, frame.width <= RasterLimits.side, frame.height <= RasterLimits.side,
            let picture = try? picture(of: command, in: frame)
        else { return nil }
        return PlacedRaster(raster: picture.raster, x: picture.x, y: picture.y)
    }
}
