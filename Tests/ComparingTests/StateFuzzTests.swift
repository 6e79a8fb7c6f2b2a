import Comparing
import Documents
import Foundation
import RandomNumbers
import Testing

/// The JSON of states and of films with the smallest and the largest numbers that there are, ids that no run writes and
/// whatever else: each pair of them gives a result and its causes.
///
/// `FuzzSeeds` says how many pairs; a failure names the seed.
@Suite("States of any numbers in a comparison", .timeLimit(.minutes(10)))
struct StateFuzzTests {
    @Test("never crash or hang it")
    func anyNumbers() async throws {
        for seed in FuzzSeeds.range(usually: 300) {
            var states = RandomStates(seed: seed)
            let pair = try PairFolder()
            for side in ["old", "new"] {
                let isSame = states.next(below: 2) == 0
                let picture = PairFolder.picture(first: isSame ? 0xFFFF_FFFF : 0xFF00_0000)
                let name = states.next(below: 4) == 0 ? "film" : "tap"
                try pair.write("\(side)/tap@2x.png", picture.bytes)
                try pair.write("\(side)/\(name).json", Array(states.json().utf8))
            }
            let masks = "masks: [status-bar, {points: [0, 0, 16384, 1]}, {pixels: [0, 0, 1, 1]}]"
            let comparer = PairComparer(
                ignoredNodes: states.next(below: 2) == 0 ? [] : ["section", "index-bar"],
                rules: try ComparisonRules(
                    SourceText(name: "all.diff.yaml", text: states.next(below: 2) == 0 ? masks : "{}")))
            let found = try FoundPairs(baseline: pair.old, candidate: pair.new).pairs
            // A state may be called "film", and is no shot's then.
            #expect(found.map(\.path).filter { $0 != "film.json" } == ["tap@2x.png"], "seed \(seed)")
            for pair in found {
                let told = comparer.compare(pair) { compared, contents in
                    PairCauses(comparer: comparer).causes(of: compared, contents).full
                }
                #expect(told.count < 20_000, "seed \(seed)")
            }
        }
    }
}

/// Documents that a reader of states' JSON may meet, the same for a seed.
private struct RandomStates {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func next(below bound: Int) -> Int { numbers.next(below: bound) }

    private mutating func pick(_ words: [String]) -> String { words[next(below: words.count)] }

    private mutating func number() -> String {
        let size = pick([
            "0", "1", "2", "20", "375", "0.5", "5e-324", "1e-300", "1e9", "9007199254740993", "1e18", "1e300",
            "1.7976931348623157e308",
        ])
        return next(below: 4) == 0 ? "-" + size : size
    }

    private mutating func list(_ count: Int) -> String {
        "[" + (0..<count).map { _ in number() }.joined(separator: ", ") + "]"
    }

    private mutating func index() -> String {
        pick(["0", "1", "2", "3", "9223372036854775806", "9223372036854775807", "9223372036854775808", "-1", "x", ""])
    }

    private mutating func id() -> String {
        switch next(below: 6) {
        case 0: "section/\(index())/row/\(index())"
        case 1: "section/\(index())/header"
        case 2: "index-bar/title/\(index())"
        case 3: "grid/item/\(index())/label"
        case 4: "page-control/dot/\(index())"
        default: pick(["bubble", "index-bar", "a/b/c", "/", ""])
        }
    }

    private mutating func node() -> String {
        var members = ["\"id\": \"\(id())\"", "\"role\": \"row\"", "\"frame\": \(list(4))"]
        if next(below: 2) == 0 { members.append("\"text\": \"\(pick(["A", "B", "", "Ä"]))\"") }
        if next(below: 3) == 0 { members.append("\"hit\": \(list(4))") }
        if next(below: 3) == 0 { members.append("\"textOrigin\": \(list(2))") }
        if next(below: 3) == 0 { members.append("\"opacity\": \(number())") }
        if next(below: 3) == 0 {
            members.append("\"font\": {\"families\": [], \"size\": \(number()), \"weight\": \(number())}")
        }
        if next(below: 3) == 0 {
            members.append("\"shadow\": \"#000000 \(number()) \(number()) \(number()), nan inf -inf 3\"")
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private mutating func state() -> String {
        let nodes = (0..<next(below: 12)).map { _ in node() }.joined(separator: ", ")
        return "\"size\": \(list(2)), \"background\": \"#FFFFFF\", \"border\": \"\(number())\", \"nodes\": [\(nodes)]"
    }

    private mutating func event() -> String {
        "{\"time\": \(number()), \"name\": \"\(pick(["select", "pageChanged"]))\", \"index\": \(number())}"
    }

    /// A state, or a film with or without the shot that is asked for.
    mutating func json() -> String {
        guard next(below: 3) == 0 else { return "{\(state())}" }
        let events = (0..<next(below: 6)).map { _ in event() }.joined(separator: ", ")
        let shots = (0..<next(below: 3)).map { number in
            "{\"name\": \"\(number == 0 ? "tap" : "end")\", \"time\": \(self.number()), \(state())}"
        }
        let ticks = list(next(below: 3))
        return "{\"events\": [\(events)], \"ticks\": \(ticks), \"shots\": [\(shots.joined(separator: ", "))]}"
    }
}
