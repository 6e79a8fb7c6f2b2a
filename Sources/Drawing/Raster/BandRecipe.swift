import DisplayLists
import Files
import Rasters

/// All that decides the pixels of a band: where it lies, and the commands that touch it, with what they need.
///
/// Two recipes are equal only if bit for bit the same would be drawn in the same order; so what was made from one
/// serves for the other. Numbers are compared by their bits, masks and rasters by all of their pixels, which takes no
/// time where they share memory; those of picture files by digests of their pixels, so that a recipe keeps none of them.
package struct BandRecipe: Equatable {
    private var encoder = DrawingEncoder(capacity: 1024)
    /// Of the encoder's words.
    private var digest: UInt64 = 0
    private var masks: [CoverageMask] = []
    private var rasters: [Raster] = []
}

extension BandRecipe: Hashable {
    /// The words hold the sizes and places of masks and rasters; these need not be read for a hash.
    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    /// The bytes that the recipe keeps alive, as far as they are its own.
    package var byteCount: Int {
        8 * encoder.words.count + 24 * masks.count + rasters.reduce(0) { $0 + 32 + 4 * $1.pixels.count }
    }
}

extension BandRecipe {
    /// - Parameters:
    ///   - frame: the band's pixels.
    ///   - background: what the band is filled with first.
    ///   - part: what alone differs between pictures that have the band's ground, and is encoded apart.
    init(
        _ commands: [PlacedCommand], in frame: PixelRect, background: PremultipliedARGB, pixelsPerPoint: Double,
        around part: RasterPlan.Part? = nil
    ) {
        append(frame)
        if let part {
            append(part.frame)
            append(part.inside.level)
        }
        encoder.append(UInt64(background.argb))
        encoder.append(pixelsPerPoint)
        append(commands, touching: frame)
        digest = Digest128(of: encoder.words.span).low
    }

    /// The commands that are drawn on a canvas of this frame, as `Canvas.draw` chooses them.
    private mutating func append(_ commands: [PlacedCommand], touching frame: PixelRect) {
        for index in commands.indices where !commands[index].frame.intersection(frame).isEmpty {
            append(commands[index], on: frame)
        }
        append(Tag.end)
    }

    private mutating func append(_ command: PlacedCommand, on canvas: PixelRect) {
        switch command.kind {
        case .fill(let shape, let paint):
            append(Tag.fill)
            encoder.append(shape)
            encoder.append(paint)
        case .stroke(let shape, let width, let color):
            append(Tag.stroke)
            encoder.append(shape)
            encoder.append(width)
            encoder.append(color)
        case .masks(let masks, let color, let top):
            append(Tag.masks)
            encoder.append(UInt64(color.argb))
            encoder.append(masks.count)
            for mask in masks { append(mask, top: top) }
        case .rasters(let rasters):
            append(Tag.rasters)
            encoder.append(rasters.count)
            for raster in rasters { append(raster) }
        case .picture(let picture, let clip):
            append(Tag.picture)
            append(picture)
            encoder.append(clip)
        case .group(let commands, let opacity, let clip):
            append(Tag.group)
            let layer = command.frame.intersection(canvas)
            append(layer)
            encoder.append(opacity)
            append(clip)
            append(commands, touching: command.hasLayer ? layer : canvas)
        }
    }

    private mutating func append(_ clip: PlacedCommand.Clip) {
        switch clip {
        case .none: append(Tag.noClip)
        case .pixels(let pixels):
            append(Tag.pixels)
            append(pixels)
        case .shape(let shape):
            append(Tag.shape)
            encoder.append(shape)
        case .edge(let shape, _, _, _):
            append(Tag.edge)
            encoder.append(shape)
        }
    }

    private mutating func append(_ mask: PlacedMask, top: Int) {
        append(mask.frame.moved(dx: 0, dy: top))
        masks.append(mask.mask)
    }

    private mutating func append(_ raster: PlacedRaster) {
        append(raster.frame)
        if let digest = raster.digest {
            append(Tag.digest)
            encoder.append(digest.high)
            encoder.append(digest.low)
        } else {
            append(Tag.pixels)
            rasters.append(raster.raster)
        }
    }

    private mutating func append(_ frame: PixelRect) {
        encoder.append(frame.x)
        encoder.append(frame.y)
        encoder.append(frame.width)
        encoder.append(frame.height)
    }

    private mutating func append(_ tag: Tag) { encoder.append(tag.rawValue) }

    /// What the words after it mean.
    private enum Tag: UInt64 {
        case end, fill, stroke, masks, rasters, picture, group, noClip, pixels, shape, edge, digest
    }
}
