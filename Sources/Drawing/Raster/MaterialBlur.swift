internal import CPixels
package import DisplayLists
package import Geometry
package import Rasters
package import Styles

/// How a blur is made of three means, each of an odd number of cells of several pixels: so a wide blur takes no longer
/// than a narrow one.
struct MaterialBlur {
    /// The side of a cell is 2 to the power of it.
    let shift: UInt32
    /// How many cells to each side of one are in its mean.
    let radii: [UInt32]

    /// - Parameter deviation: the standard deviation in pixels.
    init(deviation: Double) {
        let deviation = deviation.isNaN ? 0 : min(max(deviation, 0), Self.widest)
        // With cells of an eighth of the blur, what is between them differs from a Gaussian by less than a level.
        var shift: UInt32 = 0
        while shift < 6, deviation / Double(2 << shift) >= 4 { shift += 1 }
        self.shift = shift
        let cells = deviation / Double(1 << shift)
        // Means have variances of (width² − 1) / 12, of which three add up to the blur's; the narrower ones come first.
        let ideal = (4 * cells * cells + 1).squareRoot()
        let low = max(Int(((ideal - 1) / 2).rounded(.down)), 0)
        let narrow = Double(2 * low + 1)
        let count = (12 * cells * cells - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4)
        radii = (0..<3).map { Double($0) < count.rounded() ? UInt32(low) : UInt32(low + 1) }
    }

    /// No blur that is wider differs from this one on any canvas.
    private static let widest = 1e6

    /// Pixels that a point's colour spreads to each side at most.
    var reach: Int { Int(radii.reduce(0, +) + 1) << Int(shift) }
}

extension Raster {
    /// A part of the raster as a material shows it; what lies around the part is seen through its edges.
    ///
    /// Throws where there is no memory.
    func seen(
        through material: Material, _ blur: MaterialBlur, part: PixelRect
    ) throws(DrawingError) -> Raster {
        precondition(bounds.contains(part) && !part.isEmpty, "a part of the raster")
        var shown = Raster(width: part.width, height: part.height)
        let tint = PremultipliedARGB(material.tint).argb
        let saturation = UInt32((256 * min(max(material.saturation, 0), 16)).rounded())
        let isDone = unsafe withUnsafeNumbers { pixels in
            unsafe shown.pixels.withUnsafeMutableBytes { bytes in
                let result = unsafe bytes.bindMemory(to: UInt32.self).baseAddress
                return unsafe thumbindex_material(
                    pixels, width, height, blur.shift, blur.radii, saturation, tint, part.x, part.y, part.width,
                    part.height, result)
            }
        }
        guard isDone != 0 else { throw .outOfMemory }
        return shown
    }
}

/// A place in a drawing that a material fills.
struct MaterialPlace: Hashable, Sendable {
    let shape: Shape
    let material: Material

    /// The place of a command.
    init(_ shape: Shape, _ material: Material) {
        self.shape = shape
        self.material = material
    }
}

/// What materials of a drawing show, as pictures, for formats whose viewers do not blur.
package struct MaterialPictures {
    private let pictures: [MaterialPlace: PlacedRaster]
    private let space: DeviceSpace

    /// Those of a plan.
    init(_ pictures: [MaterialPlace: PlacedRaster], in space: DeviceSpace) {
        self.pictures = pictures
        self.space = space
    }

    /// Of a drawing without materials.
    package static var empty: MaterialPictures { MaterialPictures([:], in: DeviceSpace(pixelsPerPoint: 1)) }

    /// What a material shows in a shape, and where, in points; `nil` where nothing of it is on the canvas.
    package subscript(shape: Shape, material: Material) -> (raster: Raster, frame: Rect)? {
        pictures[MaterialPlace(shape, material)].map { ($0.raster, space.points(of: $0.frame)) }
    }
}
