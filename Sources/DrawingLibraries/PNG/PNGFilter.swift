/// What the bytes of a row were taken from before they were stored.
enum PNGFilter: UInt8 {
    case none
    case left
    case above
    case average
    case paeth

    /// What is to be added to a byte.
    ///
    /// - Parameters:
    ///   - left: that of the pixel before.
    ///   - above: that of the pixel above.
    ///   - corner: that of the pixel before the one above.
    func prediction(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .left: left
        case .above: above
        case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
        case .paeth: Self.nearest(left: Int16(left), above: Int16(above), corner: Int16(corner))
        }
    }

    /// The neighbour that is nearest to left + above − corner; of those as near the first named.
    private static func nearest(left: Int16, above: Int16, corner: Int16) -> UInt8 {
        let distances = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
        return UInt8(distances.1 <= distances.2 ? above : corner)
    }
}
