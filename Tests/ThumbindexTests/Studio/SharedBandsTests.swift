import Foundation
import RandomNumbers
import Styles
import Testing
import Thumbindex
import Timelines

/// The bytes of a picture depend on that picture alone.
struct SharedBandsTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Themes")

    static let themes =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".theme.yaml") }.sorted() ?? []

    private struct Reference: Sendable {
        let theme: Theme
        let content: ContentSource
        let fonts: ThemeFonts
        var pictures: [CanonicalState: ExportedFile] = [:]

        /// With tools that have drawn nothing yet, if with none that are given.
        func studio(with tools: DrawingTools? = nil) throws -> Studio {
            try Studio(
                theme: theme, content: content.list(), grid: content.grid(), tools: tools ?? DrawingTools(fonts: fonts))
        }
    }

    /// Every state drawn by tools that have drawn nothing else.
    private static func reference(_ name: String, in appearance: Appearance) throws -> Reference {
        let file = try ThemeFile(atPath: folder.appending(path: name).path)
        var reference = Reference(
            theme: file.theme(in: appearance), content: try file.readContent(), fonts: try file.findFonts())
        for state in try reference.studio().possibleStates {
            let studio = try reference.studio()
            let scene = try #require(studio.scene(of: state))
            reference.pictures[state] = try studio.file(of: scene)
        }
        return reference
    }

    @Test(
        "all states in twenty shuffled orders, by one to four workers, are the same files", arguments: themes,
        Appearance.allCases)
    func everyOrder(theme: String, appearance: Appearance) async throws {
        let reference = try Self.reference(theme, in: appearance)
        #expect(reference.pictures.count > 9)
        for order in 1...20 {
            var generator = SeededNumbers(seed: UInt64(order))
            let states = reference.pictures.keys.sorted { $0.path < $1.path }.shuffled(using: &generator)
            let workers = order % 4 + 1
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 0..<workers {
                    let dealt = states.enumerated().filter { $0.offset % workers == worker }.map(\.element)
                    group.addTask { try Self.compare(dealt, with: reference, order: order) }
                }
                try await group.waitForAll()
            }
        }
    }

    /// Those of all themes, for all orders.
    private static let references = Result { try themes.map { try reference($0, in: .light) } }

    /// The films of each, in all formats, by tools that have drawn nothing else.
    private static let films = Result {
        try references.get().map { reference in
            try FilmFormats.decoded.map { try film(as: $0, by: reference.studio()) }
        }
    }

    /// Themes of the same fonts draw with the same tools in a run, and films come between pictures.
    @Test(
        "states and films of all themes, drawn in shuffled orders by the same tools, are the same files",
        arguments: 1...3)
    func everyTheme(order: Int) throws {
        let references = try Self.references.get()
        let fonts = try #require(references.first).fonts
        #expect(references.allSatisfy { $0.fonts.library == fonts.library })
        let films = try Self.films.get()
        var pieces = references.indices.flatMap { theme in
            references[theme].pictures.keys.sorted { $0.path < $1.path }.map { Piece.state($0, theme: theme) }
                + FilmFormats.decoded.indices.map { Piece.film($0, theme: theme) }
        }
        var generator = SeededNumbers(seed: UInt64(order))
        pieces.shuffle(using: &generator)
        let tools = try DrawingTools(fonts: fonts)
        for piece in pieces {
            switch piece {
            case .state(let state, let theme):
                let studio = try references[theme].studio(with: tools)
                let picture = try studio.file(of: #require(studio.scene(of: state)))
                #expect(
                    picture == references[theme].pictures[state], "order \(order): \(Self.themes[theme]) \(state.path)")
            case .film(let format, let theme):
                let film = try Self.film(as: FilmFormats.decoded[format], by: references[theme].studio(with: tools))
                #expect(film == films[theme][format], "order \(order): \(Self.themes[theme])")
            }
        }
    }

    private enum Piece {
        case state(CanonicalState, theme: Int)
        case film(Int, theme: Int)
    }

    /// Of how the theme's first state with a gesture comes about, ten frames a second.
    private static func film(as format: PictureFormat, by studio: Studio) throws -> ExportedFile {
        let wanted = ["index-bar/touch-down-middle", "grid/swipe-25"]
        let state = try #require(studio.possibleStates.first { wanted.contains($0.path) } ?? studio.possibleStates.last)
        return try #require(try studio.file(of: state, as: ExportOptions(format, scale: 1, frameRate: 10)))
    }

    private static func compare(_ states: [CanonicalState], with reference: Reference, order: Int) throws {
        let studio = try reference.studio()
        for state in states {
            let scene = try #require(studio.scene(of: state))
            let picture = try studio.file(of: scene)
            #expect(picture == reference.pictures[state], "order \(order): \(state.path)")
        }
    }
}
