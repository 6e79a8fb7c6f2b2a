package import Rasters

/// The pixels that differ between two pictures, as far as a search for causes asks for them.
package struct DifferingPixels {
    /// Of either picture.
    let size: PixelSize
    let regions: (_ outside: [PixelRect]) -> [PixelRect]

    /// - Parameter regions: gives the bounds of the clusters of differing pixels that lie in none of some rectangles;
    ///   there may be thousands of these.
    package init(size: PixelSize, regions: @escaping (_ outside: [PixelRect]) -> [PixelRect]) {
        self.size = size
        self.regions = regions
    }
}
