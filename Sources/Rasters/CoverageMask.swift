/// How much of each pixel an area covers: 0 nothing, 255 all.
public struct CoverageMask: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Row by row from the top without gaps.
    public let coverage: [UInt8]

    public init(width: Int, height: Int, coverage: [UInt8]) {
        precondition(width >= 0 && height >= 0 && coverage.count == width * height, "a mask has width × height pixels")
        self.width = width
        self.height = height
        self.coverage = coverage
    }
}
