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
        let columns = (0...width).map { min(Int((Double($0) * scale).rounded()), raster.width) }
        let rows = (0...height).map { min(Int((Double($0) * scale).rounded()), raster.height) }
        var values = [Float](repeating: 0, count: width * height)
        let pixels = raster.pixels.span
        for y in 0..<height {
            for x in 0..<width {
                var (sum, count): (UInt32, UInt32) = (0, 0)
                for row in rows[y]..<max(rows[y + 1], rows[y]) {
                    for column in columns[x]..<max(columns[x + 1], columns[x]) {
                        let bits = pixels[row * raster.width + column].argb
                        sum &+= (bits >> 16 & 0xFF) &* 2 &+ (bits >> 8 & 0xFF) &* 5 &+ (bits & 0xFF)
                        count &+= 8
                    }
                }
                values[y * width + x] = count > 0 ? Float(sum) / Float(count) : 0
            }
        }
        (self.width, self.height, self.values) = (width, height, values)
    }
}

extension LightPlane {
    /// How alike an area is to the same area of another plane moved by whole points: the correlation of their light,
    /// −1…1, whatever their contrast and brightness. `nil` where the area is flat here, or leaves a plane.
    func likeness(of area: PlaneArea, to other: LightPlane, dx: Int, dy: Int) -> Float? {
        guard area.minX >= 0, area.minY >= 0, area.maxX <= width, area.maxY <= height,
            area.minX + dx >= 0, area.minY + dy >= 0, area.maxX + dx <= other.width, area.maxY + dy <= other.height
        else { return nil }
        var (a, b, aa, bb, ab): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
        var count: Float = 0
        let (own, others) = (values.span, other.values.span)
        let step = area.step
        for y in stride(from: area.minY, to: area.maxY, by: step) {
            for x in stride(from: area.minX, to: area.maxX, by: step) {
                let (one, two) = (own[y * width + x], others[(y + dy) * other.width + x + dx])
                a += one
                b += two
                aa += one * one
                bb += two * two
                ab += one * two
                count += 1
            }
        }
        let (varianceA, varianceB) = (aa - a * a / count, bb - b * b / count)
        guard varianceA > count * 4 else { return nil }
        guard varianceB > count else { return 0 }
        return (ab - a * b / count) / (varianceA * varianceB).squareRoot()
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
