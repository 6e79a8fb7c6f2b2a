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
        let starts: [(String, SectionListInput)] = [
            ("resting", .cancel), ("held", .grab), ("gliding", .scroll(to: 400, isAnimated: true, isLed: true)),
        ]
        let inputs: [SectionListInput] = [
            .grab, .drag(by: -10, over: 0.1), .release(velocity: 100), .release(velocity: nil), .cancel,
            .scroll(to: 90, isAnimated: true, isLed: false), .scroll(to: 90, isAnimated: false, isLed: false),
            .reload(TestScreen { $0.titles = [] }.layout.list),
        ]
        for (name, start) in starts {
            for input in inputs {
                var list = list()
                _ = list.handle(start, at: 0)
                let before = list.offset(at: 0.1)
                _ = list.handle(input, at: 0.1)
                let jumps = input == .scroll(to: 90, isAnimated: false, isLed: false) || input.isReload
                #expect(jumps || list.offset(at: list.time) == before, "\(input) while \(name)")
                _ = list.handle(.cancel, at: 0.2)
                _ = list.advance(to: 20)
                #expect(!list.isMoving, "\(input) while \(name)")
            }
        }
    }

    @Test("what the status tells: where a scroll will land, and who moves the list (IB-27, IB-28)")
    func status() {
        var list = list()
        #expect(list.status == SectionListStatus(section: 0, landing: 0, motion: .resting))
        _ = list.handle(.scroll(to: 450, isAnimated: true, isLed: true), at: 0)
        #expect(list.status == SectionListStatus(section: 0, landing: 4, motion: .led))
        _ = list.handle(.scroll(to: 9999, isAnimated: true, isLed: false), at: 0.15)
        #expect(list.status == SectionListStatus(section: 2, landing: 7, motion: .free))
        _ = list.handle(.grab, at: 0.15)
        #expect(list.status == SectionListStatus(section: 2, landing: 2, motion: .free))
        _ = list.handle(.release(velocity: 0), at: 0.2)
        #expect(list.status == SectionListStatus(section: 2, landing: 2, motion: .resting))
    }

    @Test("a section is told at the time at which it comes to the line, however many are crossed at once")
    func sections() {
        var list = list()
        _ = list.handle(.grab, at: 0)
        _ = list.handle(.drag(by: -700, over: 0.7), at: 0)
        let told = list.advance(to: 10)
        #expect(told.map(\.status.section) == [1, 2, 3, 4, 5, 6, 7])
        #expect(told.allSatisfy { $0.event == nil })
        #expect(zip(told, 1...).allSatisfy { abs($0.time - Double($1) * 0.1) < 1e-12 })
    }

    @Test("an eased scroll comes to its section at its end, not before")
    func landing() {
        var list = list()
        _ = list.handle(.scroll(to: 100, isAnimated: true, isLed: false), at: 0)
        let told = list.advance(to: 1)
        #expect(told.map(\.time) == [0.3])
        #expect(told.first?.event == .scrollEnded(offset: 100, section: 1))
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
            _ = list.handle(.scroll(to: target, isAnimated: false, isLed: false), at: 0)
            #expect(list.section == section)
            #expect(list.layout.headerState(ofSection: section, atOffset: target) == .pinned)
        }
    }

    @Test("a bounce stays within the frame at any velocity", arguments: [1e4, -1e4, 1e9, -1e9, 1e300, -1e300])
    func violent(velocity: Double) {
        var list = list()
        _ = list.handle(.grab, at: 0)
        _ = list.handle(.release(velocity: velocity), at: 0)
        for step in 0...3000 {
            let offset = list.offset(at: min(Double(step) / 1000, list.nextChange ?? .infinity))
            #expect(offset > -500 && offset < 1200)
            _ = list.advance(to: Double(step) / 1000)
        }
        #expect(list.state == .resting(offset: velocity < 0 ? 700 : 0))
    }

    @Test("a list without sections has none to tell")
    func empty() {
        var list = list(TestScreen { $0.titles = [] })
        #expect(list.section == nil)
        let told = list.handle(.scroll(to: 50, isAnimated: true, isLed: false), at: 0)
        #expect(told.isEmpty)
        _ = list.handle(.grab, at: 1)
        _ = list.handle(.drag(by: 40, over: 0.1), at: 1)
        #expect(list.handle(.release(velocity: nil), at: 2).allSatisfy { $0.event == nil })
        #expect(list.advance(to: 9).map(\.event) == [.scrollEnded(offset: 0, section: nil)])
    }
}

extension SectionListInput {
    fileprivate var isReload: Bool {
        if case .reload = self { return true }
        return false
    }
}
