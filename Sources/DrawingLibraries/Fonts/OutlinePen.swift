internal import CHarfBuzz
import Geometry

/// Collects a glyph's outline as it is drawn.
final class OutlinePen {
    private(set) var path = Path()
    private let emPerUnit: Double

    init(emPerUnit: Double) { self.emPerUnit = emPerUnit }

    func draw(_ glyph: UInt32, of font: OpaquePointer) {
        thumbindex_draw_glyph(font, glyph, Self.functions.pointer, Unmanaged.passUnretained(self).toOpaque())
    }

    private func point(_ x: Float, _ y: Float) -> Point {
        Point(x: Double(x) * emPerUnit, y: -Double(y) * emPerUnit)
    }

    private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
        data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What HarfBuzz calls for each element; quadratic curves reach us as cubic ones.
    private struct Functions: @unchecked Sendable {
        let pointer: OpaquePointer?

        init() {
            pointer = hb_draw_funcs_create()
            hb_draw_funcs_set_move_to_func(
                pointer,
                { _, data, _, x, y, _ in
                    guard let pen = OutlinePen.pen(data) else { return }
                    pen.path.move(to: pen.point(x, y))
                }, nil, nil)
            hb_draw_funcs_set_line_to_func(
                pointer,
                { _, data, _, x, y, _ in
                    guard let pen = OutlinePen.pen(data) else { return }
                    pen.path.line(to: pen.point(x, y))
                }, nil, nil)
            hb_draw_funcs_set_cubic_to_func(
                pointer,
                { _, data, _, x1, y1, x2, y2, x, y, _ in
                    guard let pen = OutlinePen.pen(data) else { return }
                    pen.path.curve(to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
                }, nil, nil)
            hb_draw_funcs_set_close_path_func(
                pointer, { _, data, _, _ in OutlinePen.pen(data)?.path.close() }, nil, nil)
            hb_draw_funcs_make_immutable(pointer)
        }
    }

    /// Immutable once made, so every thread may use it.
    private static let functions = Functions()
}
