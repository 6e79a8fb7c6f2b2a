package import Rasters

/// The pixels of both pictures of a pair.
package struct PictureContents: Sendable {
    package let baseline: StraightRaster
    package let candidate: StraightRaster
}
