import Documents
import Foundation
import RandomNumbers
import Styles
import TemporaryFolders
import Testing
import Theming

/// Spoilt themes: each either resolves to finite values, of which every state can be painted, or fails with an error;
/// none crashes or hangs.
///
/// `FuzzSeeds` says which variants. After a crash the last one stands in the folder of temporary files, as
/// `thumbindex-…/look.theme.yaml`.
@Suite struct ThemeFuzzTests {
    @Test func spoiltThemesResolveOrFailWithAnError() throws {
        let bench = try FuzzBench()
        var (resolved, failed) = (0, 0)
        let seeds = FuzzSeeds.range(usually: 300)
        for seed in seeds {
            switch try bench.run(seed) {
            case .resolved: resolved += 1
            case .failed: failed += 1
            case .wrong(let problem): Issue.record("seed \(seed): \(problem)")
            }
        }
        // A mutation that spoils everything, or nothing, tests little.
        #expect(resolved > seeds.count / 50 && failed > seeds.count / 4, "\(resolved) resolved, \(failed) failed")
    }

    @Test func unspoiltThemesResolve() throws {
        #expect(try FuzzBench().errorsOfUnspoiltThemes() == [])
    }

    @Test func mutationIsTheSameForASeed() {
        func mutated(_ seed: UInt64) -> [UInt8] {
            var mutation = ThemeMutation(seed: seed, vocabulary: ["bubble"])
            return mutation.mutate("bubble: {gap: 3}\nlist:\n", donors: ["name: x"])
        }
        #expect(mutated(1) == mutated(1))
        #expect(Set((0..<50).map { mutated($0) }).count > 25)
    }
}

/// The files that are spoilt one after the other.
private struct FuzzBench {
    enum Outcome {
        case resolved
        case failed
        case wrong(String)
    }

    private let folder = TemporaryFolder()
    private let themes: [String]
    private let tokens: [String]
    private let vocabulary: [String]

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Themes")
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
        func texts(_ kind: String) throws -> [String] {
            try names.filter { $0.contains(".\(kind).") }
                .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
        }
        themes = try texts("theme") + [Self.everything]
        tokens = try texts("tokens") + [TokenAliasTests.tokens]
        let tokenNames = names.filter { $0.contains(".tokens.") } + ["brand.tokens.json"]
        for (name, text) in zip(tokenNames, tokens) { try folder.write([name: text]) }
        for name in names where name.contains(".content.") { try folder.write([name: ""]) }
        try folder.write(["base.theme.yaml": "indexBar: {titleFont: {size: 9}, border: {width: 2}}"])
        vocabulary = ThemeFile.propertyPaths.flatMap { $0.split(separator: ".").map(String.init) }
    }

    /// What is wrong with the themes before they are spoilt.
    func errorsOfUnspoiltThemes() throws -> [String] {
        try themes.compactMap { text in
            try Data(text.utf8).write(to: url("look.theme.yaml"))
            if case .resolved = load() { return nil }
            return text
        }
    }

    func run(_ seed: UInt64) throws -> Outcome {
        var mutation = ThemeMutation(seed: seed, vocabulary: vocabulary)
        let theme = themes[Int(seed % UInt64(themes.count))]
        try Data(mutation.mutate(theme, donors: themes)).write(to: url("look.theme.yaml"))
        if seed % 5 == 0 {
            let text = tokens[Int(seed / 5 % UInt64(tokens.count))]
            try Data(mutation.mutate(text, donors: tokens)).write(to: url("brand.tokens.json"))
        }
        defer { try? folder.write(["brand.tokens.json": TokenAliasTests.tokens]) }
        return load()
    }

    private func load() -> Outcome {
        do throws(DiagnosticError) {
            let document = try ThemeFile(at: FileLocation(folder.path + "/look.theme.yaml"))
            for appearance in Appearance.allCases {
                let theme = document.theme(in: appearance)
                guard Self.isFinite(theme) else { return .wrong("a value is not finite") }
                if let problem = PaintedStates.problem(in: theme) { return .wrong(problem) }
            }
            return .resolved
        } catch {
            return error.description.contains("error: ") ? .failed : .wrong("an error that says nothing")
        }
    }

    private func url(_ name: String) -> URL { URL(filePath: folder.path + "/" + name) }

    /// Whether every number anywhere in a value is finite.
    private static func isFinite(_ value: Any) -> Bool {
        if let number = value as? Double { return number.isFinite }
        return Mirror(reflecting: value).children.allSatisfy { isFinite($0.value) }
    }

    /// A theme with values of every kind.
    private static let everything = """
        name: Everything
        extends: base.theme.yaml
        tokens: [palette.tokens.json, brand.tokens.json]
        canvas: {preset: iphone-15, height: 800, safeArea: [50, 0, 30, 0], background: "{color.$root}"}
        indexBar:
          titles: [search, star, A, B, {text: search}, image(a.png)]
          titleFont: "{body}"
          titleColor: {light: "{color.accent}", dark: "#fff"}
          highlight: {font: {weight: bold}, shape: roundedRect(3), ring: "{rim}", fill: "{sky}"}
          background: {linear: {angle: 45, stops: [[0, "#fff"], {offset: 1, color: {light: "#000", dark: "#111"}}]}}
          shadow: "{lift}"
          border: none
          cornerRounding: {continuous: 10}
          placement: {frame: [10, 20, 30, 400]}
          overflow: shrink(12)
          width: automatic
          fadeIn: "{come}"
          fadeOut: {curve: [0.1, 0, 0.2, 1.5], delay: "{slow}"}
        bubble:
          shape: toast(10)
          size: [80, 52]
          fill: {radial: {center: [0.5, 0.2], radius: 1.5, stops: "{sky}"}}
          wave: {amplitude: 3, reach: 2, growth: 1}
        list:
          header: {separator: {thickness: hairline, color: "#ccc"}, interpolation: srgb}
          row: {picture: {shape: circle, border: {width: 1}, monogramColors: ["#123", "{color.link}"]}}
          tableHeader: {kind: searchBar, fieldInsets: "{space.small}", placeholder: "搜索"}
        """
}
