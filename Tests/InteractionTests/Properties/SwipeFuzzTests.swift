import Interaction
import Layouts
import Testing

/// What holds for any gestures on a grid; a failure prints the seed that repeats it.
@Suite("Random swipes")
struct SwipeFuzzTests {
    private let properties = EngineProperties(gestures: RandomInputs<GridEngine>.init(seed:))

    @Test("pages and items are legal or none, amounts stay in 0…1, offsets no further out than SL-8 takes them")
    func legality() {
        for seed in FuzzRuns.seeds {
            let swipes = RandomInputs<GridEngine>(seed: seed)
            var engine = swipes.engine
            for (time, input) in swipes.inputs {
                for event in engine.handle(input, at: time) {
                    #expect(event.time <= time, "seed \(seed)")
                    #expect(event.event.isLegal(on: engine.layout) || input.isReload, "seed \(seed)")
                }
                for step in 0...4 {
                    let state = engine.state(at: time + Double(step) * 0.11)
                    #expect(state.isLegal(on: engine.layout), "seed \(seed)")
                }
            }
        }
    }

    @Test("everything comes to rest after the last event, on a page, or where a program has left it")
    func rest() {
        for seed in FuzzRuns.seeds {
            let swipes = RandomInputs<GridEngine>(seed: seed)
            let (_, engine) = swipes.events(until: swipes.end + 60)
            let state = engine.state(at: swipes.end + 60)
            #expect(engine.isAtRest, "seed \(seed)")
            #expect(engine.layout.scrollRange.contains(state.offset), "seed \(seed)")
            #expect(state.presses.isEmpty, "seed \(seed)")
            #expect(state == engine.state(at: 1e9), "seed \(seed)")
            let page = engine.layout.page(atOffset: state.offset)
            #expect(Int(state.page.rounded()) == page, "seed \(seed)")
            let isProgram = swipes.inputs.contains { if case .scroll(.offset, _) = $0.input { true } else { false } }
            if !isProgram { #expect(state.offset == engine.layout.offset(ofPage: page), "seed \(seed)") }
        }
    }

    @Test("as many scrolls end as begin, but for one that runs; no page changes to itself")
    func pairs() {
        for seed in FuzzRuns.seeds {
            let swipes = RandomInputs<GridEngine>(seed: seed)
            var engine = swipes.engine
            var running = 0
            var page = 0
            for (time, input) in swipes.inputs + [(swipes.end + 60, .touchCancel())] {
                for event in engine.handle(input, at: time) {
                    switch event.event {
                    case .scrollBegan: running += 1
                    case .scrollEnded: running -= 1
                    case .pageChanged(let next):
                        #expect(next != page, "seed \(seed)")
                        page = next
                    default: break
                    }
                }
                #expect(running == (engine.isMoving ? 1 : 0), "seed \(seed)")
                #expect(page == engine.page, "seed \(seed)")
            }
        }
    }

    @Test("GP-16: one touch selects at most one item, and only one that has not been swiped")
    func selections() {
        for seed in FuzzRuns.seeds {
            let swipes = RandomInputs<GridEngine>(seed: seed)
            var engine = swipes.engine
            for (time, input) in swipes.inputs {
                let events = engine.handle(input, at: time)
                let selected = events.filter { if case .itemSelected = $0.event { true } else { false } }
                let isLift = if case .touchUp = input { true } else { false }
                #expect(selected.count <= (isLift ? 1 : 0), "seed \(seed)")
            }
        }
    }

    @Test("replaying gives the same events and states")
    func replay() {
        properties.sameWhenReplayed()
    }

    @Test("ST-1: however finely time is sampled, the events and the states are the same", arguments: [10.0, 60, 1000])
    func sampling(rate: Double) {
        properties.sameWhenSampled(rate: rate, share: 0.1)
    }

    @Test("a grid asked for ahead of time is the one that time brings")
    func lookAhead() {
        properties.sameWhenLookedAhead()
    }

    @Test("ST-1: whatever a finger does, the pages do not jump; only a program's scroll and a reload move them at once")
    func continuity() {
        for seed in FuzzRuns.seeds {
            let swipes = RandomInputs<GridEngine>(seed: seed)
            var engine = swipes.engine
            for (time, input) in swipes.inputs where !input.isAtOnce {
                let before = engine.state(at: time)
                _ = engine.handle(input, at: time)
                let after = engine.state(at: time)
                #expect(abs(after.offset - before.offset) < 2e-6, "seed \(seed)")
                for press in before.presses where press.amount > 0.01 {
                    let amount = after.pressAmount(ofItem: press.item)
                    #expect(amount == press.amount || engine.style.cell.isAbrupt, "seed \(seed)")
                }
            }
        }
    }
}

extension GridEngine.Input {
    fileprivate var isReload: Bool {
        if case .reload = self { true } else { false }
    }

    /// Whether it may move the pages without time.
    fileprivate var isAtOnce: Bool {
        switch self {
        case .reload, .scroll(_, isAnimated: false): true
        case .touchMove(_, _, let over): over == 0
        default: false
        }
    }
}

extension InteractionEvent {
    fileprivate func isLegal(on layout: GridLayout) -> Bool {
        switch self {
        case .itemSelected(let index): 0..<layout.itemCount ~= index
        case .pageChanged(let page): 0..<max(layout.pageCount, 1) ~= page
        case .scrollEnded(let offset, let section): section == nil && layout.scrollRange.contains(offset)
        case .scrollBegan: true
        default: false
        }
    }
}

extension GridState {
    fileprivate func isLegal(on layout: GridLayout) -> Bool {
        let items = presses.map(\.item) + (selected.map { [$0] } ?? [])
        let range = layout.scrollRange
        // SL-8: a rubber band stretches by less than the page's width. Of the fastest throw here, 9,000 points a second, it
        // leaves 0.55 at an end, and a critically damped spring of stiffness 100 goes at most v / (e · 10) past it.
        let width = layout.pageSize.width
        let reach = width > 0 ? max(width, 0.55 * 9_000 / (2.7182 * 10)) : 0
        return offset >= range.lowerBound - reach && offset <= range.upperBound + reach
            && items.allSatisfy { 0..<layout.itemCount ~= $0 } && presses.allSatisfy { 0...1 ~= $0.amount }
            && page >= 0 && page <= Double(max(layout.pageCount - 1, 0))
    }
}
