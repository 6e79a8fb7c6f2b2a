/// A shaped run that several hold at the cost of one, and that is known by its identity.
final class SharedRun {
    let shaped: ShapedRun

    init(_ shaped: ShapedRun) { self.shaped = shaped }
}
