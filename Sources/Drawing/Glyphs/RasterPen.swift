internal import CCairo

/// Collects an outline as FreeType fills it, in 64ths of a pixel, y upward. It may be used again and again.
///
/// Safe: it alone owns the outline, made with it and freed with it, and belongs to one thread.
@safe final class RasterPen: OutlinePen {
    /// Behind a pointer, so that it is not looked up for each point who else may be changing it.
    private let outline = UnsafeMutablePointer<Outline>.allocate(capacity: 1)

    override init() { unsafe outline.initialize(to: Outline()) }

    deinit {
        unsafe outline.deinitialize(count: 1)
        unsafe outline.deallocate()
    }

    /// Begins another outline.
    ///
    /// - Parameters:
    ///   - scale: how many 64ths of a pixel a unit of the font is.
    ///   - right: how many of them all lies further right.
    func begin(scale: Double, movedRight right: Double) {
        unsafe outline.pointee.begin(scale: scale, movedRight: right)
    }

    override func move(toX x: Float, y: Float) {
        unsafe outline.pointee.endContour()
        unsafe outline.pointee.add(x, y, Outline.onCurve)
    }

    override func line(toX x: Float, y: Float) { unsafe outline.pointee.add(x, y, Outline.onCurve) }
    override func close() { unsafe outline.pointee.endContour() }

    override func curve(toX x: Float, y: Float, control1 x1: Float, _ y1: Float, control2 x2: Float, _ y2: Float) {
        unsafe outline.pointee.add(x1, y1, Outline.cubicControl)
        unsafe outline.pointee.add(x2, y2, Outline.cubicControl)
        unsafe outline.pointee.add(x, y, Outline.onCurve)
    }

    /// Hands out the outline; nothing where there is none, or none that can be filled.
    func withOutline<Result>(_ body: (inout FT_Outline) -> Result?) -> Result? { unsafe outline.pointee.with(body) }
}

/// The points of an outline as FreeType lays them out.
private struct Outline {
    private var points: [FT_Vector] = []
    private var tags: [UInt8] = []
    /// The last point of each contour.
    private var ends: [UInt16] = []
    /// Whether a point lies where nothing is drawn, or there are more than FreeType counts.
    private var isBeyondLimits = false
    private var scale = 0.0
    private var right = 0.0

    static let onCurve: UInt8 = 1
    static let cubicControl: UInt8 = 2
    /// Of points, and in each direction.
    private static let limit = (count: 32_000, distance: 1e7)

    mutating func begin(scale: Double, movedRight right: Double) {
        points.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        (isBeyondLimits, self.scale, self.right) = (false, scale, right)
    }

    mutating func add(_ x: Float, _ y: Float, _ tag: UInt8) {
        let (x, y) = ((Double(x) * scale + right).rounded(), (Double(y) * scale).rounded())
        guard abs(x) < Self.limit.distance, abs(y) < Self.limit.distance, points.count < Self.limit.count else {
            isBeyondLimits = true
            return
        }
        points.append(FT_Vector(x: FT_Pos(x), y: FT_Pos(y)))
        tags.append(tag)
    }

    mutating func endContour() {
        let last = UInt16(truncatingIfNeeded: points.count - 1)
        if !points.isEmpty, ends.last != last { ends.append(last) }
    }

    mutating func with<Result>(_ body: (inout FT_Outline) -> Result?) -> Result? {
        endContour()
        guard !points.isEmpty, !isBeyondLimits else { return nil }
        let counts = (points: Int32(points.count), contours: Int32(ends.count))
        return unsafe points.withUnsafeMutableBufferPointer { points in
            unsafe tags.withUnsafeMutableBufferPointer { tags in
                unsafe ends.withUnsafeMutableBufferPointer { ends in
                    var outline = unsafe thumbindex_outline(
                        points.baseAddress, tags.baseAddress, ends.baseAddress, counts.points, counts.contours)
                    return unsafe body(&outline)
                }
            }
        }
    }
}
