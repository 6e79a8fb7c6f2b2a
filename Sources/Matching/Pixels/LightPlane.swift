internal import CPixels
import Geometry
import Rasters

/// How light a picture is, at one value a point: what is looked for over long ways is looked for here.
struct LightPlane {
    let width: Int
    let height: Int
    /// Row by row, from 0 to 255.
    let values: [Float]

    /// - Parameter scale: pixels a point.
    init(_ raster: Raster, scale: Double) {
        let (width, height) = (
            max(Int((Double(raster.width) / scale).rounded()), 1),
            max(Int((Double(raster.height) / scale).rounded()), 1)
        )
        let columns = (0...width).map { UInt32(min(Int((Double($0) * scale).rounded()), raster.width)) }
        let rows = (0...height).map { min(Int((Double($0) * scale).rounded()), raster.height) }
        var values = [Float](repeating: 0, count: width * height)
        var sums = [UInt32](repeating: 0, count: raster.width)
        unsafe raster.withUnsafeNumbers { pixels in
            for y in 0..<height where rows[y] < rows[y + 1] {
                // Rows and columns lie in the picture, and values has `width` from there on.
                unsafe values.withUnsafeMutableBufferPointer { values in
                    unsafe thumbindex_light_row(
                        pixels + rows[y] * raster.width, raster.width, rows[y + 1] - rows[y], columns, width, &sums,
                        values.baseAddress.unsafelyUnwrapped + y * width)
                }
            }
        }
        (self.width, self.height, self.values) = (width, height, values)
    }
}

extension LightPlane {
    private init(width: Int, height: Int, values: [Float]) {
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// What it has from a place on, as large as asked for; beyond its sides what is at them.
    func part(x: Int = 0, y: Int, width partWidth: Int, height partHeight: Int) -> LightPlane {
        let part = (y..<y + partHeight).flatMap { y in
            let row = min(max(y, 0), height - 1) * width
            return (x..<x + partWidth).map { values[row + min(max($0, 0), width - 1)] }
        }
        return LightPlane(width: partWidth, height: partHeight, values: part)
    }

    /// The same with what another plane, moved by whole values, has in some areas, as far as it reaches.
    func showing(_ other: LightPlane, in areas: [PlaneArea], dx: Int, dy: Int) -> LightPlane {
        var values = values
        for area in areas {
            for y in max(area.minY, -dy)..<max(min(area.maxY, other.height - dy), area.minY, -dy) {
                for x in max(area.minX, -dx)..<max(min(area.maxX, other.width - dx), area.minX, -dx) {
                    values[y * width + x] = other.values[(y + dy) * other.width + x + dx]
                }
            }
        }
        return LightPlane(width: width, height: height, values: values)
    }

    /// The same upside down.
    var turned: LightPlane { LightPlane(width: width, height: height, values: values.reversed()) }
}

/// A picture with its light, which is gathered once for each size that is asked for.
final class LitPicture {
    let raster: Raster
    private var planes: [Double: LightPlane] = [:]

    init(_ raster: Raster) { self.raster = raster }

    /// Its light.
    ///
    /// - Parameter scale: pixels a value.
    func light(scale: Double) -> LightPlane {
        if let plane = planes[scale] { return plane }
        let plane = LightPlane(raster, scale: scale)
        planes[scale] = plane
        return plane
    }
}

extension LightPlane {
    /// How alike an area is to the same area of another plane moved by whole points: the correlation of their light,
    /// −1…1, whatever their contrast and brightness. `nil` where the area is flat here, or leaves a plane.
    func likeness(of area: PlaneArea, to other: LightPlane, dx: Int, dy: Int) -> Float? {
        guard area.minX >= 0, area.minY >= 0, area.maxX <= width, area.maxY <= height,
            area.minX + dx >= 0, area.minY + dy >= 0, area.maxX + dx <= other.width, area.maxY + dy <= other.height
        else { return nil }
        let (across, down, step) = (area.maxX - area.minX, area.maxY - area.minY, area.step)
        guard across > 0, down > 0 else { return nil }
        let sums = unsafe values.withUnsafeBufferPointer { own in
            unsafe other.values.withUnsafeBufferPointer { others in
                // Both areas lie in their planes, and neither is empty.
                unsafe thumbindex_compare_light(
                    own.baseAddress.unsafelyUnwrapped + area.minY * width + area.minX, width,
                    others.baseAddress.unsafelyUnwrapped + (area.minY + dy) * other.width + area.minX + dx,
                    other.width, across, down, step)
            }
        }
        let count = Float((across + step - 1) / step * ((down + step - 1) / step))
        let varianceA = sums.firstSquares - sums.first * sums.first / count
        let varianceB = sums.secondSquares - sums.second * sums.second / count
        guard varianceA > count * 4 else { return nil }
        guard varianceB > count else { return 0 }
        return (sums.products - sums.first * sums.second / count) / (varianceA * varianceB).squareRoot()
    }
}

extension LightPlane {
    /// By how much the light differs in the mean where both planes are, the other moved by whole values.
    ///
    /// - Parameter limit: what a value counts at most.
    func distance(to other: LightPlane, dx: Int, dy: Int, atMost limit: Float = 60) -> Double {
        let columns = max(0, -dx)..<max(min(width, other.width - dx), max(0, -dx))
        let rows = max(0, -dy)..<max(min(height, other.height - dy), max(0, -dy))
        guard !columns.isEmpty, !rows.isEmpty else { return Double(limit) }
        var sum: Float = 0
        for y in rows {
            let (own, others) = (y * width, (y + dy) * other.width + dx)
            for x in columns { sum += min(abs(values[own + x] - other.values[others + x]), limit) }
        }
        return Double(sum) / Double(columns.count * rows.count)
    }
}

/// A rectangle of a plane, in whole points.
struct PlaneArea: Hashable {
    let minX: Int
    let minY: Int
    let maxX: Int
    let maxY: Int

    /// All points that a rectangle touches, and some around it; cut to a canvas.
    init(around rect: Rect, margin: Double, in canvas: Size) {
        minX = max(Int((rect.minX - margin).rounded(.down)), 0)
        minY = max(Int((rect.minY - margin).rounded(.down)), 0)
        maxX = min(Int((rect.maxX + margin).rounded(.up)), Int(canvas.width))
        maxY = min(Int((rect.maxY + margin).rounded(.up)), Int(canvas.height))
    }

    /// Of large areas every second or third point says enough.
    fileprivate var step: Int {
        let area = (maxX - minX) * (maxY - minY)
        return area > 6000 ? 3 : area > 1500 ? 2 : 1
    }
}
