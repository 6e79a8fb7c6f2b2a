/// How many pixels a picture is wide and high.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize: CustomStringConvertible {
    /// `750 × 1624`.
    public var description: String { "\(width) × \(height)" }
}

extension StraightRaster {
    public var size: PixelSize { PixelSize(width: width, height: height) }
}
