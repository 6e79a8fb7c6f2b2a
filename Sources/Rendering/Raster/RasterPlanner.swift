import DisplayLists
import DrawingLibraries
import Geometry
import Rasters
import Styles

/// Finds the place of each command on the canvas, and gathers the masks and rasters that it needs.
struct RasterPlanner {
    let sources: RasterSources
    let space: DeviceSpace
    /// All of the picture.
    let canvas: PixelRect
    /// What of the picture is to be drawn; commands that lie elsewhere are left out.
    let area: PixelRect

    func place(_ commands: [DrawingCommand]) throws(DrawingError) -> [PlacedCommand] {
        var placed: [PlacedCommand] = []
        for command in commands {
            for item in try place(command) {
                let frame = item.frame.intersection(area)
                if !frame.isEmpty { placed.append(PlacedCommand(frame: frame, drawing: item.drawing)) }
            }
        }
        return placed
    }

    private func place(_ command: DrawingCommand) throws(DrawingError) -> [PlacedCommand] {
        switch command {
        case .group(let group): return try place(group)
        case .text(let text): return place(text)
        default: break
        }
        guard let frame = command.bounds.map(space.pixels(touchedBy:)), !frame.intersection(area).isEmpty else {
            return []
        }
        switch command {
        case .fill(let shape, let paint): return [.init(frame: frame, drawing: .fill(shape, paint))]
        case .stroke(let shape, let width, let color):
            return [.init(frame: frame, drawing: .stroke(shape, width: width, color))]
        case .hairline(let rect, let color):
            let line = Rect(
                minX: rect.minX, minY: rect.maxY - 1 / space.pixelsPerPoint, maxX: rect.maxX, maxY: rect.maxY)
            return [.init(frame: frame, drawing: .fill(.rect(line), .color(color)))]
        case .shadow(let shape, let shadow): return try [place(shadow, of: shape)]
        case .picture(let picture): return place(picture)
        case .text, .group: return []
        }
    }

    private func place(_ shadow: Shadow, of shape: Shape) throws(DrawingError) -> PlacedCommand {
        let mask = try sources.shadows.mask(of: shape, shadow: shadow, in: space, canvas: canvas)
        return PlacedCommand(frame: mask.frame, drawing: .masks([mask], PremultipliedColor(shadow.color)))
    }

    private func place(_ group: DrawingGroup) throws(DrawingError) -> [PlacedCommand] {
        guard group.opacity > 0 else { return [] }
        let clip = clip(to: group.clip)
        let commands = try place(group.commands)
        // What needs no surface of its own is drawn as if there were no group.
        if case .none = clip, group.opacity >= 1 { return commands }
        let all = commands.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.frame) }
        let frame = group.clip.map { all.intersection(space.pixels(touchedBy: $0.bounds)) } ?? all
        return [
            PlacedCommand(frame: frame, drawing: .group(commands, opacity: min(group.opacity, 1), clip: clip))
        ]
    }

    private func clip(to shape: Shape?) -> PlacedCommand.Clip {
        guard let shape else { return .none }
        if case .rect(let rect) = shape, let pixels = space.wholePixels(of: rect) { return .pixels(pixels) }
        return .shape(shape)
    }

    private func place(_ command: PictureCommand) -> [PlacedCommand] {
        guard let raster = sources.pictures.placed(command, in: space) else { return [] }
        let drawing = command.clip.map { PlacedCommand.Drawing.picture(raster, clip: $0) } ?? .rasters([raster])
        return [PlacedCommand(frame: raster.frame, drawing: drawing)]
    }

    private func place(_ command: TextCommand) -> [PlacedCommand] {
        let pixelsPerEm = command.run.font.size * space.pixelsPerPoint
        let x = command.origin.x * space.pixelsPerPoint
        let baseline = space.pixel(command.origin.y)
        guard pixelsPerEm > 0, abs(x) < 1e6, command.color.alpha > 0 else { return [] }
        guard pixelsPerEm <= GlyphMasks.largestSize else { return place(outlineOf: command) }
        let glyphs = sources.text.shapedRun(for: command.run).glyphs
        let color = PremultipliedColor(command.color)
        let masks = sources.glyphs.masks(
            of: glyphs.filter { !sources.text.isPicture($0) }, x: x, baseline: baseline, pixelsPerEm: pixelsPerEm)
        return [
            PlacedCommand(frame: union(masks.map(\.frame)), drawing: .masks(masks, color)),
            placeEmoji(of: glyphs, x: x, baseline: baseline, pixelsPerEm: pixelsPerEm),
        ]
    }

    private func placeEmoji(
        of glyphs: [ShapedRun.Glyph], x: Double, baseline: Int, pixelsPerEm: Double
    ) -> PlacedCommand {
        let rasters = sources.emoji.rasters(
            of: glyphs.filter(sources.text.isPicture), x: x, baseline: baseline, pixelsPerEm: pixelsPerEm)
        return PlacedCommand(frame: union(rasters.map(\.frame)), drawing: .rasters(rasters))
    }

    /// Letters too large to be kept as masks.
    private func place(outlineOf command: TextCommand) -> [PlacedCommand] {
        let outline = Shape.path(
            sources.text.outline(of: command.run).offset(dx: command.origin.x, dy: command.origin.y))
        return [
            PlacedCommand(
                frame: space.pixels(touchedBy: outline.bounds), drawing: .fill(outline, .color(command.color)))
        ]
    }

    private func union(_ frames: [PixelRect]) -> PixelRect {
        frames.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }
}

extension PremultipliedColor {
    init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
