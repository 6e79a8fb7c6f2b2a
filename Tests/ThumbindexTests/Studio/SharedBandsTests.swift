import Foundation
import Interaction
import RandomNumbers
import Styles
import Testing
import Thumbindex

/// The bytes of a picture depend on that picture alone.
struct SharedBandsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Themes")

    static let themes =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".theme.yaml") }.sorted() ?? []

    private struct Reference: Sendable {
        let theme: Theme
        let content: ContentSource
        let fonts: ThemeFonts
        var pictures: [CanonicalState: PNGPicture] = [:]

        func studio() throws -> Studio {
            try Studio(theme: theme, content: content.list(), grid: content.grid(), fonts: fonts)
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
            reference.pictures[state] = try studio.picture(of: scene, scale: 2)
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

    private static func compare(_ states: [CanonicalState], with reference: Reference, order: Int) throws {
        let studio = try reference.studio()
        for state in states {
            let scene = try #require(studio.scene(of: state))
            let picture = try studio.picture(of: scene, scale: 2)
            #expect(picture == reference.pictures[state], "order \(order): \(state.path)")
        }
    }
}
