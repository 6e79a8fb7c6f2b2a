import Geometry
import Rasters

extension PixelRect {
    /// `[x, y, width, height]`.
    var json: JSONValue { .array([x, y, width, height].map { .number(Double($0)) }) }
}
