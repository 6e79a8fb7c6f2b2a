/// Lists that were painted before, by their offsets: states that differ in the bar and the bubble alone share theirs.
///
/// Belongs to one layout, on one thread.
package final class PaintedLists {
    private var lists: [Double: SceneBuilder] = [:]
    /// More than states of a theme have in turn; then all are forgotten.
    private static let limit = 8

    package init() {}

    func list(atOffset offset: Double, paint: () -> SceneBuilder) -> SceneBuilder {
        if let list = lists[offset] { return list }
        if lists.count == Self.limit { lists = [:] }
        let list = paint()
        lists[offset] = list
        return list
    }
}
