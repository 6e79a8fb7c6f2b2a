import DisplayLists
import Geometry
import Presenting
import Styles
import Testing

@Suite("What films show beside their frames (SC-6)") struct FilmMarksTests {
    private let screen = Scene(
        displayList: DisplayList(
            size: Size(width: 132, height: 200), background: .white,
            commands: [.fill(.rect(Rect(x: 0, y: 0, width: 10, height: 10)), .color(.black))]),
        nodes: [])

    @Test("a finger is a disc around its point that grows and darkens while it goes down", arguments: [0.25, 1])
    func finger(pressure: Double) throws {
        let shown = screen.showingFinger(at: Point(x: 60, y: 80), pressure: pressure)
        guard case .group(let group) = try #require(shown.displayList.commands.last),
            case .fill(.ellipse(let disc), .color(let color)) = try #require(group.commands.first)
        else { throw Missing() }
        #expect(disc.center == Point(x: 60, y: 80))
        #expect(disc.width == 28 + 16 * pressure && disc.height == disc.width)
        #expect(abs(color.alpha - 0.4 * pressure) < 1e-9)
        #expect(shown.displayList.size == screen.displayList.size && shown.nodes == screen.nodes)
    }

    private struct Missing: Error {}

    @Test("ticks stand under the picture at their times, and look different when they come and when they were felt")
    func ticks() {
        let strip = TickStrip(ticks: [0.5, 1], duration: 2)
        #expect([0, 0.49, 0.5, 0.61, 0.62, 1, 1.2, 2].map(strip.phase) == [0, 0, 3, 3, 2, 5, 4, 4])
        let shown = strip.under(screen, at: 0.55).displayList
        #expect(shown.size == Size(width: 132, height: 200 + TickStrip.height))
        let marks = marks(of: shown)
        #expect(marks.map(\.midX) == [41, 66])
        #expect(marks.map(\.height) == [20, 10])
        #expect(marks.allSatisfy { $0.minY >= 200 && $0.maxY <= shown.size.height })
        #expect(self.marks(of: strip.under(screen, at: 1.9).displayList).map(\.height) == [10, 10])
    }

    @Test("rows that the screen's lower edge cuts are cut there")
    func edge() throws {
        var low = screen
        low.displayList.commands = [.fill(.rect(Rect(x: 0, y: 190, width: 10, height: 20)), .color(.black))]
        let shown = TickStrip(ticks: [0], duration: 1).under(low, at: 0).displayList
        guard case .group(let picture) = shown.commands[0] else { throw Missing() }
        #expect(picture.clip == .rect(Rect(x: 0, y: 0, width: 132, height: 200)))
        #expect(picture.commands == low.displayList.commands)
    }

    private func marks(of list: DisplayList) -> [Rect] {
        guard case .group(let group) = list.commands.last else { return [] }
        return group.commands.compactMap { command in
            if case .fill(.roundedRect(let rect, _), _) = command { rect } else { nil }
        }
    }

    @Test("a film without length has its ticks at its start")
    func still() {
        #expect(marks(of: TickStrip(ticks: [0], duration: 0).under(screen, at: 0).displayList).map(\.midX) == [16])
    }

    @Test("two pictures stand side by side, each on its own ground")
    func sideBySide() {
        var other = screen
        other.displayList.background = .black
        other.displayList.size.height = 240
        let both = screen.beside(other).displayList
        #expect(both.size == Size(width: 264, height: 240))
        let clips = both.commands.map { command -> Rect? in
            if case .group(let group) = command { group.clip?.bounds } else { nil }
        }
        #expect(clips == [Rect(x: 0, y: 0, width: 132, height: 200), Rect(x: 132, y: 0, width: 132, height: 240)])
    }

    @Test("of two pictures that dissolve a share shows; without a ground the first one goes as the other comes")
    func dissolve() {
        func opacities(_ scene: Scene) -> [Double] {
            scene.dissolved(into: scene, by: 0.25).displayList.commands.compactMap { command in
                if case .group(let group) = command { group.opacity } else { nil }
            }
        }
        #expect(opacities(screen) == [1, 0.25])
        var clear = screen
        clear.displayList.background = .clear
        #expect(opacities(clear) == [0.75, 0.25])
    }
}
