import Diagnostics
import Documents
import SpoiltThemes
import Styles
import Testing
import Theming

/// Spoilt themes: each either resolves to finite values or fails with an error, and none crashes or hangs.
@Suite struct ThemeFuzzTests {
    private enum Outcome: Hashable {
        case resolved
        case failed
        case wrong(String)
    }

    @Test func spoiltThemesResolveOrFailWithAnError() throws {
        let themes = try SpoiltThemes()
        var counts: [Outcome: Int] = [:]
        for seed in SpoiltThemes.seeds {
            let outcome = Self.load(try themes.variant(seed))
            if case .wrong(let problem) = outcome { Issue.record("seed \(seed): \(problem)") }
            counts[outcome, default: 0] += 1
        }
        // A mutation that spoils everything, or nothing, tests little.
        let runs = SpoiltThemes.seeds.count
        #expect(counts[.resolved, default: 0] > runs / 50 && counts[.failed, default: 0] > runs / 4, "\(counts)")
    }

    @Test func unspoiltThemesResolve() throws {
        try SpoiltThemes().forEachUnspoilt { #expect(Self.load($0) == .resolved) }
    }

    @Test func mutationIsTheSameForASeed() {
        func mutated(_ seed: UInt64) -> [UInt8] {
            var mutation = ThemeMutation(seed: seed, vocabulary: ["bubble"])
            return mutation.mutate("bubble: {gap: 3}\nlist:\n", donors: ["name: x"])
        }
        #expect(mutated(1) == mutated(1))
        #expect(Set((0..<50).map { mutated($0) }).count > 25)
    }

    private static func load(_ location: FileLocation) -> Outcome {
        do throws(DiagnosticError) {
            let document = try ThemeDocument.load(location)
            for appearance in Appearance.allCases {
                let theme = try document.resolve(appearance).theme
                guard SpoiltThemes.isFinite(theme) else { return .wrong("a value is not finite") }
            }
            return .resolved
        } catch {
            return error.description.contains("error: ") ? .failed : .wrong("an error that says nothing")
        }
    }
}
