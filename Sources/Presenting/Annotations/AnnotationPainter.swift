import DisplayLists
import Geometry
import Layouts

/// Draws a scene with its annotations where their layout places them.
struct AnnotationPainter {
    let layout: AnnotationLayout
    let style: AnnotationStyle
    let texts: TextSetter
    /// The screen of a device, which areas end at.
    let glass: Shape?

    func scene(of scene: Scene) -> Scene {
        let shown = scene.placed(Placement(origin: layout.picture.origin))
        let picture = DrawingGroup(
            title: "picture", clip: .rect(layout.picture),
            commands: [.fill(.rect(layout.picture), .color(scene.displayList.background))] + shown.commands)
        // What has no ground, as a device, has no edge.
        let edge =
            scene.displayList.background.alpha == 0
            ? []
            : [
                DrawingCommand.stroke(
                    .rect(layout.picture.inset(dx: -0.5, dy: -0.5)), width: 1, style.legendInk.multipliedAlpha(by: 0.3))
            ]
        let layers = Annotation.Layer.allCases.compactMap(group)
        var annotated = Scene(
            displayList: DisplayList(
                size: layout.size, background: style.paper,
                commands: [.group(picture)] + edge + layers.map { .group($0) }),
            nodes: shown.nodes)
        annotated.annotations = layout.callouts.map(\.callout.annotation) + layout.quiet.map(\.annotation)
        return annotated
    }

    /// Marks under leaders under labels; `nil` for a layer that says nothing.
    private func group(_ layer: Annotation.Layer) -> DrawingGroup? {
        let placed = layout.callouts.filter { $0.callout.annotation.layer == layer }
        let tints = (placed.map(\.callout) + layout.quiet).filter { $0.annotation.layer == layer }.compactMap(tint)
        let areas = tints + outlines(layer)
        let clip = glass?.offset(dx: layout.picture.x, dy: layout.picture.y)
        let cut = clip.map { areas.isEmpty ? [] : [.group(DrawingGroup(clip: $0, commands: areas))] } ?? areas
        let commands =
            cut + placed.flatMap(lines) + placed.flatMap(label)
            + (layer == .a11y ? layout.legend.flatMap(legendLine) : [])
        return commands.isEmpty ? nil : DrawingGroup(title: layer.groupTitle, commands: commands)
    }

    /// A tint over an area.
    private func tint(_ callout: Callout) -> DrawingCommand? {
        guard case .outline(let area) = callout.mark else { return nil }
        let rect = area.offset(dx: layout.picture.x, dy: layout.picture.y)
        return .fill(.rect(rect), .color(style.color(of: callout.annotation.layer).multipliedAlpha(by: 0.07)))
    }

    /// The edges of a layer's areas.
    private func outlines(_ layer: Annotation.Layer) -> [DrawingCommand] {
        guard let dashes = layout.dashes[layer], !dashes.isEmpty else { return [] }
        return [.stroke(.path(Path(dashes)), width: 1, style.color(of: layer))]
    }

    /// Lines of a dimension and the leader, with a rim of paper that parts them from what they cross.
    private func lines(_ placed: AnnotationLayout.PlacedCallout) -> [DrawingCommand] {
        let color = style.color(of: placed.callout.annotation.layer)
        let dimension = Path(lines: placed.lines)
        let leader = Path(lines: [placed.leader] + placed.witnesses)
        let end = placed.lines.isEmpty ? [placed.leader[0]] : []
        let dots = end.map { Rect(center: $0, size: Size(width: 4, height: 4)) }
        return [
            .stroke(
                .path(Path(lines: placed.lines + placed.witnesses + [placed.leader])), width: 2.5,
                style.paper.multipliedAlpha(by: 0.6)),
            .stroke(.path(leader), width: 0.75, color.multipliedAlpha(by: 0.75)),
            .stroke(.path(dimension), width: 1.25, color),
        ] + dots.map { .fill(.ellipse($0), .color(color)) }
    }

    private func label(_ placed: AnnotationLayout.PlacedCallout) -> [DrawingCommand] {
        let annotation = placed.callout.annotation
        let color = style.color(of: annotation.layer)
        var textBox = placed.label
        var commands: [DrawingCommand]
        switch annotation.layer {
        case .a11y: commands = badge(placed.label, color)
        case .hit:
            let edge = placed.label.inset(dx: 0.5, dy: 0.5)
            commands = [
                .fill(.rect(placed.label), .color(style.paper)),
                .stroke(.path(Path(AxisLine.sides(of: edge).flatMap(\.dashes))), width: 1, color),
            ]
        case .measure, .tokens:
            commands = [
                .fill(.roundedRect(placed.label, radius: 3), .color(style.paper)),
                .stroke(.roundedRect(placed.label.inset(dx: 0.5, dy: 0.5), radius: 2.5), width: 1, color),
            ]
        }
        if let swatch = placed.callout.swatch {
            let square = Rect(x: textBox.minX + style.labelPadding, y: textBox.midY - 4.5, width: 9, height: 9)
            commands += [
                .fill(.rect(square), .color(swatch)), .stroke(.rect(square), width: 1, style.legendInk),
            ]
            textBox = Rect(minX: textBox.minX + 14, minY: textBox.minY, maxX: textBox.maxX, maxY: textBox.maxY)
        }
        let ink = annotation.layer == .a11y ? style.paper : style.ink
        return commands + text(annotation.text, center: textBox.center, ink)
    }

    private func badge(_ rect: Rect, _ color: Color) -> [DrawingCommand] {
        [.fill(.roundedRect(rect, radius: rect.height / 2), .color(color))]
    }

    private func legendLine(_ line: AnnotationLayout.LegendLine) -> [DrawingCommand] {
        let isMirrored = line.text.minX < line.badge.minX
        let words = texts.line(
            line.annotation.legend ?? "", font: style.font, in: line.text, aligned: isMirrored ? .trailing : .leading)
        return badge(line.badge, style.color(of: .a11y))
            + text(line.annotation.text, center: line.badge.center, style.paper)
            + [words].compactMap { $0.map { command(of: $0, style.ink) } }
    }

    private func text(_ text: String, center: Point, _ color: Color) -> [DrawingCommand] {
        [texts.title(text, font: style.font, center: center)].compactMap { $0.map { command(of: $0, color) } }
    }

    private func command(of line: SetLine, _ color: Color) -> DrawingCommand {
        .text(TextCommand(run: line.run, origin: line.origin, color: color, metrics: line.metrics))
    }
}

extension Path {
    fileprivate init(_ lines: [AxisLine]) {
        self.init()
        for line in lines {
            move(to: line.start)
            self.line(to: line.end)
        }
    }

    /// Open lines, each from point to point.
    fileprivate init(lines: [[Point]]) {
        self.init()
        for line in lines {
            for (number, point) in line.enumerated() {
                if number == 0 { move(to: point) } else { self.line(to: point) }
            }
        }
    }
}
