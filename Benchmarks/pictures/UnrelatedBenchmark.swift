import Batching
import BenchmarkReports
import Contents
import Files
import Geometry
import Thumbindex
import Timelines

/// 10,000 pictures that share neither names nor colours, a gigabyte of files, beside the plain C program's.
struct UnrelatedBenchmark {
    let file: ThemeFile
    let plain: PlainProgram
    let folder: OutputFolder

    private static let rounds = 5
    private static let picturesPerRound = 2000
    /// So many that what comes with a process's first one is lost among them.
    private static let plainPictures = 200

    func run(into report: inout BenchmarkReport) throws {
        let content = try file.readContent().list()
        var figures: [(ours: Double, ratio: Double, bytes: Double)] = []
        for round in 0..<Self.rounds {
            let theirs = try plain.run(
                content: content.changed(by: round * Self.picturesPerRound + 1), pictures: Self.plainPictures,
                in: folder.path)
            let ours = try draw(content, round: round)
            figures.append(
                (ours.milliseconds, ours.milliseconds / (theirs.drawing + theirs.encoding), ours.bytes / theirs.bytes))
        }
        report.add("10,000 unrelated pictures, a picture", figures.map(\.ours).median)
        report.add("unrelated pictures / plain C", figures.map(\.ratio).median, "×", limit: 0.1)
        report.add("bytes of a file / plain C's file", figures.map(\.bytes).median, "×", limit: 1.25)
    }

    private func draw(_ content: ListContent, round: Int) throws -> (milliseconds: Double, bytes: Double) {
        let tools = try DrawingTools(fonts: file.findFonts())
        let state = CanonicalState.indexBar(.touchDownMiddle)
        var (time, bytes) = (0.0, 0)
        for number in 0..<Self.picturesPerRound {
            let seed = round * Self.picturesPerRound + number + 1
            var theme = file.theme(in: .light)
            theme.list.row.titleColor = Color(hex: UInt32(seed * 7919 % 0x40_0000))
            let other = content.changed(by: seed)
            let start = processorMilliseconds()
            let studio = Studio(theme: theme, content: other, tools: tools)
            guard let scene = studio.scene(of: state) else { continue }
            let picture = try studio.file(of: scene)
            try folder.write(picture.bytes, to: "unrelated-\(seed).png")
            time += processorMilliseconds() - start
            bytes += picture.bytes.count
        }
        return (time / Double(Self.picturesPerRound), Double(bytes) / Double(Self.picturesPerRound))
    }
}

extension ListContent {
    /// The same sections with every name told apart by a number, and the rows in another order.
    fileprivate func changed(by seed: Int) -> ListContent {
        var changed = self
        for section in changed.sections.indices {
            let items = sections[section].items
            for index in items.indices {
                var item = items[(index + seed) % items.count]
                item.name += " \(seed)"
                item.subtitle = item.subtitle.map { "\(seed) \($0)" }
                changed.sections[section].items[index] = item
            }
        }
        return changed
    }
}
