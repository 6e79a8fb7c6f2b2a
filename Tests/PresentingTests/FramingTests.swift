import DisplayLists
import Geometry
import Presenting
import Styles
import Testing

@Suite("Device frames (SC-2)") struct FramingTests {
    private func framed(_ frame: DeviceFrame, _ scene: Scene = PresentedScreen.list()) throws -> Scene {
        try present(scene, as: Presentation(frame: frame), measurer: EvenMeasurer())
    }

    @Test("the screen keeps its size and its nodes, all moved by one distance", arguments: DeviceFrame.Device.allCases)
    func nodes(device: DeviceFrame.Device) throws {
        let scene = PresentedScreen.list()
        let shown = try framed(DeviceFrame(device))
        let (dx, dy) = (
            shown.nodes[0].frame.x - scene.nodes[0].frame.x, shown.nodes[0].frame.y - scene.nodes[0].frame.y
        )
        #expect(dx > 0 && dy > 0)
        #expect(shown.nodes.map(\.id) == scene.nodes.map(\.id))
        for (before, after) in zip(scene.nodes, shown.nodes) {
            #expect(after.frame == before.frame.offset(dx: dx, dy: dy))
            #expect(after.hit == before.hit?.offset(dx: dx, dy: dy))
        }
    }

    @Test("around the device it is transparent, unless there is a ground")
    func ground() throws {
        #expect(try framed(DeviceFrame()).displayList.background.alpha == 0)
        var frame = DeviceFrame()
        frame.ground = Color(hex: 0xEDEEF1)
        #expect(try framed(frame).displayList.background == Color(hex: 0xEDEEF1))
    }

    @Test("without shadow and buttons the picture ends with the bezel")
    func bare() throws {
        var frame = DeviceFrame(.phone, finish: .clay)
        (frame.hasShadow, frame.hasButtons, frame.bezel) = (false, false, 10)
        let shown = try framed(frame)
        #expect(shown.displayList.size == Size(width: 395, height: 420))
        #expect(!shown.displayList.dump.contains("shadow"))
    }

    @Test("all of the shadow is in the picture", arguments: DeviceFrame.Finish.allCases)
    func shadow(finish: DeviceFrame.Finish) throws {
        let shown = try framed(DeviceFrame(.phone, finish: finish)).displayList
        for command in shown.commands {
            let bounds = try #require(command.bounds(measurer: EvenMeasurer()))
            let page = Rect(origin: .zero, size: shown.size)
            #expect(page.union(bounds) == page)
        }
    }

    @Test(
        "words say what a device is, and files are named after them",
        arguments: [
            (DeviceFrame(), "device-dark"), (DeviceFrame(.tablet, finish: .clay), "tablet-clay"),
            (
                {
                    var frame = DeviceFrame(.foldable, finish: .light)
                    (frame.cutout, frame.hasButtons, frame.hasShadow) = (.punchHole, false, false)
                    (frame.ground, frame.bezel, frame.radius) = (Color(hex: 0x102030), 12.5, 40)
                    return frame
                }(), "foldable-light-punch-hole-no-buttons-no-shadow-ground-102030-bezel-12.5-radius-40"
            ),
        ])
    func words(frame: DeviceFrame, words: String) {
        #expect(frame.description == words)
        #expect(Presentation(frame: frame).values.map(\.fileName) == [words])
    }

    @Test("every common screen is in a device of its kind, upright and on its side", arguments: CanvasPreset.all)
    func devices(preset: CanvasPreset) throws {
        let wanted: DeviceFrame.Device =
            preset.name.contains("-open")
            ? .foldable
            : preset.name.contains("tab") || preset.name.hasPrefix("ipad") ? .tablet : .phone
        let screen = Scene(displayList: DisplayList(size: preset.size, background: .white), nodes: [])
        #expect(try framed(DeviceFrame(), screen) == framed(DeviceFrame(wanted), screen))
    }

    @Test(
        "a part of a phone's screen is in a phone, too",
        arguments: [Size(width: 393, height: 402), Size(width: 375, height: 500)])
    func lowScreens(size: Size) throws {
        let screen = Scene(displayList: DisplayList(size: size, background: .white), nodes: [])
        #expect(try framed(DeviceFrame(), screen) == framed(DeviceFrame(.phone), screen))
    }

    @Test("odd measures are drawn all the same", arguments: [0.5, 1, 3, 40, 5000], [0.0, 0.1, 900])
    func oddMeasures(side: Double, length: Double) throws {
        for device in DeviceFrame.Device.allCases {
            for cutout in DeviceFrame.Cutout.allCases {
                var frame = DeviceFrame(device)
                (frame.bezel, frame.radius, frame.cutout) = (length, length, cutout)
                let screen = Scene(
                    displayList: DisplayList(size: Size(width: side, height: 20), background: .white), nodes: [])
                let size = try framed(frame, screen).displayList.size
                #expect(size.width >= side && size.height >= 20 && size.width.isFinite)
            }
        }
    }
}
