import DisplayLists
import Geometry
import Painting
import Styles
import Testing

/// ST-3: frames of a film in one picture.
@Suite("Filmstrips") struct FilmstripPaintingTests {
    private static let style: SheetStyle = {
        var style = SheetStyle(theme: Theme())
        style.margin = 10
        style.pictureBounds = Size(width: 50, height: 300)
        style.cellGap = Size(width: 20, height: 30)
        style.labelFont.size = 10
        style.labelDrop = 15
        return style
    }()

    private func strip(_ count: Int, columns: Int) -> DisplayList {
        let frames = (0..<count).map { number in
            Filmstrip.Frame(
                time: Double(number) * 0.125,
                picture: Scene(
                    displayList: DisplayList(size: Size(width: 100, height: 200), background: .white), nodes: []))
        }
        let strip = Filmstrip(frames: frames, columns: columns, style: Self.style)
        return paint(strip, FilmstripLayout(of: strip), measurer: EvenMeasurer()).displayList
    }

    private func frames(_ list: DisplayList) -> [Rect] {
        list.commands.compactMap { command in
            guard case .group(let group) = command, case .fill(.rect(let rect), _) = group.commands[0] else {
                return nil
            }
            return rect
        }
    }

    @Test("frames stand side by side at one scale, in rows of the columns that are asked for")
    func rows() {
        let list = strip(5, columns: 3)
        #expect(frames(list).map(\.origin.x) == [10, 80, 150, 10, 80])
        #expect(frames(list).map(\.origin.y) == [10, 10, 10, 160, 160])
        #expect(frames(list).allSatisfy { $0.size == Size(width: 50, height: 100) })
        #expect(list.size == Size(width: 210, height: 290))
    }

    @Test("fewer frames than columns take no more room than they need, and one is a strip")
    func fewFrames() {
        #expect(strip(2, columns: 8).size == Size(width: 140, height: 140))
        #expect(strip(1, columns: 1).size == Size(width: 70, height: 140))
    }

    @Test("each frame has its time under it")
    func times() {
        let list = strip(3, columns: 3)
        let labels = list.commands.compactMap { command in
            if case .text(let text) = command { text } else { nil }
        }
        #expect(labels.map(\.run.text) == ["0 s", "0.13 s", "0.25 s"])
        #expect(zip(labels, frames(list)).allSatisfy { $0.origin.y > $1.maxY && $0.origin.x > $1.minX })
    }
}
