import Interaction
import Layouts
import Testing

/// What holds for any gestures; a failure prints the seed that repeats it.
@Suite("Random gestures")
struct GestureFuzzTests {
    private let properties = EngineProperties(gestures: RandomInputs<IndexedListEngine>.init(seed:))

    @Test("the selection and the bubble's title are legal or none, opacities stay in 0…1")
    func legality() {
        for seed in FuzzRuns.seeds {
            let gestures = RandomInputs<IndexedListEngine>(seed: seed)
            var engine = gestures.engine
            for (time, input) in gestures.inputs {
                for event in engine.handle(input, at: time) {
                    #expect(event.time <= time, "seed \(seed)")
                }
                for step in 0...4 {
                    let screen = engine.state(at: time + Double(step) * 0.11)
                    #expect(screen.isLegal(on: engine.layout), "seed \(seed)")
                }
            }
        }
    }

    @Test("within one touch no two equal selections follow each other")
    func selections() {
        for seed in FuzzRuns.seeds {
            let gestures = RandomInputs<IndexedListEngine>(seed: seed)
            var engine = gestures.engine
            var last: Int?
            for (time, input) in gestures.inputs {
                if !engine.bar.isTracking { last = nil }
                for event in engine.handle(input, at: time) {
                    guard case .select(let index, _, _) = event.event else { continue }
                    #expect(index != last, "seed \(seed)")
                    last = index
                }
            }
        }
    }

    @Test("everything comes to rest after the last event, inside the scroll range")
    func rest() {
        for seed in FuzzRuns.seeds {
            let gestures = RandomInputs<IndexedListEngine>(seed: seed)
            let (_, engine) = gestures.events(until: gestures.end + 60)
            let screen = engine.state(at: gestures.end + 60)
            #expect(engine.isAtRest, "seed \(seed)")
            #expect(engine.layout.list.scrollRange.contains(screen.offset), "seed \(seed)")
            #expect(screen.bubble == nil, "seed \(seed)")
            #expect(screen == engine.state(at: 1e9), "seed \(seed)")
            let line = engine.layout.bar == nil ? nil : engine.layout.title(atOffset: screen.offset)
            #expect(screen.highlight == line, "seed \(seed)")
        }
    }

    @Test("as many scrolls end as begin, but for one that runs")
    func pairs() {
        for seed in FuzzRuns.seeds {
            let gestures = RandomInputs<IndexedListEngine>(seed: seed)
            var engine = gestures.engine
            var running = 0
            for (time, input) in gestures.inputs + [(gestures.end + 60, .touchCancel())] {
                for event in engine.handle(input, at: time) {
                    if event.event.name == "scrollBegan" { running += 1 }
                    if event.event.name == "scrollEnded" { running -= 1 }
                }
                #expect(running == (engine.list.isMoving ? 1 : 0), "seed \(seed)")
            }
        }
    }

    @Test("replaying gives the same events and states")
    func replay() {
        properties.sameWhenReplayed()
    }

    @Test("ST-1: however finely time is sampled, the events and the states are the same", arguments: [10.0, 60, 1000])
    func sampling(rate: Double) {
        properties.sameWhenSampled(rate: rate, share: 1 / 30)
    }

    @Test("a screen asked for ahead of time is the one that time brings")
    func lookAhead() {
        properties.sameWhenLookedAhead()
    }
}

extension IndexedListState {
    fileprivate func isLegal(on layout: IndexedListLayout) -> Bool {
        let opacities = [barOpacity, bubble?.opacity ?? 0]
        let titles = [highlight, bubble?.title].compactMap(\.self)
        return offset.isFinite && opacities.allSatisfy((0...1).contains)
            && titles.allSatisfy(layout.titles.indices.contains)
    }
}

extension IndexBarEngine {
    fileprivate var isTracking: Bool { touch != .idle }
}
