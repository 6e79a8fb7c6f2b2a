import Contents
import Documents
import Geometry
import PictureFiles
import Styles
import Testing
import Thumbindex
import Timelines

/// TX-3, IB-13, GP-18: a film from right to left is the mirror image of the same film from left to right.
struct MirroredFilmTests {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    /// Sixteen letters, two names each, and goods for three pages and a part of one.
    private static func studio(_ components: Set<Component>, direction: LayoutDirection? = nil) throws -> Studio {
        var theme = Theme(components: components)
        theme.canvas.size = Size(width: 200, height: 300)
        theme.canvas.safeArea = Insets(top: 20, leading: 8)
        theme.indexBar.slotHeight = 14
        theme.indexBar.minimumCount = 5
        theme.list.row.picture.shape = .circle
        theme.grid.itemSize = Size(width: 50, height: 80)
        let letters = "ابتثجحخدذرزسشصضط"
        let sections = letters.map {
            ContentSection(title: String($0), items: ["\($0)مل", "\($0)لم"].map { ContentItem(name: $0) })
        }
        let goods = (0..<32).map { ContentItem(name: "شاي \($0)", badge: $0 % 5 == 0 ? "−20 %" : nil) }
        return try Studio(
            theme: theme, content: ListContent(locale: "ar", sections: sections),
            grid: GridContent(locale: "ar", items: goods), direction: direction, fonts: ThemeFonts(for: theme.fonts))
    }

    private static func timeline(_ steps: String) throws -> TimelineFile {
        try TimelineFile(SourceText(name: "a.timeline.yaml", text: "steps:\n" + steps))
    }

    private static let onList = """
          - touchDown: {point: [100, 250]}
          - move: {to: {point: [120, 150]}, over: 0.2}
          - touchUp
          - wait: 0.3
          - touchDown: {title: ت}
          - move: {to: {title: ر, dx: -40}, over: 0.4}
          - move: {to: {title: س}, over: 0.2}
          - wait: 0.2
          - touchUp
          - wait: 0.6
        """

    private static let onGrid = """
          - touchDown: {item: 1}
          - move: {pages: 0.4, over: 0.3}
          - touchUp
          - wait: rest
          - swipe: {by: -120, over: 0.2}
          - wait: rest
          - tap: {pageControl: previous}
          - wait: rest
          - tap: {point: [40, 60]}
          - wait: 0.2
        """

    @Test("a list under fingers, a grid from page to page, and the timelines that come along", arguments: 0..<4)
    func everyFrameIsMirrored(number: Int) throws {
        let (components, file): (Set<Component>, TimelineFile) =
            switch number {
            case 0: ([.indexBar, .sectionList], try Self.timeline(Self.onList))
            case 1: ([.grid], try Self.timeline(Self.onGrid))
            case 2:
                (
                    [.indexBar, .sectionList],
                    try TimelineFile(FileLocation("\(Self.root)/Themes/jump.timeline.yaml").read())
                )
            default: ([.grid], try TimelineFile(FileLocation("\(Self.root)/Themes/paging.timeline.yaml").read()))
            }
        let mirrored = try Self.studio(components)
        let plain = try Self.studio(components, direction: .leftToRight)
        #expect(mirrored.direction == .rightToLeft)
        let (one, other) = (try mirrored.play(file), try plain.play(file))
        #expect(one.frameCount(atRate: 30) == other.frameCount(atRate: 30))
        #expect(one.events.map(\.time) == other.events.map(\.time))
        for (moment, twin) in zip(one.frames(atRate: 30), other.frames(atRate: 30)) {
            let (scene, expected) = (mirrored.scene(of: moment), plain.scene(of: twin))
            try #require(scene.nodes.map(\.id) == expected.nodes.map(\.id))
            for (node, twin) in zip(scene.nodes, expected.nodes) {
                let frame = twin.frame.mirrored(aboutX: 100)
                #expect(node.text == twin.text && node.state == twin.state && node.opacity == twin.opacity)
                #expect(
                    [node.frame.x - frame.x, node.frame.y - frame.y, node.frame.width - frame.width].allSatisfy {
                        abs($0) < 1e-9
                    }, "\(node.id) at \(moment.time): \(node.frame), mirrored \(frame)")
            }
        }
    }

    @Test("each frame of the film is the picture of its time", arguments: [false, true])
    func frames(isGrid: Bool) throws {
        let studio = try Self.studio(isGrid ? [.grid] : [.indexBar, .sectionList])
        let recording = try studio.play(try Self.timeline(isGrid ? Self.onGrid : Self.onList))
        var settings = FilmSettings()
        settings.frameRate = 10
        let film = try ShownFilm(
            studio.file(of: recording, as: ExportOptions(.webp, scale: 1), film: settings))
        for (number, moment) in recording.frames(atRate: 10).enumerated() {
            let still = try ShownFilm(studio.file(of: studio.scene(of: moment), as: .png(scale: 1))).frames[0]
            #expect(film.pixels(atMilliseconds: Double(number) * 100 + 50) == still.pixels, "frame \(number)")
        }
    }
}
