import Geometry

/// A shaped run that several hold at the cost of one, and that is known by its identity.
final class SharedRun {
    let shaped: ShapedRun
    /// What its glyphs cover, in em, once somebody has asked for it.
    var ink: Rect?

    init(_ shaped: ShapedRun) { self.shaped = shaped }
}
