import Geometry
import Layouts

extension GridEngine {
    /// A finger that has moved sideways by more than these points swipes, and presses no more (GP-16).
    public static let swipeDistance = 10.0

    mutating func startPress(on item: Int) {
        let index =
            presses.firstIndex { $0.item == item }
            ?? {
                let look = Visibility(isShown: false, fadeIn: style.cell.pressIn, fadeOut: style.cell.pressOut)
                presses.append(FadingPress(item: item, look: look))
                return presses.endIndex - 1
            }()
        presses[index].look.show(at: time)
    }

    /// What the finger presses no longer looks so, and will not be selected.
    mutating func endPress() {
        guard let item = pressedItem, case .pages(let pull, _) = finger?.role else { return }
        finger?.role = .pages(pull: pull, pressed: nil)
        fade(item)
    }

    /// The finger has lifted on what it pressed.
    mutating func select(_ item: Int) {
        fade(item)
        selected = item
        tell(.itemSelected(index: item))
    }

    private mutating func fade(_ item: Int) {
        guard let index = presses.firstIndex(where: { $0.item == item }) else { return }
        presses[index].look.hide(at: time)
    }

    /// Fades go on, and those that are over go away.
    mutating func advanceLooks() {
        for index in presses.indices { presses[index].look.advance(to: time) }
        presses.removeAll { !$0.look.isPresent }
    }

    private var pressedItem: Int? {
        guard case .pages(_, let item?) = finger?.role else { return nil }
        return item
    }

    var hasLeftPress: Bool { hasLeftPress(at: time, offset: offset(at: time)) }

    /// On an even move the finger leaves the item, which follows it sideways, once and does not come back.
    var timeOfPressEnd: Double? {
        guard pressedItem != nil, case .held(let motion) = movement, let finger, finger.path.endTime > time else {
            return nil
        }
        return FirstTime.search(in: time...finger.path.endTime) {
            hasLeftPress(at: $0, offset: motion.offset(at: $0))
        }
    }

    private func hasLeftPress(at time: Double, offset: Double) -> Bool {
        guard let item = pressedItem, let finger else { return false }
        let point = finger.path.point(at: time)
        return abs(point.x - finger.path.origin.x) > Self.swipeDistance
            || !layout.frame(ofItem: item, atOffset: offset).contains(point)
    }
}
