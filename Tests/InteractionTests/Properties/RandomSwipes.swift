import Geometry
import Interaction
import Layouts
import RandomNumbers
import Styles

extension RandomInputs<GridEngine> {
    init(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let grid = TestGrid(using: &numbers)
        self.init(grid.engine, using: &numbers) { GridEngine.Input.random(on: grid, using: &$0) }
    }
}

extension TestGrid {
    fileprivate init(using numbers: inout SeededNumbers) {
        let counts = [0, 1, 9, 10, 30, 30, 30, 200, 1_000_000]
        let count = counts.randomElement(using: &numbers) ?? 0
        let updates = PageControlStyle.Update.allCases
        let update = updates.randomElement(using: &numbers) ?? .atEnd
        let fades = [0, 0.1, 0.5].map { Fade(delay: $0 / 5, duration: $0) }
        let looks = (0..<2).map { _ in fades.randomElement(using: &numbers) ?? Fade(duration: 0) }
        let isMirrored = Bool.random(using: &numbers)
        let width: Double = [300, 300, 300, 0, 100].randomElement(using: &numbers) ?? 300
        self.init { grid in
            grid.itemCount = count
            grid.width = width
            grid.direction = isMirrored ? .rightToLeft : .leftToRight
            grid.style.pageControl.update = update
            grid.style.cell.pressIn = looks[0]
            grid.style.cell.pressOut = looks[1]
        }
    }
}

extension GridEngine.Input {
    fileprivate static func random(on grid: TestGrid, using numbers: inout SeededNumbers) -> GridEngine.Input {
        let finger = Int.random(in: 0...7, using: &numbers) == 0 ? 1 : 0
        let point = Point(
            x: Double.random(in: -50...350, using: &numbers), y: Double.random(in: -50...480, using: &numbers))
        let over: Double = [0, 0.05, 0.3, 1].randomElement(using: &numbers) ?? 0
        switch Int.random(in: 0...20, using: &numbers) {
        case 0...4: return .touchDown(finger: finger, at: point)
        case 5...9: return .touchMove(finger: finger, to: point, over: over)
        case 10...13: return .touchUp(finger: finger)
        case 14: return .touchUp(finger: finger, velocity: Double.random(in: -9000...9000, using: &numbers))
        case 15: return .touchCancel(finger: finger)
        case 16, 17: return .grab(finger: finger)
        case 18:
            let page = Int.random(in: -2...6, using: &numbers)
            return .scroll(to: .page(page), isAnimated: Bool.random(using: &numbers))
        case 19:
            let offset = Double.random(in: -100...1500, using: &numbers)
            return .scroll(to: .offset(offset), isAnimated: Bool.random(using: &numbers))
        default:
            var changed = grid
            changed.itemCount = Int.random(in: 0...60, using: &numbers)
            return .reload(changed.layout)
        }
    }
}
