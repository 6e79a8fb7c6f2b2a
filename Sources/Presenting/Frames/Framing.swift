package import DisplayLists
package import Geometry
import Styles

extension Scene {
    /// The scene as the screen of a device, its nodes moved along (SC-2).
    package func framed(in frame: DeviceFrame) -> Scene { framed(by: frame).0 }

    /// The scene as the screen of a device (SC-2), its nodes moved along; the ground around the device is transparent
    /// unless the frame has one.
    ///
    /// Gives the picture, and where the screen is in it.
    func framed(by frame: DeviceFrame) -> (Scene, screen: Rect) {
        FramePainter(frame: frame, metrics: DeviceMetrics(of: frame, around: displayList.size)).scene(of: self)
    }
}

extension DeviceFrame {
    /// How far the picture of a device around a screen reaches beyond the device, for its shadow and its buttons.
    package func margins(around screen: Size) -> Insets {
        FramePainter(frame: self, metrics: DeviceMetrics(of: self, around: screen)).margins
    }
}

/// Draws a device around a scene.
private struct FramePainter {
    let frame: DeviceFrame
    let metrics: DeviceMetrics

    func scene(of scene: Scene) -> (Scene, screen: Rect) {
        let margins = margins
        let body = Rect(
            x: margins.leading, y: margins.top, width: metrics.screen.width + 2 * metrics.bezel,
            height: metrics.screen.height + 2 * metrics.bezel)
        let screen = body.inset(dx: metrics.bezel, dy: metrics.bezel)
        let size = Size(width: body.maxX + margins.trailing, height: body.maxY + margins.bottom)
        let shown = scene.placed(Placement(origin: screen.origin))
        let ground = DrawingCommand.fill(.rect(screen), .color(scene.displayList.background))
        let glass = DrawingGroup(
            title: "screen", clip: rounded(screen, metrics.screenRadius), commands: [ground] + shown.commands)
        let device = DrawingGroup(title: "device", commands: bodyCommands(body) + edgeCommands(around: screen))
        let front = DrawingGroup(title: "device front", commands: creaseCommands(over: screen) + cutout(in: screen))
        let groups = [device, glass] + (front.commands.isEmpty ? [] : [front])
        let list = DisplayList(size: size, background: frame.ground ?? .clear, commands: groups.map { .group($0) })
        return (Scene(displayList: list, nodes: shown.nodes), screen)
    }

    /// Room for the buttons and for all of the shadow.
    var margins: Insets {
        let buttons = frame.hasButtons ? metrics.buttonDepth : 0
        guard frame.hasShadow else {
            return Insets(top: buttons, leading: buttons, bottom: buttons, trailing: buttons)
        }
        let reach = (1.5 * metrics.shadowBlur).rounded(.up)
        return Insets(
            top: max(reach - metrics.shadowDrop, buttons), leading: reach, bottom: reach + metrics.shadowDrop,
            trailing: reach)
    }

    private func rounded(_ rect: Rect, _ radius: Double) -> Shape {
        radius > 0 ? .continuousRect(rect, radius: radius) : .rect(rect)
    }

    private var palette: FramePalette { FramePalette(frame.finish) }
}

extension FramePainter {
    /// The shadow, the buttons under the body's edge, the rim and the glass.
    private func bodyCommands(_ body: Rect) -> [DrawingCommand] {
        let shape = rounded(body, metrics.bodyRadius)
        var commands: [DrawingCommand] = []
        if frame.hasShadow {
            let shadow = Shadow(color: palette.shadow, x: 0, y: metrics.shadowDrop, blur: metrics.shadowBlur)
            commands.append(.shadow(shape, shadow))
        }
        if frame.hasButtons { commands += buttonCommands(beside: body) }
        commands.append(.fill(shape, palette.rim(in: body, corner: 1.6 * metrics.bodyRadius)))
        let rim = min(metrics.rim, metrics.bezel / 2)
        if frame.finish != .clay, rim > 0 {
            let glass = rounded(body.inset(dx: rim, dy: rim), max(metrics.bodyRadius - rim, 0))
            commands.append(.fill(glass, .color(palette.bezel)))
        }
        return commands
    }

    /// A line that parts the screen from a bezel that is as light as it may be.
    private func edgeCommands(around screen: Rect) -> [DrawingCommand] {
        guard let color = palette.screenEdge, metrics.bezel >= 2 else { return [] }
        return [.stroke(rounded(screen.inset(dx: -0.5, dy: -0.5), metrics.screenRadius + 0.5), width: 1, color)]
    }

    /// Volume at the left and the side button at the right of a device that is held upright; held on its side, it was
    /// turned to the left.
    private func buttonCommands(beside body: Rect) -> [DrawingCommand] {
        let isUpright = metrics.screen.height >= metrics.screen.width
        let long = max(body.width, body.height)
        let depth = metrics.buttonDepth + metrics.rim
        // Where they begin and how long they are, as shares of the longer side; whether at the left.
        let places: [(start: Double, length: Double, isLeft: Bool)] =
            metrics.device == .tablet
            ? [(0.06, 0.05, false), (0.12, 0.05, false)]
            : [(0.17, 0.035, true), (0.235, 0.07, true), (0.32, 0.07, true), (0.26, 0.11, false)]
        return places.map { place in
            let (start, length) = ((place.start * long).rounded(), (place.length * long).rounded())
            let out = metrics.buttonDepth
            let rect =
                if isUpright {
                    Rect(
                        x: place.isLeft ? body.minX - out : body.maxX + out - depth, y: body.minY + start,
                        width: depth, height: length)
                } else {
                    Rect(
                        x: body.minX + start, y: place.isLeft ? body.maxY + out - depth : body.minY - out,
                        width: length, height: depth)
                }
            return .fill(.roundedRect(rect, radius: min(out, depth / 2)), .color(palette.button))
        }
    }

    /// The fold of an unfolded device, where it catches the light.
    private func creaseCommands(over screen: Rect) -> [DrawingCommand] {
        guard metrics.device == .foldable else { return [] }
        let isUpright = metrics.screen.width >= metrics.screen.height
        let width = (min(screen.width, screen.height) * 0.03).rounded()
        let crease =
            isUpright
            ? Rect(x: screen.midX - width / 2, y: screen.minY, width: width, height: screen.height)
            : Rect(x: screen.minX, y: screen.midY - width / 2, width: screen.width, height: width)
        let stops = [(0, 0), (0.42, 0.07), (0.5, 0.02), (0.58, 0.05), (1, 0)].map {
            GradientStop(offset: $0.0, color: Color(hex: 0x000000, alpha: $0.1))
        }
        let end = isUpright ? Point(x: crease.maxX, y: crease.minY) : Point(x: crease.minX, y: crease.maxY)
        return [.fill(.rect(crease), .linear(from: crease.origin, to: end, stops: stops))]
    }

    /// The camera's place at the top of the screen, as large as on common devices.
    private func cutout(in screen: Rect) -> [DrawingCommand] {
        let unit = min(screen.width, screen.height)
        let black = Paint.color(.black)
        switch frame.cutout {
        case .none: return []
        case .island:
            let size = Size(width: (unit * 0.32).rounded(), height: (unit * 0.094).rounded())
            let rect = Rect(
                x: screen.midX - size.width / 2, y: screen.minY + (unit * 0.029).rounded(), width: size.width,
                height: size.height)
            return [.fill(.roundedRect(rect, radius: size.height / 2), black)]
        case .punchHole:
            let side = (unit * 0.056).rounded()
            let center = Point(x: screen.midX, y: screen.minY + (unit * 0.035).rounded() + side / 2)
            return [.fill(.ellipse(Rect(center: center, size: Size(width: side, height: side))), black)]
        case .notch:
            let size = Size(width: (unit * 0.43).rounded(), height: (unit * 0.08).rounded())
            // It hangs from the edge: what is above the screen lies under the bezel's colour.
            let rect = Rect(
                x: screen.midX - size.width / 2, y: screen.minY - size.height / 2, width: size.width,
                height: size.height * 1.5)
            let hanging = DrawingCommand.fill(.continuousRect(rect, radius: size.height * 0.6), .color(palette.notch))
            let edge = palette.screenEdge.map {
                DrawingCommand.stroke(.continuousRect(rect, radius: size.height * 0.6), width: 1, $0)
            }
            return [.group(DrawingGroup(clip: .rect(screen), commands: [hanging] + [edge].compactMap(\.self)))]
        }
    }
}

/// The colours of a finish.
private struct FramePalette {
    let bezel: Color
    let button: Color
    let notch: Color
    let shadow: Color
    let screenEdge: Color?
    /// At the top, between the corners, and at the bottom.
    private let rimColors: (UInt32, UInt32, UInt32)

    init(_ finish: DeviceFrame.Finish) {
        switch finish {
        case .dark:
            bezel = Color(hex: 0x08080A)
            button = Color(hex: 0x2A2B2F)
            notch = bezel
            shadow = Color(hex: 0x000000, alpha: 0.36)
            screenEdge = nil
            rimColors = (0x5A5C62, 0x2B2C30, 0x45474C)
        case .light:
            bezel = Color(hex: 0xFBFBFC)
            button = Color(hex: 0xC4C6CB)
            notch = bezel
            shadow = Color(hex: 0x1A1C22, alpha: 0.26)
            screenEdge = Color(hex: 0x000000, alpha: 0.1)
            rimColors = (0xF2F3F5, 0xC3C5CA, 0xE3E4E8)
        case .clay:
            bezel = Color(hex: 0xE3E0DB)
            button = Color(hex: 0xD3CFC8)
            notch = bezel
            shadow = Color(hex: 0x3A342B, alpha: 0.24)
            screenEdge = Color(hex: 0x000000, alpha: 0.06)
            rimColors = (0xE9E6E1, 0xE3E0DB, 0xDEDAD4)
        }
    }

    /// Light falls on the rim from above, and is gone where the corners end: all rows between them are alike, so that
    /// those of a picture can be taken over from each other.
    func rim(in body: Rect, corner: Double) -> Paint {
        let end = body.height > 0 ? min(corner / body.height, 0.5) : 0.5
        let stops = zip([0, end, 1 - end, 1], [rimColors.0, rimColors.1, rimColors.1, rimColors.2])
            .map { GradientStop(offset: $0, color: Color(hex: $1)) }
        return .linear(from: body.origin, to: Point(x: body.minX, y: body.maxY), stops: stops)
    }
}
