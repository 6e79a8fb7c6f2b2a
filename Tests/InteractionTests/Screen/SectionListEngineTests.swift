import Geometry
import Interaction
import Layouts
import Testing

@Suite("The section list by itself")
struct SectionListEngineTests {
    private func list(_ screen: TestScreen = TestScreen()) -> SectionListEngine {
        SectionListEngine(layout: screen.layout.list)
    }

    @Test("every input is legal in every state")
    func inputs() {
        let starts: [(String, (inout SectionListEngine) -> Void)] = [
            ("resting", { _ = $0.handle(.touchCancel(), at: 0) }), ("held", { _ = $0.handle(.grab(), at: 0) }),
            ("gliding", { _ = $0.scroll(ledTo: .section(4), at: 0) }),
        ]
        let inputs: [SectionListEngine.Input] = [
            .grab(), .touchDown(at: Point(x: 160, y: 20)), .touchDown(at: Point(x: -1, y: 20)),
            .touchMove(to: Point(x: 160, y: 240), over: 0.1), .touchUp(velocity: 100), .touchUp(), .touchCancel(),
            .touchCancel(finger: 1), .scroll(to: .offset(90), isAnimated: true), .scroll(to: .offset(90)),
            .scroll(to: .section(99)), .reload(TestScreen { $0.titles = [] }.layout.list),
        ]
        for (name, start) in starts {
            for input in inputs {
                var list = list()
                start(&list)
                let before = list.offset(at: 0.1)
                _ = list.handle(input, at: 0.1)
                let jumps = input == .scroll(to: .offset(90)) || input.isReload
                #expect(jumps || list.offset(at: list.time) == before, "\(input) while \(name)")
                _ = list.handle(.touchCancel(), at: 0.2)
                _ = list.advance(to: 20)
                #expect(!list.isMoving, "\(input) while \(name)")
                #expect(list.isAtRest, "\(input) while \(name)")
            }
        }
    }

    @Test("ST-1: a finger beside the list holds nothing, and keeps others away until it lifts")
    func besideTheList() {
        var list = list()
        _ = list.handle(.touchDown(at: Point(x: -1, y: 20)), at: 0)
        #expect(list.handle(.touchMove(to: Point(x: 160, y: 120), over: 0.2), at: 0).isEmpty)
        _ = list.handle(.touchDown(finger: 1, at: Point(x: 160, y: 250)), at: 0.3)
        #expect(list.handle(.touchMove(finger: 1, to: Point(x: 160, y: 150), over: 0), at: 0.4).isEmpty)
        _ = list.handle(.touchUp(), at: 0.5)
        _ = list.handle(.touchDown(finger: 1, at: Point(x: 160, y: 250)), at: 0.6)
        #expect(
            list.handle(.touchMove(finger: 1, to: Point(x: 160, y: 150), over: 0), at: 0.7).map(\.status.section) == [
                0, 1,
            ])
        #expect(list.state(at: 1) == SectionListState(offset: 100, section: 1))
    }

    @Test("what the status tells: where a scroll will land, and who moves the list (IB-27, IB-28)")
    func status() {
        var list = list()
        #expect(list.status == SectionListStatus(section: 0, landing: 0, motion: .resting))
        _ = list.scroll(ledTo: .section(4), at: 0)
        #expect(list.status == SectionListStatus(section: 0, landing: 4, motion: .led))
        _ = list.handle(.scroll(to: .offset(9999), isAnimated: true), at: 0.15)
        #expect(list.status == SectionListStatus(section: 2, landing: 7, motion: .free))
        _ = list.handle(.grab(), at: 0.15)
        #expect(list.status == SectionListStatus(section: 2, landing: 2, motion: .free))
        _ = list.handle(.touchUp(velocity: 0), at: 0.2)
        #expect(list.status == SectionListStatus(section: 2, landing: 2, motion: .resting))
    }

    @Test("a section is told at the time at which it comes to the line, however many are crossed at once")
    func sections() {
        var list = list()
        _ = list.handle(.grab(), at: 0)
        _ = list.handle(.touchMove(to: Point(x: 160, y: 250 - 700), over: 0.7), at: 0)
        let told = list.advance(to: 10)
        #expect(told.map(\.status.section) == [1, 2, 3, 4, 5, 6, 7])
        #expect(told.allSatisfy { $0.event == nil })
        #expect(zip(told, 1...).allSatisfy { abs($0.time - Double($1) * 0.1) < 1e-12 })
    }

    @Test("an eased scroll comes to its section at its end, not before")
    func landing() {
        var list = list()
        _ = list.handle(.scroll(to: .offset(100), isAnimated: true), at: 0)
        let told = list.advance(to: 1)
        #expect(told.map(\.time) == [0.3])
        #expect(told.first?.event == .scrollEnded(offset: 100, section: 1))
    }

    @Test("a scroll that fades is there at once, and what was there fades as long as a scroll takes (AX-3)")
    func fade() throws {
        var list = list()
        _ = list.handle(.scroll(to: .offset(30)), at: 0)
        let told = list.scroll(ledTo: .section(4), .fade, at: 1)
        #expect(told.compactMap(\.event) == [.scrollBegan])
        #expect(list.status == SectionListStatus(section: 4, landing: 4, motion: .led))
        let target = list.layout.targetOffset(ofSection: 4)
        let (start, middle) = (list.state(at: 1), list.state(at: 1.15))
        #expect(start == SectionListState(offset: target, section: 4, leaving: LeavingContent(offset: 30, opacity: 1)))
        #expect(middle.offset == target)
        #expect(abs((middle.leaving?.opacity ?? 0) - 0.5) < 1e-9)
        #expect(list.advance(to: 2).compactMap(\.event) == [.scrollEnded(offset: target, section: 4)])
        #expect(list.state(at: 2) == SectionListState(offset: target, section: 4))
    }

    @Test("a finger on a list that fades holds it where it is (AX-3)")
    func caughtFade() {
        var list = list()
        _ = list.scroll(ledTo: .section(4), .fade, at: 0)
        _ = list.handle(.grab(), at: 0.1)
        #expect(list.state(at: 0.1) == SectionListState(offset: list.layout.targetOffset(ofSection: 4), section: 4))
    }

    @Test("a scroll to a section comes to it, whatever the heights")
    func oddHeights() {
        let screen = TestScreen { screen in
            screen.titles = (0..<200).map { "T\($0)" }
            screen.theme.list.header.height = 27.3
            screen.theme.list.row.height = 43.7
            screen.theme.list.topInset = 47.1
        }
        var list = list(screen)
        for section in 0..<190 {
            let target = list.layout.targetOffset(ofSection: section)
            _ = list.handle(.scroll(to: .offset(target)), at: 0)
            #expect(list.section == section)
            #expect(list.layout.headerState(ofSection: section, atOffset: target) == .pinned)
        }
    }

    @Test("a bounce stays within the frame at any velocity", arguments: [1e4, -1e4, 1e9, -1e9, 1e300, -1e300])
    func violent(velocity: Double) {
        var list = list()
        _ = list.handle(.grab(), at: 0)
        _ = list.handle(.touchUp(velocity: velocity), at: 0)
        for step in 0...3000 {
            let offset = list.offset(at: min(Double(step) / 1000, list.nextChange ?? .infinity))
            #expect(offset > -500 && offset < 1200)
            _ = list.advance(to: Double(step) / 1000)
        }
        #expect(list.isAtRest)
        #expect(list.state(at: 3).offset == (velocity < 0 ? 700 : 0))
    }

    @Test("a list without sections has none to tell")
    func empty() {
        var list = list(TestScreen { $0.titles = [] })
        #expect(list.section == nil)
        let told = list.handle(.scroll(to: .offset(50), isAnimated: true), at: 0)
        #expect(told.isEmpty)
        _ = list.handle(.grab(), at: 1)
        _ = list.handle(.touchMove(to: Point(x: 160, y: 250 + 40), over: 0.1), at: 1)
        #expect(list.handle(.touchUp(), at: 2).allSatisfy { $0.event == nil })
        #expect(list.advance(to: 9).map(\.event) == [.scrollEnded(offset: 0, section: nil)])
    }
}

extension SectionListEngine.Input {
    fileprivate var isReload: Bool {
        if case .reload = self { return true }
        return false
    }
}
