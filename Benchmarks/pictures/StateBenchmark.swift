import Batching
import BenchmarkReports
import DisplayLists
import Interaction
import Thumbindex

/// All canonical states of a theme as files on disk, beside the plain C program's picture.
struct StateBenchmark {
    let theme: ThemeFile
    let folder: OutputFolder

    /// What a round found, in milliseconds a picture.
    struct Figures {
        var all = 0.0
        /// Those that show the list at an offset that another one before them showed.
        var sameOffset = 0.0
        var bytes = 0
    }

    /// Draws every state once, with tools that have drawn nothing before.
    func round() throws -> Figures {
        let studio = try Studio(
            theme: theme.theme(in: .light), content: theme.readContent().list(), fonts: theme.findFonts())
        var figures = Figures()
        var (count, sharedCount) = (0, 0)
        var seen: Set<String> = []
        for state in studio.possibleStates {
            let start = processorMilliseconds()
            guard let scene = studio.scene(of: state) else { continue }
            let picture = try studio.picture(of: scene, scale: 2)
            try folder.write(picture.bytes, to: "\(state.name).png")
            let time = processorMilliseconds() - start
            figures.all += time
            figures.bytes += picture.bytes.count
            count += 1
            guard !seen.insert(offset(of: scene)).inserted else { continue }
            figures.sameOffset += time
            sharedCount += 1
        }
        figures.all /= Double(max(count, 1))
        figures.bytes /= max(count, 1)
        figures.sameOffset /= Double(max(sharedCount, 1))
        return figures
    }

    /// The canvas and the rows on it say how far the list is scrolled.
    private func offset(of scene: Scene) -> String {
        let rows = scene.nodes.filter { $0.role == .row }.map { "\($0.id) \($0.frame.y)" }
        return "\(scene.displayList.size) \(rows.joined(separator: " "))"
    }
}
