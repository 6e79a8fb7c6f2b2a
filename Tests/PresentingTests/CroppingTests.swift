import DisplayLists
import Documents
import Geometry
import Presenting
import Styles
import Testing

@Suite("Crops (SC-3)") struct CroppingTests {
    private func cropped(_ scene: Scene, _ id: String) throws(DiagnosticError) -> Scene {
        try present(scene, as: Presentation(crop: Crop(.node(id))), measurer: EvenMeasurer())
    }

    @Test("a node stands alone at its size on transparent ground, what is in it moved along")
    func row() throws {
        let scene = PresentedScreen.list()
        let row = try #require(scene.nodes.first { $0.id == "section/1/row/1" })
        let crop = try cropped(scene, row.id)
        #expect(crop.displayList.size == row.frame.size)
        #expect(crop.displayList.background.alpha == 0)
        #expect(crop.nodes.map(\.id) == [row.id, row.id + "/picture", row.id + "/title"])
        #expect(crop.nodes[0].frame == Rect(origin: .zero, size: row.frame.size))
        let picture = try #require(scene.nodes.first { $0.id == row.id + "/picture" })
        #expect(crop.nodes[1].frame == picture.frame.offset(dx: -row.frame.x, dy: -row.frame.y))
        #expect(crop.displayList.dump.contains("group section/1/row/1"))
        #expect(!crop.displayList.dump.contains("section/0"))
    }

    @Test("a shadow widens the picture by whole points, so that edges keep their pixels")
    func shadow() throws {
        let scene = PresentedScreen.list {
            $0.bubble.shadow = Shadow(color: .black, x: 0, y: 3.2, blur: 5)
        }
        let bubble = try #require(scene.nodes.first { $0.id == "bubble" })
        let crop = try cropped(scene, "bubble")
        // Three standard deviations are 7.5: 8 at the sides, 4.3 at the top, 10.7 at the bottom.
        #expect(crop.nodes[0].frame.origin == Point(x: 8, y: 5))
        #expect(crop.displayList.size == Size(width: bubble.frame.width + 16, height: bubble.frame.height + 16))
    }

    @Test("a pin is as large as its circle and its tail, not as its frame (IB-22)")
    func pin() throws {
        let theme: (inout Theme) -> Void = {
            $0.bubble = BubbleStyle(shape: .pin)
            $0.bubble.radius = 26
            $0.bubble.border = Border(width: 1, color: Color(hex: 0x373737))
        }
        let pin = PresentedScreen.list { theme(&$0) }
        let frame = try #require(pin.nodes.first { $0.id == "bubble" }).frame
        #expect(frame.size == Size(width: 80, height: 52))
        let crop = try cropped(pin, "bubble")
        // The circle from 14 to 66, the tip at 77.
        #expect(crop.displayList.size == Size(width: 63, height: 52))
        #expect(crop.nodes[0].frame.x == -14)
        let shaded = try cropped(
            PresentedScreen.list {
                theme(&$0)
                $0.bubble.shadow = Shadow(color: .black, x: 0, y: 0, blur: 4)
            }, "bubble")
        // As much at each side: three standard deviations of 2.
        #expect(shaded.displayList.size == Size(width: 75, height: 64))
        #expect(shaded.nodes[0].frame.origin == Point(x: -8, y: 6))
    }

    @Test("every node of a screen can be shown alone", arguments: [PresentedScreen.list(), PresentedScreen.grid()])
    func everyNode(scene: Scene) throws {
        for node in scene.nodes {
            let crop = try cropped(scene, node.id)
            #expect(crop.nodes.first?.id == node.id)
            #expect(crop.displayList.size.width >= node.frame.width - 1e-9)
            #expect(crop.displayList.size.height >= node.frame.height - 1e-9)
        }
    }

    @Test(
        "a crop that names nothing tells what comes near",
        arguments: [
            ("bubbel", "did you mean 'bubble'?"), ("section/1/row/99/title", "did you mean 'section/1/row/0/title'?"),
            (
                "index-bar/letters/0",
                "there are 'index-bar', 'index-bar/title/0', 'index-bar/title/2', 'index-bar/title/3', 'index-bar/title/4'"
            ),
            ("zzz", "there are 'index-bar', 'bubble'"),
        ])
    func unknown(id: String, hint: String) {
        do {
            _ = try cropped(PresentedScreen.list(), id)
            Issue.record("'\(id)' was found")
        } catch {
            #expect(error.diagnostics[0].message == "no node is called '\(id)'")
            #expect(error.diagnostics[0].hints == [hint])
        }
    }

    @Test("a crop of all nodes of a role is several pictures")
    func each() {
        #expect(throws: DiagnosticError("a picture shows one node, and 'each:row' names several")) {
            try present(
                PresentedScreen.list(), as: Presentation(crop: Crop(.each(.row))), measurer: EvenMeasurer())
        }
    }

    @Test("the finger of a film stays in a crop, which has room for it (SC-6)")
    func finger() throws {
        let point = Point(x: 180, y: 70)
        let scenes = [
            PresentedScreen.list(), PresentedScreen.list().showingFinger(at: point, pressure: 1),
        ]
        let film = try FilmPresentation(
            Presentation(crop: Crop(.node("section/1/row/0"))), of: scenes, measurer: EvenMeasurer())
        let row = try #require(scenes[0].nodes.first { $0.id == "section/1/row/0" }).frame
        let area = row.union(Rect(center: point, size: Size(width: 44, height: 44)))
        let shown = scenes.map(film.show)
        #expect(shown[1].displayList.size.height == area.maxY.rounded(.up) - area.minY.rounded(.down))
        #expect(shown.map { $0.displayList.dump.contains("finger") } == [false, true])
    }

    @Test("a film is cropped to the room that its node takes in all frames; where it is absent, nothing shows")
    func film() throws {
        let scenes = [12.0, 40.5].map { PresentedScreen.list(.init(offset: $0)) } + [PresentedScreen.grid()]
        let presentation = Presentation(crop: Crop(.node("section/1/row/0")))
        let film = try FilmPresentation(presentation, of: scenes, measurer: EvenMeasurer())
        let shown = scenes.map(film.show)
        let rows = scenes.prefix(2).compactMap { $0.nodes.first { $0.id == "section/1/row/0" }?.frame }
        #expect(Set(shown.map(\.displayList.size)).count == 1)
        #expect(shown[0].displayList.size.height == (rows[0].maxY.rounded(.up) - rows[1].minY.rounded(.down)))
        #expect(shown[2].displayList.commands.isEmpty)
        #expect(throws: DiagnosticError.self) {
            try FilmPresentation(
                Presentation(crop: Crop(.node("nothing"))), of: scenes, measurer: EvenMeasurer())
        }
        #expect(throws: DiagnosticError.self) {
            try FilmPresentation(Presentation(annotations: [.hit]), of: scenes, measurer: EvenMeasurer())
        }
    }
}
