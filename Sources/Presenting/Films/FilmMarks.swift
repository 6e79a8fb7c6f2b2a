package import DisplayLists
package import Geometry
import Styles

extension Scene {
    /// The scene with a disc where a finger is, which is larger and denser the farther it is down (SC-6); its grey and
    /// its white rim are seen on light and dark grounds.
    ///
    /// - Parameter pressure: 0…1.
    package func showingFinger(at point: Point, pressure: Double) -> Scene {
        let side = 28 + 16 * pressure
        let disc = Rect(center: point, size: Size(width: side, height: side))
        let commands: [DrawingCommand] = [
            .fill(.ellipse(disc), .color(Color(hex: 0x6E6E73, alpha: 0.4 * pressure))),
            .stroke(.ellipse(disc.inset(dx: 1, dy: 1)), width: 2, Color.white.multipliedAlpha(by: 0.9 * pressure)),
        ]
        var shown = self
        shown.displayList.commands.append(.group(DrawingGroup(id: Self.finger, title: "finger", commands: commands)))
        return shown
    }

    private static var finger: String { "finger" }

    /// The groups of the fingers that show.
    var fingers: [DrawingGroup] {
        displayList.commands.compactMap {
            if case .group(let group) = $0, group.id == Self.finger { group } else { nil }
        }
    }

    /// What the fingers take that show; `nil` for none.
    var fingerArea: Rect? {
        let discs = fingers.flatMap(\.commands).compactMap { command -> Rect? in
            if case .fill(.ellipse(let disc), _) = command { disc } else { nil }
        }
        return discs.first.map { discs.reduce($0) { $0.union($1) } }
    }

    /// Both scenes side by side, their upper edges at one height, as two films are shown in one (SC-6).
    package func beside(_ other: Scene) -> Scene {
        let left = displayList.size
        let size = Size(
            width: left.width + other.displayList.size.width, height: max(left.height, other.displayList.size.height))
        let right = Placement(origin: Point(x: left.width, y: 0))
        return Scene(
            displayList: DisplayList(
                size: size, background: displayList.background.alpha >= 1 ? displayList.background : .clear,
                commands: [
                    .group(displayList.placed(Placement(), title: "first")),
                    .group(other.displayList.placed(right, title: "second")),
                ]),
            nodes: [])
    }

    /// What shows when a share of 0…1 of the other scene, of the same size, has come over this one.
    package func dissolved(into other: Scene, by share: Double) -> Scene {
        var coming = displayList.sheet(of: other.displayList)
        coming.opacity = share
        var going = DrawingGroup(commands: displayList.commands)
        // Over an opaque ground the one that comes covers the other evenly; elsewhere the other has to go as well.
        if other.displayList.background.alpha < 1 { going.opacity = 1 - share }
        return Scene(
            displayList: DisplayList(
                size: displayList.size, background: displayList.background,
                commands: [.group(going), .group(coming)]),
            nodes: [])
    }
}

extension DisplayList {
    fileprivate func sheet(of other: DisplayList) -> DrawingGroup {
        let ground = DrawingCommand.fill(.rect(Rect(origin: .zero, size: size)), .color(other.background))
        return DrawingGroup(commands: (other.background.alpha > 0 ? [ground] : []) + other.commands)
    }
}

/// The haptic ticks of a film, as marks in a strip under its picture: where they are in time, which have come, and which
/// one is felt at the moment (SC-6).
package struct TickStrip: Hashable, Sendable {
    /// In seconds, in order.
    private let ticks: [Double]
    /// Seconds of the whole film.
    private let duration: Double

    /// The ticks of a film, in seconds and in order, and how long it is.
    package init(ticks: [Double], duration: Double) {
        self.ticks = ticks
        self.duration = duration
    }

    /// Points that the strip takes under a picture.
    package static let height = 32.0
    /// Seconds for which a tick shows that it is felt.
    private static let felt = 0.12
    private static let margin = 16.0

    /// A number that differs where the strip looks different: how many ticks have come, and whether the last one is
    /// felt.
    package func phase(at time: Double) -> Int {
        let count = ticks.partitionCount { $0 <= time + 1e-9 }
        let isFelt = count > 0 && time - ticks[count - 1] < Self.felt - 1e-9
        return 2 * count + (isFelt ? 1 : 0)
    }

    /// A picture of the film with the strip under it, as it is at a time in seconds.
    package func under(_ scene: Scene, at time: Double) -> Scene {
        let size = scene.displayList.size
        let strip = Rect(x: 0, y: size.height, width: size.width, height: Self.height)
        let phase = phase(at: time)
        // What the screen's edge cuts does not reach into the strip.
        let screen = DrawingGroup(
            clip: .rect(Rect(origin: .zero, size: size)), commands: scene.displayList.commands)
        let commands: [DrawingCommand] = [
            .group(screen), .group(DrawingGroup(title: "haptic ticks", commands: marks(in: strip, phase))),
        ]
        return Scene(
            displayList: DisplayList(
                size: Size(width: size.width, height: strip.maxY), background: scene.displayList.background,
                commands: commands),
            nodes: scene.nodes)
    }

    private func marks(in strip: Rect, _ phase: Int) -> [DrawingCommand] {
        let track = Rect(
            x: Self.margin, y: strip.midY - 0.5, width: max(strip.width - 2 * Self.margin, 1), height: 1)
        let line = DrawingCommand.fill(.rect(track), .color(Self.ink.multipliedAlpha(by: 0.3)))
        return [line]
            + ticks.enumerated().map { number, tick in
                let isFelt = 2 * number + 3 == phase
                let hasCome = 2 * number + 1 < phase
                let x = track.x + track.width * (duration > 0 ? min(tick / duration, 1) : 0)
                let size = isFelt ? Size(width: 4, height: 20) : Size(width: 2, height: 10)
                let mark = Rect(center: Point(x: x, y: strip.midY), size: size)
                let ink = Self.ink.multipliedAlpha(by: hasCome ? 1 : 0.4)
                return .fill(.roundedRect(mark, radius: size.width / 2), .color(ink))
            }
    }

    /// Reads on white, on black and on what lies between.
    private static let ink = Color(hex: 0x8A8A8E)
}

extension [Double] {
    /// How many at the beginning meet a condition that the others do not.
    fileprivate func partitionCount(where condition: (Double) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
