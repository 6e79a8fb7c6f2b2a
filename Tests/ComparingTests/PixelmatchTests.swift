import Comparing
import Contents
import Foundation
import Geometry
import PictureFiles
import Styles
import TemporaryFolders
import Testing
import Thumbindex
import Timelines

@Suite("Counts are those of pixelmatch 0.4.0, similarities those of scikit-image")
struct PixelmatchTests {
    private let folder = TemporaryFolder()
    private static let thresholds = [0, 0.04, 0.1]

    /// Compares the pictures of both folders by both programs; returns how many pairs and how many counts there were
    /// that were not 0.
    private func compareFolders() throws -> (pairs: Int, counts: Int) {
        let references = try ReferenceComparison.all(
            baseline: folder.path + "/old", candidate: folder.path + "/new", thresholds: Self.thresholds)
        var differing = 0
        for reference in references {
            for expected in reference.counts {
                let count = try compare(
                    reference.path,
                    .perceptual(threshold: expected.threshold, countsAntialiasing: expected.countsAntialiasing)
                ).count
                #expect(
                    count == expected.count,
                    "\(reference.path) at \(expected.threshold), anti-aliasing \(expected.countsAntialiasing)")
                differing += expected.count > 0 ? 1 : 0
            }
            if let expected = reference.similarity {
                let similarity = try compare(reference.path, .exact).similarity
                #expect(abs(similarity - expected) < 1e-7, "\(reference.path): \(similarity), not \(expected)")
            }
        }
        return (references.count, differing)
    }

    /// Files of the same bytes are not decoded, and alike.
    private func compare(_ name: String, _ metric: PixelMetric) throws -> (count: Int, similarity: Double) {
        let pair = FilePair(
            path: name, baseline: PictureFile(path: folder.path + "/old/" + name),
            candidate: PictureFile(path: folder.path + "/new/" + name))
        let options = ComparisonOptions(metric: metric, measuresSimilarity: true)
        let compared = PairComparer(options: options, threadCount: 2).compare(pair)
        if compared.result == .equal(nil) { return (0, 1) }
        let comparison = try #require(compared.result.comparison, "\(name): \(compared.result)")
        // Similarity takes whole pictures; without it they are compared while they are decoded.
        let rowwise = PairComparer(options: ComparisonOptions(metric: metric)).compare(pair)
        #expect(rowwise.result.comparison?.differentPixels == comparison.differentPixels, "\(name)")
        #expect(rowwise.result.comparison?.antialiasedPixels == comparison.antialiasedPixels, "\(name)")
        return (comparison.differentPixels, try #require(comparison.similarity))
    }

    @Test("68 pairs that are made up")
    func madeUpPairs() throws {
        for side in ["old", "new"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + side, withIntermediateDirectories: true)
        }
        for pair in PicturePair.all(seed: 1947) {
            try Data(pair.file(isCandidate: false)).write(to: URL(filePath: folder.path + "/old/\(pair.name).png"))
            try Data(pair.file(isCandidate: true)).write(to: URL(filePath: folder.path + "/new/\(pair.name).png"))
        }
        let (pairs, counts) = try compareFolders()
        #expect(pairs == 68)
        #expect(counts > 250)
    }

    /// As many pixels as decide each other: most have neighbours that are as bright, or of the same colour.
    @Test("ten pairs of few colours and of many, larger than what is looked at together")
    func largePairs() throws {
        for side in ["old", "new"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + side, withIntermediateDirectories: true)
        }
        for pair in PicturePair.large(seed: 1948) {
            try Data(pair.file(isCandidate: false)).write(to: URL(filePath: folder.path + "/old/\(pair.name).png"))
            try Data(pair.file(isCandidate: true)).write(to: URL(filePath: folder.path + "/new/\(pair.name).png"))
        }
        let (pairs, counts) = try compareFolders()
        #expect(pairs == 10)
        #expect(counts == 60)
    }

    @Test("pairs of states of two themes")
    func states() throws {
        try draw(into: "old") { _ in }
        try draw(into: "new") { theme in
            theme.indexBar.slotHeight = 12.5
            theme.bubble.gap = 3
            theme.list.header.height = 27.25
        }
        let (pairs, counts) = try compareFolders()
        #expect(pairs >= 16)
        #expect(counts >= 16)
    }

    /// Every state that the theme can have.
    private func draw(into name: String, change: (inout Theme) -> Void) throws {
        var theme = Theme()
        theme.canvas.size = Size(width: 90, height: 160)
        theme.indexBar.slotHeight = 12
        change(&theme)
        let sections = "ABCDEFGHIJKL".map { ContentSection(title: String($0), items: ["Ab", "Ac"]) }
        let studio = try Studio(
            theme: theme, content: ListContent(sections: sections), fonts: ThemeFonts(for: theme.fonts))
        try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        for state in studio.possibleStates {
            let scene = try #require(studio.scene(of: state))
            let path = folder.path + "/\(name)/\(state.path.replacing("/", with: "-")).png"
            try Data(studio.file(of: scene, as: .png(scale: 1)).bytes).write(to: URL(filePath: path))
        }
    }
}
