public import Rasters

/// What differs between two pictures of one size.
public struct PixelComparison: Hashable, Sendable {
    /// Of either picture.
    public let size: PixelSize
    /// Whether all pixels are the same, also those that are ignored or too little apart to count.
    public let hasSamePixels: Bool
    public let differentPixels: Int
    /// Pixels that look different and do not count, since they only smooth an edge.
    public let antialiasedPixels: Int
    /// Pixels compared: all but the ignored ones.
    public let comparedPixels: Int
    /// The bounds of clusters of different pixels, from the top, then from the left.
    public let regions: [PixelRect]
    /// Which pixels differ, where it was asked for.
    public let map: DifferenceMap?
    /// The mean structural similarity in −1…1, where it was asked for; 1 for pictures that are the same.
    public let similarity: Double?

    /// Different pixels as a share of the compared ones.
    public var ratio: Double { comparedPixels > 0 ? Double(differentPixels) / Double(comparedPixels) : 0 }
    public var isEqual: Bool { differentPixels == 0 }

    /// The same without the map.
    public var withoutMap: PixelComparison {
        PixelComparison(
            size: size, hasSamePixels: hasSamePixels, differentPixels: differentPixels,
            antialiasedPixels: antialiasedPixels, comparedPixels: comparedPixels, regions: regions, map: nil,
            similarity: similarity)
    }
}

/// What became of each pixel of a comparison.
public struct DifferenceMap: Hashable, Sendable {
    public enum Mark: UInt8, Sendable {
        case equal
        /// Looks different, but only smooths an edge.
        case antialiased
        case different
    }

    public let size: PixelSize
    /// The marks' raw values, row by row from the top without gaps.
    public let marks: [UInt8]

    public subscript(x: Int, y: Int) -> Mark { Mark(rawValue: marks[y * size.width + x]) ?? .equal }
}
