import DisplayLists
import Geometry
package import Rasters
import Styles

/// Finds the place of each command on the canvas, and gathers the masks and rasters that it needs.
struct RasterPlanner {
    let sources: RasterSources
    let space: DeviceSpace
    /// All of the picture; commands that lie elsewhere are left out.
    ///
    /// Not a part of it: what a group's surface holds, and with it how curves on it are cut, would depend on the part.
    let canvas: PixelRect
    /// What the picture is filled with first.
    let background: PremultipliedARGB
    /// Whether any group has to know what lies beneath it.
    let hasMaterials: Bool
    /// What materials show, so far.
    private(set) var materials: [MaterialPlace: PlacedRaster] = [:]
    /// What was placed before the group that is placed at the moment, for materials in it.
    private var beneath: [PlacedCommand] = []
    /// What materials may show: in a group that lets nothing shine through, as a screen in a device, nothing around it.
    private var shownThrough: PixelRect

    init(of list: DisplayList, _ sources: RasterSources, space: DeviceSpace, canvas: PixelRect) {
        self.sources = sources
        self.space = space
        self.canvas = canvas
        shownThrough = canvas
        background = PremultipliedARGB(list.background)
        hasMaterials = list.hasMaterials
    }

    mutating func place(_ commands: [DrawingCommand]) throws(DrawingError) -> [PlacedCommand] {
        var placed: [PlacedCommand] = []
        placed.reserveCapacity(4 * commands.count)
        try place(commands, into: &placed)
        return placed
    }

    private mutating func place(
        _ commands: [DrawingCommand], into placed: inout [PlacedCommand]
    ) throws(DrawingError) {
        for command in commands { try place(command, into: &placed) }
    }

    private mutating func place(_ command: DrawingCommand, into placed: inout [PlacedCommand]) throws(DrawingError) {
        switch command {
        case .group(let group): try place(group, into: &placed)
        case .text(let text): place(text, into: &placed)
        case .picture(let picture) where mayTouch(command): place(picture, into: &placed)
        case .shadow(let shape, let shadow) where mayTouch(command): try place(shadow, of: shape, into: &placed)
        case .fill(let shape, .material(let material)): try place(material, in: shape, into: &placed)
        case .fill(let shape, let paint):
            if case .color(let color) = paint, let mask = try sources.shapes.mask(of: shape, in: space) {
                add(.masks([mask], PremultipliedARGB(color), top: 0), in: mask.frame, to: &placed)
            } else {
                add(.fill(shape, paint), touching: bounds(of: command), to: &placed)
            }
            if case .color(let color) = paint, PremultipliedARGB(color).alpha == 255 {
                placed.cutMasks(under: space.pixels(surelyIn: shape))
            }
        case .stroke(let shape, let width, let color):
            let masks: [PlacedMask]? =
                if let mask = try sources.shapes.mask(ofLine: width, along: shape, in: space) {
                    [mask]
                } else {
                    try sources.strokes.masks(of: shape, width: width, in: space)
                }
            if let masks {
                let line = PlacedCommand.Kind.masks(masks, PremultipliedARGB(cutting: color), top: 0)
                add(line, in: .union(of: masks.map(\.frame)), to: &placed)
            } else {
                add(.stroke(shape, width: width, color), touching: bounds(of: command), to: &placed)
            }
        case .hairline(let rect, let color):
            let line = Rect(
                minX: rect.minX, minY: rect.maxY - 1 / space.pixelsPerPoint, maxX: rect.maxX, maxY: rect.maxY)
            add(.fill(.rect(line), .color(color)), touching: bounds(of: command), to: &placed)
        case .picture, .shadow: break
        }
    }

    private func mayTouch(_ command: DrawingCommand) -> Bool {
        bounds(of: command).map { !space.pixels(touchedBy: $0).intersection(canvas).isEmpty } ?? false
    }

    private func bounds(of command: DrawingCommand) -> Rect? { command.bounds(measurer: sources.text) }

    private func add(_ kind: PlacedCommand.Kind, touching bounds: Rect?, to placed: inout [PlacedCommand]) {
        if let bounds { add(kind, in: space.pixels(touchedBy: bounds), to: &placed) }
    }

    private func add(_ kind: PlacedCommand.Kind, in frame: PixelRect, to placed: inout [PlacedCommand]) {
        let frame = frame.intersection(canvas)
        if !frame.isEmpty { placed.append(PlacedCommand(frame: frame, kind: kind)) }
    }

    private func place(
        _ shadow: Shadow, of shape: Shape, into placed: inout [PlacedCommand]
    ) throws(DrawingError) {
        let mask = try sources.shadows.mask(of: shape, shadow: shadow, in: space, canvas: canvas)
        add(.masks([mask], PremultipliedARGB(shadow.color), top: 0), in: mask.frame, to: &placed)
    }

    /// What lies beneath is drawn once more, as far as it shows through.
    private mutating func place(
        _ material: Material, in shape: Shape, into placed: inout [PlacedCommand]
    ) throws(DrawingError) {
        var whole: PixelRect?
        if case .rect(let rect) = shape { whole = space.wholePixels(of: rect) }
        let frame = (whole ?? space.pixels(touchedBy: shape.bounds)).intersection(shownThrough)
        guard !frame.isEmpty else { return }
        let blur = MaterialBlur(deviation: material.blur * space.pixelsPerPoint)
        let region = PixelRect(
            columns: frame.columns.lowerBound - blur.reach..<frame.columns.upperBound + blur.reach,
            rows: frame.rows.lowerBound - blur.reach..<frame.rows.upperBound + blur.reach
        ).intersection(shownThrough)
        var under = Canvas(frame: region, pixelsPerPoint: space.pixelsPerPoint)
        under.clear(to: background)
        try under.draw(beneath + placed, pixelsPerPoint: space.pixelsPerPoint)
        let shown = try under.raster.seen(
            through: material, blur, part: frame.moved(dx: -region.x, dy: -region.y))
        let picture = PlacedRaster(raster: shown, x: frame.x, y: frame.y)
        materials[MaterialPlace(shape, material)] = picture
        add(whole == nil ? .picture(picture, clip: shape) : .rasters([picture]), in: frame, to: &placed)
    }

    private mutating func place(_ group: DrawingGroup, into placed: inout [PlacedCommand]) throws(DrawingError) {
        guard group.opacity > 0 else { return }
        var inside: InnerPixels?
        if let shape = group.clip, group.opacity >= 1 { inside = space.inner(of: shape) }
        let clip = clip(to: group.clip, inside: inside, isOpaque: group.isOpaque)
        // What needs no surface of its own is drawn as if there were no group.
        if case .none = clip, group.opacity >= 1 { return try place(group.commands, into: &placed) }
        let outer = (beneath, shownThrough)
        if hasMaterials { beneath += placed }
        if group.isOpaque, let shape = group.clip {
            shownThrough = shownThrough.intersection(space.nearestPixels(to: shape.bounds))
        }
        defer { (beneath, shownThrough) = outer }
        let commands = try place(group.commands)
        let all = PixelRect.union(of: commands.map(\.frame))
        let frame = group.clip.map { all.intersection(space.pixels(touchedBy: $0.bounds)) } ?? all
        let kind = PlacedCommand.Kind.group(commands, opacity: min(group.opacity, 1), clip: clip)
        add(kind, in: frame, to: &placed)
        if let inside, group.isOpaque {
            placed.cutHole(inside.level)
        } else {
            placed.cutMasks(under: pixels(surelyCoveredBy: kind))
        }
    }

    private func clip(to shape: Shape?, inside: InnerPixels?, isOpaque: Bool) -> PlacedCommand.Clip {
        guard let shape else { return .none }
        if case .rect(let rect) = shape, let pixels = space.wholePixels(of: rect) { return .pixels(pixels) }
        return inside.map { .edge(shape, inside: $0, isOpaque: isOpaque, sources.shapes) } ?? .shape(shape)
    }

    private func place(_ command: PictureCommand, into placed: inout [PlacedCommand]) {
        guard let raster = sources.pictures.placed(command, in: space) else { return }
        let kind = command.clip.map { self.kind(of: raster, clip: $0) } ?? PlacedCommand.Kind.rasters([raster])
        add(kind, in: raster.frame, to: &placed)
        placed.cutMasks(under: pixels(surelyCoveredBy: kind))
    }

    /// A picture that covers a shape's frame and lets nothing show through is drawn in place.
    private func kind(of raster: PlacedRaster, clip: Shape) -> PlacedCommand.Kind {
        guard raster.isOpaque, space.wholePixels(of: clip.bounds) == raster.frame,
            let inside = space.inner(of: clip)
        else { return .picture(raster, clip: clip) }
        let picture = PlacedCommand(frame: raster.frame, kind: .rasters([raster]))
        return .group([picture], opacity: 1, clip: .edge(clip, inside: inside, isOpaque: true, sources.shapes))
    }

    /// Pixels that a picture surely draws over, whatever was there; `nil` where none is known.
    private func pixels(surelyCoveredBy kind: PlacedCommand.Kind) -> PixelRect? {
        switch kind {
        case .rasters(let rasters):
            guard rasters.count == 1, rasters[0].isOpaque else { return nil }
            return rasters[0].frame
        case .group(let commands, let opacity, let clip):
            guard commands.count == 1, opacity >= 1, let covered = pixels(surelyCoveredBy: commands[0].kind) else {
                return nil
            }
            switch clip {
            case .none: return covered
            case .pixels(let pixels): return covered.intersection(pixels)
            case .shape(let shape): return space.pixels(surelyIn: shape).map(covered.intersection)
            case .edge(_, let inside, _, _): return covered.intersection(inside.level)
            }
        case .fill, .stroke, .masks, .picture: return nil
        }
    }

    private func place(_ command: TextCommand, into placed: inout [PlacedCommand]) {
        let pixelsPerEm = command.run.font.size * space.pixelsPerPoint
        let x = command.origin.x * space.pixelsPerPoint
        let baseline = space.pixel(command.origin.y)
        guard pixelsPerEm > 0, abs(x) < 1e6, command.color.alpha > 0 else { return }
        guard pixelsPerEm <= GlyphMasks.largestSize else { return place(outlineOf: command, into: &placed) }
        let line = sources.lines.line(of: command.run, x: x, pixelsPerEm: pixelsPerEm)
        add(
            .masks(line.masks, PremultipliedARGB(command.color), top: baseline),
            in: line.frame.moved(dx: 0, dy: baseline), to: &placed)
        guard !line.emoji.isEmpty else { return }
        let rasters = sources.emoji.rasters(of: line.emoji, x: x, baseline: baseline, pixelsPerEm: pixelsPerEm)
        add(.rasters(rasters), in: .union(of: rasters.map(\.frame)), to: &placed)
    }

    /// Letters too large to be kept as masks.
    private func place(outlineOf command: TextCommand, into placed: inout [PlacedCommand]) {
        let outline = Shape.path(
            sources.text.outline(of: command.run).offset(dx: command.origin.x, dy: command.origin.y))
        add(.fill(outline, .color(command.color)), touching: outline.bounds, to: &placed)
    }
}

extension [PlacedCommand] {
    /// Tells the commands before the last that it draws over some pixels.
    fileprivate mutating func cutHole(_ hole: PixelRect) {
        for index in indices.dropLast() where self[index].hole == nil && !self[index].frame.intersection(hole).isEmpty {
            self[index].hole = hole
        }
    }
}

extension [PlacedCommand] {
    /// Tells the masks before the last command that it draws over some pixels: most often they are a shadow, or a ground,
    /// of which nobody sees the middle.
    fileprivate mutating func cutMasks(under hole: PixelRect?) {
        guard count > 1, case .masks = self[count - 2].kind, self[count - 2].hole == nil else { return }
        self[count - 2].hole = hole
    }
}

extension PixelRect {
    /// The smallest that holds all of them; an empty one for none.
    static func union(of frames: [PixelRect]) -> PixelRect {
        frames.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }
}

extension PremultipliedARGB {
    init(_ color: Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// What Cairo makes of a colour: components of 16 bits, of which the lower half is cut off.
    init(cutting color: Color) {
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65_535 + 0.5) >> 8 }
        let alpha = min(max(color.alpha, 0), 1)
        self.init(
            argb: byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
                | byte(color.blue * alpha))
    }
}

/// A picture ready to be drawn band by band: its size, and the commands with their places in pixels.
package struct RasterPlan {
    /// Of the picture.
    package let size: PixelSize
    let background: PremultipliedARGB
    let pixelsPerPoint: Double
    let commands: [PlacedCommand]
    /// What materials show, as pictures.
    package let materials: MaterialPictures

    /// The commands, as far as they touch some rows.
    func commands(onRows rows: Range<Int>) -> [PlacedCommand] {
        guard commands.contains(where: \.hasManyLines) else { return commands }
        return commands.map { $0.cut(toRows: rows, pixelsPerPoint: pixelsPerPoint) }
    }

    /// Whether nothing shows through the ground of the picture, so that nothing does anywhere.
    package var isOpaque: Bool { background.alpha == 255 }

    /// Whether it shows pictures of files, or letters that are pictures.
    package var showsPictures: Bool { commands.contains(where: \.showsPictures) }

    /// What decides the pixels of some rows.
    package func recipe(ofRows rows: Range<Int>) -> BandRecipe {
        BandRecipe(
            commands(onRows: rows), in: PixelRect(columns: 0..<size.width, rows: rows), background: background,
            pixelsPerPoint: pixelsPerPoint, around: part(ofRows: rows))
    }
}

/// What drawings are made from, remembered from one to the next; belongs to one thread.
final class RasterSources {
    let text: TextEngine
    let pictures: PictureStore
    let lines: MaskLines
    let emoji: ColorGlyphRasters
    let shapes = ShapeMasks()
    let strokes = StrokeMasks()
    let shadows = ShadowMasks()

    init(text: TextEngine, pictures: PictureStore) {
        self.text = text
        self.pictures = pictures
        lines = MaskLines(text: text)
        emoji = ColorGlyphRasters(engine: text)
    }
}
