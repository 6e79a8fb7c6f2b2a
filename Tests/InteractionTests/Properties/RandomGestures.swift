import Geometry
import Interaction
import Layouts
import RandomNumbers
import Styles

extension RandomInputs<IndexedListEngine> {
    init(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let screen = TestScreen(using: &numbers)
        self.init(screen.engine, using: &numbers) { IndexedListEngine.Input.random(on: screen, using: &$0) }
    }
}

extension TestScreen {
    fileprivate init(using numbers: inout SeededNumbers) {
        let counts = [0, 1, 2, 9, 10, 12, 12, 26, 60]
        let count = counts.randomElement(using: &numbers) ?? 0
        let rows = [[2], [0, 3], [1, 5, 0, 0, 2], [30]].randomElement(using: &numbers)
        let flags = (0..<8).map { _ in Bool.random(using: &numbers) }
        let shape = [BubbleStyle.Shape.none, .teardrop, .wave].randomElement(using: &numbers) ?? .none
        self.init { screen in
            screen.titles = (0..<count).map { "T\($0)" }
            screen.rowCounts = rows
            screen.direction = flags[0] ? .leftToRight : .rightToLeft
            screen.theme.indexBar.showStyle = flags[1] ? .permanent : .onScroll
            screen.theme.indexBar.outOfRange = flags[2] ? .clamp : .ignore
            screen.theme.indexBar.outside = flags[3] ? .freeze : .follow
            screen.theme.indexBar.scrolling = flags[4] ? .animated : .immediate
            screen.theme.indexBar.reselection = flags[5] ? .ignore : .scroll
            screen.theme.indexBar.leadingTitles = flags[6] ? [.search] : []
            screen.theme.list.tableHeader.kind = flags[7] ? .searchBar : .none
            screen.theme.bubble.shape = shape
        }
    }
}

extension IndexedListEngine.Input {
    fileprivate static func random(on screen: TestScreen, using numbers: inout SeededNumbers) -> IndexedListEngine.Input
    {
        let finger = Int.random(in: 0...7, using: &numbers) == 0 ? 1 : 0
        let isOnBar = Int.random(in: 0...3, using: &numbers) > 0
        let barX = screen.direction == .leftToRight ? 305.0 : 15
        let x =
            isOnBar
            ? barX + Double.random(in: -14...14, using: &numbers) : Double.random(in: -50...370, using: &numbers)
        let point = Point(x: x, y: Double.random(in: -50...550, using: &numbers))
        let over: Double = [0, 0.05, 0.3, 1].randomElement(using: &numbers) ?? 0
        switch Int.random(in: 0...19, using: &numbers) {
        case 0...4: return .touchDown(finger: finger, at: point)
        case 5...9: return .touchMove(finger: finger, to: point, over: over)
        case 10...12: return .touchUp(finger: finger)
        case 13: return .touchUp(finger: finger, velocity: Double.random(in: -4000...4000, using: &numbers))
        case 14: return .touchCancel(finger: finger)
        case 15, 16: return .grab(finger: finger)
        case 17: return .scroll(to: .end, isAnimated: Bool.random(using: &numbers))
        case 18:
            let offset = Double.random(in: -100...3000, using: &numbers)
            return .scroll(to: .offset(offset), isAnimated: Bool.random(using: &numbers))
        default:
            var changed = screen
            changed.titles = (0..<Int.random(in: 0...30, using: &numbers)).map { "T\($0 * 2)" }
            return .reload(changed.layout)
        }
    }
}
