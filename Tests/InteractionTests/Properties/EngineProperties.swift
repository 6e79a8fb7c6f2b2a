import Interaction
import Testing

/// What holds for either engine, whatever the gestures; a failure prints the seed that repeats it.
struct EngineProperties<Engine: PointerEngine> where Engine.Output == TimedEvent {
    let gestures: (UInt64) -> RandomInputs<Engine>

    func sameWhenReplayed() {
        for seed in FuzzRuns.seeds {
            let (events, engine) = gestures(seed).events(until: 100)
            let (sameEvents, sameEngine) = gestures(seed).events(until: 100)
            #expect(events == sameEvents, "seed \(seed)")
            #expect(engine == sameEngine, "seed \(seed)")
        }
    }

    /// - Parameter share: so many of the sequences are tried, since each is slow.
    func sameWhenSampled(rate: Double, share: Double) {
        for seed in FuzzRuns.seeds.prefix(Int(max(Double(FuzzRuns.seeds.count) * share, 1))) {
            let gestures = gestures(seed)
            let (events, engine) = gestures.events(until: gestures.end + 2)
            let (sampledEvents, sampledEngine) = gestures.events(until: gestures.end + 2, sampledEvery: 1 / rate)
            #expect(events == sampledEvents, "seed \(seed)")
            #expect(engine == sampledEngine, "seed \(seed)")
        }
    }

    func sameWhenLookedAhead() {
        for seed in FuzzRuns.seeds {
            let gestures = gestures(seed)
            var engine = gestures.engine
            for (time, input) in gestures.inputs {
                let ahead = engine.state(at: time)
                _ = engine.advance(to: time)
                #expect(engine.state(at: time) == ahead, "seed \(seed)")
                _ = engine.handle(input, at: time)
            }
        }
    }
}
