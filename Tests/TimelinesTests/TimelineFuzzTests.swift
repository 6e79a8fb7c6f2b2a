import Documents
import Foundation
import Geometry
import Interaction
import Layouts
import RandomNumbers
import Styles
import Testing
import Timelines

/// Timelines of steps thrown together and spoilt: each either plays, with legal states at its shots and its end, or
/// fails with an error; none crashes or hangs.
///
/// `FuzzSeeds` says which.
@Suite struct TimelineFuzzTests {
    @Test func spoiltTimelinesPlayOrFailWithAnError() {
        let (list, grid) = (TestList().layout, TestGrid().layout)
        var (played, unplayable, unreadable) = (0, 0, 0)
        let seeds = FuzzSeeds.range(usually: 600)
        for seed in seeds {
            let text = SpoiltTimeline(seed: seed).text
            guard let file = try? TimelineFile(SourceText(name: "a.timeline.yaml", text: text)) else {
                unreadable += 1
                continue
            }
            do throws(TimelineProblems) {
                if file.timeline.subject == .grid {
                    check(try play(file.timeline, on: grid), seed) { $0.offset }
                } else {
                    check(try play(file.timeline, on: list), seed) { $0.offset }
                }
                played += 1
            } catch {
                #expect(file.diagnostics(of: error).count == error.problems.count, "seed \(seed)")
                unplayable += 1
            }
        }
        // Spoiling everything, or nothing, tests little.
        #expect(min(played, unplayable, unreadable) > seeds.count / 100, "\(played), \(unplayable), \(unreadable)")
    }

    private func check<State>(_ recording: TimelineRecording<State>, _ seed: UInt64, offset: (State) -> Double) {
        for state in recording.shots.map(\.state) + [recording.last] {
            #expect(offset(state).isFinite, "seed \(seed)")
        }
        #expect(recording.events.allSatisfy { $0.time >= 0 && $0.time <= recording.duration }, "seed \(seed)")
    }
}

/// Steps of the examples in any order, of which some are spoilt; the same for the same seed.
private struct SpoiltTimeline {
    let text: String

    init(seed: UInt64) {
        var generator = SeededNumbers(seed: seed)
        let isGrid = Bool.random(using: &generator)
        let shared =
            TimelineExamples.following.map(\.0) + ["touchDown: {point: [150, 200]}", "wait: 0.2", "wait: rest"]
        let own = (isGrid ? TimelineExamples.grids : TimelineExamples.good).map(\.0)
        var steps = (0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in
            (Int.random(in: 0...2, using: &generator) == 0 ? shared : own).randomElement(using: &generator)
        }
        if Int.random(in: 0...3, using: &generator) == 0, let index = steps.indices.randomElement(using: &generator) {
            steps[index] = Self.spoilt(steps[index], using: &generator)
        }
        text = steps.map { "- \($0)\n" }.joined()
    }

    /// With one character left out, doubled, or exchanged for another.
    private static func spoilt(_ step: String, using generator: inout SeededNumbers) -> String {
        var characters = Array(step)
        let index = Int.random(in: 0..<characters.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: characters.remove(at: index)
        case 1: characters.insert(characters[index], at: index)
        default: characters[index] = "0-9e.,:{}[]&*!'\"\u{0}日".randomElement(using: &generator) ?? "0"
        }
        return String(characters)
    }
}
