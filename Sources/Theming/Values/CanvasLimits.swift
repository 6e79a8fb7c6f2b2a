/// How large a canvas may be.
package enum CanvasLimits {
    /// The longest side of a canvas in points.
    package static let longestSide = 16_384.0
}
