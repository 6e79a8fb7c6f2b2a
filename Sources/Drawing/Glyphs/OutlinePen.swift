internal import CHarfBuzz
import Geometry

/// Is told a glyph's outline, element by element, in the font's units, y upward.
class OutlinePen {
    func move(toX x: Float, y: Float) {}
    func line(toX x: Float, y: Float) {}
    func curve(toX x: Float, y: Float, control1 x1: Float, _ y1: Float, control2 x2: Float, _ y2: Float) {}
    /// Goes back to where the contour began.
    func close() {}

    /// Nothing for a glyph that is a picture.
    func draw(_ glyph: UInt32, of font: OpaquePointer) {
        unsafe thumbindex_draw_glyph(font, glyph, Self.functions.pointer, Unmanaged.passUnretained(self).toOpaque())
    }

    private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
        unsafe data.map { unsafe Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What HarfBuzz calls for each element; quadratic curves reach us as cubic ones.
    ///
    /// Unchecked, since HarfBuzz lets nobody change what was made immutable.
    ///
    /// Safe: the functions are made once and never freed.
    @safe private struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer?

        init() {
            unsafe pointer = unsafe hb_draw_funcs_create()
            unsafe hb_draw_funcs_set_move_to_func(
                pointer, { _, data, _, x, y, _ in unsafe OutlinePen.pen(data)?.move(toX: x, y: y) }, nil, nil)
            unsafe hb_draw_funcs_set_line_to_func(
                pointer, { _, data, _, x, y, _ in unsafe OutlinePen.pen(data)?.line(toX: x, y: y) }, nil, nil)
            unsafe hb_draw_funcs_set_cubic_to_func(
                pointer,
                { _, data, _, x1, y1, x2, y2, x, y, _ in
                    unsafe OutlinePen.pen(data)?.curve(toX: x, y: y, control1: x1, y1, control2: x2, y2)
                }, nil, nil)
            unsafe hb_draw_funcs_set_close_path_func(
                pointer, { _, data, _, _ in unsafe OutlinePen.pen(data)?.close() }, nil, nil)
            unsafe hb_draw_funcs_make_immutable(pointer)
        }
    }

    /// Immutable once made, so every thread may use it.
    private static let functions = Functions()
}

/// Collects an outline as a path in em, y downward.
final class PathPen: OutlinePen {
    private(set) var path = Path()
    private let emPerUnit: Double

    init(emPerUnit: Double) { self.emPerUnit = emPerUnit }

    override func move(toX x: Float, y: Float) { path.move(to: point(x, y)) }
    override func line(toX x: Float, y: Float) { path.line(to: point(x, y)) }
    override func close() { path.close() }

    override func curve(toX x: Float, y: Float, control1 x1: Float, _ y1: Float, control2 x2: Float, _ y2: Float) {
        path.curve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
    }

    private func point(_ x: Float, _ y: Float) -> Point {
        Point(x: Double(x) * emPerUnit, y: -Double(y) * emPerUnit)
    }
}
