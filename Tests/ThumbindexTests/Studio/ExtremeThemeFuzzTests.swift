import DisplayLists
import Documents
import Presenting
import RandomNumbers
import SchemaChecking
import Styles
import Testing
import Theming
import Thumbindex

/// Themes made from their schema, with the least and the largest numbers that it allows, are drawn: each state with all of
/// its annotations, in a device, or as it is, becomes a file of each kind or an error.
///
/// `FuzzSeeds` says how many themes; a failure names the seed that leads to its theme.
@Suite(.timeLimit(.minutes(10))) struct ExtremeThemeFuzzTests {
    private static let fitting: [(pattern: String, texts: [String])] = [
        ("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$", ["#fff", "#07C160", "#00000080"]),
        ("^#[0-9A-Fa-f]{6}$", ["#07C160"]), ("^[^\\n\\r]*$", ["", "Search", "سلام"]),
    ]

    static func documents() throws -> SchemaDocuments {
        var fitting = Dictionary(uniqueKeysWithValues: fitting.map { ($0.pattern, $0.texts) })
        for pattern in try SchemaDocuments(of: .theme, fitting: fitting).unknownPatterns {
            let word = String(pattern.dropFirst().prefix { $0 != "\\" })
            fitting[pattern] = word == "overlay" ? ["overlay(#00000033)"] : ["\(word)(0.5)"]
        }
        return try SchemaDocuments(
            of: .theme, strings: ["Inter"], fitting: fitting,
            values: [
                "families": [.array(["Inter"])], "fonts": [.array([])], "except": [.array([])],
                "modifiers": [.object([])],
            ])
    }

    private static let presentations: [Presentation] = [
        Presentation(), Presentation(annotations: Annotation.Layer.allCases), Presentation(frame: DeviceFrame()),
        Presentation(frame: DeviceFrame(finish: .clay), annotations: [.measure, .a11y]),
    ]

    @Test func everyThemeIsDrawn() throws {
        var documents = try Self.documents()
        var drawn = 0
        for seed in FuzzSeeds.range(usually: 60) {
            guard let theme = Self.theme(from: &documents, seed: seed), let fonts = try? theme.findFonts() else {
                continue
            }
            drawn += 1
            try draw(theme, fonts, seed)
        }
        #expect(drawn > 5)
    }

    /// `nil` where what a seed leads to is no theme.
    static func theme(from documents: inout SchemaDocuments, seed: UInt64) -> ThemeFile? {
        guard case .object(let members) = documents.document(seed: seed) else { return nil }
        // What lies outside the document is not there.
        let outside = ["extends", "tokens", "content", "fonts", "modifiers", "appearance", "lint"]
        let text = JSONValue.object(members.filter { !outside.contains($0.key) }).line
        return try? ThemeFile(text: text, path: "look.theme.json")
    }

    private func draw(_ theme: ThemeFile, _ fonts: ThemeFonts, _ seed: UInt64) throws {
        let content = try theme.readContent()
        let appearance: Appearance = seed % 4 < 2 ? .light : .dark
        let studio = try Studio(
            theme: theme.theme(in: appearance), content: content.list(), grid: content.grid(), fonts: fonts)
        let states = studio.possibleStates
        for number in 0..<min(2, states.count) {
            let state = states[(Int(seed % 1009) * 7 + number * 13) % states.count]
            for format in [PictureFormat.json, .svg, .png] {
                var options = ExportOptions(format, scale: 0.05)
                options.presentation = Self.presentations[(Int(seed % 1009) + number) % Self.presentations.count]
                do throws(DiagnosticError) {
                    let file = try studio.file(of: state, as: options)
                    #expect(file?.bytes.isEmpty != true, "seed \(seed), \(state.path)")
                } catch {
                    #expect(!error.diagnostics.isEmpty, "seed \(seed), \(state.path)")
                }
            }
        }
    }
}
