import Interaction
import RandomNumbers

/// An engine and a sequence of gestures for it, the same for the same seed.
struct RandomInputs<Engine: PointerEngine> where Engine.Output == TimedEvent {
    let engine: Engine
    let inputs: [(time: Double, input: Engine.Input)]

    /// One to thirty inputs at random times; at the end every finger lifts.
    init(_ engine: Engine, using numbers: inout SeededNumbers, input: (inout SeededNumbers) -> Engine.Input) {
        var time = 0.0
        var inputs: [(time: Double, input: Engine.Input)] = []
        for _ in 0..<Int.random(in: 1...30, using: &numbers) {
            let pauses: [Double] = [0, 0.01, 0.1, 0.1, 0.4, 2]
            time += pauses.randomElement(using: &numbers) ?? 0
            if Bool.random(using: &numbers) { time += Double.random(in: 0...0.3, using: &numbers) }
            inputs.append((time, input(&numbers)))
        }
        for finger in 0...1 { inputs.append((time, .touchUp(finger: finger, velocity: nil))) }
        self.engine = engine
        self.inputs = inputs
    }

    /// The time of the last input.
    var end: Double { inputs.last?.time ?? 0 }

    /// All that the gestures bring about up to a time, each event once.
    func events(until end: Double, sampledEvery step: Double? = nil) -> (events: [TimedEvent], engine: Engine) {
        var engine = engine
        var events: [TimedEvent] = []
        var samples = 0
        for (time, input) in inputs {
            while let step, Double(samples) * step < time {
                events += engine.advance(to: Double(samples) * step)
                samples += 1
            }
            events += engine.handle(input, at: time)
        }
        while let step, Double(samples) * step < end {
            events += engine.advance(to: Double(samples) * step)
            samples += 1
        }
        events += engine.advance(to: end)
        return (events.inOrder(), engine)
    }
}

enum FuzzRuns {
    /// Which sequences a test tries.
    static let seeds = FuzzSeeds.range(usually: 300)
}
